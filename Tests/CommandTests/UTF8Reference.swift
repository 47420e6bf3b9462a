/// UTF-8 by the table of the Unicode Standard (3-7, well-formed byte sequences), for comparison.
enum UTF8Reference {
    /// Where the first sequence starts that is not well-formed.
    static func fault(in bytes: ArraySlice<UInt8>) -> Int? {
        var index = bytes.startIndex
        while index < bytes.endIndex {
            guard let rest = continuations(of: bytes[index]) else { return index }
            for (distance, allowed) in rest.enumerated() {
                let place = index + 1 + distance
                guard place < bytes.endIndex, allowed.contains(bytes[place]) else { return index }
            }
            index += 1 + rest.count
        }
        return nil
    }

    private static func continuations(of lead: UInt8) -> [ClosedRange<UInt8>]? {
        let any = 0x80...0xBF as ClosedRange<UInt8>
        return switch lead {
        case 0x00...0x7F: []
        case 0xC2...0xDF: [any]
        case 0xE0: [0xA0...0xBF, any]
        case 0xE1...0xEC, 0xEE...0xEF: [any, any]
        case 0xED: [0x80...0x9F, any]
        case 0xF0: [0x90...0xBF, any, any]
        case 0xF1...0xF3: [any, any, any]
        case 0xF4: [0x80...0x8F, any, any]
        default: nil
        }
    }
}
