/// A bar on a terminal's standard error, once a run takes over a second.
struct Progress {
    private static let width = 30

    private let total: Int?
    private let isShown: Bool
    private let start = ContinuousClock.now
    private var next = ContinuousClock.now + .seconds(1)
    private var isDrawn = false

    /// - Parameter total: How many bytes there are to read, if that is known.
    init(total: Int?, outputIsTerminal: Bool) {
        self.total = total
        // A bar between the lines of the output would help nobody.
        isShown = StandardError.isTerminal && !outputIsTerminal
    }

    mutating func update(bytes: Int) {
        guard isShown, ContinuousClock.now >= next else { return }
        next = .now + .milliseconds(100)
        isDrawn = true
        let rate = Double(bytes) / 1e6 / max((.now - start) / .seconds(1), 0.001)
        var text = "\r\u{1B}[K"
        if let total, total > 0 {
            let filled = min(Self.width, Self.width * bytes / total)
            text += String(repeating: "█", count: filled) + String(repeating: "░", count: Self.width - filled)
            text += " \(min(100, 100 * bytes / total))%"
        } else {
            text += "\(bytes / 1_000_000) MB"
        }
        text += "  \((rate * 10).rounded() / 10) MB/s"
        StandardError.write(text)
    }

    /// Takes the bar away, so that what follows starts on an empty line.
    mutating func clear() {
        guard isDrawn else { return }
        isDrawn = false
        StandardError.write("\r\u{1B}[K")
    }
}
