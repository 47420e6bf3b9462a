/// Where the parts of a file of Aozora Bunko are, by the numbers of its lines from 0.
struct AozoraParts {
    private(set) var header = 0..<0
    private(set) var legend = 0..<0
    private(set) var footer: Range<Int>

    init(_ lines: [Substring]) {
        footer = lines.count..<lines.count
        let start = Self.endOfLegend(lines)
        if let (rule, end) = start {
            header = 0..<rule
            legend = rule..<end
        }
        guard let footerStart = Self.startOfFooter(lines, after: legend.upperBound) else { return }
        footer = footerStart..<lines.count
        if start == nil, let blank = lines[..<footerStart].firstIndex(where: \.isEmpty), 2...7 ~= blank {
            header = 0..<blank
            legend = blank..<blank
        }
    }

    func part(of line: Int) -> AozoraDocument.Part {
        if header.contains(line) { return .header }
        if legend.contains(line) { return .legend }
        return footer.contains(line) ? .footer : .body
    }

    /// The legend stands between two rules of hyphens in the first lines.
    private static func endOfLegend(_ lines: [Substring]) -> (rule: Int, end: Int)? {
        for rule in lines.indices.prefix(40) where isRule(lines[rule]) {
            guard rule + 1 < lines.count, lines[rule + 1].hasPrefix("【テキスト中に現れる記号について】") else { continue }
            let rest = lines[(rule + 2)...].prefix(200)
            guard let end = rest.firstIndex(where: isRule) else { return nil }
            return (rule, end + 1)
        }
        return nil
    }

    private static func isRule(_ line: Substring) -> Bool {
        line.utf8.count >= 10 && line.utf8.allSatisfy { $0 == UInt8(ascii: "-") }
    }

    /// The footer starts with the book that the text is from; it is a page long.
    private static func startOfFooter(_ lines: [Substring], after start: Int) -> Int? {
        lines[start...].suffix(200).indices.first { index in
            (lines[index].hasPrefix("底本：") || lines[index].hasPrefix("底本:"))
                && (index == start || lines[index - 1].isEmpty || lines[index - 1].hasPrefix("［＃"))
        }
    }
}
