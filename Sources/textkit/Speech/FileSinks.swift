import SpeechSynthesis
import TextToolkit

/// Writes a WAV file; to a pipe with the sizes that mean “unknown”.
final class WAVSink: SpeechSink {
    private var file: SinkFile
    private let sampleRate: Int
    private var count = 0

    init(path: String, sampleRate: Int) throws(SinkError) {
        file = try SinkFile(path: path)
        self.sampleRate = sampleRate
        file.buffer.append(WAVHeader.bytes(sampleRate: sampleRate, sampleCount: nil))
    }

    func add(_ samples: [Int16]) throws(SinkError) {
        count += samples.count
        file.buffer.append(samples)
        try file.flush()
    }

    func finish(isWhole: Bool) throws(SinkError) {
        try file.flush(ifOver: 0)
        if file.appearsAsWhole {
            try file.overwrite(WAVHeader.bytes(sampleRate: sampleRate, sampleCount: count), at: 0)
        }
        try file.commit(isWhole: isWhole)
    }
}

/// Writes a JSON object a word to standard output.
final class WordSink: SpeechSink {
    private var file: SinkFile
    private let sampleRate: Int
    private var text: SpeechText?
    private var position = 0
    private var start = 0

    init(sampleRate: Int) throws(SinkError) {
        file = try SinkFile(path: OutputFile.standardOutput)
        self.sampleRate = sampleRate
    }

    func begin(_ text: SpeechText, _: Utterance) {
        self.text = text
        start = position
    }

    func add(_ word: SpokenWord) throws(SinkError) {
        guard let text else { return }
        let (line, from, to) = text.place(of: word.range)
        let source = text.source
        file.buffer.openObject(ofLine: line, in: source)
        file.buffer.member("start", from)
        file.buffer.member("end", to)
        file.buffer.member("word", word.text)
        let begin = (start + word.startSample) * 1000 / sampleRate
        let end = (start + word.endSample) * 1000 / sampleRate
        file.buffer.member("time", Double(begin) / 1000)
        file.buffer.member("duration", Double(end - begin) / 1000)
        file.buffer.closeLine()
        try file.flush()
    }

    func add(_ samples: [Int16]) { position += samples.count }

    func end() throws(SinkError) { try file.flush(ifOver: 0) }

    func skip(_ line: BadLine) throws(SinkError) {
        file.buffer.appendObject(of: line)
        try file.flush(ifOver: 0)
    }

    func finish(isWhole: Bool) throws(SinkError) { try file.commit(isWhole: isWhole) }
}

/// Writes captions.
final class CaptionSink: SpeechSink {
    private var file: SinkFile
    private var captions: Captions
    private let sampleRate: Int
    private var text = ""
    private var words: [SpokenWord] = []
    private var position = 0
    private var start = 0

    init(path: String, captions: Captions, sampleRate: Int) throws(SinkError) {
        file = try SinkFile(path: path)
        self.captions = captions
        self.sampleRate = sampleRate
        file.buffer.append(captions.format.opening)
    }

    func begin(_: SpeechText, _ utterance: Utterance) {
        text = utterance.text
        words = []
        start = position
    }

    func add(_ word: SpokenWord) { words.append(word) }

    func add(_ samples: [Int16]) { position += samples.count }

    func end() throws(SinkError) {
        file.buffer.append(captions.cues(of: text, words: words, from: .seconds(Double(start) / Double(sampleRate))))
        try file.flush()
    }

    func finish(isWhole: Bool) throws(SinkError) {
        file.buffer.append(captions.finish())
        try file.commit(isWhole: isWhole)
    }
}

/// Writes a page with the audio in it.
final class PageSink: SpeechSink {
    private var file: SinkFile
    private var page: SpeechPage
    private let sampleRate: Int
    private let audioStart: Int
    private var encoder = Base64Encoder()
    /// The first byte of the audio: it shares its place in Base64 with the header, whose sizes are known last.
    private var firstByte: UInt8?
    private var paragraphs: [String] = []
    private var text = ""
    private var words: [SpokenWord] = []
    private var position = 0
    private var start = 0

    init(path: String, page: SpeechPage, sampleRate: Int) throws(SinkError) {
        file = try SinkFile(path: path)
        self.page = page
        self.sampleRate = sampleRate
        audioStart = page.opening.utf8.count
        file.buffer.append(page.opening)
        encoder.append(WAVHeader.bytes(sampleRate: sampleRate, sampleCount: nil), to: &file.buffer)
    }

    func begin(_: SpeechText, _ utterance: Utterance) {
        text = utterance.text
        words = []
        start = position
    }

    func add(_ word: SpokenWord) { words.append(word) }

    func add(_ samples: [Int16]) throws(SinkError) {
        if let first = samples.first, firstByte == nil { firstByte = UInt8(truncatingIfNeeded: first) }
        position += samples.count
        var bytes: [UInt8] = []
        bytes.reserveCapacity(2 * samples.count)
        for sample in samples {
            bytes.append(UInt8(truncatingIfNeeded: sample))
            bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
        }
        encoder.append(bytes, to: &file.buffer)
        try file.flush()
    }

    func end() {
        paragraphs.append(page.paragraph(of: text, words: words, from: .seconds(Double(start) / Double(sampleRate))))
    }

    func finish(isWhole: Bool) throws(SinkError) {
        encoder.finish(&file.buffer)
        file.buffer.append(page.afterAudio)
        for paragraph in paragraphs {
            file.buffer.append(paragraph)
            try file.flush()
        }
        file.buffer.append(page.closing)
        try file.flush(ifOver: 0)
        if file.appearsAsWhole {
            var start = OutputBuffer(capacity: 64)
            var encoder = Base64Encoder()
            let header = WAVHeader.bytes(sampleRate: sampleRate, sampleCount: position)
            encoder.append(header + (firstByte.map { [$0] } ?? []), to: &start)
            encoder.finish(&start)
            try file.overwrite(start.bytes, at: audioStart)
        }
        try file.commit(isWhole: isWhole)
    }
}

/// Writes bytes as Base64 (RFC 4648).
struct Base64Encoder {
    private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    private var bits: UInt32 = 0
    private var count = 0

    mutating func append(_ bytes: [UInt8], to buffer: inout OutputBuffer) {
        for byte in bytes {
            bits = bits << 8 | UInt32(byte)
            count += 1
            guard count == 3 else { continue }
            for shift in [18, 12, 6, 0] as [UInt32] { buffer.append(Self.digits[Int(bits >> shift & 63)]) }
            bits = 0
            count = 0
        }
    }

    /// Writes the rest, with what fills it up to four digits.
    mutating func finish(_ buffer: inout OutputBuffer) {
        guard count > 0 else { return }
        let rest = bits << (24 - 8 * UInt32(count))
        for place in 0..<4 {
            let isFilled = place <= count
            buffer.append(isFilled ? Self.digits[Int(rest >> (18 - 6 * UInt32(place)) & 63)] : UInt8(ascii: "="))
        }
        bits = 0
        count = 0
    }
}
