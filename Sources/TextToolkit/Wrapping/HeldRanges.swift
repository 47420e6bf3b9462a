/// What of a text is neither divided nor dropped at a break.
struct HeldRanges {
    /// Bases with readings. Nothing in them is divided or dropped.
    var bases: [Range<Int>] = []
    /// Spaces that are not dropped (``VisibleText/heldSpaces``).
    var spaces: [Range<Int>] = []

    /// Whether the character at an offset is not dropped.
    ///
    /// - Complexity: O(log *n*) in the ranges.
    func contains(_ offset: Int) -> Bool {
        holdsSpace(offset) || isInBase(offset) || last(of: bases, startingUpTo: offset)?.lowerBound == offset
    }

    /// Whether the space at an offset is not dropped for what stands before it.
    ///
    /// - Complexity: O(log *n*) in the ranges.
    func holdsSpace(_ offset: Int) -> Bool {
        last(of: spaces, startingUpTo: offset).map { offset < $0.upperBound } ?? false
    }

    /// Whether a base is on both sides of an offset.
    ///
    /// - Complexity: O(log *n*) in the ranges.
    func isInBase(_ offset: Int) -> Bool {
        last(of: bases, startingUpTo: offset - 1).map { offset < $0.upperBound } ?? false
    }

    private func last(of ranges: [Range<Int>], startingUpTo offset: Int) -> Range<Int>? {
        if ranges.isEmpty { return nil }
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].lowerBound <= offset { low = middle + 1 } else { high = middle }
        }
        return low == 0 ? nil : ranges[low - 1]
    }
}

extension [UInt8] {
    /// Whether a character after which a line must end (UAX #14, LB4 and LB5) ends at an offset.
    func endsParagraph(before end: Int) -> Bool {
        switch self[end - 1] {
        case 0x0A...0x0D: true
        // U+0085; and U+2028 and U+2029.
        case 0x85: end >= 2 && self[end - 2] == 0xC2
        case 0xA8, 0xA9: end >= 3 && self[end - 3] == 0xE2 && self[end - 2] == 0x80
        default: false
        }
    }
}
