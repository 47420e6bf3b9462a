extension StringProtocol {
    /// The text with full-width katakana and marks for its half-width ones.
    ///
    ///     "ｶﾞﾝﾊﾞﾚ ABC".withFullWidthKana()  // ガンバレ ABC
    ///
    /// A mark ﾞ or ﾟ joins the kana before it where there is a character for both. ASCII stays as it is.
    public func withFullWidthKana() -> String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            guard HalfWidthKana.range.contains(scalar.value) else {
                result.append(scalar)
                continue
            }
            let full = HalfWidthKana.full[Int(scalar.value - HalfWidthKana.range.lowerBound)]
            if let kana = result.last, let joined = full == "゛" ? kana.voiced : full == "゜" ? kana.halfVoiced : nil {
                result.removeLast()
                result.append(joined)
            } else {
                result.append(full)
            }
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
        for scalar in unicodeScalars { result.append(contentsOf: HalfWidthKana.half[scalar] ?? [scalar]) }
        return String(result)
    }
}

private enum HalfWidthKana {
    static let range: ClosedRange<UInt32> = 0xFF61...0xFF9F

    /// The full-width forms, in the order of the half-width ones.
    static let full = Array(
        """
        。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜
        """.unicodeScalars)

    /// What each full-width form is in half-width ones: one, or one and its mark.
    static let half: [Unicode.Scalar: [Unicode.Scalar]] = {
        var half: [Unicode.Scalar: [Unicode.Scalar]] = [:]
        for (value, full) in zip(range, full) { half[full] = [Unicode.Scalar(value)!] }
        for (kana, form) in half {
            if let voiced = kana.voiced { half[voiced] = form + ["ﾞ"] }
            if let voiced = kana.halfVoiced { half[voiced] = form + ["ﾟ"] }
        }
        return half
    }()
}

extension String {
    /// The text with the kana that ゝ ゞ ヽ ヾ repeat.
    func withoutIterationMarks() -> String {
        guard unicodeScalars.contains(where: { [0x309D, 0x309E, 0x30FD, 0x30FE].contains($0.value) }) else {
            return self
        }
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            switch scalar {
            case "ゝ", "ヽ": result.append(result.last ?? scalar)
            case "ゞ", "ヾ": result.append(result.last.map { $0.voiced ?? $0 } ?? scalar)
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
