extension SSML {
    /// A span of time, as SSML writes it: `1.5s` or `800ms` (CSS 2, “time”).
    ///
    /// Views have a `Duration` in its place. It is written in seconds where they are whole, and in milliseconds where
    /// they are not, since not every engine reads decimals right.
    public struct Time: AttributeValue, RawRepresentable {
        private let microseconds: Int

        private static let limit = 1_000_000_000_000

        /// A span, to the microsecond: of less than nothing, none, and at most a million seconds.
        public init(rawValue duration: Duration) {
            let (seconds, attoseconds) = duration.components
            let bounded = Int(min(max(seconds, -1), 1_000_001)) * 1_000_000
            microseconds = min(max(0, bounded + Int((attoseconds + 500_000_000_000) / 1_000_000_000_000)), Self.limit)
        }

        /// The span.
        public var rawValue: Duration { .microseconds(microseconds) }

        /// Reads `1.5s`, `.5s`, `+2s` or `800ms`; `nil` for anything else. More than a million seconds count as those.
        public init?(utf8: ArraySlice<UInt8>) {
            // A number of CSS does not end in a full stop.
            guard let measure = Measure(utf8), let span = measure.converted(to: .seconds),
                utf8.first != UInt8(ascii: "-"),
                utf8.last(where: { $0 != UInt8(ascii: "m") && $0 != UInt8(ascii: "s") }) != UInt8(ascii: ".")
            else { return nil }
            // Milliseconds have decimals as well.
            let exact = measure.unit == .seconds ? span.millionths : measure.number.millionths / 1000
            microseconds = min(exact, Self.limit)
        }

        /// The time as documents write it.
        public var text: String {
            microseconds % 1_000_000 == 0
                ? "\(microseconds / 1_000_000)s" : FixedPoint(millionths: microseconds * 1000).text + "ms"
        }

        /// What a time is, and of a negative one that it is none.
        public static func expectation(for utf8: ArraySlice<UInt8>) -> String {
            utf8.first == UInt8(ascii: "-")
                ? "a time that is not negative, such as 250ms or 1.5s" : "a time such as 250ms or 1.5s"
        }
    }
}
