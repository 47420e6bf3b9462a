/// A text with readings beside some of its parts.
///
///     let text = AnnotatedText([.init("今日", reading: "こんにち"), .init("は")])
///     text.base     // "今日は"
///     text.reading  // "こんにちは"
///
/// In the W3C's words, the text itself is the *ruby base*, and the readings beside it are *ruby text*; furigana are the
/// ruby of Japanese.
public struct AnnotatedText: Hashable, Sendable, Codable {
    /// The parts of the text, in its order.
    public var runs: [Run]

    /// Makes a text of runs, which stay as they are.
    public init(_ runs: [Run]) {
        self.runs = runs
    }

    /// Makes a text without readings.
    public init(plain text: String) {
        runs = text.isEmpty ? [] : [Run(text)]
    }

    /// A part of a text, with its reading if it has one.
    public struct Run: Hashable, Sendable, Codable {
        /// What stands in the text: a kanji, a word in kanji, or any text that has no reading.
        public var base: String

        /// What stands beside it.
        public var reading: String?

        /// Whether it goes on with the compound that the run before it is part of: jukugo ruby (JLREQ, 3.3.1).
        ///
        /// Means nothing where one of the two has no reading.
        public var joinsPrevious: Bool

        /// Makes a run.
        public init(_ base: String, reading: String? = nil, joinsPrevious: Bool = false) {
            self.base = base
            self.reading = reading
            self.joinsPrevious = joinsPrevious
        }
    }
}

extension AnnotatedText {
    /// The text without its readings.
    ///
    /// - Complexity: O(*n*) in the text.
    public var base: String {
        runs.reduce(into: "") { $0 += $1.base }
    }

    /// The text as it is read: readings where there are some, else the text itself.
    ///
    /// - Complexity: O(*n*) in the readings and the text.
    public var reading: String {
        runs.reduce(into: "") { $0 += $1.reading ?? $1.base }
    }

    /// Whether any part has a reading.
    public var hasReadings: Bool {
        runs.contains { $0.reading != nil }
    }

    /// The same text in the fewest runs: an empty reading counts as no reading, neighbours without readings are
    /// one run, and what has neither base nor reading is left out.
    ///
    /// Formats write this and read this: they cannot tell where one run without a reading ends and the next begins.
    ///
    /// - Complexity: O(*n*) in the text.
    public var normalized: AnnotatedText {
        var runs: [Run] = []
        runs.reserveCapacity(self.runs.count)
        for run in self.runs {
            let followsReading = runs.last?.reading != nil
            if let reading = run.reading, !reading.isEmpty {
                runs.append(Run(run.base, reading: reading, joinsPrevious: run.joinsPrevious && followsReading))
            } else if !run.base.isEmpty {
                if runs.isEmpty || followsReading {
                    runs.append(Run(run.base))
                } else {
                    runs[runs.endIndex - 1].base += run.base
                }
            }
        }
        return AnnotatedText(runs)
    }
}

extension AnnotatedText.Run: CustomStringConvertible {
    /// The base, with the reading in parentheses: 漢字(かんじ).
    public var description: String {
        reading.map { "\(base)(\($0))" } ?? base
    }
}

extension AnnotatedText: CustomStringConvertible {
    /// The text with its readings in parentheses: 店(みせ)に行(い)きます.
    public var description: String {
        runs.reduce(into: "") { $0 += $1.description }
    }
}
