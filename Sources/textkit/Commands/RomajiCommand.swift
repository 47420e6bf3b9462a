import ArgumentParser
import JapaneseText
import TextToolkit

struct RomajiCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "romaji",
        abstract: "Write rōmaji in kana, in every spelling, and kana in rōmaji.",
        discussion: [
            Example("echo 'konnichiwa, minna! Hello (M)' | textkit romaji", "こんにちは, みんな! Hello (M)"),
            Example("printf 'Tokyo\\t東京\\n' | textkit romaji", "とうきょう"),
            Example("echo 'コーヒー を のむ' | textkit romaji --to latin", "kōhī o nomu"),
        ].help
    )

    enum Target: String, ExpressibleByArgument, CaseIterable {
        case hiragana, katakana, latin
    }

    @Option(help: ArgumentHelp("What to write: hiragana, katakana or latin.", valueName: "script"))
    var to = Target.hiragana

    @Option(
        help: ArgumentHelp("The spelling to follow where the systems disagree; --list shows them.", valueName: "style"),
        completion: .list(RomajiStyle.all.map(\.name)),
        transform: { name in
            guard let style = RomajiStyle(name: name) else {
                throw ValidationError("--list shows what there is.")
            }
            return style
        }
    )
    var style = RomajiStyle.any

    @Option(
        help: ArgumentHelp("Write the likeliest readings, this many at most, with tabs between them.", valueName: "n")
    )
    var alternatives: Int?

    @Flag(help: "Take a word that cannot be rōmaji for an error instead of leaving it as it is.")
    var strict = false

    @Flag(help: "Write a JSON object a line.")
    var json = false

    @Flag(help: "List the spellings, and end.")
    var list = false

    @OptionGroup var input: InputOptions
    @OptionGroup var output: OutputOptions

    func validate() throws {
        if let alternatives, !(1...1000).contains(alternatives) {
            throw ValidationError("--alternatives takes a number from 1 to 1000.")
        }
        if to == .latin, strict || alternatives != nil {
            throw ValidationError(
                "Kana can be written in rōmaji in one way only; leave out --strict and --alternatives.")
        }
    }

    func run() throws {
        if list {
            return try Results.list(RomajiStyle.all.map { "\($0.name)\t\($0.summary)" }, to: output)
        }
        let converter = RomajiConverter(target: to, style: style, isStrict: strict)
        let json = json
        let alternatives = alternatives
        var run = try Run(input, output, placeholder: json ? .json : .emptyLine)
        try run.forEachLine { line, out throws(BadData) in
            if json {
                let found = try converter.alternatives(to: line, alternatives ?? 1)
                out.append("{\"line\":")
                out.append(line.number)
                out.append(",\"text\":")
                out.appendJSON(found.first?.text ?? "")
                out.append(",\"alternatives\":[")
                for (index, alternative) in found.enumerated() {
                    out.append(index == 0 ? "{\"text\":" : ",{\"text\":")
                    out.appendJSON(alternative.text)
                    out.append(",\"cost\":\(alternative.cost)}")
                }
                out.append("]}\n")
            } else if let alternatives {
                let found = try converter.alternatives(to: line, alternatives)
                out.append(found.map(\.text).joined(separator: "\t"))
                out.append("\n")
            } else {
                try converter.convert(line, to: &out)
                out.append("\n")
            }
        }
        try run.finish()
    }
}
