import JapaneseText
import TextToolkit

/// A script that `romaji` writes.
struct RomajiTarget: Named, Equatable, Sendable {
    let name: String
    let summary: String

    static let hiragana = RomajiTarget(name: "hiragana", summary: "rōmaji becomes hiragana")
    static let katakana = RomajiTarget(name: "katakana", summary: "rōmaji becomes katakana")
    static let latin = RomajiTarget(name: "latin", summary: "kana becomes rōmaji")

    static let all = [hiragana, katakana, latin]
}

/// What `romaji` does with a line: rōmaji, or rōmaji and a text with a tab between them.
struct RomajiConverter: Sendable {
    private let target: RomajiTarget
    private let isStrict: Bool
    private let reader: RomajiReader
    private let writer: RomajiWriter

    init(target: RomajiTarget, style: RomajiStyle, isStrict: Bool) {
        self.target = target
        self.isStrict = isStrict
        reader = RomajiReader(style: style, script: target == .katakana ? .katakana : .hiragana)
        writer = RomajiWriter(style: style == .any ? .hepburn : style)
    }

    /// What the line becomes, in UTF-8.
    func convert(_ line: Line) throws(BadData) -> [UInt8] {
        if target == .latin { return Array(writer.write(line.text).utf8) }
        if let pair = try readingByText(line) { return Array(pair.utf8) }
        var kana: [UInt8] = []
        let fault = reader.read(line.bytes.span.extracting(line.range), appendingTo: &kana)
        if isStrict, fault != nil { try checkStrictly(line.text) }
        return kana
    }

    /// What the line may stand for, the likeliest first.
    func alternatives(to line: Line, _ limit: Int) throws(BadData) -> [KanaLattice.Alternative] {
        if target == .latin { return [.init(text: writer.write(line.text), cost: 0)] }
        if let pair = try readingByText(line) { return [.init(text: pair, cost: 0)] }
        if isStrict { try checkStrictly(line.text) }
        return reader.alternatives(to: line.text, limit: limit)
    }

    private func checkStrictly(_ text: some StringProtocol) throws(BadData) {
        do throws(RomajiError) {
            _ = try reader.readStrictly(text)
        } catch {
            throw BadData(column: error.location.column, message: error.reason)
        }
    }

    /// The reading of the text after a tab: its kana and kanji decide what the rōmaji leaves open.
    private func readingByText(_ line: Line) throws(BadData) -> String? {
        guard line.bytes[line.range].contains(UInt8(ascii: "\t")) else { return nil }
        let text = line.text
        let tab = text.firstIndex(of: "\t")!
        if isStrict { try checkStrictly(text[..<tab]) }
        do throws(FuriganaError) {
            let romaji = String(text[..<tab])
            let written = String(text[text.index(after: tab)...])
            // Who writes punctuation gets that of the text.
            let reading =
                romaji.contains { $0.isPunctuation && !$0.isRomajiMark }
                ? try FuriganaAligner().align(written, reading: romaji).text.reading
                : try FuriganaAligner().reading(of: written, from: romaji)
            return target == .katakana ? reading.inKatakana() : reading.inHiragana()
        } catch {
            throw BadData(column: error.readingLocation.column, message: error.description)
        }
    }
}

extension Character {
    /// Whether rōmaji has it within words.
    fileprivate var isRomajiMark: Bool { "'`’‘-‐‑".contains(self) }
}
