extension SSML {
    /// How loud to speak: a label, or a change in decibels (SSML 1.1, 3.2.4).
    ///
    ///     Prosody(volume: .decibels(-6)) { … }               // volume="-6dB"
    public struct Volume: AttributeValue {
        /// What it says.
        public enum Form: Hashable, Sendable {
            /// A word for it.
            case label(Label)
            /// A change in decibels.
            case decibels(Double)
            /// A loudness from 0 to 100: of SSML 1.0 and of some engines, but not of 1.1.
            case number(Double)
            /// A change of the number: of SSML 1.0 and of some engines, but not of 1.1.
            case relativeNumber(Double)
            /// A change by percent: of SSML 1.0 and of some engines, but not of 1.1.
            case percent(Double)
        }

        /// A volume in a word.
        public enum Label: String, CaseIterable, Hashable, Sendable {
            case `default`
            case silent
            case xSoft = "x-soft"
            case soft
            case medium
            case loud
            case xLoud = "x-loud"
        }

        private enum Unit {
            case decibels
            case number
            case relativeNumber
            case percent
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
        public static let `default` = Volume(.label(.default))
        /// The label `silent`.
        public static let silent = Volume(.label(.silent))
        /// The label `x-soft`.
        public static let xSoft = Volume(.label(.xSoft))
        /// The label `soft`.
        public static let soft = Volume(.label(.soft))
        /// The label `medium`.
        public static let medium = Volume(.label(.medium))
        /// The label `loud`.
        public static let loud = Volume(.label(.loud))
        /// The label `x-loud`.
        public static let xLoud = Volume(.label(.xLoud))

        /// A change in decibels: +6 dB is about twice the amplitude, -6 dB half.
        public static func decibels(_ decibels: Double) -> Volume {
            Volume(.measured(FixedPoint(decibels), .decibels))
        }

        /// What it says.
        public var form: Form {
            switch value {
            case .label(let label): .label(label)
            case .measured(let number, .decibels): .decibels(number.value)
            case .measured(let number, .number): .number(number.value)
            case .measured(let number, .relativeNumber): .relativeNumber(number.value)
            case .measured(let number, .percent): .percent(number.value)
            }
        }

        /// Whether SSML 1.1 has it; what 1.0 and engines have besides is read as well.
        public var isStandard: Bool {
            switch form {
            case .label, .decibels: true
            case .number, .relativeNumber, .percent: false
            }
        }

        /// Reads a volume: `soft`, `+6dB`; also `50`, `+10` and `+10%`, for which ``isStandard`` is false.
        ///
        /// - Throws: ``ValueError`` for anything else.
        public init(parsing text: String) throws(ValueError) {
            if let label = Label(rawValue: text) {
                value = .label(label)
            } else if let measure = Measure(text, unit: "dB"), !text.hasSuffix(".dB") {
                value = .measured(measure.number, .decibels)
            } else if let measure = Measure(text, unit: "%") {
                value = .measured(measure.number, .percent)
            } else if let measure = Measure(text, unit: ""), measure.sign != .none || measure.number.value <= 100 {
                value = .measured(measure.number, measure.sign == .none ? .number : .relativeNumber)
            } else {
                throw ValueError(
                    text: text,
                    expectation: "a volume: silent, x-soft, soft, medium, loud, x-loud, default, or such as “+6dB”"
                )
            }
        }

        /// The volume as documents write it.
        public var text: String {
            switch value {
            case .label(let label): label.rawValue
            case .measured(let number, .decibels): number.signedText + "dB"
            case .measured(let number, .number): number.text
            case .measured(let number, .relativeNumber): number.signedText
            case .measured(let number, .percent): number.signedText + "%"
            }
        }
    }

    /// How loud a recording is played: a change in decibels.
    public struct SoundLevel: AttributeValue {
        private let number: FixedPoint

        /// The change in decibels.
        public var decibels: Double { number.value }

        /// A change in decibels: -6 dB is about half the amplitude.
        public static func decibels(_ decibels: Double) -> SoundLevel { SoundLevel(number: FixedPoint(decibels)) }

        private init(number: FixedPoint) {
            self.number = number
        }

        /// Reads `+6dB`.
        ///
        /// - Throws: ``ValueError`` for anything else.
        public init(parsing text: String) throws(ValueError) {
            guard let measure = Measure(text, unit: "dB"), !text.hasSuffix(".dB") else {
                throw ValueError(text: text, expectation: "decibels such as “+6dB”")
            }
            number = measure.number
        }

        /// The level as documents write it.
        public var text: String { number.signedText + "dB" }
    }
}
