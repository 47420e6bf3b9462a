/// A way to write a lexicon to a file.
public struct LexiconFormat: Hashable, Sendable {
    /// The name, as users choose it.
    public let name: String

    /// A short example of the format.
    public let example: String

    /// W3C's Pronunciation Lexicon Specification 1.0.
    public static let pls = LexiconFormat(
        name: "pls",
        example: """
            <lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="ipa" xml:lang="en">
              <lexeme><grapheme>lead</grapheme><phoneme>liːd</phoneme></lexeme>
            </lexicon>
            """
    )
    /// A word or phrase, a tab, and its pronunciation in IPA; a line each.
    ///
    /// Lines that start with `#` and a space are comments, of which `# language: en-US`, `# case: significant`
    /// and `# inflections: s 's ed ing` say what a lexicon is for.
    public static let tsv = LexiconFormat(name: "tsv", example: "lead\tliːd")
    /// The format of CMUdict: a word, spaces, and its pronunciation in ARPAbet; other pronunciations as `WORD(2)`.
    public static let cmudict = LexiconFormat(name: "cmudict", example: "LEAD  L IY1 D\nLEAD(2)  L EH1 D")

    /// All formats.
    public static let all = [pls, tsv, cmudict]

    /// The format of a file, recognised by what is in it: XML by its first character, TSV by the tab in its first entry.
    public static func recognized(in bytes: [UInt8]) -> LexiconFormat {
        var isFirst = true
        for line in LexiconLines(of: bytes) {
            let content = line.bytes.trimmed
            if isFirst, content.first == UInt8(ascii: "<") { return .pls }
            if content.isEmpty { continue }
            isFirst = false
            if content.starts(with: [0x3B, 0x3B, 0x3B]) { return .cmudict }
            if content.starts(with: [0x23, 0x20]) || content.elementsEqual([0x23]) { continue }
            return line.bytes.contains(0x09) ? .tsv : .cmudict
        }
        // Of UTF-16 the XML reader says what it is; of a file without entries it makes no difference.
        return bytes.contains(0) ? .pls : .tsv
    }
}

/// The lines of a file, with their places.
struct LexiconLines: Sequence, IteratorProtocol {
    private let bytes: [UInt8]
    private var start: Int

    init(of bytes: [UInt8]) {
        self.bytes = bytes
        start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// The next line without its end.
    mutating func next() -> (bytes: ArraySlice<UInt8>, offset: Int)? {
        guard start < bytes.count else { return nil }
        let first = start
        let end = bytes[first...].firstIndex(of: 0x0A) ?? bytes.count
        start = end + 1
        let hasReturn = end > first && bytes[end - 1] == 0x0D
        return (bytes[first..<(hasReturn ? end - 1 : end)], first)
    }
}

extension ArraySlice<UInt8> {
    /// The bytes without ASCII white space around.
    var trimmed: ArraySlice<UInt8> {
        var slice = drop { $0.isXMLSpace }
        while let last = slice.last, last.isXMLSpace { slice.removeLast() }
        return slice
    }
}
