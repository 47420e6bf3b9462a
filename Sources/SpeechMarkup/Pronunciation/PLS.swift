/// The names of W3C's Pronunciation Lexicon Specification 1.0.
enum PLS {
    static let namespace = "http://www.w3.org/2005/01/pronunciation-lexicon"

    /// The name of the property by which a lexicon says whether capitals make a difference, which PLS leaves open.
    static let letterCaseProperty = "case"

    /// The name of the property by which a lexicon asks for the inflections of its words, their names with white
    /// space between.
    static let inflectionsProperty = "inflections"
}
