import Foundation
import TestSupport
import Testing

/// The part of `DeterminismTests` that needs processes without a history.
@Suite("The same text, the same segments, in every process")
struct FreshProcessTests {
    static let options = [["--all"], ["--by", "line"], ["--all", "--language", "ja"], ["--by", "phrase"]]

    private func joined(_ lines: [String], _ options: [String], _ more: [String] = []) throws -> [String] {
        let outcome = try Textkit.run(
            ["segment", "--join", "|"] + options + more, input: Array((lines.joined(separator: "\n") + "\n").utf8))
        return outcome.lines.map { String(decoding: $0, as: UTF8.self) }
    }

    /// Each of the strings that were seen to differ is once the first that a process divides.
    @Test("Fresh processes agree on shuffled orders", arguments: options)
    func orders(_ options: [String]) throws {
        let expected = try joined(HistoryStrings.all, options)
        try #require(expected.count == HistoryStrings.all.count)
        let known = Dictionary(uniqueKeysWithValues: zip(HistoryStrings.all, expected))
        var differences: Set<String> = []
        for order in HistoryStrings.orders(HistoryStrings.orderCount) {
            for (line, found) in zip(order, try joined(order, options)) where known[line] != found {
                differences.insert("\(line): \(found), and \(known[line] ?? "")")
            }
        }
        #expect(differences.sorted() == [])
    }

    @Test("Threads have no history of their own", arguments: options)
    func threads(_ options: [String]) throws {
        // Enough for several blocks, so that each thread starts with another string.
        let lines = HistoryStrings.orders(30).flatMap(\.self)
        #expect(try joined(lines, options, ["--parallel", "3"]) == joined(lines, options))
    }
}
