/// A number with at most six decimals, which is written as it was read: no binary fraction, no exponent.
struct FixedPoint: Hashable, Sendable {
    private(set) var millionths: Int

    private static let unit = 1_000_000
    private static let limit = 1_000_000_000

    var value: Double { Double(millionths) / Double(Self.unit) }

    /// The nearest number; at most a billion either way.
    ///
    /// - Precondition: The value is a number.
    init(_ value: Double) {
        precondition(!value.isNaN, "A value in SSML must be a number.")
        let bounded = min(max(value, Double(-Self.limit)), Double(Self.limit))
        millionths = Int((bounded * Double(Self.unit)).rounded())
    }

    init(millionths: Int) {
        self.millionths = millionths
    }

    /// Reads digits, with a point among them, before or behind; `nil` for anything else, and above a billion.
    ///
    /// Decimals beyond the sixth are cut off.
    init?(digits text: Substring.UTF8View) {
        var integer = 0
        var fraction = 0
        var place = Self.unit
        var digitCount = 0
        var isFraction = false
        for byte in text {
            if byte == UInt8(ascii: "."), !isFraction {
                isFraction = true
                continue
            }
            guard case UInt8(ascii: "0")...UInt8(ascii: "9") = byte else { return nil }
            digitCount += 1
            let digit = Int(byte - UInt8(ascii: "0"))
            if isFraction {
                place /= 10
                fraction += digit * place
            } else {
                integer = integer * 10 + digit
                if integer > Self.limit { return nil }
            }
        }
        guard digitCount > 0 else { return nil }
        millionths = integer * Self.unit + fraction
    }

    /// The number in digits, with a minus if it is below zero.
    var text: String {
        let magnitude = millionths.magnitude
        let (integer, fraction) = magnitude.quotientAndRemainder(dividingBy: UInt(Self.unit))
        var text = (millionths < 0 ? "-" : "") + String(integer)
        if fraction > 0 {
            let digits = String(fraction + UInt(Self.unit)).dropFirst()
            text += "." + digits[...(digits.lastIndex { $0 != "0" } ?? digits.startIndex)]
        }
        return text
    }

    /// The number with its sign, `+` for zero too.
    var signedText: String { millionths < 0 ? text : "+" + text }
}

extension Substring.UTF8View {
    /// Takes an ending off, if it is there.
    func droppingSuffix(_ suffix: StaticString) -> Substring.UTF8View? {
        let bytes = suffix.description.utf8
        guard count >= bytes.count, self.suffix(bytes.count).elementsEqual(bytes) else { return nil }
        return dropLast(bytes.count)
    }
}

/// A number with what stands around it: a sign and a unit.
struct Measure {
    enum Sign {
        case none
        case plus
        case minus
    }

    var sign: Sign
    /// The number, below zero behind a minus.
    var number: FixedPoint

    /// Reads a number with a unit; `nil` where it has another or is no number.
    init?(_ text: String, unit: StaticString) {
        guard let digits = Substring(text).utf8.droppingSuffix(unit) else { return nil }
        switch digits.first {
        case UInt8(ascii: "+"): sign = .plus
        case UInt8(ascii: "-"): sign = .minus
        default: sign = .none
        }
        guard let number = FixedPoint(digits: sign == .none ? digits : digits.dropFirst()) else { return nil }
        self.number = sign == .minus ? FixedPoint(millionths: -number.millionths) : number
    }
}
