/// The values that a row of a dialect's table is about.
enum DialectValues: Sendable {
    case all
    /// These words; one that ends in `*` stands for all that start so.
    case words([String])
    /// Numbers with a unit that are outside a range, as in `outside 20%..200%`.
    case outside(Quantity, Quantity)
    /// A number without a unit, and with a sign or without.
    case numbers
    /// A number and `%` without a sign.
    case unsignedPercentages
    /// A number and `%` with a sign: a change.
    case signedPercentages
    /// A time with a full stop in it.
    case fractions

    init(_ text: String) {
        switch text {
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
                let lower = Quantity(Array(bounds[..<middle.lowerBound].utf8)[...]),
                let upper = Quantity(Array(bounds[middle.upperBound...].utf8)[...])
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
            guard let quantity = Quantity(value), let scaled = quantity.converted(to: upper.unit) else { return false }
            // A percentage with a sign is a change, and says nothing of a range of percentages without.
            if quantity.isSigned, upper.unit == .percent, !upper.isSigned { return false }
            return scaled < lower.number || scaled > upper.number
        case .numbers:
            var scanner = ValueScanner(value)
            _ = scanner.skipSign()
            return scanner.skipNumber() && scanner.isAtEnd
        case .unsignedPercentages:
            var scanner = ValueScanner(value)
            return scanner.skipNumber() && scanner.endsWith("%")
        case .signedPercentages:
            var scanner = ValueScanner(value)
            return scanner.skipSign() && scanner.skipNumber() && scanner.endsWith("%")
        case .fractions: return value.contains(UInt8(ascii: ".")) && Quantity(value) != nil
        }
    }
}

/// A number with a unit, as attributes write it.
struct Quantity: Sendable {
    enum Unit: String, Sendable, CaseIterable {
        case milliseconds = "ms"
        case seconds = "s"
        case percent = "%"
        case decibels = "dB"
        case hertz = "Hz"
        case semitones = "st"
    }

    let number: Double
    let unit: Unit
    let isSigned: Bool

    init?(_ value: ArraySlice<UInt8>) {
        var scanner = ValueScanner(value)
        isSigned = scanner.skipSign()
        guard scanner.skipNumber() else { return nil }
        let text = String(decoding: value, as: UTF8.self)
        guard let unit = Unit.allCases.first(where: { text.hasSuffix($0.rawValue) }),
            let number = Double(text.dropLast(unit.rawValue.count))
        else { return nil }
        self.number = number
        self.unit = unit
    }

    init(_ number: Double, _ unit: Unit, isSigned: Bool) {
        self.number = number
        self.unit = unit
        self.isSigned = isSigned
    }

    /// The number in another unit of the same kind.
    func converted(to other: Unit) -> Double? {
        switch (unit, other) {
        case (.milliseconds, .seconds): number / 1000
        case (.seconds, .milliseconds): number * 1000
        default: unit == other ? number : nil
        }
    }

    /// The value as attributes write it, without zeros that say nothing.
    var text: String { (isSigned && number >= 0 ? "+" : "") + number.plainText + unit.rawValue }
}

extension Double {
    /// The number in decimals, with four places at most and no exponent.
    var plainText: String {
        let scaled = (self * 10_000).rounded()
        // Beyond that there is no fraction to write.
        guard scaled.magnitude < 1e15 else { return String(Int64(clamping: Int(exactly: rounded()) ?? .max)) }
        let whole = Int(scaled)
        let sign = whole < 0 ? "-" : ""
        var fraction = String(whole.magnitude % 10_000 + 10_000).dropFirst()
        while fraction.last == "0" { fraction.removeLast() }
        return sign + String(whole.magnitude / 10_000) + (fraction.isEmpty ? "" : "." + fraction)
    }
}
