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

        private let value: Scale<Label>

        private init(_ value: Scale<Label>) {
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
        public static func decibels(_ decibels: Double) -> Volume { Volume(Scale(decibels, .decibels, isSigned: true)) }

        /// What it says.
        public var form: Form {
            switch value {
            case .label(let label): .label(label)
            case .measure(let measure):
                switch measure.unit {
                case .decibels: .decibels(measure.number.value)
                case .percent: .percent(measure.number.value)
                default: measure.isSigned ? .relativeNumber(measure.number.value) : .number(measure.number.value)
                }
            }
        }

        /// Whether SSML 1.1 has it; numbers, percentages and decibels without a sign are not of it.
        public var conformance: Conformance {
            if case .measure(let measure) = value, measure.unit != .decibels || !measure.isSigned {
                .older
            } else {
                .standard
            }
        }

        /// Reads a volume: `soft`, `+6dB`; also `6dB`, `50`, `+10` and `+10%`.
        public init?(utf8: ArraySlice<UInt8>) {
            guard let value = Scale<Label>(utf8) else { return nil }
            if case .measure(let measure) = value {
                switch measure.unit {
                case .decibels, .percent: break
                case .none where measure.isSigned || measure.number.value <= 100: break
                default: return nil
                }
            }
            self.value = value
        }

        /// The volume as documents write it.
        public var text: String { value.text }

        /// What a volume is.
        public static func expectation(for _: ArraySlice<UInt8>) -> String {
            "a change such as +6dB, or " + ValueError.list(Label.allCases.map(\.rawValue))
        }
    }
}
