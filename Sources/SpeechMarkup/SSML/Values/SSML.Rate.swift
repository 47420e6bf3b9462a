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
            /// A change by percent, `+10%`: of SSML 1.0, of some engines and of an example in 1.1.
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

        private let value: Scale<Label>

        private init(_ value: Scale<Label>) {
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

        /// A percentage of the usual rate, of 0 at least: 100 is no change.
        public static func percent(_ percent: Double) -> Rate { Rate(Scale(max(percent, 0), .percent)) }

        /// A rate as a multiple of the usual one, in the bounds of Apple's: from 0.25 to 2. What is beyond counts as
        /// the nearest of these. It is written as a percentage.
        public static func multiplier(_ multiplier: Double) -> Rate { percent(min(max(multiplier, 0.25), 2) * 100) }

        /// What it says.
        public var form: Form {
            switch value {
            case .label(let label): .label(label)
            case .measure(let measure) where measure.unit == .none: .number(measure.number.value)
            case .measure(let measure):
                measure.isSigned ? .relativePercent(measure.number.value) : .percent(measure.number.value)
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

        /// Whether SSML 1.1 has it: a number is 1.0's, and a change stands in an example only.
        public var conformance: Conformance {
            switch form {
            case .label, .percent: .standard
            case .relativePercent: .doubtful("SSML 1.1 takes a percentage of the usual rate, without a sign.")
            case .number: .older
            }
        }

        /// Reads a rate: `slow`, `120%`; also `+20%` and `1.2`.
        public init?(utf8: ArraySlice<UInt8>) {
            guard let value = Scale<Label>(utf8) else { return nil }
            if case .measure(let measure) = value {
                guard measure.unit == .percent || measure.unit == .none && !measure.isSigned else { return nil }
            }
            self.value = value
        }

        /// The rate as documents write it.
        public var text: String { value.text }

        /// What a rate is.
        public static func expectation(for _: ArraySlice<UInt8>) -> String {
            "a percentage without sign such as 120%, or " + ValueError.list(Label.allCases.map(\.rawValue))
        }
    }
}
