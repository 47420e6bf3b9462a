import Foundation
import TestSupport
import Testing

@testable import SpeechMarkup

@Suite("The model of heteronyms")
struct HeteronymModelTests {
    private static let model = HeteronymModel.english

    @Test("Features and probabilities are those that the training script computed", arguments: Expectation.all)
    func agreesWithTraining(_ expected: Expectation) {
        var features = HeteronymFeatures(Self.model)
        let bytes = Array(expected.text.utf8)
        features.read(expected.range, in: bytes.span)
        var sum: UInt32 = 0
        for index in 0..<features.list.count { sum &+= features.list.features[index] }
        #expect(features.list.count == expected.count)
        #expect(sum == expected.sum)
        let own = Self.model.probabilities(ofWord: expected.word, features.list)
        #expect(isClose(own, expected.probabilities))
        let kinds = Array(Self.model.kinds(ofWord: expected.word))
        let shared = Self.model.probabilities(ofKinds: kinds, features.list)
        #expect(isClose(shared, expected.byKind))
    }

    @Test("Any bytes give probabilities that add up to one, and the same each time")
    func anyBytes() {
        var random = SeededRandom(seed: 41)
        var features = HeteronymFeatures(Self.model)
        let pieces: [[UInt8]] = ["’", "“", "\u{A0}", " ", ". ", "'s", "1,0", "A", "b", "é", "!", "…"].map {
            Array($0.utf8)
        }
        for _ in 0..<2000 {
            var bytes: [UInt8] = [.random(in: 0...255, using: &random)]
            for _ in 0..<Int.random(in: 0...80, using: &random) {
                bytes +=
                    Bool.random(using: &random)
                    ? pieces.randomElement(using: &random)! : [.random(in: 0...255, using: &random)]
            }
            let start = Int.random(in: 0..<bytes.count, using: &random)
            let range = start..<Int.random(in: start + 1...bytes.count, using: &random)
            let word = Int.random(in: 0..<Self.model.wordCount, using: &random)
            features.enterSentence()
            features.read(range, in: bytes.span)
            let first = Self.model.probabilities(ofWord: word, features.list)
            var fresh = HeteronymFeatures(Self.model)
            fresh.read(range, in: bytes.span)
            #expect(first == Self.model.probabilities(ofWord: word, fresh.list))
            #expect(abs(first.reduce(0, +) - 1) < 1e-9)
        }
    }

    @Test("What is far away, or in another sentence, makes no difference")
    func bounded() {
        let sentence = "She wiped a tear from her cheek."
        let other = "The boat sank near the coast of a large island in the north. "
        var features = HeteronymFeatures(Self.model)
        let alone = Array(sentence.utf8)
        let among = Array((String(repeating: other, count: 100) + sentence + " " + other).utf8)
        let offset = other.utf8.count * 100
        features.read(12..<16, in: alone.span)
        let expected = Self.model.probabilities(ofWord: 152, features.list)
        features.enterSentence()
        features.read(offset + 12..<offset + 16, in: among.span)
        #expect(Self.model.probabilities(ofWord: 152, features.list) == expected)
    }

    @Test("What was read for a word before makes no difference", arguments: 0..<4)
    func shared(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let pieces = [
            "’", "“", "\u{A0}", " ", " ", " ", " ", ". ", ".", "! ", "? \"", ") ", "'s", "1,0", "A", "b", "lead",
            "The ",
            "Mr. ", "é", "!", "…", "word", "another", "_", "-", "日本",
        ]
        for _ in 0..<40 {
            var bytes: [UInt8] = []
            // Where characters start, so that words are of whole ones.
            var starts: [Int] = []
            for character in (0..<600).map({ _ in pieces.randomElement(using: &random)! }).joined().unicodeScalars {
                starts.append(bytes.count)
                bytes += Array(String(character).utf8)
            }
            var features = HeteronymFeatures(Self.model)
            var index = 0
            while true {
                index += Int.random(in: 0...60, using: &random)
                let end = index + Int.random(in: 1...5, using: &random)
                guard end < starts.count else { break }
                let word = starts[index]..<starts[end]
                features.read(word, in: bytes.span)
                var fresh = HeteronymFeatures(Self.model)
                fresh.read(word, in: bytes.span)
                #expect(features.list.count == fresh.list.count)
                for place in 0..<features.list.count {
                    #expect(features.list.features[place] == fresh.list.features[place])
                }
                index = end
            }
        }
    }

    private func isClose(_ left: [Double], _ right: [Double]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { abs($0 - $1) < 1e-5 }
    }

    /// A line of `heteronym-expectations.tsv`.
    struct Expectation: CustomTestStringConvertible, Sendable {
        let range: Range<Int>
        let word: Int
        let count: Int
        let sum: UInt32
        let probabilities: [Double]
        let byKind: [Double]
        let text: String

        var testDescription: String { text }

        init(_ line: Substring) throws {
            let fields = line.split(separator: "\t", maxSplits: 7, omittingEmptySubsequences: false)
            let numbers = try fields[..<5].map { try #require(Int($0)) }
            range = numbers[0]..<numbers[1]
            word = numbers[2]
            count = numbers[3]
            sum = UInt32(numbers[4])
            probabilities = try fields[5].split(separator: " ").map { try #require(Double($0)) }
            byKind = try fields[6].split(separator: " ").map { try #require(Double($0)) }
            text = String(fields[7])
        }

        static let all: [Expectation] = {
            let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
                path: "heteronym-expectations.tsv")
            do {
                return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
                    try Expectation($0)
                }
            } catch {
                fatalError("heteronym-expectations.tsv: \(error)")
            }
        }()
    }
}
