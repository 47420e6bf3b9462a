import ArgumentParser
import JapaneseText
import TextToolkit

struct RomajiCommand: LineCommand {
    static let configuration = CommandConfiguration(
        "romaji", "Write rōmaji in kana, in every spelling, and kana in rōmaji.", examples)

    static let examples = [
        Example("echo 'konnichiwa, minna! Hello (M)' | textkit romaji", "こんにちは, みんな! Hello (M)"),
        Example("printf 'Tokyo\\t東京\\n' | textkit romaji", "とうきょう"),
        Example("echo 'コーヒー を のむ' | textkit romaji --to latin", "kōhī o nomu"),
    ]

    @Option(from: RomajiTarget.all, "What to write: hiragana, katakana or latin", valueName: "script")
    var to = RomajiTarget.hiragana

    @Option(
        from: RomajiStyle.all, "The spelling to follow where the systems disagree; --list shows them",
        valueName: "style")
    var style = RomajiStyle.any

    @Option(
        help: ArgumentHelp(
            "Write the likeliest readings, this many at most, with tabs between them; 1 to 1000.", valueName: "n"),
        transform: { try number($0, in: 1...1000) }
    )
    var alternatives: Int?

    @Flag(help: "Take a word that cannot be rōmaji for an error instead of leaving it as it is.")
    var strict = false

    @Flag(help: "List the spellings, and end.")
    var list = false

    @Flag(help: "With --read --to latin: write names and the starts of sentences with capital letters.")
    var capitals = false

    @OptionGroup var reading: ReadingOptions
    @OptionGroup var input: InputOptions
    @OptionGroup var fields: FieldOptions
    @OptionGroup var output: OutputOptions

    func check(_ given: GivenOptions) throws(ValidationError) {
        if list { return try given.checkList(files: input.files) }
        try input.check(beside: reading.lexicon)
        try reading.check()
        if reading.read {
            if strict || alternatives != nil {
                throw ValidationError("--read takes Japanese, not rōmaji; leave out --strict and --alternatives.")
            }
            try fields.check(takes: 1, "--read reads text alone; give one field.")
        }
        if capitals, !reading.read || to != .latin { throw ValidationError("--capitals is for --read --to latin.") }
        if to == .latin {
            if strict || alternatives != nil {
                throw ValidationError(
                    "Kana can be written in rōmaji in one way only; leave out --strict and --alternatives.")
            }
            try fields.check(takes: 1, "--to latin reads kana alone; give one field.")
        }
    }

    /// ICU has one lock for all that it transliterates.
    var workers: Int { 1 }

    func run() throws {
        if list { return try Results.list(RomajiStyle.all.rows, to: output.output) }
        try runLines()
    }

    func work() throws -> LineWork {
        if reading.read {
            return .lines(
                ReadLineWriter(
                    reader: try reading.reader(), writer: RomajiWriter(style: style == .any ? .hepburn : style),
                    target: to, capitals: capitals, isJSON: output.json))
        }
        let converter = RomajiConverter(target: to, style: style, isStrict: strict)
        return .lines(RomajiLineWriter(converter: converter, alternatives: alternatives, isJSON: output.json))
    }
}

/// Writes a line converted, its likeliest readings, or an object.
private struct RomajiLineWriter: LineWriter {
    let converter: RomajiConverter
    let alternatives: Int?
    let isJSON: Bool

    func write(_ line: Line, to out: inout OutputBuffer) throws(BadData) {
        guard isJSON || alternatives != nil else {
            let text = try converter.convert(line)
            return out.append(text, text.indices, inPlaceOf: line)
        }
        let found = try converter.alternatives(to: line, alternatives ?? 1)
        guard isJSON else { return out.append(found.map(\.text).joined(separator: "\t"), inPlaceOf: line) }
        out.openObject(of: line)
        out.member("text", found.first?.text ?? "")
        if alternatives != nil {
            out.key("alternatives")
            out.open("[")
            for alternative in found {
                out.open("{")
                out.member("text", alternative.text)
                out.member("cost", alternative.cost)
                out.close("}")
            }
            out.close("]")
        }
        out.closeLine()
    }
}

/// Writes how Japanese text is read.
private struct ReadLineWriter: LineWriter {
    let reader: JapaneseReader
    let writer: RomajiWriter
    let target: RomajiTarget
    let capitals: Bool
    let isJSON: Bool

    func write(_ line: Line, to out: inout OutputBuffer) throws(BadData) {
        let text =
            switch target {
            case .hiragana: try reader.reading(of: line)
            case .katakana: try reader.reading(of: line).inKatakana()
            default: try reader.read(line).romanized(by: writer, capitals: capitals)
            }
        guard isJSON else { return out.append(text, inPlaceOf: line) }
        out.openObject(of: line)
        out.member("text", text)
        out.closeLine()
    }
}
