/// A language tag that does not follow the grammar of BCP 47.
public struct LanguageTagError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What kind of error it is.
    public struct Code: Hashable, Sendable {
        /// The name of the kind.
        public let name: String

        /// Its parts are joined by `_`, as in ICU's and POSIX's names of locales.
        public static let underscore = Code(name: "underscore")
        /// It does not follow the grammar.
        public static let malformed = Code(name: "malformed")
    }

    /// The tag as it was written.
    public let tag: String

    /// The part from its start that is a well-formed tag; often empty.
    public let wellFormed: String

    /// What kind of error it is.
    public var code: Code { tag.contains("_") ? .underscore : .malformed }

    /// What is wrong, in a sentence.
    public var description: String {
        var text = "“\(tag)” is not a well-formed BCP 47 language tag"
        if code == .underscore {
            text += "; its parts are joined by “-”, as in “en-US”"
        } else if !wellFormed.isEmpty {
            text += "; only “\(wellFormed)” of it is"
        }
        return text + "."
    }
}
