public import TextToolkit

/// Captions for speech, written as its words come.
///
///     var captions = try Captions(language: "en", format: .webVTT)
///     var file = captions.format.opening
///     file += captions.cues(of: utterance.text, words: words)
///     file += captions.finish()
///
/// Cues keep to ``CaptionLimits`` as far as the speech lets them. They end at sentences where these fit, else after
/// clauses, else between phrases, and are extended into the silence that follows. Every word is in one cue.
public struct Captions: Sendable {
    /// The format that is written.
    public let format: CaptionFormat

    /// What a cue is held to.
    public let limits: CaptionLimits

    /// How many cues are beyond the limits, because the speech leaves no other way: one long word, or fast speech.
    public private(set) var exceptionCount = 0

    private let divider: CaptionDivider
    private let layout: LineWrapper
    private var number = 0
    // The last cue stays until it is known how long it may be shown.
    private var last: (cue: CaptionCue, characters: Int)?

    /// Makes captions.
    ///
    /// - Parameter limits: `nil` for those that are usual for the language.
    /// - Throws: `SegmentationError` where ICU cannot open its rules.
    public init(
        language: LanguageTag, format: CaptionFormat, limits: CaptionLimits? = nil
    ) throws(SegmentationError) {
        self.format = format
        self.limits = limits ?? .usual(for: language)
        divider = try CaptionDivider(language: language, limits: self.limits)
        var layout = LineWrapper(width: self.limits.columns)
        layout.language = language
        layout.isBalanced = true
        self.layout = layout
    }

    /// The cues that are finished by a text, the last one of the text before among them.
    ///
    /// - Parameters:
    ///   - text: What was spoken, ``Utterance/text``.
    ///   - words: Its words, in order.
    ///   - start: When the text starts in the audio; after what came before.
    /// - Complexity: O(*n*) in the text.
    public mutating func cues(of text: String, words: [SpokenWord], from start: Duration = .zero) -> String {
        let bytes = UTF8Text(text)
        var written = ""
        for part in divider.parts(of: bytes, words: words) {
            let cue = cue(of: bytes, part, from: start)
            written += settleLast(before: cue.cue.start)
            last = cue
        }
        return written
    }

    /// The last cue; it may be shown for longer than the audio lasts.
    public mutating func finish() -> String { settleLast(before: .max) }

    private func cue(
        of text: UTF8Text, _ part: CaptionDivider.Part, from start: Duration
    ) -> (cue: CaptionCue, characters: Int) {
        let begin = (start + part.words[part.words.startIndex].time).milliseconds
        let lastWord = part.words[part.words.endIndex - 1]
        // What is heard not at all is still to be seen.
        let end = max((start + lastWord.time + lastWord.duration).milliseconds, begin + 1)

        // White space, line ends too, is one space; where each word starts then is known.
        var shown: [UInt8] = []
        var places: [(offset: Int, time: Int)] = []
        var words = part.words[...]
        var needsSpace = false
        var index = part.range.lowerBound
        while index < part.range.upperBound {
            let width = text.bytes[index].utf8Width
            let character = text.bytes[index..<min(index + width, part.range.upperBound)]
            if String(decoding: character, as: UTF8.self).allSatisfy(\.isWhitespace) {
                needsSpace = !shown.isEmpty
            } else {
                if needsSpace { shown.append(UInt8(ascii: " ")) }
                needsSpace = false
                if let word = words.first, word.range.lowerBound <= index {
                    places.append((shown.count, (start + word.time).milliseconds))
                    words.removeFirst()
                }
                shown += character
            }
            index += width
        }
        var latest = begin
        // Times in a cue grow, and are within it.
        places.removeAll { place in
            guard place.time > latest, place.time < end else { return true }
            latest = place.time
            return false
        }
        let characters = String(decoding: shown, as: UTF8.self).count
        let lines = layout.lines(in: UTF8Text(wellFormed: shown)).map { line in
            var pieces: [CaptionCue.Piece] = []
            var from = line.range.lowerBound
            var time: Int?
            for place in places where line.range.contains(place.offset) {
                if place.offset > from {
                    let text = String(decoding: shown[from..<place.offset], as: UTF8.self)
                    pieces.append(CaptionCue.Piece(text: text, time: time))
                }
                (from, time) = (place.offset, place.time)
            }
            let text = String(decoding: shown[from..<line.range.upperBound], as: UTF8.self)
            pieces.append(CaptionCue.Piece(text: text, time: time))
            return pieces
        }
        return (CaptionCue(start: begin, end: end, lines: lines), characters)
    }

    /// Writes the cue that waits: shown as long as it takes to read it, if nothing is spoken before that.
    private mutating func settleLast(before next: Int) -> String {
        guard let (waiting, characters) = last else { return "" }
        last = nil
        var cue = waiting
        let shortest = limits.duration.lowerBound.milliseconds
        let longest = limits.duration.upperBound.milliseconds
        let toRead = Int((Double(characters) / limits.charactersPerSecond * 1000).rounded(.up))
        let wanted = min(max(toRead, shortest), longest)
        cue.end = max(cue.end, min(cue.start + wanted, next))
        let shown = cue.end - cue.start
        if cue.lines.count > limits.lines || shown < shortest || shown > longest || shown < toRead {
            exceptionCount += 1
        }
        number += 1
        return format.write(cue, number)
    }
}

extension UInt8 {
    /// How many bytes the character has that starts with this one, in well-formed UTF-8.
    fileprivate var utf8Width: Int {
        switch self {
        case ..<0x80: 1
        case ..<0xE0: 2
        case ..<0xF0: 3
        default: 4
        }
    }
}
