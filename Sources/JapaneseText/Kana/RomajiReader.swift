internal import ICUSupport

/// Reads rōmaji: writes in kana what stands in Latin letters.
///
///     let reader = RomajiReader()
///     reader.read("hon o yomu")                // ほん を よむ
///     reader.alternatives(to: "tenin", limit: 2)  // てにん (0.0), てんいん (2.0)
///     try reader.readStrictly("Hello Tanaka")  // throws: “Hello” cannot be rōmaji.
///
/// Every spelling system is read at once unless a style is given. The particles *wa, o, e* become は, を, へ where they
/// stand as a word after another word, and こんにちは and こんばんは are written as they should be. Kana, kanji, digits, marks
/// and words that cannot be rōmaji stay as they are.
///
/// A value that any number of threads may use at once; but ICU lets one thread at a time through its rules.
public struct RomajiReader: Hashable, Sendable {
    /// The spelling that is followed where the systems disagree.
    public let style: RomajiStyle

    /// The kana that are written.
    public let script: KanaScript

    /// Creates a reader.
    public init(style: RomajiStyle = .any, script: KanaScript = .hiragana) {
        self.style = style
        self.script = script
    }

    /// The text in kana, with what is no rōmaji as it stands.
    ///
    /// - Complexity: O(*n*). The first time in a process that a style is used costs half a millisecond; with
    ///   ``RomajiStyle/icu`` 10 ms.
    public func read(_ text: some StringProtocol) -> String {
        var output: [UInt8] = []
        let line = Substring(text)
        read(line.utf8.span, appendingTo: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// The text in kana, unless it has a word that cannot be rōmaji.
    ///
    /// - Throws: ``RomajiError``, for the first such word.
    public func readStrictly(_ text: some StringProtocol) throws(RomajiError) -> String {
        var output: [UInt8] = []
        let line = Substring(text)
        if let word = read(line.utf8.span, appendingTo: &output) {
            throw RomajiError(word: word, in: line)
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Appends the text in kana, in UTF-8, to `output`.
    ///
    /// - Parameter line: Well-formed UTF-8.
    /// - Returns: The UTF-8 offsets in the line of the first word that cannot be rōmaji, if there is one.
    @discardableResult
    public func read(_ line: Span<UInt8>, appendingTo output: inout [UInt8]) -> Range<Int>? {
        if style == .icu {
            var transliterator = Transliterator(own: .id(script == .hiragana ? "Latin-Hiragana" : "Latin-Katakana"))
            output += transliterator.convert(line).utf8
            return nil
        }
        var scanner = RomajiScanner(style)
        var fault: Range<Int>?
        RomajiMemo.of(style).withUnits { units in
            while let piece = scanner.next(in: line) {
                switch piece {
                case .other(let range): output.append(line, range)
                case .word(let particle):
                    let start = scanner.word.start
                    if !scanner.word.append(to: &output, as: particle, style, script, &units) {
                        let range = start..<scanner.word.end
                        output.append(line, range)
                        if fault == nil { fault = range }
                    }
                }
            }
        }
        return fault
    }

    /// The cheapest spellings that the text may stand for, each once, the cheapest first: ``read(_:)`` is the first.
    ///
    /// - Complexity: O(*n* · *limit* · log *limit*), however many there are.
    ///
    /// - Parameter limit: How many there may be, at least 1.
    public func alternatives(to text: some StringProtocol, limit: Int) -> [KanaLattice.Alternative] {
        KanaLattice(text, style: style, script: script).alternatives(limit: limit)
    }
}

extension [UInt8] {
    mutating func append(_ line: Span<UInt8>, _ range: Range<Int>) {
        for index in range { append(line[index]) }
    }
}
