extension RomajiWord {
    /// What the hyphen at a position may stand for.
    ///
    /// In Hepburn and its like hyphens divide. Where they make vowels long (*ra-men*), they still divide after a consonant
    /// (*shin-ya*), in a word that marks its long vowels otherwise (*Tōkyō-to*), between names (*Kita-Senju*), after the
    /// honorific *o-*, and before *-san* and the particle *-wa*.
    func hyphen(at position: Int, _ style: RomajiStyle) -> [LongVowel.Option] {
        let lengthens =
            style.hyphenLengthens && position > 0 && units[position - 1].vowel != 0 && !hasLongMark
            && (style == .ime || position == units.count - 1 || !divides(at: position, style))
        return LongVowel.hyphen(lengthens: lengthens)
    }

    private func divides(at position: Int, _ style: RomajiStyle) -> Bool {
        if units[position].joinsNames || position == 1 && startsWithHonorific { return true }
        return position == lastHyphen && (position > 1 && hasTitle || joinedParticle(in: style) != nil)
    }

    /// Whether the word starts with the honorific *o-*: *o-genki*, but not *o-da-* or *o-sutoraria*.
    private var startsWithHonorific: Bool {
        units[0].key == UInt64(UInt8(ascii: "o")) && (lastHyphen == 1 || hasTitle)
            && !RomajiWords.shared.loanStarts.contains { letters.starts(with: $0) }
    }

    private var hasTitle: Bool { RomajiWords.shared.titles.contains { letters.hasSuffix($0) } }
}
