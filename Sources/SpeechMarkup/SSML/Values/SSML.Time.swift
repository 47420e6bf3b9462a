extension SSML {
    /// A span of time, as SSML writes it: `1.5s` or `800ms` (CSS 2, “time”).
    ///
    ///     SSML.Time.seconds(1.5).text                        // 1500ms
    ///     try SSML.Time(parsing: "1.5s").seconds             // 1.5
    ///
    /// It is written in seconds where they are whole, and in milliseconds where they are not, since not every engine
    /// reads decimals right.
    public struct Time: AttributeValue, Comparable {
        private let microseconds: Int

        private init(microseconds: Int) {
            self.microseconds = microseconds
        }

        /// So many seconds, to the nearest microsecond.
        ///
        /// - Precondition: There are at least 0 and at most a million.
        public static func seconds(_ seconds: Double) -> Time {
            precondition((0...1_000_000).contains(seconds), "A time in SSML is 0 to 1,000,000 s.")
            return Time(microseconds: Int((seconds * 1_000_000).rounded()))
        }

        /// So many milliseconds, to the nearest microsecond.
        ///
        /// - Precondition: There are at least 0 and at most a billion.
        public static func milliseconds(_ milliseconds: Double) -> Time { seconds(milliseconds / 1_000) }

        /// The span in seconds.
        public var seconds: Double { Double(microseconds) / 1_000_000 }

        /// The span in milliseconds.
        public var milliseconds: Double { Double(microseconds) / 1_000 }

        /// Reads `1.5s`, `.5s`, `+2s` or `800ms`.
        ///
        /// - Throws: ``ValueError`` for anything else, and for more than a million seconds.
        public init(parsing text: String) throws(ValueError) {
            // “ms” ends in “s” as well.
            let isMilliseconds = text.utf8.suffix(2).elementsEqual("ms".utf8)
            let measure = isMilliseconds ? Measure(text, unit: "ms") : Measure(text, unit: "s")
            guard let measure, measure.sign != .minus,
                !text.utf8.dropLast(isMilliseconds ? 2 : 1).elementsEqual("+".utf8),
                text.utf8.dropLast(isMilliseconds ? 2 : 1).last != UInt8(ascii: "."),
                measure.number.value <= (isMilliseconds ? 1_000_000_000 : 1_000_000)
            else { throw ValueError(text: text, expectation: "a time such as “1.5s” or “800ms”") }
            microseconds = isMilliseconds ? measure.number.millionths / 1_000 : measure.number.millionths
        }

        /// The time as documents write it.
        public var text: String {
            microseconds % 1_000_000 == 0
                ? "\(microseconds / 1_000_000)s" : FixedPoint(millionths: microseconds * 1_000).text + "ms"
        }

        /// Whether one is shorter.
        public static func < (one: Time, other: Time) -> Bool { one.microseconds < other.microseconds }
    }
}
