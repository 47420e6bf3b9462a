/// Puts a text with its readings together from UTF-8, in the fewest runs.
struct RubyTextBuilder {
    private var runs: [RubyText.Run] = []

    /// Text without a reading that is not a run yet.
    private(set) var plain: [UInt8] = []

    mutating func append(_ byte: UInt8) {
        plain.append(byte)
    }

    mutating func append(_ bytes: some Sequence<UInt8>) {
        plain += bytes
    }

    /// Ends the text without a reading and adds a run with one.
    mutating func append(base: some Sequence<UInt8>, reading: some Sequence<UInt8>) {
        endPlain()
        runs.append(
            .init(
                String(decoding: Array(base), as: UTF8.self), reading: String(decoding: Array(reading), as: UTF8.self)))
    }

    /// Takes back what was appended from an offset of ``plain`` on: it was a base.
    mutating func removePlain(from offset: Int) -> [UInt8] {
        let base = Array(plain[offset...])
        plain.removeSubrange(offset...)
        return base
    }

    consuming func finish() -> RubyText {
        endPlain()
        return RubyText(runs)
    }

    private mutating func endPlain() {
        guard !plain.isEmpty else { return }
        runs.append(.init(String(decoding: plain, as: UTF8.self)))
        plain.removeAll(keepingCapacity: true)
    }
}

extension RubyText {
    /// The runs, each with its UTF-8 offset in ``text``.
    var positionedRuns: [(run: Run, start: Int)] {
        var start = 0
        return runs.map { run in
            defer { start += run.base.utf8.count }
            return (run, start)
        }
    }
}

extension [UInt8] {
    /// The first place at or behind `start` where `pattern` stands, or `nil`.
    func firstIndex(of pattern: StaticString, from start: Int) -> Int? {
        let pattern = pattern.description
        var index = start
        while index + pattern.utf8.count <= count {
            if self[index] == pattern.utf8.first, self[index...].starts(with: pattern.utf8) { return index }
            index += 1
        }
        return nil
    }

    /// Whether `pattern` stands at an offset.
    func has(_ pattern: String, at offset: Int) -> Bool {
        offset + pattern.utf8.count <= count && self[offset...].starts(with: pattern.utf8)
    }

    /// The bytes of a range as a string, for messages.
    func text(_ range: Range<Int>) -> String {
        String(decoding: self[range], as: UTF8.self)
    }
}
