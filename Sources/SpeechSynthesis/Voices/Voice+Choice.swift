internal import ICUSupport
public import TextToolkit

extension Voice {
    /// All voices that are installed, in espeak-ng's order.
    ///
    /// - Throws: ``SpeechError`` where espeak-ng is not installed.
    public static func all() async throws(SpeechError) -> [Voice] {
        try await SpeechEngine.shared().voices().compactMap(Voice.init)
    }

    /// All voices that are installed with their names in a language, in its alphabetical order.
    ///
    /// - Throws: ``SpeechError`` where espeak-ng is not installed.
    public static func all(namedIn locale: LanguageTag) async throws(SpeechError) -> [(voice: Voice, name: String)] {
        var named: [(voice: Voice, name: String)] = []
        for voice in try await all() { named.append((voice, try voice.displayName(in: locale))) }
        do {
            try Collator(locale: locale.localeIdentifier).sort(&named) { $0.name }
        } catch {
            throw .icuFailed(error)
        }
        return named
    }

    /// The voice that suits a language best: the same language, then the script, then the region.
    ///
    /// Scripts and regions that are not said are those that CLDR takes to be likely. Of the undetermined language it is
    /// espeak-ng's own choice, English.
    ///
    /// - Throws: ``SpeechError`` with the voices that come near, where none speaks the language; or where espeak-ng is
    ///   not installed.
    public static func best(for language: LanguageTag) async throws(SpeechError) -> Voice {
        try best(for: language, among: await all())
    }

    /// The voice that suits a language best, of some.
    static func best(for language: LanguageTag, among voices: [Voice]) throws(SpeechError) -> Voice {
        let wanted = try LanguageProfile(language == .undetermined ? "en" : language)
        var best: (voice: Voice, distance: Int)?
        for voice in voices {
            for (tag, priority) in zip(voice.languages, voice.priorities) {
                guard let distance = wanted.distance(to: try LanguageProfile(tag)) else { continue }
                if 100 * distance + priority < best?.distance ?? .max { best = (voice, 100 * distance + priority) }
            }
        }
        if let best { return best.voice }
        throw .noVoice("for the language “\(language)”", near: nearest(to: language.tag, among: voices))
    }

    /// The voice of a name: its identifier or the end of it, its language's tag, or espeak-ng's name. Capitals make no
    /// difference.
    ///
    /// - Throws: ``SpeechError`` with the voices whose names come near, where there is none; or where espeak-ng is not
    ///   installed.
    public static func named(_ name: String) async throws(SpeechError) -> Voice {
        try named(name, among: await all())
    }

    /// The voice of a name, of some.
    static func named(_ name: String, among voices: [Voice]) throws(SpeechError) -> Voice {
        let name = name.lowercased()
        let ways: [(Voice) -> String] = [
            { $0.identifier }, { $0.shortIdentifier }, { $0.language.tag }, { $0.name },
        ]
        for way in ways {
            if let voice = voices.first(where: { way($0).lowercased() == name }) { return voice }
        }
        throw .noVoice("called “\(name)”", near: nearest(to: name, among: voices))
    }

    /// Tells whether a language is among its own, whatever the script and the region; the undetermined one is.
    ///
    /// - Throws: ``SpeechError`` where ICU fails.
    public func speaks(_ language: LanguageTag) throws(SpeechError) -> Bool {
        if language == .undetermined { return true }
        let wanted = try LanguageProfile(language)
        for own in languages where wanted.distance(to: try LanguageProfile(own)) != nil { return true }
        return false
    }

    private var shortIdentifier: String { String(identifier.split(separator: "/").last ?? "") }

    private static func nearest(to name: String, among voices: [Voice]) -> [Voice] {
        let name = Array(name.lowercased().utf8.prefix(100))
        let distances = voices.map { voice in
            [voice.identifier, voice.shortIdentifier, voice.language.tag, voice.name]
                .map { Array($0.lowercased().utf8).editDistance(to: name) }.min() ?? .max
        }
        return voices.indices.sorted { (distances[$0], $0) < (distances[$1], $1) }.prefix(5).map { voices[$0] }
    }
}

/// What a language tag says and CLDR adds to it.
private struct LanguageProfile {
    private let tag: String
    private let language: Substring
    private let script: Substring
    private let region: Substring
    private let rest: Substring
    /// Whether the region is where most who speak the language live.
    private let isMainRegion: Bool

    init(_ tag: LanguageTag) throws(SpeechError) {
        // What an extension asks for, such as `-u-ss-standard`, is nothing that a voice has.
        let subtags = tag.tag.lowercased().split(separator: "-")
        self.tag = subtags.prefix { $0.utf8.count > 1 || $0 == "x" }.joined(separator: "-")
        let identifier = String(tag.localeIdentifier.prefix { $0 != "@" })
        let parts = try Self.maximized(identifier)
        language = parts.language
        script = parts.script
        region = parts.region
        rest = parts.rest
        isMainRegion = region == (try Self.maximized(script.isEmpty ? "\(language)" : "\(language)_\(script)").region)
    }

    /// What an ID says and CLDR adds: nothing, where it does not know the language.
    private static func maximized(
        _ identifier: String
    ) throws(SpeechError) -> (language: Substring, script: Substring, region: Substring, rest: Substring) {
        let full: String
        do {
            full = try ICULocale.maximized(identifier)
        } catch {
            throw .icuFailed(error)
        }
        let parts = full.split(separator: "_", omittingEmptySubsequences: false)
        let hasScript = parts.count > 1 && parts[1].utf8.count == 4
        let next = hasScript ? 2 : 1
        return (
            parts.first ?? "", hasScript ? parts[1] : "", parts.count > next ? parts[next] : "",
            parts.count > next + 1 ? parts[next + 1] : ""
        )
    }

    /// 0 for the same tag, `nil` for another language.
    func distance(to other: LanguageProfile) -> Int? {
        if tag == other.tag { return 0 }
        guard language == other.language else { return nil }
        let regions = region == other.region ? 0 : other.isMainRegion ? 2 : 3
        return 1 + (script == other.script ? 0 : 5) + regions + (rest == other.rest ? 0 : 1)
    }
}

extension SpeechError {
    fileprivate static func noVoice(_ which: String, near: [Voice]) -> SpeechError {
        let list = near.map { "\($0.identifier) (\($0.name))" }.joined(separator: ", ")
        return SpeechError(
            code: .noVoice,
            description: "espeak-ng has no voice \(which). The nearest are \(list); “textkit voices” lists all."
        )
    }
}

extension [UInt8] {
    /// How many bytes have to be put in, taken out or replaced (Levenshtein).
    ///
    /// - Complexity: O(*n* × *m*).
    fileprivate func editDistance(to other: [UInt8]) -> Int {
        var row = Array<Int>(0...other.count)
        for (index, byte) in enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in other.indices {
                let replaced = diagonal + (byte == other[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = Swift.min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[other.count]
    }
}
