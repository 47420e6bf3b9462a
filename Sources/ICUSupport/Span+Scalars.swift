extension Span<UInt8> {
    /// The scalar that starts at an offset, and how many bytes it has, in well-formed UTF-8.
    package func scalar(at offset: Int) -> (value: UInt32, width: Int) {
        let first = UInt32(self[offset])
        switch first {
        case ..<0x80: return (first, 1)
        case ..<0xE0: return ((first & 0x1F) << 6 | rest(offset + 1), 2)
        case ..<0xF0: return ((first & 0x0F) << 12 | rest(offset + 1) << 6 | rest(offset + 2), 3)
        default:
            return ((first & 0x07) << 18 | rest(offset + 1) << 12 | rest(offset + 2) << 6 | rest(offset + 3), 4)
        }
    }

    /// The scalar before an offset, 0 at the start.
    package func scalar(before offset: Int) -> UInt32 {
        if offset == 0 { return 0 }
        var start = offset - 1
        while self[start] & 0xC0 == 0x80 { start -= 1 }
        return scalar(at: start).value
    }

    private func rest(_ offset: Int) -> UInt32 { UInt32(self[offset]) & 0x3F }
}
