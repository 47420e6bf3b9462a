/// A text with readings beside some of its parts.
///
///     let text = RubyText([
///         .init("今日", reading: "こんにち"), .init("は"),
///     ])
///     text.text  // "今日は"
///     text.reading  // "こんにちは"
///
/// Ruby is the W3C's word for such annotations; furigana are the ruby of Japanese.
public struct RubyText: Hashable, Sendable {
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
}

extension RubyText {
    /// The text without its readings.
    ///
    /// - Complexity: O(*n*) in the text.
    public var text: String {
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

    /// The same text in the fewest runs: an empty reading is none, neighbours without readings are
    /// one run, and what has neither base nor reading is left out.
    ///
    /// Formats write this and read this: where one run without a reading ends and the
    /// next begins is nothing that they could tell.
    ///
    /// - Complexity: O(*n*) in the text.
    public var normalized: RubyText {
        var runs: [Run] = []
        runs.reserveCapacity(self.runs.count)
        for run in self.runs {
            if let reading = run.reading, !reading.isEmpty {
                runs.append(run)
            } else if run.base.isEmpty {
                continue
            } else if let last = runs.last, last.reading == nil {
                runs[runs.endIndex - 1].base += run.base
            } else {
                runs.append(Run(run.base))
            }
        }
        return RubyText(runs)
    }
}
