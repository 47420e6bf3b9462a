extension SSML {
    /// A pitch, or a range of pitch: a label, an absolute pitch, or a change (SSML 1.1, 3.2.4).
    ///
    ///     Prosody(pitch: .high) { … }
    ///     Prosody(pitch: .semitones(-2)) { … }               // pitch="-2st"
    public struct Pitch: AttributeValue {
        /// What it says.
        public enum Form: Hashable, Sendable {
            /// A word for it.
            case label(Label)
            /// Hertz.
            case hertz(Double)
            /// A change by hertz, `+10Hz`; in SSML 1.0 also without the unit.
            case relativeHertz(Double)
            /// A change by percent, `+10%`.
            case percent(Double)
            /// A change by semitones, half tones of the diatonic scale, `+2st`.
            case semitones(Double)
        }

        /// A pitch in a word.
        public enum Label: String, CaseIterable, Hashable, Sendable {
            case `default`
            case xLow = "x-low"
            case low
            case medium
            case high
            case xHigh = "x-high"
        }

        private let value: Scale<Label>

        private init(_ value: Scale<Label>) {
            self.value = value
        }

        /// The label `default`.
        public static let `default` = Pitch(.label(.default))
        /// The label `x-low`.
        public static let xLow = Pitch(.label(.xLow))
        /// The label `low`.
        public static let low = Pitch(.label(.low))
        /// The label `medium`.
        public static let medium = Pitch(.label(.medium))
        /// The label `high`.
        public static let high = Pitch(.label(.high))
        /// The label `x-high`.
        public static let xHigh = Pitch(.label(.xHigh))

        /// An absolute pitch, of 0 Hz at least.
        public static func hertz(_ hertz: Double) -> Pitch { Pitch(Scale(max(hertz, 0), .hertz)) }

        /// A change by hertz.
        public static func relativeHertz(_ hertz: Double) -> Pitch { Pitch(Scale(hertz, .hertz, isSigned: true)) }

        /// A change by percent: 50 is half as much again.
        public static func percent(_ percent: Double) -> Pitch { Pitch(Scale(percent, .percent, isSigned: true)) }

        /// A change by semitones.
        public static func semitones(_ semitones: Double) -> Pitch {
            Pitch(Scale(semitones, .semitones, isSigned: true))
        }

        /// A pitch as Apple's `AVSpeechUtterance.pitchMultiplier` has it: from 0.5 to 2, where 1 is the voice's own.
        /// What is beyond counts as the nearest of these. It is written as a change by percent.
        public static func multiplier(_ multiplier: Double) -> Pitch {
            percent((min(max(multiplier, 0.5), 2) - 1) * 100)
        }

        /// What it says.
        public var form: Form {
            switch value {
            case .label(let label): .label(label)
            case .measure(let measure):
                switch measure.unit {
                case .percent: .percent(measure.number.value)
                case .semitones: .semitones(measure.number.value)
                default: measure.isSigned ? .relativeHertz(measure.number.value) : .hertz(measure.number.value)
                }
            }
        }

        /// Whether SSML 1.1 has it, or 1.0: a change without a unit.
        public var conformance: Conformance {
            if case .measure(let measure) = value, measure.unit == .none { .older } else { .standard }
        }

        /// Reads a pitch: `high`, `150Hz`, `+10Hz`, `-5%` or `+2st`. A percentage without sign is one of a rise,
        /// as the schema of SSML 1.1 has it.
        public init?(utf8: ArraySlice<UInt8>) {
            guard var value = Scale<Label>(utf8) else { return nil }
            if case .measure(var measure) = value {
                switch (measure.unit, measure.isSigned) {
                case (.hertz, _), (.semitones, true), (.none, true): break
                case (.percent, _):
                    measure.isSigned = true
                    value = .measure(measure)
                default: return nil
                }
            }
            self.value = value
        }

        /// The pitch as documents write it.
        public var text: String { value.text }

        /// What a pitch is.
        public static func expectation(for _: ArraySlice<UInt8>) -> String {
            "a number and “Hz”, a change such as +10%, -5Hz or +2st, or "
                + ValueError.list(Label.allCases.map(\.rawValue))
        }
    }

    /// How pitch moves over some text: points in time, each with a pitch.
    ///
    ///     Prosody(contour: [.init(at: 0, .percent(20)), .init(at: 100, .percent(-10))]) { … } // (0%,+20%) (100%,-10%)
    public struct Contour: AttributeValue, ExpressibleByArrayLiteral {
        /// A pitch at a time.
        public struct Point: Hashable, Sendable {
            private let place: FixedPoint

            /// When, in percent of the time that the text takes.
            public var position: Double { place.value }

            /// The pitch.
            public let pitch: Pitch

            /// Makes a point, at 0% at the earliest.
            public init(at position: Double, _ pitch: Pitch) {
                place = FixedPoint(max(position, 0))
                self.pitch = pitch
            }

            /// Reads what stands in parentheses: `0%,+20Hz`, perhaps with a space after the comma.
            fileprivate init?(_ utf8: ArraySlice<UInt8>) {
                guard let comma = utf8.firstIndex(of: UInt8(ascii: ",")),
                    let time = Measure(utf8[..<comma].withoutOuterSpace), time.unit == .percent, !time.isSigned,
                    let pitch = Pitch(utf8: utf8[(comma + 1)...].withoutOuterSpace)
                else { return nil }
                place = time.number
                self.pitch = pitch
            }

            fileprivate var text: String { "(\(place.text)%,\(pitch.text))" }
        }

        /// The points, as they stand.
        public let points: [Point]

        /// Makes a contour.
        ///
        /// - Throws: ``ValueError`` where there is no point.
        public init(_ points: [Point]) throws(ValueError) {
            guard !points.isEmpty else { throw ValueError(text: "", expectation: Self.expectation(for: [])) }
            self.points = points
        }

        /// Takes a literal, which must have a point.
        public init(arrayLiteral points: Point...) {
            precondition(!points.isEmpty, "A contour has a point.")
            self.points = points
        }

        /// Whether all its pitches are of SSML 1.1.
        public var conformance: Conformance { points.allSatisfy(\.pitch.isStandard) ? .standard : .older }

        /// Reads `(0%,+20Hz) (10%,+30%)`: each point ends at its parenthesis, with white space between them.
        public init?(utf8: ArraySlice<UInt8>) {
            var points: [Point] = []
            var rest = utf8.withoutOuterSpace
            while !rest.isEmpty {
                guard rest.first == UInt8(ascii: "("), let end = rest.firstIndex(of: UInt8(ascii: ")")),
                    let point = Point(rest[(rest.startIndex + 1)..<end])
                else { return nil }
                points.append(point)
                let after = rest[(end + 1)...]
                rest = after.drop(while: \.isXMLSpace)
                if rest.count == after.count, !rest.isEmpty { return nil }
            }
            if points.isEmpty { return nil }
            self.points = points
        }

        /// The contour as documents write it.
        public var text: String { points.map(\.text).joined(separator: " ") }

        /// What a contour is.
        public static func expectation(for _: ArraySlice<UInt8>) -> String {
            "pairs such as (0%,+20Hz) with space between them"
        }
    }
}
