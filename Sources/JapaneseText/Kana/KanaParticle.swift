internal import ICUSupport

/// A particle that is written with another kana than its sound has.
enum KanaParticle: Unicode.Scalar {
    case topic = "は"
    case object = "を"
    case direction = "へ"

    /// The kana of the sound, and the letters.
    private var spelling: (sound: Unicode.Scalar, romaji: StaticString) {
        switch self {
        case .topic: ("わ", "wa")
        case .object: ("お", "o")
        case .direction: ("え", "e")
        }
    }

    /// The kana of the sound.
    var sound: Unicode.Scalar { spelling.sound }

    private static let all: [KanaParticle] = [.topic, .object, .direction]
    private static let keys = all.map { RomajiWord.key(of: $0.spelling.romaji.description.utf8) }

    /// The particle that a word may be, by its ``RomajiWord/key(of:)``.
    init?(key: UInt64) {
        guard let index = Self.keys.firstIndex(of: key) else { return nil }
        self = Self.all[index]
    }

    /// The particle that a kana may be, by its sound.
    init?(sound: Unicode.Scalar) {
        guard let particle = Self.all.first(where: { $0.sound == sound }) else { return nil }
        self = particle
    }
}

/// What has gone before a word, as far as it decides whether *wa*, *o* and *e* are particles.
///
/// They are, where they stand as a word after another word of the sentence. *O* is an honorific after a particle that
/// を never follows (*watashi wa o mizu*), *e* a picture after の or この, and *wa* a feeling at the end of a sentence
/// with a predicate (*kirei desu wa*).
struct ParticleContext {
    private enum Before {
        /// The start of a sentence or clause.
        case start
        /// A word, and what is special about it.
        case word(RomajiWords.Trait)
    }

    private var before = Before.start
    /// Whether the next word stands apart from what is before it.
    private var isApart = false

    /// Takes note of a character that is no part of a word.
    mutating func pass(_ scalar: UInt32) {
        isApart = true
        switch scalar {
        // Space, and quotation marks and brackets that close.
        case 0x20, 0x09, 0xA0, 0x2000...0x200B, 0x3000, 0x22, 0x27, 0x29, 0x5D, 0x7D, 0x201D, 0x2019, 0x300D, 0x300F,
            0xFF09:
            break
        // What ends a sentence or a clause, and what opens.
        case 0x0A, 0x0D, 0x21, 0x28, 0x2C...0x2E, 0x3A, 0x3B, 0x3F, 0x5B, 0x7B, 0x2014, 0x2018, 0x201C, 0x2026,
            0x3001, 0x3002, 0x300C, 0x300E, 0x3010, 0x30FB, 0xFF01, 0xFF08, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F:
            before = .start
        default:
            before = .word(.plain)
            isApart = false
        }
    }

    /// Takes note of a word, and says which particle it is.
    mutating func pass(_ word: RomajiWord, in line: Span<UInt8>) -> KanaParticle? {
        let key = word.shortKey
        let particle = particle(key, endingAt: word.end, in: line)
        let words = RomajiWords.shared
        var trait = words.trait(key)
        if trait == .plain, words.predicateEnds.contains(where: { word.letters.hasSuffix($0) }) { trait = .predicate }
        // No particle starts a sentence: e o kaku.
        if case .start = before, trait == .caseParticle || trait == .genitive {
            before = .word(.plain)
        } else {
            before = .word(trait)
        }
        return particle
    }

    private func particle(_ key: UInt64, endingAt end: Int, in line: borrowing Span<UInt8>) -> KanaParticle? {
        // Two particles in one word, and nothing else in today's Japanese.
        if RomajiWords.shared.topics.contains(key) { return .topic }
        guard isApart, case .word(let trait) = before else { return nil }
        switch (KanaParticle(key: key), trait) {
        case (.topic, .demonstrative), (.object, .caseParticle), (.object, .demonstrative): return nil
        case (.direction, .caseParticle), (.direction, .demonstrative), (.direction, .genitive): return nil
        case (.topic, .predicate) where Self.isSentenceEnd(line, at: end): return nil
        case (let particle, _): return particle
        }
    }

    private static func isSentenceEnd(_ line: borrowing Span<UInt8>, at end: Int) -> Bool {
        var index = end
        while index < line.count {
            let (scalar, width) = line.scalar(at: index)
            switch scalar {
            case 0x20, 0x09, 0x3000: index += width
            case 0x0A, 0x0D, 0x21, 0x2E, 0x3F, 0x2026, 0x3002, 0xFF01, 0xFF1F: return true
            default: return false
            }
        }
        return true
    }
}

extension [UInt8] {
    /// Whether the bytes end with those of another array.
    func hasSuffix(_ suffix: [UInt8]) -> Bool {
        count >= suffix.count && self[(count - suffix.count)...].elementsEqual(suffix)
    }
}
