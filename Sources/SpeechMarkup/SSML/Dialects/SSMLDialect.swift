/// The SSML that an engine takes.
///
///     SSMLDialect.polly.diagnostics(in: Array(source.utf8))   // what Polly refuses or leaves out, and why
///     document.rewritten(for: .azure, voice: "en-US-AvaNeural").document
///     try document.split(for: .google)                        // documents of 5,000 bytes at most
///
/// A dialect is one table of rows: an element, an attribute or a value, what the engine makes of it, and who says
/// so. What no row mentions is as in SSML 1.1.
public struct SSMLDialect: Hashable, Sendable, CustomStringConvertible {
    /// The name that commands and documentation use.
    public let name: String

    /// One sentence on whose it is, for help texts.
    public let summary: String

    /// How long a request may be, if anything is known of it.
    public let limit: SSMLLimit?

    let table: DialectTable

    /// SSML 1.1 as the W3C recommends it.
    public static let w3c = SSMLDialect(
        name: "w3c", summary: "SSML 1.1, W3C Recommendation of 2010", limit: nil, rows: "")

    /// AVSpeechUtterance of macOS and iOS. Apple has not published what it takes.
    public static let apple = SSMLDialect(
        name: "apple", summary: "Apple's AVSpeechUtterance", limit: nil, rows: appleRows)

    /// Cloud Text-to-Speech.
    public static let google = SSMLDialect(
        name: "google", summary: "Google Cloud Text-to-Speech", limit: .google, rows: googleRows)

    /// Azure AI Speech.
    public static let azure = SSMLDialect(
        name: "azure", summary: "Microsoft Azure AI Speech", limit: .azure, rows: azureRows)

    /// Amazon Polly.
    public static let polly = SSMLDialect(
        name: "polly", summary: "Amazon Polly", limit: .polly, rows: pollyRows)

    /// Skills for Alexa.
    public static let alexa = SSMLDialect(
        name: "alexa", summary: "Amazon Alexa skills", limit: .alexa, rows: alexaRows)

    /// IBM Watson Text to Speech.
    public static let watson = SSMLDialect(
        name: "watson", summary: "IBM Watson Text to Speech", limit: .watson, rows: watsonRows)

    /// espeak-ng 1.51.
    public static let espeak = SSMLDialect(
        name: "espeak-ng", summary: "espeak-ng 1.51 with -m", limit: nil, rows: espeakRows)

    /// Every dialect, the standard first.
    public static let all = [w3c, apple, google, azure, polly, alexa, watson, espeak]

    private init(name: String, summary: String, limit: SSMLLimit?, rows: String) {
        self.name = name
        self.summary = summary
        self.limit = limit
        table = DialectTable(rows, owner: name)
    }

    /// The dialect of a name, if there is one.
    public init?(name: String) {
        guard let dialect = Self.all.first(where: { $0.name == name }) else { return nil }
        self = dialect
    }

    /// Whether everything that is spoken must stand in a voice that is named.
    public var needsVoice: Bool { table.rowOfRootChildren != nil }

    /// The name.
    public var description: String { name }

    /// Whether two are the same dialect.
    public static func == (first: SSMLDialect, second: SSMLDialect) -> Bool { first.name == second.name }

    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
