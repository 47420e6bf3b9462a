/// How long a request to an engine may be, counted as its vendor counts.
public struct SSMLLimit: Hashable, Sendable {
    /// What is counted.
    public enum Unit: String, Sendable, CaseIterable {
        /// Bytes of UTF-8, tags and references as they are written.
        case bytes
        /// Characters, tags and references as they are written. No vendor says what a character is: UTF-16 units
        /// are counted, of which there are never fewer than of scalars.
        case characters
        /// Characters outside tags, in UTF-16 units.
        case textCharacters
        /// Elements that are counted as one kind, such as audio clips.
        case elements
    }

    /// A number that must not be exceeded.
    public struct Bound: Hashable, Sendable {
        /// What is counted.
        public let unit: Unit
        /// The most there may be.
        public let most: Int
        /// The elements that ``Unit/elements`` counts.
        public let elements: [String]

        /// Names a bound.
        ///
        /// - Parameter elements: The names of those that ``Unit/elements`` counts, as documents write them.
        public init(_ most: Int, _ unit: Unit, of elements: [String] = []) {
            self.unit = unit
            self.most = most
            self.elements = elements
        }

        /// The number and what it is of, for messages.
        public var description: String {
            switch unit {
            case .bytes: "\(most) bytes, tags included"
            case .characters: "\(most) characters, tags included"
            case .textCharacters: "\(most) characters outside tags"
            case .elements: "\(most) elements \(elements.joined(separator: " and "))"
            }
        }
    }

    /// All that must hold.
    public let bounds: [Bound]

    /// Who says so.
    public let source: String

    /// Names a limit: that of another kind of request, say.
    public init(bounds: [Bound], source: String) {
        self.bounds = bounds
        self.source = source
    }

    static let google = SSMLLimit(
        bounds: [Bound(5000, .bytes)],
        source: "cloud.google.com/text-to-speech/quotas: 5,000 bytes of input per request")

    /// “No more than 3000 can be billed characters … SSML tags are not counted as billed characters.”
    static let polly = SSMLLimit(
        bounds: [Bound(6000, .characters), Bound(3000, .textCharacters)],
        source:
            "docs.aws.amazon.com/polly/latest/dg/limits.html: 6,000 characters, of which 3,000 billed; tags are free"
    )

    /// The reference of the response format said 8,000 before it said 10,000; what fits the smaller fits both.
    static let alexa = SSMLLimit(
        bounds: [Bound(8000, .characters), Bound(5, .elements, of: ["audio"])],
        source:
            "developer.amazon.com, custom skills, request and response JSON reference: 8,000 characters; 5 audio files"
    )

    static let watson = SSMLLimit(
        bounds: [Bound(5 * 1024, .bytes)],
        source: "cloud.ibm.com/docs/text-to-speech?topic=text-to-speech-usingHTTP: 5 KB of text, SSML included")

    /// The ten minutes of audio of a request cannot be told from a document.
    static let azure = SSMLLimit(
        bounds: [Bound(50, .elements, of: ["voice", "audio"])],
        source: "learn.microsoft.com, speech service quotas and limits: 50 voice and audio elements per request")
}
