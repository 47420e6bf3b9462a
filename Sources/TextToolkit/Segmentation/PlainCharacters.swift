internal import ICUSupport
private import Synchronization

/// What ICU's rules of a language make of the characters of ASCII, as far as they are alike wherever they stand.
///
/// ICU is asked, not UAX #29: ICU 72 takes `@` for a letter, Finnish a colon, and other versions and languages differ in
/// other signs.
struct PlainCharacters: Sendable {
    enum Kind: UInt8 {
        case letterOrDigit
        case space
        case lineEnd
        /// What always has a boundary on either side.
        case sign
        /// What has a boundary on either side unless it stands between two letters or digits.
        case joiner
        /// What is for ICU to say, and all that is not ASCII.
        case other
    }

    private static let known = Mutex(RecentlyUsed<String, PlainCharacters>())

    /// By byte.
    private(set) var kinds = [Kind](repeating: .other, count: 256)

    /// The characters as the rules of an ICU locale have them.
    static func of(_ locale: String) throws(ICUError) -> PlainCharacters {
        if let characters = known.withLock({ $0.value(for: locale) }) { return characters }
        let characters = try PlainCharacters(asking: locale)
        known.withLock { if $0.value(for: locale) == nil { $0.insert(characters, for: locale) } }
        return characters
    }

    private init(asking locale: String) throws(ICUError) {
        var divider = Divider(iterator: try BreakIterator(.word, locale: locale))
        let letters = (0...127 as ClosedRange<UInt8>).filter { Unicode.Scalar($0).properties.isAlphabetic }
        let digits = Array(UInt8(ascii: "0")...UInt8(ascii: "9"))
        // What is a word on both sides of all signs below.
        let (letter, digit, space) = (UInt8(ascii: "a"), UInt8(ascii: "1"), UInt8(ascii: " "))
        guard try !divider.divides(letters + digits + letters) else { return }
        for byte in letters + digits { kinds[Int(byte)] = .letterOrDigit }

        for byte in 0...127 as ClosedRange<UInt8> where kinds[Int(byte)] == .other {
            let isApart = try divider.separates([byte], between: [letter, digit], and: [letter, digit])
            switch byte {
            case space, UInt8(ascii: "\t"): if isApart { kinds[Int(byte)] = .space }
            case 0x0A...0x0D: if isApart { kinds[Int(byte)] = .lineEnd }
            default:
                guard try divider.separates([byte], between: [letter, digit], and: [space]),
                    try divider.separates([byte], between: [space], and: [letter, digit, space])
                else { continue }
                kinds[Int(byte)] = isApart ? .sign : .joiner
            }
        }
        // None may be joined with another.
        let signs = (0...127 as ClosedRange<UInt8>).filter { kinds[Int($0)] == .sign || kinds[Int($0)] == .joiner }
        for first in signs {
            for second in signs {
                if try !divider.separates([first, second], between: [letter], and: [letter]) {
                    kinds[Int(first)] = .other
                    kinds[Int(second)] = .other
                }
            }
        }
    }
}

/// Asks ICU where it divides short texts.
private struct Divider: ~Copyable {
    var iterator: BreakIterator

    /// Whether there is a boundary within a text.
    mutating func divides(_ text: [UInt8]) throws(ICUError) -> Bool {
        try iterator.segments(of: text.span).count > 1
    }

    /// Whether each sign is a segment of its own, whichever of some characters are on their sides.
    mutating func separates(_ signs: [UInt8], between before: [UInt8], and after: [UInt8]) throws(ICUError) -> Bool {
        for first in before {
            for last in after {
                if try iterator.segments(of: ([first] + signs + [last]).span).count != signs.count + 2 { return false }
            }
        }
        return true
    }
}
