public import TextToolkit

/// Captions in the WebVTT format (W3C), a cue for each sentence, with the time of each word in it.
///
///     WEBVTT
///
///     00:00:00.000 --> 00:00:00.886
///     The <00:00:00.107>cat <00:00:00.418>sat.
public struct WebVTTCaptions: Sendable {
    /// What stands before the first cue.
    public static let opening = "WEBVTT\n\n"

    private let sentences: Segmenter

    /// Makes captions.
    ///
    /// - Throws: `SegmentationError` where ICU cannot open its rules for sentences.
    public init(language: LanguageTag) throws(SegmentationError) {
        sentences = try Segmenter(by: .sentence, language: language)
    }

    /// The cues of a text; a sentence without words has none.
    ///
    /// - Parameters:
    ///   - text: What was spoken, ``Utterance/text``.
    ///   - words: Its words, in order.
    ///   - start: When the text starts in the audio.
    /// - Complexity: O(*n*) in the text.
    public func cues(of text: String, words: [SpokenWord], from start: Duration = .zero) -> String {
        let bytes = UTF8Text(text)
        var cues = ""
        var rest = words[...]
        for sentence in sentences.segments(in: bytes) {
            let own = rest.prefix { $0.range.lowerBound < sentence.range.upperBound }
            rest = rest.dropFirst(own.count)
            guard let first = own.first, let last = own.last else { continue }
            let begin = (start + first.time).milliseconds
            // What is heard not at all is still to be seen.
            let end = max((start + last.time + last.duration).milliseconds, begin + 1)
            cues += "\(Self.timestamp(begin)) --> \(Self.timestamp(end))\n"
            var line: [UInt8] = []
            var place = sentence.range.lowerBound
            var latest = begin
            for word in own {
                line += Self.escaped(bytes.bytes[place..<word.range.lowerBound])
                place = word.range.lowerBound
                let time = (start + word.time).milliseconds
                // Times in a cue grow, and are within it.
                guard time > latest, time < end else { continue }
                latest = time
                line += "<\(Self.timestamp(time))>".utf8
            }
            line += Self.escaped(bytes.bytes[place..<sentence.range.upperBound])
            cues += String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
            cues += "\n\n"
        }
        return cues
    }

    private static func escaped(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var escaped: [UInt8] = []
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "&"): escaped += "&amp;".utf8
            case UInt8(ascii: "<"): escaped += "&lt;".utf8
            case UInt8(ascii: ">"): escaped += "&gt;".utf8
            // A NUL is no character of WebVTT.
            case 0: escaped += "\u{FFFD}".utf8
            default: escaped.append(byte)
            }
        }
        return escaped
    }

    private static func timestamp(_ milliseconds: Int) -> String {
        func digits(_ number: Int, _ count: Int) -> String {
            let text = String(number)
            return String(repeating: "0", count: max(0, count - text.utf8.count)) + text
        }
        let (seconds, rest) = milliseconds.quotientAndRemainder(dividingBy: 1000)
        return
            "\(digits(seconds / 3600, 2)):\(digits(seconds / 60 % 60, 2)):\(digits(seconds % 60, 2)).\(digits(rest, 3))"
    }
}

extension Duration {
    /// Whole milliseconds; the rest is cut off.
    var milliseconds: Int {
        let (seconds, attoseconds) = components
        return Int(seconds) * 1000 + Int(attoseconds / 1_000_000_000_000_000)
    }
}
