import ArgumentParser
import ICUSupport
import JapaneseText
import SpeechMarkup
import TextToolkit

/// How plain text becomes SSML, beside its language, its pronunciation and its prosody.
struct MarkupOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A language to expect in scripts that do not tell it, such as ja for kanji; of several, the first that fits (default: none).",
            valueName: "tag"
        ),
        transform: languageTag
    )
    var hint: [LanguageTag] = []

    @Option(
        from: RubyFormat.readable,
        "The format of ruby in the text, whose readings are spoken; furigana --list shows those that are read; none unless given",
        valueName: "format")
    var ruby: RubyFormat?

    @Flag(help: "Mark times, dates, telephone numbers and ordinals as what they are.")
    var sayAs = false

    @Flag(help: "Write how Japanese words are read that an engine may misread, found out with MeCab.")
    var read = false

    @Flag(help: "Drop the control characters that XML cannot carry.")
    var stripInvalid = false

    /// What finds out the readings of kanji, if that is asked for.
    func reader() throws(ExitCode) -> JapaneseReader? {
        read ? try ReadingOptions.reader(lexicons: [], dictionary: nil) : nil
    }

    /// Checks that each hint can make a difference to a text in a language.
    func check(language: LanguageTag) throws(ValidationError) {
        var known = language.scripts
        for hint in hint {
            let scripts = hint.scripts
            if scripts.isSubset(of: known) {
                throw ValidationError(
                    scripts.isEmpty
                        ? "No script is known of the language “\(hint)”: --hint \(hint) has no effect."
                        : "What is in the script of “\(hint)” is taken for another language already: --hint \(hint) has no effect."
                )
            }
            known.formUnion(scripts)
        }
    }

    /// What a line of input is, with the readings that it has.
    func read(_ line: String) throws(BadData) -> AnnotatedText {
        guard let ruby else { return AnnotatedText(plain: try checked(line)) }
        let text: AnnotatedText
        do throws(RubyError) {
            text = try AnnotatedText(parsing: line, as: ruby)
        } catch {
            throw BadData(column: error.location.column, message: error.reason)
        }
        // Formats write characters by their numbers, too.
        if stripInvalid {
            return AnnotatedText(
                text.runs.map { .init(XMLText.stripped($0.base), reading: $0.reading.map(XMLText.stripped)) })
        }
        for run in text.runs {
            for part in [run.base, run.reading ?? ""] { _ = try checked(part, in: line) }
        }
        return text
    }

    /// A text of characters that XML can carry.
    private func checked(_ text: String, in line: String? = nil) throws(BadData) -> String {
        if stripInvalid { return XMLText.stripped(text) }
        do throws(XMLTextError) {
            try XMLText.validate(line ?? text)
            try XMLText.validate(text)
            return text
        } catch {
            throw BadData(column: error.column, message: error.reason)
        }
    }
}

extension RubyFormat: Named {}

extension LanguageTag {
    /// The scripts that the language is written in; none where that is not known.
    fileprivate var scripts: Set<Script> {
        if self == .undetermined { return [] }
        // ICU fails here only without memory, and then knows no script.
        return Set((try? Script.all(ofLocale: localeIdentifier)) ?? [])
    }
}
