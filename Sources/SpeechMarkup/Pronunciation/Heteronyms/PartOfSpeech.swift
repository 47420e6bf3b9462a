/// What a word is in its sentence, as far as it helps to tell pronunciations apart.
public enum PartOfSpeech: String, Hashable, Sendable, CaseIterable {
    /// *a record, the lead*
    case noun
    /// *to record*
    case verb
    /// The past or the past participle of a verb: *she read it, he wound the clock*.
    case past
    /// *a minute amount*
    case adjective
    /// Both an adjective and a noun: *close friends, at the close*.
    case adjectiveOrNoun = "adjective-noun"
    /// Both a noun and a verb: *the lead, to lead*.
    case nounOrVerb = "noun-verb"
    /// Any of the three: *content people, to content them*.
    case adjectiveNounOrVerb = "adjective-noun-verb"
    /// A name: *Reading, Ravel*.
    case name
}
