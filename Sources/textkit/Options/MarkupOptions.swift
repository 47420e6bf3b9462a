import ArgumentParser
import JapaneseText
import SpeechMarkup
import TextToolkit

/// What `ssml` says of plain text.
struct MarkupOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The language of the text, as a BCP 47 tag such as en-US.", valueName: "tag"),
        transform: languageTag
    )
    var language = LanguageTag.undetermined

    @Option(
        help: ArgumentHelp(
            "A lexicon in PLS, TSV or CMUdict's format; of several, the last that has a word counts.",
            valueName: "file"
        ),
        completion: .file()
    )
    var lexicon: [String] = []

    @Option(
        help: ArgumentHelp(
            "A language to expect in scripts that do not tell it, such as ja for kanji; of several, the first that fits.",
            valueName: "tag"
        ),
        transform: languageTag
    )
    var hint: [LanguageTag] = []

    @Option(
        help: ArgumentHelp(
            "The format of ruby in the text, whose readings are spoken; furigana --list shows those that are read.",
            valueName: "format"
        ),
        completion: .list(RubyFormat.readable.map(\.name)),
        transform: readableRubyFormat
    )
    var ruby: RubyFormat?

    @Option(
        help: ArgumentHelp("The voice, by the name that the engine has for it.", valueName: "name"),
        transform: ssmlVoice
    )
    var voice: SSML.Voice.Names?

    // What follows these options is theirs, a minus at its start or not.
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How fast: slow, 80%, or a multiple from 0.25 to 2.", valueName: "rate"),
        transform: ssmlRate
    )
    var rate: SSML.Rate?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How high: low, +10%, -2st, +20Hz, or a multiple from 0.5 to 2.", valueName: "pitch"),
        transform: ssmlPitch
    )
    var pitch: SSML.Pitch?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How loud: soft or -6dB.", valueName: "volume"), transform: ssmlVolume
    )
    var volume: SSML.Volume?

    @Flag(help: "Mark times, dates, telephone numbers and ordinals as what they are.")
    var sayAs = false

    @Flag(help: "Drop the control characters that XML cannot carry.")
    var stripInvalid = false

    /// Whether any of them is given.
    var isGiven: Bool {
        language != .undetermined || !lexicon.isEmpty || !hint.isEmpty || ruby != nil || voice != nil || rate != nil
            || pitch != nil || volume != nil || sayAs || stripInvalid
    }

    /// What makes a document of the text.
    func markup() throws -> TextMarkup {
        let resolver: HeteronymResolver
        do {
            resolver = try HeteronymResolver(
                language: language, lexicons: try lexicon.map { try LexiconFile.read($0, language: language) })
        } catch let error as LexiconError {
            throw LexiconFile.report(error)
        }
        var markup = try TextMarkup(language: language, pronunciations: resolver, hints: hint)
        markup.marksWrittenForms = sayAs
        markup.voice = voice
        markup.rate = rate
        markup.pitch = pitch
        markup.volume = volume
        return markup
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

private func readableRubyFormat(_ name: String) throws -> RubyFormat {
    guard let format = RubyFormat(name: name), format.isReadable else {
        throw ValidationError("“furigana --list” shows what there is and what of it is read.")
    }
    return format
}

private func ssmlVoice(_ text: String) throws -> SSML.Voice.Names {
    let voice = SSML.Voice.Names(parsing: text)
    if voice.names.isEmpty { throw ValidationError("There is no name in it.") }
    return voice
}

private func ssmlRate(_ text: String) throws -> SSML.Rate {
    do {
        let rate = try SSML.Rate(parsing: text)
        // A multiple and a change are of SSML 1.0; in 1.1 they are the percentage that they come to.
        guard !rate.isStandard, let multiplier = rate.multiplier else { return rate }
        return .multiplier(multiplier)
    } catch {
        throw ValidationError(error.description)
    }
}

private func ssmlPitch(_ text: String) throws -> SSML.Pitch {
    if let multiplier = Double(text), multiplier.isFinite, text.first?.isNumber == true {
        return .multiplier(multiplier)
    }
    do {
        return try SSML.Pitch(parsing: text)
    } catch {
        throw ValidationError(error.description)
    }
}

private func ssmlVolume(_ text: String) throws -> SSML.Volume {
    do {
        return try SSML.Volume(parsing: text)
    } catch {
        throw ValidationError(error.description)
    }
}
