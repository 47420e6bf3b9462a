internal import ICUSupport

/// Finds the parts of a text that are in another language than the rest, as far as their script tells.
///
///     let finder = LanguageFinder(language: "en")
///     for match in finder.matches(in: "The sign said ようこそ, not ελάτε.") {
///         print(match.text, match.language)  // ようこそ ja, ελάτε el
///     }
///
/// A script tells the language where only one is written in it: kana, Hangul, Thai, Greek and the like. Kanji with kana
/// among them are Japanese; Han characters alone could be in several languages, and are in none without a hint.
/// So are Latin, Cyrillic, Arabic and Devanagari.
public struct LanguageFinder: Hashable, Sendable {
    /// The language of the text. What is in a script of its own is never a match.
    public let language: LanguageTag

    /// The languages that what is in their scripts is taken to be in, the first one first.
    public let hints: [LanguageTag]

    private let own: Set<Script>
    private let hinted: [Set<Script>]

    /// - Parameters:
    ///   - language: The language of the text; of `und` nothing is its own.
    ///   - hints: Languages to expect: `ja` or `zh` for Han characters, `ru` for Cyrillic.
    public init(language: LanguageTag = .undetermined, hints: [LanguageTag] = []) {
        self.language = language
        self.hints = hints
        own = language.scripts
        hinted = hints.map(\.scripts)
    }

    /// The parts in other languages, in the order of the text.
    ///
    /// A part goes from the first letter of its script to the last, with the spaces, digits and punctuation between.
    /// Punctuation that is the script's own, such as `「` and `。`, belongs to it at its ends, too.
    ///
    /// - Complexity: O(*n*) in the text.
    public func matches(in text: some StringProtocol) -> [LanguageMatch] {
        let text = Substring(text)
        var matches: [LanguageMatch] = []
        var run: ScriptRun?
        let scalars = text.unicodeScalars
        var index = scalars.startIndex
        while index < scalars.endIndex {
            let next = scalars.index(after: index)
            let role = ScriptRole(of: scalars[index])
            if run == nil || !run!.takes(role, from: index, to: next) {
                if let match = run.flatMap({ match(of: $0, in: text) }) { matches.append(match) }
                run = ScriptRun(role, from: index, to: next)
            }
            index = next
        }
        if let match = run.flatMap({ match(of: $0, in: text) }) { matches.append(match) }
        return matches
    }

    private func match(of run: ScriptRun, in text: Substring) -> LanguageMatch? {
        guard !run.scripts.isEmpty, own.isDisjoint(with: run.telling), let language = language(of: run) else {
            return nil
        }
        return LanguageMatch(text: text[run.range], language: language)
    }

    private func language(of run: ScriptRun) -> LanguageTag? {
        for (hint, scripts) in zip(hints, hinted) where !scripts.isDisjoint(with: run.telling) { return hint }
        return run.telling.lazy.compactMap { Script.soleLanguages[$0] }.first
    }
}

/// A part of a text that is in another language than the rest.
public struct LanguageMatch: Hashable, Sendable {
    /// The part itself.
    public let text: Substring

    /// The language that it is in.
    public let language: LanguageTag

    /// Where it stands in the text.
    public var range: Range<String.Index> { text.startIndex..<text.endIndex }
}

extension LanguageTag {
    /// The scripts that the language is written in; none where that is not known.
    fileprivate var scripts: Set<Script> {
        // ICU fails here only without memory, and then knows no script.
        Set((try? Script.all(ofLocale: localeIdentifier)) ?? [])
    }
}
