extension SSML {
    /// How fast to speak: a label, or a percentage of what is usual for the voice (SSML 1.1, 3.2.4).
    ///
    ///     Prosody(rate: .slow) { … }
    ///     Prosody(rate: .multiplier(1.5)) { … }              // rate="150%"
    public struct Rate: AttributeValue {
        /// What it says.
        public enum Form: Hashable, Sendable {
            /// A word for it.
            case label(Label)
            /// A percentage of the usual rate: 100 is no change.
            case percent(Double)
            /// A change by percent, `+10%`: of SSML 1.0 and of some engines, but not of 1.1.
            case relativePercent(Double)
            /// A multiple of the usual rate: of SSML 1.0, but not of 1.1.
            case number(Double)
        }

        /// A rate in a word.
        public enum Label: String, CaseIterable, Hashable, Sendable {
            case `default`
            case xSlow = "x-slow"
            case slow
            case medium
            case fast
            case xFast = "x-fast"
        }

        private enum Unit {
            case percent
            case relativePercent
            case number
        }

        private enum Value: Hashable {
            case label(Label)
            case measured(FixedPoint, Unit)
        }

        private let value: Value

        private init(_ value: Value) {
            self.value = value
        }

        /// The label `default`.
        public static let `default` = Rate(.label(.default))
        /// The label `x-slow`.
        public static let xSlow = Rate(.label(.xSlow))
        /// The label `slow`.
        public static let slow = Rate(.label(.slow))
        /// The label `medium`.
        public static let medium = Rate(.label(.medium))
        /// The label `fast`.
        public static let fast = Rate(.label(.fast))
        /// The label `x-fast`.
        public static let xFast = Rate(.label(.xFast))

        /// A percentage of the usual rate: 100 is no change.
        ///
        /// - Precondition: It is not negative.
        public static func percent(_ percent: Double) -> Rate {
            precondition(percent >= 0, "A rate is not negative.")
            return Rate(.measured(FixedPoint(percent), .percent))
        }

        /// A rate as a multiple of the usual one, in the bounds of Apple's: from 0.25 to 2. What is beyond counts as
        /// the nearest of these. It is written as a percentage.
        public static func multiplier(_ multiplier: Double) -> Rate {
            precondition(!multiplier.isNaN, "A multiplier must be a number.")
            return percent(min(max(multiplier, 0.25), 2) * 100)
        }

        /// What it says.
        public var form: Form {
            switch value {
            case .label(let label): .label(label)
            case .measured(let number, .percent): .percent(number.value)
            case .measured(let number, .relativePercent): .relativePercent(number.value)
            case .measured(let number, .number): .number(number.value)
            }
        }

        /// The rate as a multiple of the usual one; `nil` for a label, whose meaning is the engine's.
        public var multiplier: Double? {
            switch form {
            case .label: nil
            case .percent(let percent): percent / 100
            case .relativePercent(let percent): 1 + percent / 100
            case .number(let number): number
            }
        }

        /// Whether SSML 1.1 has it; what 1.0 and engines have besides is read as well.
        public var isStandard: Bool {
            switch form {
            case .label, .percent: true
            case .relativePercent, .number: false
            }
        }

        /// Reads a rate: `slow`, `120%`; also `+20%` and `1.2`, for which ``isStandard`` is false.
        ///
        /// - Throws: ``ValueError`` for anything else.
        public init(parsing text: String) throws(ValueError) {
            if let label = Label(rawValue: text) {
                value = .label(label)
            } else if let measure = Measure(text, unit: "%") {
                value = .measured(measure.number, measure.sign == .none ? .percent : .relativePercent)
            } else if let measure = Measure(text, unit: ""), measure.sign == .none {
                value = .measured(measure.number, .number)
            } else {
                throw ValueError(
                    text: text, expectation: "a rate: x-slow, slow, medium, fast, x-fast, default, or such as “120%”")
            }
        }

        /// The rate as documents write it.
        public var text: String {
            switch value {
            case .label(let label): label.rawValue
            case .measured(let number, .percent): number.text + "%"
            case .measured(let number, .relativePercent): number.signedText + "%"
            case .measured(let number, .number): number.text
            }
        }
    }

    /// How fast a recording is played: a percentage of its own speed.
    public struct Percentage: AttributeValue {
        private let number: FixedPoint

        /// The percentage: 100 is no change.
        public var percent: Double { number.value }

        /// Makes a percentage.
        ///
        /// - Precondition: It is not negative.
        public init(_ percent: Double) {
            precondition(percent >= 0, "A percentage is not negative.")
            number = FixedPoint(percent)
        }

        /// Reads `150%`.
        ///
        /// - Throws: ``ValueError`` for anything else.
        public init(parsing text: String) throws(ValueError) {
            guard let measure = Measure(text, unit: "%"), measure.sign == .none else {
                throw ValueError(text: text, expectation: "a percentage such as “150%”")
            }
            number = measure.number
        }

        /// The percentage as documents write it.
        public var text: String { number.text + "%" }
    }

    /// How often a recording is played: a number above zero, such as 2.5.
    public struct Count: AttributeValue {
        private let number: FixedPoint

        /// The number.
        public var count: Double { number.value }

        /// Makes a count.
        ///
        /// - Precondition: It is at least a millionth.
        public init(_ count: Double) {
            number = FixedPoint(count)
            precondition(number.millionths > 0, "A recording is played more than 0 times.")
        }

        /// Reads `2.5`.
        ///
        /// - Throws: ``ValueError`` for anything else.
        public init(parsing text: String) throws(ValueError) {
            guard let measure = Measure(text, unit: ""), measure.sign == .none, measure.number.millionths > 0 else {
                throw ValueError(text: text, expectation: "a number above zero, such as “2.5”")
            }
            number = measure.number
        }

        /// The number as documents write it.
        public var text: String { number.text }
    }
}
