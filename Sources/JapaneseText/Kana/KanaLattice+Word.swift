extension KanaLattice {
    private typealias Option = RomajiUnit.Option

    /// Adds a word that is rōmaji, with all that its spelling leaves open.
    mutating func add(
        _ word: RomajiWord, particle: KanaParticle?, _ style: RomajiStyle, _ script: KanaScript,
        dropsLongMarks: Bool, _ table: inout RomajiUnits
    ) {
        for (position, unit) in word.units.enumerated() {
            let isLast = position == word.units.count - 1
            let end = isLast ? word.end : word.units[position + 1].offset
            func add(_ options: [Option], from start: Int? = nil) {
                self.add(script == .hiragana ? options : options.map(\.inKatakana), from: start ?? unit.offset, to: end)
            }
            if unit.isHyphen {
                add(word.hyphen(at: position, style))
                continue
            }
            let syllable = table[table.index(of: unit.key)]
            if syllable.lengthensVowelBefore { add(LongVowel.passport(atStart: word.isAtStart(position - 1))) }
            let vowelBefore = position > 0 ? word.units[position - 1].vowel : 0
            for (index, choice) in syllable.choices.enumerated() {
                let isWordEnd = isLast && index == syllable.choices.count - 1 && !unit.isLong
                var options = choice
                if unit.isBareVowel, let doubled = LongVowel.doubled(vowelBefore, unit.vowel) { options = doubled }
                options.addParticles(
                    // At the end of the word stands a particle, or two have been written as one: niwa, towa.
                    isWordEnd ? particle : nil, cost: isWordEnd ? 3 : 5)
                add(options)
            }
            if unit.isLong {
                add(word.lengthening(at: position, script))
            } else if unit.vowel != 0, dropsLongMarks, !word.isLengthened(after: position), particle == nil {
                let isContracted = syllable.choices.last?.first?.kana.last?.smallRow == KanaTable.ya
                // Nothing of the reading is left for it.
                add(LongVowel.unmarked(unit.vowel, isContracted: isContracted), from: end)
            }
        }
    }
}

extension [RomajiUnit.Option] {
    /// Adds the particles that are said as one of the options is.
    ///
    /// - Parameters:
    ///   - particle: The one that it is at face value.
    ///   - cost: What it costs to be another one.
    fileprivate mutating func addParticles(_ particle: KanaParticle?, cost: Double) {
        guard let sound = first?.kana, sound.count == 1, let other = KanaParticle(sound: sound[0]) else { return }
        if other == particle {
            for index in indices { self[index].cost += 2 }
            insert(RomajiUnit.Option(kana: [other.rawValue]), at: 0)
        } else {
            append(RomajiUnit.Option(kana: [other.rawValue], cost: cost))
        }
    }
}

extension RomajiUnit.Option {
    fileprivate var inKatakana: Self { Self(kana: kana.map(\.asKatakana), cost: cost, reason: reason) }
}

extension RomajiWord.Unit {
    /// Whether it is a vowel and nothing else.
    fileprivate var isBareVowel: Bool { key == UInt64(vowel) }
}

extension RomajiWord {
    /// Whether the vowel at a position is seen to be long: by a vowel, an h or a hyphen after it. An o after an o is no
    /// proof: *hoo* may be ほうおう.
    fileprivate func isLengthened(after position: Int) -> Bool {
        guard position + 1 < units.count else { return false }
        let next = units[position + 1]
        if next.isHyphen || next.key == UInt64(UInt8(ascii: "h")) { return true }
        return next.isBareVowel && next.vowel != UInt8(ascii: "o")
            && LongVowel.doubled(units[position].vowel, next.vowel) != nil
    }
}
