extension RomajiWord {
    /// Appends the word in kana at face value.
    ///
    /// - Returns: Whether it is rōmaji; where not, nothing is appended.
    func append(
        to output: inout [UInt8], as particle: KanaParticle?, _ style: RomajiStyle, _ script: KanaScript,
        _ table: inout RomajiUnits
    ) -> Bool {
        let start = output.count
        guard isPlausible else { return false }
        for (position, unit) in units.enumerated() {
            if unit.isHyphen {
                output.append(hyphen(at: position, style)[0])
                continue
            }
            let index = table.index(of: unit.key)
            guard table[index].isRomaji, !table[index].lengthensVowelBefore || isLengthenable(before: position) else {
                output.removeSubrange(start...)
                return false
            }
            if table[index].lengthensVowelBefore {
                output.append(LongVowel.passport(atStart: isAtStart(position - 1))[0])
            }
            output.append(contentsOf: table[index].kana)
            if unit.isLong { output.append(lengthening(at: position, script)[0]) }
        }
        if let particle = particle ?? joinedParticle(in: style) { output.replaceLast(with: particle.rawValue) }
        let length = output.count - start
        if style.soundsParticles,
            RomajiWords.shared.greetingsBySound.contains(where: { $0.count == length && output.hasSuffix($0) })
        {
            output.replaceLast(with: KanaParticle.topic.rawValue)
        }
        if script == .katakana { output.makeKatakana(from: start) }
        return true
    }

    /// Whether the vowel before a position is one that an h makes longer.
    func isLengthenable(before position: Int) -> Bool {
        position > 0 && units[position - 1].vowel == UInt8(ascii: "o") && !units[position - 1].isLong
    }

    /// Whether a position is that of an *o* which starts the word.
    func isAtStart(_ position: Int) -> Bool {
        position == 0 && units[0].key == UInt64(UInt8(ascii: "o"))
    }

    /// What the mark on the vowel of the unit at a position may stand for.
    func lengthening(at position: Int, _ script: KanaScript) -> [LongVowel.Option] {
        LongVowel.marked(
            units[position].vowel, in: script, isNative: script == .hiragana && nativeLongO.contains(position))
    }
}

extension [UInt8] {
    /// Whether the kana are one of the greetings, with its particle.
    var isGreeting: Bool { RomajiWords.shared.greetings.contains(self) }

    fileprivate mutating func append(_ option: LongVowel.Option) {
        for scalar in option.kana { append(contentsOf: UTF8.encode(scalar)!) }
    }

    /// Puts another kana in the place of the last one. Every kana has three bytes.
    fileprivate mutating func replaceLast(with kana: Unicode.Scalar) {
        removeLast(3)
        append(contentsOf: UTF8.encode(kana)!)
    }

    /// Turns hiragana into katakana, from an offset to the end.
    fileprivate mutating func makeKatakana(from start: Int) {
        // What rōmaji is read as takes three bytes a character.
        for index in stride(from: start, to: count, by: 3) {
            let bits = (UInt32(self[index] & 0xF), UInt32(self[index + 1] & 0x3F), UInt32(self[index + 2] & 0x3F))
            let katakana = Unicode.Scalar(bits.0 << 12 | bits.1 << 6 | bits.2)!.asKatakana.value
            self[index] = 0xE0 | UInt8(katakana >> 12)
            self[index + 1] = 0x80 | UInt8(katakana >> 6 & 0x3F)
            self[index + 2] = 0x80 | UInt8(katakana & 0x3F)
        }
    }
}
