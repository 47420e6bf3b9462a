import Foundation

/// A line of `--json`: what all commands have in common.
struct JSONLine: Decodable {
    struct Piece: Decodable {
        let text: String?
        let word: String?
        let start: Int
        let end: Int
        let kind: String?
    }

    let line: Int
    let error: String?
    let text: String?
    let segments: [Piece]?
    let matches: [Piece]?
    let runs: [Run]?
    let lines: [String]?

    struct Run: Decodable {
        let base: String
        let reading: String?
    }

    /// Whether there is a result, or a reason why there is none.
    var isComplete: Bool {
        error != nil || text != nil || segments != nil || matches != nil || runs != nil || lines?.isEmpty == false
    }

    init(_ bytes: ArraySlice<UInt8>) throws {
        self = try JSONDecoder().decode(JSONLine.self, from: Data(bytes))
    }

    /// The first piece whose offsets do not cut itself out of its line, in a sentence.
    func wrongCut(of line: ArraySlice<UInt8>) -> String? {
        let line = Array(line)
        for piece in (segments ?? []) + (matches ?? []) {
            let text = piece.text ?? piece.word ?? ""
            guard piece.start <= piece.end, piece.start >= 0, piece.end <= line.count,
                line[piece.start..<piece.end].elementsEqual(text.utf8)
            else { return "\(piece) is not in line \(self.line)." }
        }
        return nil
    }
}

extension [UInt8] {
    /// The lines of a text to the contract: without LF, or CR and LF, and without a BOM at the start.
    var contractLines: [ArraySlice<UInt8>] {
        var rest = self[...]
        if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
        var lines = rest.split(separator: 0x0A, omittingEmptySubsequences: false)
        // What follows the last LF is a line only if there is something.
        let last = lines.removeLast()
        lines = lines.map { $0.last == 0x0D ? $0.dropLast() : $0 }
        return last.isEmpty ? lines : lines + [last]
    }
}
