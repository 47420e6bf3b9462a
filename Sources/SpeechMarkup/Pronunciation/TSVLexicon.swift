internal import TextToolkit

/// Reads and writes words and their IPA, a tab between.
enum TSVLexicon {
    static func read(_ source: LexiconSource, language: LanguageTag) throws(LexiconError) -> Lexicon {
        var properties = Lexicon.Properties(language: language)
        var inflections: [EnglishInflection] = []
        var lexemes: [Lexeme] = []
        var places = LexiconPlaces(source: source)
        for (line, offset) in LexiconLines(of: source.bytes) where !line.trimmed.isEmpty {
            if line.first == 0x23, line.dropFirst().first.map({ $0 == 0x20 }) ?? true {
                try directive(line, offset, source, &properties, &inflections)
                continue
            }
            guard let tab = line.firstIndex(of: 0x09) else {
                throw source.error(
                    .badFormat, at: offset, "There is no tab in the line, between a word and its pronunciation.")
            }
            let word = line[..<tab].trimmed
            let ipa = line[(tab + 1)...]
            if let other = ipa.firstIndex(of: 0x09) {
                throw source.error(
                    .badFormat, at: other, "There is a second tab in the line, after the pronunciation.")
            }
            if word.isEmpty { throw source.error(.noWord, at: offset, "There is no word before the tab.") }
            let pronunciation: Pronunciation
            do {
                pronunciation = try Pronunciation(String(decoding: ipa, as: UTF8.self))
            } catch {
                throw source.error(error, at: ipa.startIndex)
            }
            lexemes.append(Lexeme(String(decoding: word, as: UTF8.self), pronunciation))
            places.graphemes.append(word.startIndex)
            places.renditions.append(ipa.startIndex)
        }
        return try Lexicon(lexemes, properties, inflections: inflections, places: places)
    }

    /// Takes a comment that says what the lexicon is for, and leaves any other.
    private static func directive(
        _ line: ArraySlice<UInt8>, _ offset: Int, _ source: LexiconSource, _ properties: inout Lexicon.Properties,
        _ inflections: inout [EnglishInflection]
    ) throws(LexiconError) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
        let value = String(decoding: line[(colon + 1)...].trimmed, as: UTF8.self)
        switch String(decoding: line[..<colon].dropFirst().trimmed, as: UTF8.self) {
        case "language":
            do {
                properties.language = try LanguageTag(validating: value)
            } catch {
                throw source.error(.badFormat, at: colon + 1, error.description)
            }
        case "case":
            guard let letterCase = WordFinder.LetterCase(named: value) else {
                throw source.error(.badFormat, at: colon + 1, "“\(value)” is neither “ignored” nor “significant”.")
            }
            properties.letterCase = letterCase
        case "inflections":
            do {
                inflections = try EnglishInflection.named(value)
            } catch {
                throw source.error(.badFormat, at: colon + 1, error.reason)
            }
        default: break
        }
    }

    static func write(_ lexicon: Lexicon) throws(LexiconError) -> String {
        var result = ""
        if lexicon.properties.language != .undetermined { result += "# language: \(lexicon.properties.language.tag)\n" }
        if lexicon.properties.letterCase != .ignored { result += "# case: \(lexicon.properties.letterCase.name)\n" }
        if !lexicon.inflections.isEmpty {
            result += "# inflections: \(lexicon.inflections.map(\.name).joined(separator: " "))\n"
        }
        for (grapheme, pronunciations) in try lexicon.spelledPronunciations(.tsv) {
            for pronunciation in pronunciations { result += "\(grapheme)\t\(pronunciation.ipa)\n" }
        }
        return result
    }
}

extension WordFinder.LetterCase {
    /// The name by which files say it.
    var name: String {
        switch self {
        case .ignored: "ignored"
        case .significant: "significant"
        }
    }

    init?(named name: String) {
        guard let known = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = known
    }
}

extension Lexicon {
    /// Each word with its pronunciations, the one that is spoken first, for formats that have nothing else.
    func spelledPronunciations(
        _ format: LexiconFormat
    ) throws(LexiconError) -> [(grapheme: String, pronunciations: [Pronunciation])] {
        var result: [(String, [Pronunciation])] = []
        for lexeme in lexemes {
            guard let main = lexeme.renditions.firstIndex(where: \.isPreferred) ?? lexeme.renditions.indices.first
            else { continue }
            let order = [main] + lexeme.renditions.indices.filter { $0 != main }
            for grapheme in lexeme.graphemes {
                let words = grapheme.split(whereSeparator: \.isWhitespace).joined(separator: " ")
                var pronunciations: [Pronunciation] = []
                for number in order {
                    switch lexeme.renditions[number].content {
                    case .phonemes(let pronunciation, _): pronunciations.append(pronunciation)
                    case .alias(let alias):
                        throw LexiconError(
                            code: .notExpressible, file: nil,
                            reason:
                                "The format \(format.name) has no aliases: “\(words)” is to be spoken as “\(alias)”."
                        )
                    }
                }
                result.append((words, pronunciations))
            }
        }
        return result
    }
}
