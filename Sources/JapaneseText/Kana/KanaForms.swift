extension StringProtocol {
    /// The text with hiragana for its katakana.
    ///
    ///     "ラーメン".inHiragana()  // らーめん
    ///
    /// Half-width katakana too; ー stays. What is no katakana stays as it is.
    public func inHiragana() -> String {
        var result = String.UnicodeScalarView()
        for scalar in withFullWidthKana().unicodeScalars {
            if let plain = KanaTable.voicedKatakana.first(where: { $0.value == scalar })?.key {
                // ヷ ヸ ヹ ヺ: no hiragana has the mark built in.
                result.append(plain.scalar(isKatakana: false))
                result.append("\u{3099}")
            } else {
                result.append(scalar.asHiragana)
            }
        }
        return String(result)
    }

    /// The text with katakana for its hiragana.
    ///
    ///     "さくら".inKatakana()  // サクラ
    ///
    /// A combining mark of voice joins the kana before it where there is a character for both. What is no hiragana
    /// stays as it is.
    public func inKatakana() -> String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            let isCombining = scalar == "\u{3099}" || scalar == "\u{309A}"
            result.append(scalar.asKatakana, joiningMarks: isCombining)
        }
        return String(result)
    }

    /// The text with full-width katakana and marks for its half-width ones.
    ///
    ///     "ｶﾞﾝﾊﾞﾚ ABC".withFullWidthKana()  // ガンバレ ABC
    ///
    /// A mark ﾞ or ﾟ joins the kana before it where there is a character for both. ASCII stays as it is.
    public func withFullWidthKana() -> String {
        guard unicodeScalars.contains(where: { KanaTable.fullWidth(of: $0) != nil }) else { return String(self) }
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            let full = KanaTable.fullWidth(of: scalar)
            result.append(full ?? scalar, joiningMarks: full != nil)
        }
        return String(result)
    }

    /// The text with half-width katakana and marks for its full-width ones.
    ///
    ///     "ガンバレ、ABC".withHalfWidthKana()  // ｶﾞﾝﾊﾞﾚ､ABC
    ///
    /// Hiragana, which have no half-width forms, and all else stay as they are.
    public func withHalfWidthKana() -> String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars { result.append(contentsOf: KanaTable.halfWidth[scalar] ?? [scalar]) }
        return String(result)
    }
}

extension String.UnicodeScalarView {
    /// Appends a character; a mark of voice joins the kana before it, if marks do here and the two make one character.
    fileprivate mutating func append(_ scalar: Unicode.Scalar, joiningMarks: Bool) {
        if joiningMarks, let mark = VoicingMark(scalar), let joined = last?.marked(mark) {
            removeLast()
            append(joined)
        } else {
            append(scalar)
        }
    }
}

extension String {
    /// The text with the kana that ゝ ゞ ヽ ヾ repeat.
    func withoutIterationMarks() -> String {
        guard unicodeScalars.contains(where: { $0.iteration != nil }) else { return self }
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if let iteration = scalar.iteration, let last = result.last {
                result.append(iteration == .voiced ? last.marked(.voiced) ?? last : last)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }
}

/// How a mark repeats the kana before it: ゝ ヽ as it is, ゞ ヾ with a mark of voice.
enum KanaIteration {
    case plain, voiced
}

extension Unicode.Scalar {
    /// How it repeats the kana before it; `nil` where it is no mark that does.
    var iteration: KanaIteration? {
        switch self {
        case "ゝ", "ヽ": .plain
        case "ゞ", "ヾ": .voiced
        default: nil
        }
    }
}
