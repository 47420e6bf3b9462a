/// A language tag that does not follow the grammar of BCP 47.
public struct LanguageTagError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The tag as it was written.
    public let tag: String

    /// The part from its start that is a well-formed tag; often empty.
    public let wellFormed: String

    /// What is wrong, in a sentence.
    public var description: String {
        var text = "“\(tag)” is not a well-formed BCP 47 language tag"
        if tag.contains("_") {
            text += "; its parts are joined by “-”, as in “en-US”"
        } else if !wellFormed.isEmpty {
            text += "; only “\(wellFormed)” of it is"
        }
        return text + "."
    }
}
