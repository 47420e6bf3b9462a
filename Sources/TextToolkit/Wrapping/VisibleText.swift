/// A text without its escape sequences, and where they were.
///
/// Lines break as if the sequences were not there. One that ends what others began stays with the
/// character before it, unless that is a space; all others stay with what follows them.
struct VisibleText {
    /// The text without the sequences, with another control character for each other escape.
    let bytes: [UInt8]

    /// The spaces, as ranges of ``bytes`` in order, that are not dropped at a break: a sequence stands before
    /// them (or, at the end of a line, after them), and would be dropped with them.
    private(set) var heldSpaces: [Range<Int>] = []

    private struct Sequence {
        /// Where it stood, in the visible bytes.
        let place: Int
        /// How many bytes it and all before it have.
        let total: Int
        let staysWithPrevious: Bool
    }

    private var sequences: [Sequence] = []

    /// A control character without a meaning.
    private static let control: UInt8 = 1

    /// Takes the sequences out, or returns `nil` where there are none.
    ///
    /// - Complexity: O(*n*) in the bytes.
    init?(_ original: Span<UInt8>) {
        guard let first = original.indices.first(where: { original[$0] == EscapeSequence.escape }) else { return nil }
        var visible: [UInt8] = []
        visible.reserveCapacity(original.count)
        for index in 0..<first { visible.append(original[index]) }
        var index = first
        var total = 0
        while index < original.count {
            guard let end = EscapeSequence.end(in: original, from: index) else {
                // An escape that begins nothing must not begin something once the sequences are gone.
                visible.append(original[index] == EscapeSequence.escape ? Self.control : original[index])
                index += 1
                continue
            }
            total += end - index
            let place = visible.count
            let staysWithPrevious =
                EscapeSequence.isReset(original.extracting(index..<end))
                && (sequences.last?.place != place || sequences[sequences.count - 1].staysWithPrevious)
                && place > 0 && visible[place - 1] != UInt8(ascii: "\n") && visible.spaceWidth(before: place) == 0
            sequences.append(Sequence(place: place, total: total, staysWithPrevious: staysWithPrevious))
            index = end
        }
        if sequences.isEmpty { return nil }
        bytes = visible
        holdSpaces()
    }

    /// The place in the original of a place in ``bytes`` where a line starts or ends.
    ///
    /// - Parameter endsParagraph: Whether what follows is a line feed or nothing: the line has all sequences there.
    /// - Complexity: O(log *n*) in the sequences.
    func original(_ place: Int, endsParagraph: Bool = false) -> Int {
        var low = 0
        var high = sequences.count
        while low < high {
            let middle = (low + high) / 2
            let sequence = sequences[middle]
            let isBefore =
                sequence.place < place || sequence.place == place && (endsParagraph || sequence.staysWithPrevious)
            if isBefore { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? place : place + sequences[low - 1].total
    }

    private mutating func holdSpaces() {
        for sequence in sequences {
            let place = sequence.place
            let held: Range<Int>
            if place < bytes.count, !bytes.endsLine(at: place) {
                held = place..<place + (sequence.staysWithPrevious ? 0 : bytes.spaceWidth(at: place))
            } else if place > 0, bytes[place - 1] == UInt8(ascii: "\r") {
                // With a sequence between it and the LF, a CR is not a part of the line's end.
                held = place - 1..<place
            } else {
                held = place - bytes.spaceWidth(before: place)..<place
            }
            if !held.isEmpty, heldSpaces.last != held { heldSpaces.append(held) }
        }
    }
}

extension [UInt8] {
    /// How many bytes the space has that ends at an offset, 0 if none does.
    ///
    /// A space here is what may be dropped at a break: the space, the tab, U+3000, and all others of the category Zs
    /// after which a line may break (UAX #14: SP and BA).
    func spaceWidth(before end: Int) -> Int {
        guard end > 0 else { return 0 }
        let last = self[end - 1]
        if last == UInt8(ascii: " ") || last == UInt8(ascii: "\t") { return 1 }
        return last >= 0x80 && end >= 3 && isWideSpace(at: end - 3) ? 3 : 0
    }

    /// How many bytes the space has that starts at an offset, 0 if none does.
    func spaceWidth(at start: Int) -> Int {
        guard start < count else { return 0 }
        if self[start] == UInt8(ascii: " ") || self[start] == UInt8(ascii: "\t") { return 1 }
        return isWideSpace(at: start) ? 3 : 0
    }

    private func isWideSpace(at start: Int) -> Bool {
        guard start + 3 <= count else { return false }
        switch (self[start], self[start + 1], self[start + 2]) {
        case (0xE3, 0x80, 0x80), (0xE1, 0x9A, 0x80), (0xE2, 0x81, 0x9F): return true
        // U+2007 is a space that glues.
        case (0xE2, 0x80, 0x80...0x8A): return self[start + 2] != 0x87
        default: return false
        }
    }

    /// Whether a LF stands at an offset, or a CR and a LF.
    func endsLine(at start: Int) -> Bool {
        guard start < count else { return false }
        if self[start] == UInt8(ascii: "\r") { return start + 1 < count && self[start + 1] == UInt8(ascii: "\n") }
        return self[start] == UInt8(ascii: "\n")
    }
}
