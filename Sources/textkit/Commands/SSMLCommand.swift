import ArgumentParser
import SpeechMarkup
import TextToolkit

struct SSMLCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ssml",
        abstract: "Turn plain text into one SSML 1.1 document.",
        discussion: [
            Example(
                "echo 'Mr. Fox & I ran. All fell.' | textkit ssml --language en | tail -n +3",
                #"""
                <p>
                <s>Mr. Fox &amp; I ran.</s>
                <s>All fell.</s>
                </p>
                </speak>
                """#
            ),
            Example("printf 'One.\\n\\nTwo.\\n' | textkit ssml | grep -c '<p>'", "2"),
            Example("printf 'a\\001b' | textkit ssml --strip-invalid | grep '<s>'", "<s>ab</s>"),
        ].help
    )

    @Option(
        help: ArgumentHelp("The language of the text, as a BCP 47 tag such as en-US.", valueName: "tag"),
        transform: languageTag
    )
    var language = LanguageTag.undetermined

    @Flag(help: "Drop the control characters that XML cannot carry.")
    var stripInvalid = false

    @OptionGroup var input: InputOptions
    @OptionGroup var output: OutputOptions

    func run() throws {
        let markup = try PlainTextMarkup(language: language)
        var run = try Run(input, output, placeholder: .nothing)
        run.append(markup.opening)

        var paragraph: [String] = []
        let outcome = Result { () throws(ExitCode) in
            try run.forEachLine { line, out throws(BadData) in
                if line.text.allSatisfy(\.isWhitespace) || line.number == 1 {
                    out.append(markup.paragraph(paragraph))
                    paragraph = []
                }
                if stripInvalid {
                    paragraph.append(XMLText.stripped(line.text))
                } else {
                    do throws(XMLTextError) {
                        try XMLText.validate(line.text)
                    } catch {
                        throw BadData(column: error.column, message: error.reason)
                    }
                    paragraph.append(line.text)
                }
            }
        }
        // Whatever stopped the run: what was right is out, in a document that is whole.
        run.append(markup.paragraph(paragraph))
        run.append(markup.closing)
        if case .failure(let stop) = outcome {
            try run.flush()
            throw stop
        }
        try run.finish()
    }
}
