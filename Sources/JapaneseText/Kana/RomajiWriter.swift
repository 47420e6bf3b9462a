internal import ICUSupport
internal import Synchronization

/// Writes kana in rōmaji.
///
///     RomajiWriter().write("とうきょう")               // tōkyō
///     RomajiWriter(style: .kunrei).write("しんぶん")   // sinbun
///     RomajiWriter(style: .ime).write("ラーメン")      // ra-men
///
/// Hiragana, katakana and half-width katakana are all written in small letters; what is no kana stays as it is. The
/// particles は and へ become *wa* and *e* where they stand as a word of their own, and so does は in こんにちは and こんばんは;
/// ``RomajiStyle/ime`` spells kana by kana instead. おう is a long vowel, even where it is お and う, as in 思う: kana do not
/// tell.
public struct RomajiWriter: Hashable, Sendable {
    /// The spelling.
    public let style: RomajiStyle

    /// Creates a writer.
    public init(style: RomajiStyle = .hepburn) {
        self.style = style
    }

    /// The text with its kana in rōmaji.
    ///
    /// - Complexity: O(*n*).
    public func write(_ text: some StringProtocol) -> String {
        if style == .icu {
            return writeByICU(text)
        }
        let romanizer = Romanizer.of(style)
        var result = String.UnicodeScalarView()
        var run = String.UnicodeScalarView()
        var followsWord = false
        for scalar in String(text).withFullWidthKana().withoutIterationMarks().unicodeScalars {
            let hiragana = scalar.asHiragana
            if hiragana.isReadAsKana {
                run.append(hiragana)
                continue
            }
            romanizer.append(&run, to: &result, followsWord: &followsWord)
            result.append(scalar)
            followsWord = scalar.properties.isWhitespace ? followsWord : !"。、！？!?.,「『（(".unicodeScalars.contains(scalar)
        }
        romanizer.append(&run, to: &result, followsWord: &followsWord)
        return String(result)
    }

    private func writeByICU(_ text: some StringProtocol) -> String {
        do {
            var transliterator = try Transliterator(.id("Katakana-Latin; Hiragana-Latin"))
            let text = Substring(text)
            return try transliterator.transliterate(text.utf8.span)
        } catch {
            fatalError("Out of memory in ICU, or its data are missing. \(error)")
        }
    }
}

/// ICU with the rules of one style, for one thread at a time: ICU would let in no more.
private final class Romanizer: Sendable {
    private let transliterator: Mutex<Transliterator>
    private let soundsParticles: Bool

    private init(_ style: RomajiStyle) throws(Transliterator.OpenError) {
        transliterator = Mutex(try Transliterator(.rules(style.romanizationRules)))
        soundsParticles = style.soundsParticles
    }

    private static let romanizers = Mutex<[RomajiStyle: Romanizer]>([:])

    /// The one romanizer that a process has for a style.
    static func of(_ style: RomajiStyle) -> Romanizer {
        romanizers.withLock { romanizers in
            if let romanizer = romanizers[style] { return romanizer }
            do {
                let romanizer = try Romanizer(style)
                romanizers[style] = romanizer
                return romanizer
            } catch {
                fatalError("Out of memory in ICU, or its data are missing. \(error)")
            }
        }
    }

    /// Appends a run of hiragana in rōmaji, and empties it.
    func append(
        _ run: inout String.UnicodeScalarView, to result: inout String.UnicodeScalarView, followsWord: inout Bool
    ) {
        if run.isEmpty { return }
        var kana = String(run)
        if soundsParticles {
            switch kana {
            case "は" where followsWord: kana = "わ"
            case "へ" where followsWord: kana = "え"
            case "こんにちは", "こんばんは": kana = kana.dropLast() + "わ"
            default: break
            }
        }
        do {
            let romaji = try transliterator.withLock { try $0.transliterate(kana.utf8.span) }
            for scalar in romaji.unicodeScalars {
                if let vowel = result.last, let long = Unicode.Scalar(vowel, markedAsLongBy: scalar) {
                    result.removeLast()
                    result.append(long)
                } else {
                    result.append(scalar)
                }
            }
        } catch {
            fatalError("Out of memory in ICU. \(error)")
        }
        run.removeAll()
        followsWord = true
    }
}

extension Unicode.Scalar {
    /// Whether the rules from kana to rōmaji know it: hiragana, ー, and the katakana that hiragana lack.
    fileprivate var isReadAsKana: Bool {
        switch value {
        case 0x3041...0x3096, 0x309F, 0x30F7...0x30FA, 0x30FC: true
        default: false
        }
    }

    /// The vowel with its mark, as one character.
    fileprivate init?(_ vowel: Unicode.Scalar, markedAsLongBy mark: Unicode.Scalar) {
        switch (vowel, mark) {
        case ("a", "\u{304}"): self = "ā"
        case ("i", "\u{304}"): self = "ī"
        case ("u", "\u{304}"): self = "ū"
        case ("e", "\u{304}"): self = "ē"
        case ("o", "\u{304}"): self = "ō"
        case ("a", "\u{302}"): self = "â"
        case ("i", "\u{302}"): self = "î"
        case ("u", "\u{302}"): self = "û"
        case ("e", "\u{302}"): self = "ê"
        case ("o", "\u{302}"): self = "ô"
        default: return nil
        }
    }
}
