/// The values that a row of a dialect's table is about.
enum DialectValues: Sendable {
    case all
    /// These words; one that ends in `*` stands for all that start so.
    case words([String])
    /// Numbers with a unit that are outside a range, as in `outside 20%..200%`.
    case outside(Measure, Measure)
    /// A number without a unit, and with a sign or without.
    case numbers
    /// A number and `%` without a sign.
    case unsignedPercentages
    /// A number and `%` with a sign: a change.
    case signedPercentages
    /// A time with a full stop in it.
    case fractions
    /// A language that the engine lists under the name of a locale, or does not list at all.
    case unlisted(LocaleList, isKnown: Bool)

    init(_ text: String, _ locales: LocaleList) {
        switch text {
        case "languages": self = .unlisted(locales, isKnown: true)
        case "unlisted": self = .unlisted(locales, isKnown: false)
        case "", "*": self = .all
        case "numbers": self = .numbers
        case "unsigned %": self = .unsignedPercentages
        case "signed %": self = .signedPercentages
        case "fractions": self = .fractions
        default:
            guard text.hasPrefix("outside ") else {
                self = .words(text.split(separator: ",").map(String.init))
                return
            }
            let bounds = text.dropFirst("outside ".count)
            guard let middle = bounds.firstRange(of: ".."),
                let lower = Measure(Array(bounds[..<middle.lowerBound].utf8)[...]),
                let upper = Measure(Array(bounds[middle.upperBound...].utf8)[...])
            else { preconditionFailure("The table of a dialect has a bad range: \(text)") }
            self = .outside(lower, upper)
        }
    }

    /// Whether a value is one of them.
    func fit(_ value: ArraySlice<UInt8>) -> Bool {
        switch self {
        case .all: return true
        case .words(let words):
            return words.contains { word in
                word.last == "*" ? value.starts(with: word.dropLast().utf8) : value.equals(word)
            }
        case .outside(let lower, let upper):
            guard let measure = Measure(value), let number = measure.converted(to: upper.unit) else { return false }
            // A percentage with a sign is a change, and says nothing of a range of percentages without.
            if measure.isSigned, upper.unit == .percent, !upper.isSigned { return false }
            return number < lower.number || number > upper.number
        case .numbers: return Measure(value)?.unit == Measure.Unit.none
        case .unsignedPercentages, .signedPercentages:
            guard let measure = Measure(value), measure.unit == .percent else { return false }
            if case .signedPercentages = self { return measure.isSigned }
            return !measure.isSigned
        case .fractions: return value.contains(UInt8(ascii: ".")) && Measure(value) != nil
        case .unlisted(let locales, let isKnown):
            let tag = String(decoding: value, as: UTF8.self)
            return !locales.contains(tag) && (locales.locale(for: tag) != nil) == isKnown
        }
    }
}
