internal import ICUSupport

/// The words of rōmaji that no rule reads: `romaji-words.txt` of `CTextData`, which says what they are.
final class RomajiWords: Sendable {
    /// What a word is to *wa*, *o* and *e* that follow it.
    enum Trait {
        case plain, caseParticle, genitive, demonstrative, predicate
    }

    static let shared = RomajiWords()

    let nativeStarts: [[UInt8]]
    let nativeWords: Set<[UInt8]>
    let titles: [[UInt8]]
    let loanStarts: [[UInt8]]
    let predicateEnds: [[UInt8]]
    /// The words of two particles, the second of which is は.
    let topics: [UInt64]
    /// The greetings that end with は, and the same by their sound.
    let greetings: [[UInt8]]
    let greetingsBySound: [[UInt8]]

    private let traits: [UInt64: Trait]

    /// What a word is, by its ``RomajiWord/key(of:)``.
    func trait(_ key: UInt64) -> Trait { traits[key] ?? .plain }

    private init() {
        var lists: [Substring: [[UInt8]]] = [:]
        for line in EmbeddedData.romajiWords.lines {
            let fields = line.split(separator: "\t")
            lists[fields[0]] = fields[1].split(separator: " ").map { Array($0.utf8) }
        }
        nativeStarts = lists["native-o-start"]!
        nativeWords = Set(lists["native-o-word"]!)
        titles = lists["title"]!
        loanStarts = lists["loan-o-start"]!
        predicateEnds = lists["predicate-end"]!
        topics = lists["topic"]!.map { RomajiWord.key(of: $0) }
        greetings = lists["greeting"]!
        greetingsBySound = greetings.map { $0.dropLast(3) + Array(String(KanaParticle.topic.sound).utf8) }
        let named: [(Substring, Trait)] = [
            ("case-particle", .caseParticle), ("genitive", .genitive), ("demonstrative", .demonstrative),
            ("predicate", .predicate),
        ]
        traits = named.reduce(into: [:]) { traits, list in
            for word in lists[list.0]! { traits[RomajiWord.key(of: word)] = list.1 }
        }
    }
}
