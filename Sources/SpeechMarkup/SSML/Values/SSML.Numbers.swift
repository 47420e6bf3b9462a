extension SSML {
    /// How loud a recording is played: a change in decibels.
    public struct SoundLevel: AttributeValue {
        private let measure: Measure

        /// The change in decibels.
        public var decibels: Double { measure.number.value }

        /// A change in decibels: -6 dB is about half the amplitude.
        public static func decibels(_ decibels: Double) -> SoundLevel {
            SoundLevel(measure: Measure(FixedPoint(decibels), .decibels, isSigned: true))
        }

        private init(measure: Measure) {
            self.measure = measure
        }

        /// Reads `+6dB`; also without a sign, which SSML 1.1 asks for.
        public init?(utf8: ArraySlice<UInt8>) {
            guard let measure = Measure(utf8), measure.unit == .decibels else { return nil }
            self.measure = measure
        }

        /// Whether it has a sign.
        public var conformance: Conformance { measure.isSigned ? .standard : .older }

        /// The level as documents write it.
        public var text: String { measure.text }

        /// What a level is.
        public static func expectation(for _: ArraySlice<UInt8>) -> String {
            "a number with its sign and “dB”, such as -6dB"
        }
    }

    /// How fast a recording is played: a percentage of its own speed, above zero.
    public struct Percentage: AttributeValue, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        private let number: FixedPoint

        /// The percentage: 100 is no change.
        public var percent: Double { number.value }

        /// Makes a percentage.
        ///
        /// - Throws: ``ValueError`` where it is not above zero.
        public init(_ percent: Double) throws(ValueError) {
            number = try FixedPoint(percent).aboveZero("a percentage above 0, such as 150%")
        }

        /// Takes a literal, which must be above zero.
        public init(integerLiteral percent: Int) { self = .literal("\(percent)%") }

        /// Takes a literal, which must be above zero.
        public init(floatLiteral percent: Double) { self = .literal(FixedPoint(percent).text + "%") }

        /// Reads `150%`.
        public init?(utf8: ArraySlice<UInt8>) {
            guard let measure = Measure(utf8), measure.unit == .percent, !measure.isSigned, utf8.isAboveZero else {
                return nil
            }
            number = max(measure.number, FixedPoint(millionths: 1))
        }

        /// The percentage as documents write it.
        public var text: String { number.text + "%" }

        /// What a percentage is.
        public static func expectation(for _: ArraySlice<UInt8>) -> String { "a percentage above 0, such as 150%" }
    }

    /// How often a recording is played: a number above zero, such as 2.5.
    public struct Count: AttributeValue, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        private let number: FixedPoint

        /// The number.
        public var count: Double { number.value }

        /// Makes a count.
        ///
        /// - Throws: ``ValueError`` where it is not above zero.
        public init(_ count: Double) throws(ValueError) {
            number = try FixedPoint(count).aboveZero("a number above 0")
        }

        /// Takes a literal, which must be above zero.
        public init(integerLiteral count: Int) { self = .literal("\(count)") }

        /// Takes a literal, which must be above zero.
        public init(floatLiteral count: Double) { self = .literal(FixedPoint(count).text) }

        /// Reads `2.5`.
        public init?(utf8: ArraySlice<UInt8>) {
            guard let measure = Measure(utf8), measure.unit == .none, !measure.isSigned, utf8.isAboveZero else {
                return nil
            }
            number = max(measure.number, FixedPoint(millionths: 1))
        }

        /// The number as documents write it.
        public var text: String { number.text }

        /// What a count is.
        public static func expectation(for _: ArraySlice<UInt8>) -> String { "a number above 0" }
    }

    /// A whole number from 0: an age, or seconds.
    public struct WholeNumber: AttributeValue, ExpressibleByIntegerLiteral {
        /// The number.
        public let number: Int

        private static let limit = 999_999_999_999_999_999

        /// Makes a number.
        ///
        /// - Throws: ``ValueError`` where it is negative.
        public init(_ number: Int) throws(ValueError) {
            try self.init(parsing: String(number))
        }

        /// Takes a literal, which must not be negative.
        public init(integerLiteral number: Int) { self = .literal(String(number)) }

        /// Reads digits, with `+` or without; `-0` is 0. What is beyond 18 digits counts as the largest of those.
        public init?(utf8: ArraySlice<UInt8>) {
            let value = utf8.withoutOuterSpace
            let isNegative = value.first == UInt8(ascii: "-")
            let digits = isNegative || value.first == UInt8(ascii: "+") ? value.dropFirst() : value
            guard !digits.isEmpty, digits.allSatisfy(\.isASCIIDigit), !(isNegative && digits.isAboveZero) else {
                return nil
            }
            number = digits.reduce(0) { number, digit in
                number > Self.limit / 10 ? Self.limit : number * 10 + Int(digit - UInt8(ascii: "0"))
            }
        }

        /// The number as documents write it.
        public var text: String { String(number) }

        /// What a whole number is.
        public static func expectation(for _: ArraySlice<UInt8>) -> String { "a whole number from 0" }
    }

    /// A whole number from 1: which of several.
    public struct Ordinal: AttributeValue, ExpressibleByIntegerLiteral {
        /// The number.
        public var number: Int { whole.number }

        private let whole: WholeNumber

        /// Makes a number.
        ///
        /// - Throws: ``ValueError`` where it is not above zero.
        public init(_ number: Int) throws(ValueError) {
            try self.init(parsing: String(number))
        }

        /// Takes a literal, which must be above zero.
        public init(integerLiteral number: Int) { self = .literal(String(number)) }

        /// Reads digits.
        public init?(utf8: ArraySlice<UInt8>) {
            guard let whole = WholeNumber(utf8: utf8), whole.number > 0 else { return nil }
            self.whole = whole
        }

        /// The number as documents write it.
        public var text: String { whole.text }

        /// What such a number is.
        public static func expectation(for _: ArraySlice<UInt8>) -> String { "a whole number from 1" }
    }
}

extension FixedPoint {
    fileprivate func aboveZero(_ expectation: String) throws(SSML.ValueError) -> FixedPoint {
        guard millionths > 0 else { throw SSML.ValueError(text: text, expectation: expectation) }
        return self
    }
}

extension ArraySlice<UInt8> {
    /// Whether a digit in it is not 0: of a number too small to be told from 0, too.
    fileprivate var isAboveZero: Bool { contains { $0 > UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } }
}
