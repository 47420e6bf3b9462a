internal import ICUSupport

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
            var transliterator = Transliterator(own: .id("Katakana-Latin; Hiragana-Latin"))
            return transliterator.convert(Substring(text).utf8.span)
        }
        let romanizer = RomajiMemo.of(style)
        var result = String.UnicodeScalarView()
        var run = String.UnicodeScalarView()
        var followsWord = false
        for scalar in String(text).withFullWidthKana().withoutIterationMarks().unicodeScalars {
            let hiragana = scalar.asHiragana
            if hiragana.isReadAsKana {
                run.append(hiragana)
                continue
            }
            append(&run, to: &result, followsWord: &followsWord, romanizer)
            result.append(scalar)
            let endsPhrase = "。、！？!?.,「『（(".unicodeScalars.contains(scalar)
            followsWord = !endsPhrase && (followsWord || !scalar.properties.isWhitespace)
        }
        append(&run, to: &result, followsWord: &followsWord, romanizer)
        return String(result)
    }

    /// Appends a run of hiragana in rōmaji, and empties it.
    private func append(
        _ run: inout String.UnicodeScalarView, to result: inout String.UnicodeScalarView, followsWord: inout Bool,
        _ romanizer: RomajiMemo
    ) {
        if run.isEmpty { return }
        var kana = String(run)
        if style.soundsParticles, let last = run.last, let particle = KanaParticle(rawValue: last),
            run.count == 1 ? followsWord && particle != .object : Array(kana.utf8).isGreeting
        {
            kana.unicodeScalars.removeLast()
            kana.unicodeScalars.append(particle.sound)
        }
        for scalar in romanizer.romanized(kana).unicodeScalars {
            if !scalar.isASCII, let last = result.last, last.isASCII,
                let long = LatinVowel(UInt8(last.value))?.marked(scalar)
            {
                result.removeLast()
                result.append(long)
            } else {
                result.append(scalar)
            }
        }
        run.removeAll()
        followsWord = true
    }
}

extension Unicode.Scalar {
    /// Whether the rules from kana to rōmaji know it: hiragana, ー, and the katakana that hiragana lack.
    fileprivate var isReadAsKana: Bool {
        if KanaCode.parse(self) != nil { return iteration == nil }
        return self == "ゟ" || KanaTable.voicedKatakana.values.contains(self)
    }
}
