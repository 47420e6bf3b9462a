import Foundation
import JapaneseText
import Testing

/// The table of `syllables.txt`: what a spelling stands for in a system.
struct RomajiSyllable: Sendable, CustomTestStringConvertible {
    let system: String
    let romaji: String
    let kana: String

    var testDescription: String { "\(system) \(romaji)" }

    static let all: [RomajiSyllable] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "syllables.txt")
        let table = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return table.split(separator: "\n").filter { !$0.hasPrefix("#") }.flatMap { line in
            let fields = line.split(whereSeparator: { $0 == "\t" || $0 == " " })
            return stride(from: 1, to: fields.count - 1, by: 2).map {
                RomajiSyllable(system: String(fields[0]), romaji: String(fields[$0]), kana: String(fields[$0 + 1]))
            }
        }
    }()

    /// Whether the spelling means something else to all but its own system.
    var isPeculiar: Bool { system.hasSuffix("*") }

    /// The style that follows the system.
    var style: RomajiStyle {
        let name = ["iso3602": "kunrei", "ime*": "ime"][system] ?? system
        return RomajiStyle(name: name)!
    }
}
