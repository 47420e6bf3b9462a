import ArgumentParser
import TextToolkit

struct TransliterateCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "transliterate",
        abstract: "Convert each line by one of ICU's transforms, or by rules of your own.",
        discussion: [
            Example("textkit transliterate --id Greek-Latin --text 'Ελλάδα'", "Elláda"),
            Example("echo 'ｶﾞﾝﾊﾞﾚ' | textkit transliterate --id Halfwidth-Fullwidth", "ガンバレ"),
            Example("echo 'our > or;' > us; textkit transliterate --rules us --text colour", "color"),
        ].help
    )

    @Option(help: "An ICU transform ID, such as Latin-Hiragana; --list shows them.")
    var id: String?

    @Option(help: "A file of rules in ICU's rule language.", completion: .file())
    var rules: String?

    @Flag(help: "List ICU's transform IDs, and end.")
    var list = false

    @Flag(help: "Write a JSON object a line.")
    var json = false

    @OptionGroup var input: InputOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        guard list || (id == nil) != (rules == nil) else {
            throw ValidationError("Give either --id or --rules (or --list).")
        }
    }

    func run() throws {
        if list {
            return try Results.list(try TextTransform.availableIDs(), to: output)
        }
        let transform = try self.transform()
        var run = try Run(input, output, placeholder: json ? .json : .emptyLine)
        let json = json
        try run.forEachLine { line, out throws(BadData) in
            let text: String
            do throws(TransliterationError) {
                text = try line.text.transliterated(by: transform)
            } catch {
                throw BadData(column: 1, message: error.reason)
            }
            if json {
                out.append("{\"line\":")
                out.append(line.number)
                out.append(",\"text\":")
                out.appendJSON(text)
                out.append("}\n")
            } else {
                out.append(text)
                out.append("\n")
            }
        }
        try run.finish()
    }

    /// The transform, which is opened before any input is read: a bad rule is no fault of the text.
    private func transform() throws -> TextTransform {
        if let id {
            let transform = TextTransform(id: id)
            do {
                try transform.validate()
            } catch {
                throw ValidationError(error.reason + " --list shows those that it has.")
            }
            return transform
        }
        return try RuleFile.transform(at: rules!)
    }
}
