extension SSML {
    /// What the value of an attribute means: a type for each kind of value, which holds only what SSML knows.
    public protocol AttributeValue: Hashable, Sendable, CustomStringConvertible {
        /// Reads a value.
        ///
        /// - Throws: ``ValueError`` where the text is no such value.
        init(parsing text: String) throws(ValueError)

        /// The value as documents write it; reading it gives the value back.
        var text: String { get }
    }

    /// A text that is not the value that an attribute must have.
    public struct ValueError: Error, Hashable, Sendable, CustomStringConvertible {
        /// The attribute, if the value stood in one. ``SSML/Element/attribute(_:)`` has its place.
        public let attribute: AttributeName?

        /// The text; `nil` where the attribute is missing.
        public let text: String?

        /// What it should have been, as the end of “It must be …”.
        public let expectation: String

        init(attribute: AttributeName? = nil, text: String?, expectation: String) {
            self.attribute = attribute
            self.text = text
            self.expectation = expectation
        }

        func named(_ name: AttributeName) -> ValueError {
            ValueError(attribute: name, text: text, expectation: expectation)
        }

        /// What is wrong, in a sentence.
        public var description: String {
            switch (attribute, text) {
            case (let name?, let text?): "The value “\(text)” of “\(name)” must be \(expectation)."
            case (let name?, nil): "There is no “\(name)”; it must be \(expectation)."
            case (nil, let text): "“\(text ?? "")” must be \(expectation)."
            }
        }
    }
}

extension SSML.AttributeValue {
    /// The value as documents write it.
    public var description: String { text }
}
