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
        private let content: Content
        let place: SourcePlace

        private enum Content {
            case string(String)
            /// So many bytes of the source, from the place on: no copy is made of what few will look at.
            case source([UInt8], count: Int32)
        }

        /// Where it starts in the source, in UTF-8 bytes; `nil` for a text that was not read.
        public var sourceOffset: Int? { place.start }

        /// The characters, references and line ends resolved.
        ///
        /// - Complexity: O(*n*) in the text.
        public var string: String {
            switch content {
            case .string(let string): string
            case .source: String(decoding: utf8, as: UTF8.self)
            }
        }

        /// The bytes of the characters.
        var utf8: ArraySlice<UInt8> {
            switch content {
            case .string(let string): Array(string.utf8)[...]
            case .source(let bytes, let count):
                place.start.map { bytes[$0..<$0 + Int(count)] } ?? []
            }
        }

        /// Whether there are no characters.
        public var isEmpty: Bool {
            switch content {
            case .string(let string): string.isEmpty
            case .source(_, let count): count == 0
            }
        }

        /// Makes a text.
        public init(_ string: String) {
            self.init(string, place: .none)
        }

        init(_ string: String, place: SourcePlace) {
            content = .string(string)
            self.place = place
        }

        /// A text that stands in the source as it is.
        init(_ range: Range<Int>, of source: [UInt8]) {
            content = .source(source, count: Int32(range.count))
            place = SourcePlace(range.lowerBound)
        }

        /// Whether two texts have the same characters.
        public static func == (one: Text, other: Text) -> Bool { one.string == other.string }

        /// Hashes the characters.
        public func hash(into hasher: inout Hasher) { hasher.combine(string) }
    }

    /// Where something was read. It has no part in equality: the same markup in two places is the same.
    struct SourcePlace: Hashable, Sendable {
        private let offset: Int32

        static let none = SourcePlace(offset: -1)

        private init(offset: Int32) {
            self.offset = offset
        }

        /// A byte of the source. Documents are limited to 1 GB.
        init(_ offset: Int) {
            self.offset = Int32(offset)
        }

        var start: Int? { offset < 0 ? nil : Int(offset) }

        static func == (_: SourcePlace, _: SourcePlace) -> Bool { true }

        func hash(into _: inout Hasher) {}
    }
}
