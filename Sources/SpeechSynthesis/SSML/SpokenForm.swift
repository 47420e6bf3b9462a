internal import ICUSupport
internal import TextToolkit

/// The words for what a `say-as` says that some text is, where espeak-ng would not find them by itself.
struct SpokenForm {
    private let kind: String
    private let format: String?
    private let locale: String

    /// - Parameters:
    ///   - kind: The value of `interpret-as`.
    ///   - format: The value of `format`.
    init(kind: String, format: String?, language: LanguageTag) {
        self.kind = kind
        self.format = format
        locale = language.localeIdentifier
    }

    /// The words; `nil` where the text is to be spoken as it stands.
    func words(for text: String) -> String? {
        let trimmed = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        if trimmed.isEmpty { return nil }
        return switch kind {
        case "characters", "spell-out", "verbatim", "letters": spelledOut(trimmed)
        case "digits", "telephone": telephone(trimmed)
        case "cardinal", "number": number(trimmed, nil)
        case "ordinal": ordinal(trimmed)
        case "fraction": fraction(trimmed)
        case "date": date(trimmed)
        // Not to be heard.
        case "expletive", "bleep": "…"
        default: nil
        }
    }

    /// One letter after the other; of digits, their names.
    private func spelledOut(_ text: String) -> String {
        text.filter { !$0.isWhitespace }.map { character in
            if let digit = character.wholeNumberValue { return number("\(digit)", nil) ?? "\(digit)" }
            // A dot has espeak-ng name the letter, and not take it for a word.
            return character.isLetter ? "\(character.uppercased())." : "\(character)"
        }.joined(separator: " ")
    }

    /// One digit after the other, in groups where there is something between them; words stay words.
    private func telephone(_ text: String) -> String? {
        let groups = text.split { !$0.isWholeNumber && !$0.isLetter && $0 != "+" }
        if groups.isEmpty { return nil }
        return groups.map { $0.contains(where: \.isWholeNumber) ? spelledOut(String($0)) : String($0) }
            .joined(separator: ", ")
    }

    private func ordinal(_ text: String) -> String? {
        // Without what makes it one in writing: 3rd, 3., 3e.
        let digits = String(text.prefix { $0.isWholeNumber || $0 == "," })
        let rest = text.dropFirst(digits.count)
        guard !digits.isEmpty, rest.count <= 3, rest.allSatisfy({ $0.isLetter || ".ºª°".contains($0) }) else {
            return nil
        }
        for ruleSet in ["%spellout-ordinal", "%spellout-ordinal-masculine", "%spellout-ordinal-neuter"] {
            if let words = number(digits, ruleSet) { return words }
        }
        return nil
    }

    private func fraction(_ text: String) -> String? {
        // What is one number with others, as in “2 1/2”, is not what stands before the bar.
        let parts = text.split(separator: "/").map { $0.split(separator: " ") }
        guard parts.count == 2, parts.allSatisfy({ $0.count == 1 }) else { return nil }
        let (above, below) = (String(parts[0][0]), String(parts[1][0]))
        guard let whole = number(above, nil) else { return nil }
        if let name = ordinal(below), locale.hasPrefix("en") {
            let isOne = above == "1"
            if below == "2" { return "\(whole) \(isOne ? "half" : "halves")" }
            return isOne ? "\(whole) \(name)" : "\(whole) \(name)s"
        }
        return number(below, nil).map { "\(whole) / \($0)" }
    }

    /// The digits of a number, with a sign and a decimal point, in words.
    private func number(_ text: String, _ ruleSet: String?) -> String? {
        var digits = text.filter { $0 != "," && $0 != " " && $0 != "\u{A0}" && $0 != "’" }
        if digits.hasPrefix("−") { digits = "-" + digits.dropFirst() }
        if digits.hasPrefix("+") { digits.removeFirst() }
        let ascii = digits.utf8
        guard ascii.count <= 30, ascii.contains(where: { 0x30...0x39 ~= $0 }),
            ascii.enumerated().allSatisfy({ index, byte in
                0x30...0x39 ~= byte || byte == 0x2E || byte == 0x2D && index == 0
            }), ascii.count(where: { $0 == 0x2E }) <= 1
        else { return nil }
        do {
            // Soft hyphens are where a line may break.
            return try SpelledNumber.text(of: digits, ruleSet: ruleSet, locale: locale).filter { $0 != "\u{AD}" }
        } catch {
            // ICU has no such rules for the language: it is spoken as it stands.
            return nil
        }
    }

    /// A date in digits, by its format or, without one, the year first: ICU's way to write it in the language.
    private func date(_ text: String) -> String? {
        let numbers = text.split { !$0.isWholeNumber }.compactMap { Int($0) }
        let order = format ?? (numbers.first ?? 0 > 31 ? "ymd" : "")
        guard numbers.count == order.count else { return nil }
        var (year, month, day): (Int?, Int?, Int?) = (nil, nil, nil)
        for (letter, number) in zip(order, numbers) {
            switch letter {
            case "y": year = number
            case "m": month = number
            case "d": day = number
            default: return nil
            }
        }
        do {
            return try SpelledDate.text(year: year, month: month, day: day, locale: locale)
        } catch {
            return nil
        }
    }
}
