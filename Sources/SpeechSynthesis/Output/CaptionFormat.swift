/// A format of captions.
public struct CaptionFormat: Sendable {
    /// The name that commands and documentation use.
    public let name: String

    /// One sentence on the format, for help texts.
    public let summary: String

    /// What the names of its files end with, without the full stop.
    public let fileExtension: String

    /// What stands before the first cue.
    public let opening: String

    /// Writes a cue, which has a number from 1.
    let write: @Sendable (CaptionCue, _ number: Int) -> String

    /// WebVTT (W3C), with the time of each word.
    ///
    ///     00:00:00.000 --> 00:00:01.000
    ///     The <00:00:00.107>cat <00:00:00.418>sat.
    public static let webVTT = CaptionFormat(
        name: "webvtt", summary: "WebVTT, with the time of each word", fileExtension: "vtt", opening: "WEBVTT\n\n"
    ) { cue, _ in
        "\(cue.timing(separator: "."))\n"
            + cue.lines.map { line in
                line.map { piece in
                    (piece.time.map { "<\(CaptionCue.timestamp($0, separator: "."))>" } ?? "") + escaped(piece.text)
                }.joined() + "\n"
            }.joined() + "\n"
    }

    /// SubRip, which players of video read everywhere.
    ///
    ///     1
    ///     00:00:00,000 --> 00:00:01,000
    ///     The cat sat.
    public static let subRip = CaptionFormat(
        name: "srt", summary: "SubRip, which players of video read everywhere", fileExtension: "srt", opening: ""
    ) { cue, number in
        "\(number)\n\(cue.timing(separator: ","))\n"
            + cue.lines.map { $0.map(\.text).joined() + "\n" }.joined() + "\n"
    }

    /// Every format.
    public static let all = [webVTT, subRip]

    /// The format of a name.
    public init?(name: String) {
        guard let format = Self.all.first(where: { $0.name == name }) else { return nil }
        self = format
    }

    /// The format of files whose names end so, capitals or not.
    public init?(fileExtension: String) {
        guard let format = Self.all.first(where: { $0.fileExtension == fileExtension.lowercased() }) else { return nil }
        self = format
    }

    private init(
        name: String, summary: String, fileExtension: String, opening: String,
        write: @escaping @Sendable (CaptionCue, Int) -> String
    ) {
        self.name = name
        self.summary = summary
        self.fileExtension = fileExtension
        self.opening = opening
        self.write = write
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            // A NUL is no character of WebVTT.
            case "\0": escaped += "\u{FFFD}"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}

extension CaptionFormat: Hashable, CustomStringConvertible {
    /// Whether the formats are the same.
    public static func == (one: CaptionFormat, other: CaptionFormat) -> Bool { one.name == other.name }

    /// Adds the name to a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    /// The name.
    public var description: String { name }
}

/// What is shown at a time.
struct CaptionCue: Sendable {
    /// A part of a line, and when its word is heard, where that is after the cue has come up.
    struct Piece: Sendable {
        var text: String
        /// In milliseconds.
        var time: Int?
    }

    /// In milliseconds from the start of the audio.
    var start: Int
    var end: Int
    var lines: [[Piece]]

    func timing(separator: String) -> String {
        "\(Self.timestamp(start, separator: separator)) --> \(Self.timestamp(end, separator: separator))"
    }

    /// Hours, minutes, seconds and milliseconds.
    static func timestamp(_ milliseconds: Int, separator: String) -> String {
        func digits(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
        }
        let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
        return "\(digits(seconds / 3600, 2)):\(digits(seconds / 60 % 60, 2)):\(digits(seconds % 60, 2))"
            + "\(separator)\(digits(rest, 3))"
    }
}

extension Duration {
    /// Whole milliseconds; the rest is cut off.
    var milliseconds: Int {
        let (seconds, attoseconds) = components
        return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    }
}
