/// Reads the ruby of Aozora Bunko: `｜` opens a base where its kind of characters does not tell.
struct AozoraReader {
    private var base = AozoraBase()

    /// The `｜` that waits for its `《`.
    private var bar: (source: Int, plain: Int)?

    mutating func read(_ source: inout RubySource) throws(RubyFault) {
        while source.next != nil {
            let start = source.index
            if source.take("《") {
                try readReading(&source, from: start)
            } else if source.has("》") {
                throw RubyFault(.misplaced, "》", at: start)
            } else if source.take("｜") {
                if bar != nil { throw RubyFault(.nested, "｜", at: start) }
                bar = (start, source.plain.count)
            } else if let (text, isNote) = try Self.readText(&source) {
                for scalar in text.unicodeScalars {
                    // To Aozora's own tools a note on a character is a kanji, as nearly all are.
                    base.add(isNote ? .kanji : AozoraKind(scalar), at: source.plain.count)
                    source.append(scalar)
                }
            }
        }
        if let bar { throw RubyFault(.unclosed, "｜", at: bar.source) }
    }

    /// Reads the reading of the base that has just been read.
    private mutating func readReading(_ source: inout RubySource, from open: Int) throws(RubyFault) {
        let start = bar?.plain ?? base.start(before: source.plain.count) ?? source.plain.count
        if start == source.plain.count { throw source.fault(.missingBase, from: bar?.source ?? open) }
        var reading: [UInt8] = []
        while !source.take("》") {
            if source.next == nil { throw RubyFault(.unclosed, "《", at: open) }
            if source.has("《") { throw RubyFault(.nested, "《", at: source.index) }
            if let (text, _) = try Self.readText(&source) { reading += text.utf8 }
        }
        if reading.isEmpty { throw RubyFault(.missingReading, "《》", at: open) }
        source.append(base: source.removePlain(from: start), reading: reading)
        bar = nil
        base.reset()
    }

    /// Reads a character or a note on one; `nil` for a note on layout, which is no text.
    private static func readText(
        _ source: inout RubySource
    ) throws(RubyFault) -> (text: String, isNote: Bool)? {
        let start = source.index
        if source.take("※［＃") {
            let note = try readNote(&source, from: start, "※［＃")
            if let character = AozoraNote.character(for: note) { return (character, true) }
            throw source.fault(.unknownCharacter, from: start)
        }
        if source.take("［＃") {
            _ = try readNote(&source, from: start, "［＃")
            return nil
        }
        return (String(source.takeScalar()), false)
    }

    /// Reads what a note says, and goes past its `］`. Notes can hold others, on characters that they name.
    private static func readNote(
        _ source: inout RubySource, from start: Int, _ opening: String
    ) throws(RubyFault) -> String {
        let content = source.index
        var depth = 1
        while let byte = source.next, byte != 0x0A {
            if source.has("［") { depth += 1 }
            if source.has("］") { depth -= 1 }
            source.index += UTF8.width(ofLead: byte)
            if depth == 0 { return source.bytes.text(content..<source.index - 3) }
        }
        throw RubyFault(.unclosed, opening, at: start)
    }
}
