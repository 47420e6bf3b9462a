/// A number with at most six decimals, which is written as it was read: no binary fraction, no exponent.
struct FixedPoint: Hashable, Sendable, Comparable {
    private(set) var millionths: Int

    private static let unit = 1_000_000
    private static let limit = 1_000_000_000

    var value: Double { Double(millionths) / Double(Self.unit) }

    /// The nearest number; at most a billion either way. What is no number counts as 0.
    init(_ value: Double) {
        let bounded = value.isNaN ? 0 : min(max(value, Double(-Self.limit)), Double(Self.limit))
        millionths = Int((bounded * Double(Self.unit)).rounded())
    }

    init(millionths: Int) {
        self.millionths = millionths
    }

    /// Reads digits, with a point among them, before or after (SSML 1.1, 3.2.4, Number); `nil` for anything else.
    ///
    /// Decimals beyond the sixth are cut off, and what is above a billion counts as a billion.
    init?(digits: ArraySlice<UInt8>) {
        var integer = 0
        var fraction = 0
        var place = Self.unit
        var digitCount = 0
        var isFraction = false
        for byte in digits {
            if byte == UInt8(ascii: "."), !isFraction {
                isFraction = true
                continue
            }
            guard byte.isASCIIDigit else { return nil }
            digitCount += 1
            let digit = Int(byte - UInt8(ascii: "0"))
            if isFraction {
                place /= 10
                fraction += digit * place
            } else {
                integer = min(integer * 10 + digit, Self.limit)
            }
        }
        guard digitCount > 0 else { return nil }
        millionths = integer * Self.unit + fraction
    }

    /// The number in digits, with a minus if it is below zero.
    var text: String {
        let (integer, fraction) = millionths.magnitude.quotientAndRemainder(dividingBy: UInt(Self.unit))
        var text = (millionths < 0 ? "-" : "") + String(integer)
        if fraction > 0 {
            let digits = String(fraction + UInt(Self.unit)).dropFirst()
            text += "." + digits[...(digits.lastIndex { $0 != "0" } ?? digits.startIndex)]
        }
        return text
    }

    static func < (one: FixedPoint, other: FixedPoint) -> Bool { one.millionths < other.millionths }

    static func - (one: FixedPoint, other: FixedPoint) -> FixedPoint {
        FixedPoint(millionths: one.millionths - other.millionths)
    }

    func scaled(by factor: Int, over divisor: Int = 1) -> FixedPoint {
        FixedPoint(millionths: millionths.multipliedReportingOverflow(by: factor).partialValue / divisor)
    }
}

/// A number with what stands around it: a sign and a unit. The grammar of all numbers in attributes.
struct Measure: Hashable, Sendable {
    enum Unit: String, Sendable, CaseIterable {
        case none = ""
        case percent = "%"
        case milliseconds = "ms"
        case seconds = "s"
        case decibels = "dB"
        case hertz = "Hz"
        case semitones = "st"
    }

    var number: FixedPoint
    var unit: Unit
    /// Whether there is a sign: then it is a change.
    var isSigned: Bool

    init(_ number: FixedPoint, _ unit: Unit, isSigned: Bool = false) {
        self.number = number
        self.unit = unit
        self.isSigned = isSigned
    }

    /// Reads a measure; `nil` where it is none.
    init?(_ utf8: ArraySlice<UInt8>) {
        let unsigned = utf8.first == UInt8(ascii: "+") || utf8.first == UInt8(ascii: "-") ? utf8.dropFirst() : utf8
        let digits = unsigned.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
        let name = unsigned[digits.endIndex...]
        guard let number = FixedPoint(digits: digits),
            let unit = Unit.allCases.first(where: { name.equals($0.rawValue) })
        else { return nil }
        self.number = utf8.first == UInt8(ascii: "-") ? FixedPoint(millionths: -number.millionths) : number
        self.unit = unit
        isSigned = unsigned.count < utf8.count
    }

    /// The number in another unit of the same kind.
    func converted(to other: Unit) -> FixedPoint? {
        switch (unit, other) {
        case (.milliseconds, .seconds): number.scaled(by: 1, over: 1000)
        case (.seconds, .milliseconds): number.scaled(by: 1000)
        default: unit == other ? number : nil
        }
    }

    /// The measure as attributes write it, with its sign, `+` for zero too.
    var text: String { (isSigned && number.millionths >= 0 ? "+" : "") + number.text + unit.rawValue }
}

/// A word, or a measure: what pitch, rate and volume are.
enum Scale<Label: RawRepresentable<String> & CaseIterable & Hashable & Sendable>: Hashable, Sendable {
    case label(Label)
    case measure(Measure)

    /// Reads one of the words, or any measure.
    init?(_ utf8: ArraySlice<UInt8>) {
        if let label = Label.allCases.first(where: { utf8.equals($0.rawValue) }) {
            self = .label(label)
        } else if let measure = Measure(utf8) {
            self = .measure(measure)
        } else {
            return nil
        }
    }

    init(_ number: Double, _ unit: Measure.Unit, isSigned: Bool = false) {
        self = .measure(Measure(FixedPoint(number), unit, isSigned: isSigned))
    }

    var text: String {
        switch self {
        case .label(let label): label.rawValue
        case .measure(let measure): measure.text
        }
    }

    /// The words, and after them what else there is.
    static func expectation(_ others: String) -> String {
        SSML.ValueError.list(Label.allCases.map(\.rawValue) + [others])
    }
}
