/// Reads the ruby of Aozora Bunko: `｜` opens a base where its kind of characters does not tell.
struct AozoraReader {
    private let bytes: [UInt8]
    private var index = 0
    private var builder = RubyTextBuilder()

    /// Where in the plain text the characters of the last kind start.
    private var kind = AozoraKind.other
    private var kindStart = 0

    /// The `｜` that waits for its `《`.
    private var bar: (source: Int, plain: Int)?

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    mutating func read() throws(RubyFault) -> RubyText {
        while index < bytes.count {
            // Every mark is three bytes, of which the first is E2, E3 or EF.
            let isMark = bytes[index] >= 0xE2
            if isMark, bytes.has("《", at: index) {
                try readReading()
            } else if isMark, bytes.has("》", at: index) {
                throw RubyFault(.misplaced, "》", at: index)
            } else if isMark, bytes.has("｜", at: index) {
                if bar != nil { throw RubyFault(.nested, "｜", at: index) }
                bar = (index, builder.plain.count)
                index += 3
            } else if let scalar = try readText() {
                append(scalar.value, isNote: scalar.isNote)
            }
        }
        if let bar { throw RubyFault(.unclosed, "｜", at: bar.source) }
        return builder.finish()
    }

    private mutating func append(_ scalar: Unicode.Scalar, isNote: Bool) {
        // To Aozora's own tools a note on a character is a kanji, as nearly all are.
        let next = isNote ? .kanji : AozoraKind(scalar)
        switch next {
        case .same: break
        case .halfWidthEnd where kind == .halfWidth: kind = .halfWidthEnd
        case .halfWidthEnd:
            kind = .other
            kindStart = builder.plain.count
        case .other:
            kind = .other
        default:
            if next != kind {
                kind = next
                kindStart = builder.plain.count
            }
        }
        builder.append(UTF8.encode(scalar)!)
    }

    /// Reads the reading behind the base that has just been read.
    private mutating func readReading() throws(RubyFault) {
        let open = index
        let start: Int
        if let bar {
            start = bar.plain
        } else {
            start = kind == .other ? builder.plain.count : kindStart
        }
        if start == builder.plain.count {
            let fragment = bar == nil ? "《" : "｜《"
            throw RubyFault(.missingBase, fragment, at: bar?.source ?? open)
        }
        var reading: [UInt8] = []
        index += 3
        while true {
            guard index < bytes.count else { throw RubyFault(.unclosed, "《", at: open) }
            if bytes.has("》", at: index) { break }
            if bytes.has("《", at: index) { throw RubyFault(.nested, "《", at: index) }
            if let scalar = try readText() { reading += UTF8.encode(scalar.value)! }
        }
        index += 3
        if reading.isEmpty { throw RubyFault(.missingReading, "《》", at: open) }
        let base = builder.removePlain(from: start)
        builder.append(base: base, reading: reading)
        bar = nil
        kind = .other
        kindStart = 0
    }

    /// Reads a character or a note on one; `nil` for a note on layout, which is no text.
    private mutating func readText() throws(RubyFault) -> (value: Unicode.Scalar, isNote: Bool)? {
        let start = index
        if bytes[start] == 0xE2, bytes.has("※［＃", at: start) {
            let note = try readNote(from: start + 9, at: start)
            guard let character = AozoraNote.character(for: note) else {
                throw RubyFault(.unknownCharacter, bytes.text(start..<index), at: start)
            }
            return (character, true)
        }
        if bytes[start] == 0xEF, bytes.has("［＃", at: start) {
            _ = try readNote(from: start + 6, at: start)
            return nil
        }
        let length = UTF8.width(ofLead: bytes[start])
        index += length
        return (bytes.text(start..<index).unicodeScalars.first!, false)
    }

    /// Reads a note to behind its `］`. Notes can hold others, on characters that they name.
    private mutating func readNote(from content: Int, at start: Int) throws(RubyFault) -> String {
        var depth = 1
        index = content
        while index < bytes.count, bytes[index] != 0x0A {
            if bytes[index] == 0xEF {
                if bytes.has("［", at: index) { depth += 1 }
                if bytes.has("］", at: index) { depth -= 1 }
                if depth == 0 {
                    index += 3
                    return bytes.text(content..<index - 3)
                }
            }
            index += UTF8.width(ofLead: bytes[index])
        }
        throw RubyFault(.unclosed, start + 9 == content ? "※［＃" : "［＃", at: start)
    }
}

extension UTF8 {
    /// How many bytes a sequence has that starts with a byte.
    static func width(ofLead byte: UInt8) -> Int {
        byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    }
}
