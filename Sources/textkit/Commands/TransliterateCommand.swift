import ArgumentParser
import TextToolkit

struct TransliterateCommand: LineCommand {
    static let configuration = CommandConfiguration(
        "transliterate", "Convert each line by one of ICU's transforms, or by rules of your own.", examples)

    static let examples = [
        Example("textkit transliterate --id Greek-Latin --text 'Ελλάδα'", "Elláda"),
        Example("echo 'ｶﾞﾝﾊﾞﾚ' | textkit transliterate --id Halfwidth-Fullwidth", "ガンバレ"),
        Example("echo 'our > or;' > us; textkit transliterate --rules us --text colour", "color"),
    ]

    @Option(help: "An ICU transform ID, such as Latin-Hiragana; --list shows them.")
    var id: String?

    @Option(help: ArgumentHelp("A file of rules in ICU's rule language.", valueName: "file"), completion: .file())
    var rules: String?

    @Flag(help: "List ICU's transform IDs, and end.")
    var list = false

    @OptionGroup var input: InputOptions
    @OptionGroup var fields: FieldOptions
    @OptionGroup var output: OutputOptions

    func check(_ given: GivenOptions) throws(ValidationError) {
        if list { return try given.checkList(files: input.files) }
        if (id == nil) == (rules == nil) { throw ValidationError("Give either --id or --rules (or --list).") }
        try input.check(beside: rules.map { [$0] } ?? [])
        try fields.check(takes: 1, "transliterate converts one field; give one.")
        if let id { try check(id) }
    }

    /// ICU has one lock for all that it transliterates.
    var workers: Int { 1 }

    func run() throws {
        if list { return try Results.list(try TextTransform.availableIDs(), to: output.output) }
        try runLines()
    }

    func work() throws -> LineWork {
        let transform = if let id { TextTransform(id: id) } else { try RuleFile.transform(at: rules!) }
        return .lines(TransliterationWriter(transform: transform, isJSON: output.json))
    }

    private func check(_ id: String) throws(ValidationError) {
        do {
            try TextTransform(id: id).validate()
        } catch {
            // Without a list there is no suggestion.
            let known = (try? TextTransform.availableIDs()) ?? []
            throw ValidationError(
                error.reason + " --list shows those that it has." + Suggestion.text(for: id, among: known))
        }
    }
}

/// Writes a line with one of its texts converted, or an object.
private struct TransliterationWriter: LineWriter {
    let transform: TextTransform
    let isJSON: Bool

    func write(_ line: Line, to out: inout OutputBuffer) throws(BadData) {
        let text: String
        do throws(TransliterationError) {
            text = try line.text.transliterated(by: transform)
        } catch {
            throw BadData(column: 1, message: error.reason)
        }
        if isJSON {
            out.openObject(of: line)
            out.member("text", text)
            out.closeLine()
        } else {
            out.append(text, inPlaceOf: line)
        }
    }
}
