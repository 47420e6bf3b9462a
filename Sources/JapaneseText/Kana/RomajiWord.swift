internal import ICUSupport

/// A word of Latin letters, divided into the units that rules can read one by one.
///
/// A unit ends with a vowel, so *shimbun* is shi-mbu-n and *konnichiwa* ko-nni-chi-wa: no rule looks further. What
/// depends on the whole word is noted here: long vowels, hyphens, and whether there are letters that rōmaji lacks.
struct RomajiWord {
    struct Unit {
        /// The letters in ASCII, the last one lowest; 0 for a hyphen.
        var key: UInt64
        /// Where it starts in the line, in UTF-8 bytes.
        var offset: Int
        /// Its vowel, or 0.
        var vowel: UInt8 = 0
        /// Whether the vowel has a macron or circumflex.
        var isLong = false
        /// Whether a capital follows a small letter across the hyphen: *Shin-Ōsaka*.
        var joinsNames = false

        var isHyphen: Bool { key == 0 }
    }

    /// The units, hyphens among them.
    private(set) var units: [Unit] = []
    /// The word in ASCII, with : after each long vowel.
    private(set) var letters: [UInt8] = []
    /// Where the word starts in the line, in UTF-8 bytes.
    private(set) var start = 0
    /// Where the word ends in the line, in UTF-8 bytes.
    private(set) var end = 0
    /// Whether all its letters are some that rōmaji has.
    private(set) var isPlausible = true
    private(set) var hasLongMark = false
    /// The position of the last hyphen among the units, or -1.
    private(set) var lastHyphen = -1
    /// The units whose long *o* is おお.
    private(set) var nativeLongO: [Int] = []

    /// The ``key(of:)`` of the word.
    private(set) var shortKey: UInt64 = 0

    /// The letters of a word of up to eight, packed as the key of a unit is; 0 for a longer one.
    static func key(of letters: some Collection<UInt8>) -> UInt64 {
        letters.count > 8 ? 0 : letters.reduce(0) { $0 << 8 | UInt64($1) }
    }

    private var key: UInt64 = 0
    private var keyLength = 0
    private var keyOffset = 0

    /// The particle that a hyphen joins to the word: *watashi-wa*.
    func joinedParticle(in style: RomajiStyle) -> KanaParticle? {
        guard style.soundsParticles, units.count > 3, units[units.count - 2].isHyphen, !units[units.count - 1].isLong
        else {
            return nil
        }
        return KanaParticle(key: units[units.count - 1].key)
    }

    /// Reads the word that starts with a letter at an offset.
    mutating func read(_ line: Span<UInt8>, at start: Int, hyphenLengthens: Bool) {
        units.removeAll(keepingCapacity: true)
        letters.removeAll(keepingCapacity: true)
        self.start = start
        isPlausible = true
        hasLongMark = false
        lastHyphen = -1
        key = 0
        keyLength = 0
        var index = start
        while index < line.count {
            let (scalar, width) = line.scalar(at: index)
            switch RomajiLetter(scalar) {
            case .letter(let letter, let isLong):
                add(letter, at: index)
                if letter.isVowel { endUnit(letter) }
                if isLong { lengthen() }
            case .lengthMark: lengthen()
            case .accent: isPlausible = isPlausible && letters.last == UInt8(ascii: "e")
            case .foreign: isPlausible = false
            case .apostrophe where isPart(apostropheAt: index, width, of: line, from: start):
                add(UInt8(ascii: "'"), at: index)
            case .hyphen where isPart(hyphenAt: index, width, of: line, hyphenLengthens):
                endUnit(0)
                lastHyphen = units.count
                units.append(Unit(key: 0, offset: index, joinsNames: joinsNames(hyphenAt: index, width, of: line)))
                letters.append(UInt8(ascii: "-"))
            default:
                finish(at: index)
                return
            }
            index += width
        }
        finish(at: index)
    }

    private mutating func finish(at offset: Int) {
        endUnit(0)
        end = offset
        nativeLongO = hasLongMark ? findNativeLongO() : []
        shortKey = Self.key(of: letters)
    }

    private mutating func add(_ letter: UInt8, at offset: Int) {
        if keyLength == 0 { keyOffset = offset }
        key = key << 8 | UInt64(letter)
        keyLength += 1
        letters.append(letter)
    }

    private mutating func endUnit(_ vowel: UInt8) {
        if keyLength == 0 { return }
        if keyLength > RomajiUnits.longestUnit { isPlausible = false }
        units.append(Unit(key: key, offset: keyOffset, vowel: vowel))
        key = 0
        keyLength = 0
    }

    private mutating func lengthen() {
        guard let last = units.last, keyLength == 0, last.vowel != 0, !last.isLong else {
            isPlausible = false
            return
        }
        units[units.count - 1].isLong = true
        letters.append(UInt8(ascii: ":"))
        hasLongMark = true
    }

    /// An apostrophe is part of the word between letters, and after an n at the end, unless it closes a quotation.
    private func isPart(apostropheAt offset: Int, _ width: Int, of line: borrowing Span<UInt8>, from start: Int) -> Bool
    {
        let next = offset + width
        if next < line.count, RomajiLetter(line.scalar(at: next).value).isLetter { return true }
        return letters.last == UInt8(ascii: "n") && keyLength > 0
            && ![0x27, 0x60, 0x2018].contains(line.scalar(before: start))
    }

    /// A hyphen is part of the word between letters, and after a vowel at the end, where hyphens make vowels long.
    private func isPart(hyphenAt offset: Int, _ width: Int, of line: borrowing Span<UInt8>, _ lengthens: Bool) -> Bool {
        let next = offset + width
        let letter = next < line.count ? RomajiLetter(line.scalar(at: next).value) : .none
        if letter.isLetter { return true }
        return lengthens && !hasLongMark && letter == .none && keyLength == 0 && letters.last?.isVowel == true
    }

    private func joinsNames(hyphenAt offset: Int, _ width: Int, of line: borrowing Span<UInt8>) -> Bool {
        guard offset + width < line.count else { return false }
        let before = line.scalar(before: offset)
        let after = line.scalar(at: offset + width).value
        return !Unicode.Scalar(before)!.properties.isUppercase && Unicode.Scalar(after)!.properties.isUppercase
    }
}
