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
            /// A change by hertz, `+10Hz`.
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

        private enum Unit {
            case hertz
            case relativeHertz
            case percent
            case semitones
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

        /// An absolute pitch.
        ///
        /// - Precondition: It is not negative.
        public static func hertz(_ hertz: Double) -> Pitch {
            precondition(hertz >= 0, "A pitch in hertz is not negative.")
            return Pitch(.measured(FixedPoint(hertz), .hertz))
        }

        /// A change by hertz.
        public static func relativeHertz(_ hertz: Double) -> Pitch {
            Pitch(.measured(FixedPoint(hertz), .relativeHertz))
        }

        /// A change by percent: 50 is half as much again.
        public static func percent(_ percent: Double) -> Pitch { Pitch(.measured(FixedPoint(percent), .percent)) }

        /// A change by semitones.
        public static func semitones(_ semitones: Double) -> Pitch {
            Pitch(.measured(FixedPoint(semitones), .semitones))
        }

        /// A pitch as Apple's `AVSpeechUtterance.pitchMultiplier` has it: from 0.5 to 2, where 1 is the voice's own.
        /// What is beyond counts as the nearest of these. It is written as a change by percent.
        public static func multiplier(_ multiplier: Double) -> Pitch {
            precondition(!multiplier.isNaN, "A multiplier must be a number.")
            return percent((min(max(multiplier, 0.5), 2) - 1) * 100)
        }

        /// What it says.
        public var form: Form {
            switch value {
            case .label(let label): .label(label)
            case .measured(let number, .hertz): .hertz(number.value)
            case .measured(let number, .relativeHertz): .relativeHertz(number.value)
            case .measured(let number, .percent): .percent(number.value)
            case .measured(let number, .semitones): .semitones(number.value)
            }
        }

        /// Reads a pitch: `high`, `150Hz`, `+10Hz`, `-5%` or `+2st`. A percentage without sign is one of a rise,
        /// as the schema of SSML 1.1 has it.
        ///
        /// - Throws: ``ValueError`` for anything else.
        public init(parsing text: String) throws(ValueError) {
            if let label = Label(rawValue: text) {
                value = .label(label)
            } else if let measure = Measure(text, unit: "Hz") {
                value = .measured(measure.number, measure.sign == .none ? .hertz : .relativeHertz)
            } else if let measure = Measure(text, unit: "%") {
                value = .measured(measure.number, .percent)
            } else if let measure = Measure(text, unit: "st"), measure.sign != .none {
                value = .measured(measure.number, .semitones)
            } else {
                throw ValueError(
                    text: text,
                    expectation: "a pitch: x-low, low, medium, high, x-high, default, “150Hz”, “+10Hz”, “-5%” or “+2st”"
                )
            }
        }

        /// The pitch as documents write it.
        public var text: String {
            switch value {
            case .label(let label): label.rawValue
            case .measured(let number, .hertz): number.text + "Hz"
            case .measured(let number, .relativeHertz): number.signedText + "Hz"
            case .measured(let number, .percent): number.signedText + "%"
            case .measured(let number, .semitones): number.signedText + "st"
            }
        }
    }

    /// How pitch moves over some text: points in time, each with a pitch.
    ///
    ///     SSML.Contour([(at: 0, .percent(20)), (at: 100, .percent(-10))])        // (0%,+20%) (100%,-10%)
    public struct Contour: AttributeValue {
        /// A pitch at a time.
        public struct Point: Hashable, Sendable {
            private let place: FixedPoint

            /// When, in percent of the time that the text takes.
            public var position: Double { place.value }

            /// The pitch.
            public let pitch: Pitch

            /// Makes a point.
            ///
            /// - Precondition: The position is not negative.
            public init(at position: Double, _ pitch: Pitch) {
                precondition(position >= 0, "A position in a contour is not negative.")
                place = FixedPoint(position)
                self.pitch = pitch
            }

            fileprivate init(_ place: FixedPoint, _ pitch: Pitch) {
                self.place = place
                self.pitch = pitch
            }

            fileprivate var text: String { "(\(place.text)%,\(pitch.text))" }
        }

        /// The points, as they stand.
        public let points: [Point]

        /// Makes a contour.
        ///
        /// - Precondition: There is a point.
        public init(_ points: [Point]) {
            precondition(!points.isEmpty, "A contour has a point.")
            self.points = points
        }

        /// Makes a contour.
        ///
        /// - Precondition: There is a point.
        public init(_ points: [(at: Double, pitch: Pitch)]) { self.init(points.map { Point(at: $0.at, $0.pitch) }) }

        /// Reads `(0%,+20Hz) (10%,+30%)`.
        ///
        /// - Throws: ``ValueError`` for anything else.
        public init(parsing text: String) throws(ValueError) {
            let error = ValueError(text: text, expectation: "a contour such as “(0%,+20Hz) (50%,high)”")
            var points: [Point] = []
            // Each point ends at its parenthesis, with white space between them, before and behind.
            var rest = Substring(text).utf8.drop(while: \.isXMLSpace)
            while rest.first == UInt8(ascii: "(") {
                guard let end = rest.firstIndex(of: UInt8(ascii: ")")),
                    let comma = rest[..<end].firstIndex(of: UInt8(ascii: ","))
                else { throw error }
                guard let time = Measure(String(Substring(rest[..<comma].dropFirst())), unit: "%"), time.sign == .none
                else { throw error }
                let pitch = String(Substring(rest[rest.index(after: comma)..<end]))
                do {
                    points.append(Point(time.number, try Pitch(parsing: pitch)))
                } catch {
                    throw ValueError(
                        text: text, expectation: "a contour; in it, “\(pitch)” must be \(error.expectation)")
                }
                let behind = rest[rest.index(after: end)...]
                rest = behind.drop(while: \.isXMLSpace)
                if rest.startIndex == behind.startIndex, !rest.isEmpty { throw error }
            }
            guard rest.isEmpty, !points.isEmpty else { throw error }
            self.points = points
        }

        /// The contour as documents write it.
        public var text: String { points.map(\.text).joined(separator: " ") }
    }
}
