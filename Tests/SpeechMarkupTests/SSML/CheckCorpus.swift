import Foundation
import TestSupport
import Testing

/// A document of `corpus.txt`, and what the Recommendation says about it.
struct CheckCase: Sendable, CustomTestStringConvertible {
    enum Verdict: Hashable, Sendable {
        case right
        case warning(line: Int)
        case wrong(line: Int)
    }

    let name: String
    let verdict: Verdict
    /// Whether the schema says otherwise.
    let schemaDiffers: Bool
    let document: String

    var isWrong: Bool { if case .wrong = verdict { true } else { false } }

    var testDescription: String { name }

    static let all: [CheckCase] = {
        let file = Repository.root.appending(path: "Tests/SpeechMarkupTests/SSML/corpus.txt")
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
        var cases: [CheckCase] = []
        for part in ("\n" + text).components(separatedBy: "\n=== ").dropFirst() {
            let title = part.prefix { $0 != "\n" }
            guard let colon = title.firstRange(of: ": ") else { continue }
            let words = title[..<colon.lowerBound].split(separator: " ")
            let line = words.count > 1 ? Int(words[1]) : nil
            let verdict: Verdict
            switch (words[0], line) {
            case ("right", _): verdict = .right
            case ("warning", let line?): verdict = .warning(line: line)
            case ("wrong", let line?): verdict = .wrong(line: line)
            default: continue
            }
            var document = String(part.dropFirst(title.count + 1))
            if document.hasSuffix("\n") { document.removeLast() }
            cases.append(
                CheckCase(
                    name: String(title[colon.upperBound...]), verdict: verdict, schemaDiffers: words.contains("schema"),
                    document: document))
        }
        return cases
    }()
}
