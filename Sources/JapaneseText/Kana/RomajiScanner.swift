internal import ICUSupport

/// Divides a line into words of Latin letters and what stands between them, and knows which words are particles.
struct RomajiScanner {
    enum Piece {
        /// A word, which is in ``RomajiScanner/word``.
        case word(KanaParticle?)
        /// What is no Latin letter, up to the next one.
        case other(Range<Int>)
    }

    private(set) var word = RomajiWord()

    private let hyphenLengthens: Bool
    private let soundsParticles: Bool
    private var index = 0
    private var context = ParticleContext()

    init(_ style: RomajiStyle) {
        hyphenLengthens = style.hyphenLengthens
        soundsParticles = style.soundsParticles
    }

    /// The next piece, `nil` at the end.
    mutating func next(in line: Span<UInt8>) -> Piece? {
        if index == line.count { return nil }
        let start = index
        while index < line.count {
            let (scalar, width) = line.scalar(at: index)
            if RomajiLetter(scalar).isLetter { break }
            context.pass(scalar)
            index += width
        }
        if index > start { return .other(start..<index) }
        word.read(line, at: start, hyphenLengthens: hyphenLengthens)
        index = word.end
        return .word(soundsParticles ? context.pass(word, in: line) : nil)
    }
}
