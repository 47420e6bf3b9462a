/// What a word is in its sentence, as far as it helps to tell its senses apart.
public enum PartOfSpeech: Hashable, Sendable, CaseIterable {
    /// *to record*, *she wound the clock*
    case verb
    /// *a record*
    case noun
    /// *a minute amount*
    case adjective
    /// Both: *close friends*, *from up close*.
    case adjectiveOrNoun
    /// Both: *the lead*, *to lead*.
    case nounOrVerb
    /// The name of somebody or of a place: *Ravel*, *Reading*.
    case name
    /// Anything else, and what may be anything.
    case other

    init(_ kind: HeteronymKind) {
        self =
            switch kind {
            case .verb: .verb
            case .noun: .noun
            case .adjective: .adjective
            case .adjectiveOrNoun: .adjectiveOrNoun
            case .nounOrVerb: .nounOrVerb
            case .name: .name
            case .other: .other
            }
    }

    /// What the model calls it.
    var kind: HeteronymKind {
        switch self {
        case .verb: .verb
        case .noun: .noun
        case .adjective: .adjective
        case .adjectiveOrNoun: .adjectiveOrNoun
        case .nounOrVerb: .nounOrVerb
        case .name: .name
        case .other: .other
        }
    }
}
