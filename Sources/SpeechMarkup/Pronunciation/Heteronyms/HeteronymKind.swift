/// What kind of word a sense of a heteronym is: what the weights that all words share go by.
enum HeteronymKind: UInt8, CaseIterable, Sendable {
    case other
    case verb
    case noun
    case adjective
    case adjectiveOrNoun
    case nounOrVerb
    case name
}
