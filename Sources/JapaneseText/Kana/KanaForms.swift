extension StringProtocol {
    /// The text with hiragana for its katakana.
    ///
    ///     "ラーメン".inHiragana()  // らーめん
    ///
    /// Half-width katakana too; ー stays. What is no katakana stays as it is.
    public func inHiragana() -> String {
        var result = String.UnicodeScalarView()
        for scalar in withFullWidthKana().unicodeScalars {
            switch scalar.value {
            // ヷ ヸ ヹ ヺ: no hiragana has the mark built in.
            case 0x30F7, 0x30F8, 0x30F9, 0x30FA:
                result.append(Unicode.Scalar(scalar.value == 0x30F7 ? 0x308F : scalar.value - 0x68)!)
                result.append("\u{3099}")
            default: result.append(scalar.asHiragana)
            }
        }
        return String(result)
    }

    /// The text with katakana for its hiragana.
    ///
    ///     "さくら".inKatakana()  // サクラ
    ///
    /// What is no hiragana stays as it is.
    public func inKatakana() -> String {
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if scalar == "\u{3099}", let kana = result.last, let voiced = kana.voiced {
                result.removeLast()
                result.append(voiced)
            } else {
                result.append(scalar.asKatakana)
            }
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    /// The kana with the mark ゛, if there is one: ガ of カ, ば of は, ヴ of ウ.
    var voiced: Unicode.Scalar? {
        switch asKatakana.value {
        case 0x30A6: Unicode.Scalar(value + 0x4E)
        case 0x30EF...0x30F2 where value >= 0x30EF: Unicode.Scalar(value + 8)
        case 0x30FD: Unicode.Scalar(value + 1)
        case let katakana where Self.unvoiced.contains(katakana): Unicode.Scalar(value + 1)
        default: nil
        }
    }

    /// The kana with the mark ゜, if there is one: パ of ハ.
    var halfVoiced: Unicode.Scalar? {
        switch asKatakana {
        case "ハ", "ヒ", "フ", "ヘ", "ホ": Unicode.Scalar(value + 2)
        default: nil
        }
    }

    private static let unvoiced = Set("カキクケコサシスセソタチツテトハヒフヘホ".unicodeScalars.map(\.value))
}
