extension SSML {
    /// What an element contains.
    ///
    /// Comments and processing instructions are not kept: nobody hears them, and engines count them.
    public enum Node: Hashable, Sendable {
        /// An element.
        case element(Element)
        /// Some text, as long as it is: no two texts are side by side in a document that was read.
        case text(Text)

        /// Makes a text.
        public static func text(_ string: String) -> Node { .text(Text(string)) }
    }

    /// Some text in a document.
    public struct Text: Hashable, Sendable {
        /// The characters, references and line ends resolved.
        public package(set) var string: String

        let place: Place

        /// Where it starts in the source, in UTF-8 bytes; `nil` for a text that was not read.
        public var sourceOffset: Int? { place.start }

        /// Makes a text.
        public init(_ string: String) {
            self.init(string, place: .none)
        }

        init(_ string: String, place: Place) {
            self.string = string
            self.place = place
        }

        /// Some other text in the same place.
        package func replacing(_ string: String) -> Text { Text(string, place: place) }
    }

    /// Where something was read. It has no part in equality: the same markup in two places is the same.
    struct Place: Hashable, Sendable {
        private let offset: Int32

        static let none = Place(offset: -1)

        private init(offset: Int32) {
            self.offset = offset
        }

        /// A byte of the source. Documents are limited to 1 GB.
        init(_ offset: Int) {
            self.offset = Int32(offset)
        }

        var start: Int? { offset < 0 ? nil : Int(offset) }

        static func == (_: Place, _: Place) -> Bool { true }

        func hash(into _: inout Hasher) {}
    }
}
