internal import ICUSupport

extension AlignedText {
    /// Gives an element of the text the readings that the table has for it, and what they become in
    /// words.
    mutating func license(_ index: Int, _ table: KanaTable) {
        let start = candidates.count
        let element = elements[index]
        switch element.kind {
        case .letters:
            // A single digit has the readings of its kanji as well.
            addNumber(element)
            fallthrough
        case .kanji:
            guard let kanji = Unicode.Scalar(element.scalar), kanji.value != 0 else { break }
            let okurigana = Okurigana(after: index, in: self)
            var fitsOkurigana = false
            var ofChina: [Int] = []
            KanjiReadings.forEach(of: kanji) { range, isKun in
                let first = candidates.count
                let start = codes.count
                KanjiReadings.data.append(range, to: &codes)
                if isKun {
                    add(start, range.count, cost: 0)
                    candidates[candidates.count - 1].isKun = true
                    if addStems(start, range.count, before: okurigana, table) { fitsOkurigana = true }
                } else {
                    addOn(start, range.count, table)
                    ofChina += first..<candidates.count
                }
            }
            if fitsOkurigana {
                for index in ofChina { candidates[index].cost += Int16(AlignmentCosts.onBeforeOkurigana) }
            }
        case .repetition:
            // It has the readings of the kanji before it.
            guard element.isJoined, index > 0, elements[index - 1].isKanjiLike else { break }
            elements[index].candidates = elements[index - 1].candidates
            return
        case .counter:
            // ヵ read か is itself.
            for kana in Self.counters
            where !(kana == Self.counters[0] && element.code != Self.ke && element.code != Self.smallKe) {
                codes.append(kana)
                add(codes.count - 1, 1, cost: 20, canVoice: false)
            }
        case .symbol:
            for (symbols, reading) in Self.symbols where symbols.contains(element.scalar) {
                let start = codes.count
                codes += reading
                add(start, reading.count, cost: AlignmentCosts.symbol, canVoice: false)
            }
        case .kana:
            break
        }
        elements[index].candidates = start..<candidates.count
    }

    private mutating func addNumber(_ element: TextElement) {
        var digits: [UInt8] = []
        for glyph in glyphs[element.glyphs] {
            switch glyph.scalar {
            case 0x30...0x39, 0x2E: digits.append(UInt8(glyph.scalar))
            case 0x2C: continue
            default: return
            }
        }
        for reading in NumeralReadings.readings(of: digits) {
            let start = codes.count
            for scalar in reading.unicodeScalars { codes.append(.code(scalar)) }
            if codes.count - start < 256 { add(start, codes.count - start, cost: 0, canVoice: false) }
        }
    }

    private mutating func add(
        _ start: Int, _ count: Int, cost: Int32, sokuonCost: Int16 = KanaTolerance.impossible, canVoice: Bool = true
    ) {
        candidates.append(
            Candidate(
                start: Int32(start), count: UInt8(count), first: codes[start], cost: Int16(cost),
                sokuonCost: sokuonCost, canVoice: canVoice))
    }

    /// Adds a copy of a reading with another last kana.
    private mutating func add(
        _ start: Int, _ count: Int, last: KanaCode, cost: Int32, sokuonCost: Int16 = KanaTolerance.impossible
    ) {
        let copy = codes.count
        for offset in 0..<count - 1 { codes.append(codes[start + offset]) }
        codes.append(last)
        add(copy, count, cost: cost, sokuonCost: sokuonCost)
    }

    /// Adds a reading that came from China, and the same with its vowel longer or shorter.
    private mutating func addOn(_ start: Int, _ count: Int, _ table: KanaTable) {
        let last = codes[start + count - 1]
        let assimilates = last == Self.ku || last == Self.ki || last == Self.chi || last == Self.tsu
        add(
            start, count, cost: 0,
            sokuonCost: count > 1 && assimilates ? Int16(AlignmentCosts.sokuon) : KanaTolerance.impossible)
        if count > 1, last == KanaTable.u {
            add(start, count - 1, cost: AlignmentCosts.otherLength)
            add(start, count, last: .smallTsu, cost: AlignmentCosts.sokuonForLongVowel)
            addEnteringTone(start, count, table)
        } else if count > 1, last == KanaTable.i, table.vowel[Int(codes[start + count - 2])] == KanaTable.e {
            add(start, count - 1, cost: AlignmentCosts.otherLength)
        } else if table.vowel[Int(last)] == KanaTable.u || table.vowel[Int(last)] == KanaTable.o {
            // One kana more than there is: a copy, as the codes of a candidate stand together.
            let copy = codes.count
            for offset in 0..<count { codes.append(codes[start + offset]) }
            codes.append(KanaTable.u)
            add(copy, count + 1, cost: AlignmentCosts.otherLength)
        }
    }

    /// Adds what a reading becomes whose long vowel was a p in Chinese: 甲冑 かっ·ちゅう for かふ, 入声 にっ·しょう for にふ.
    private mutating func addEnteringTone(_ start: Int, _ count: Int, _ table: KanaTable) {
        let before = codes[start + count - 2]
        let copy = codes.count
        if before == Self.smallYu, count > 2 {
            for offset in 0..<count - 2 { codes.append(codes[start + offset]) }
        } else {
            let open = table.column(of: before, KanaTable.a)
            guard table.vowel[Int(before)] == KanaTable.o, open != 0, before != Self.smallYo else { return }
            for offset in 0..<count - 2 { codes.append(codes[start + offset]) }
            codes.append(open)
        }
        codes.append(.smallTsu)
        add(copy, codes.count - copy, cost: AlignmentCosts.sokuonForOldP)
    }

    /// Adds what a native reading is without its okurigana, and what it becomes in compounds.
    ///
    /// - Returns: Whether the kana after go on as the word does.
    private mutating func addStems(
        _ start: Int, _ count: Int, before okurigana: Okurigana, _ table: KanaTable
    ) -> Bool {
        var fits = false
        let last = codes[start + count - 1]
        let vowel = table.vowel[Int(last)]
        let isVerbLike = vowel == KanaTable.u && count > 1
        // 見る and 食べる, whose stem is what る leaves; that of 取る is とり.
        let endsIchidan =
            count > 1 && [KanaTable.i, KanaTable.e].contains(table.vowel[Int(codes[start + count - 2])])
        for cut in 1..<4 where cut < count {
            let first = codes[start + count - cut]
            let cost: Int32
            if okurigana.count == 0 {
                let isStem =
                    cut == 1 && (last == Self.ru && endsIchidan || last == KanaTable.i || last == Self.tsu)
                cost =
                    isStem
                    ? AlignmentCosts.stemInCompound
                    : count - cut > 1 ? AlignmentCosts.shortStemInCompound : AlignmentCosts.stubInCompound
            } else if okurigana.starts(with: codes, from: start + count - cut, cut) {
                cost = 0
                fits = true
            } else if cut > 1 {
                cost =
                    okurigana.kana.0 == first
                    ? AlignmentCosts.inflectedOkurigana : AlignmentCosts.strayStem + 60
            } else if okurigana.inflects(last, isVerbLike: isVerbLike, table) {
                cost = AlignmentCosts.inflectedOkurigana
                fits = true
            } else {
                cost = last == Self.ru ? AlignmentCosts.looseOkurigana : AlignmentCosts.strayStem
            }
            add(start, count - cut, cost: cost)
        }
        let shift =
            isVerbLike || vowel == KanaTable.u
            ? KanaTable.i : vowel == KanaTable.e ? KanaTable.a : vowel == KanaTable.i ? KanaTable.o : KanaTable.a
        guard vowel != 0, vowel != KanaTable.a, count > 1 || !isVerbLike else { return fits }
        let shifted = table.column(of: last, shift)
        guard shifted != 0 else { return fits }
        if isVerbLike {
            add(
                start, count, last: shifted, cost: AlignmentCosts.stemInCompound,
                sokuonCost: Int16(AlignmentCosts.vowelShift))
        } else {
            add(start, count, last: shifted, cost: AlignmentCosts.vowelShift)
        }
        return fits
    }

    /// The folded scalars of symbols, with how they are read aloud.
    private static let symbols: [(Set<UInt32>, [KanaCode])] = [
        ("-~〜", "から"), ("%", "ぱーせんと"), ("&", "あんど"), ("+", "ぷらす"), ("-", "まいなす"), ("=", "いこーる"), ("×", "かける"),
        ("@", "あっと"), ("℃", "ど"),
    ].map { (Set($0.unicodeScalars.map(\.value)), KanaCode.codes($1)) }
    private static let counters = KanaCode.codes("かがこ")
    private static let ke = KanaCode.code("け")
    private static let smallKe = KanaCode.code("ゖ")
    private static let ku = KanaCode.code("く")
    private static let ki = KanaCode.code("き")
    private static let chi = KanaCode.code("ち")
    private static let tsu = KanaCode.code("つ")
    private static let smallYu = KanaCode.code("ゅ")
    private static let smallYo = KanaCode.code("ょ")
    private static let ru = KanaCode.code("る")
}

/// The hiragana after a kanji, of which its okurigana are the start.
private struct Okurigana {
    private(set) var count = 0
    private(set) var kana: (KanaCode, KanaCode, KanaCode) = (0, 0, 0)

    init(after index: Int, in text: borrowing AlignedText) {
        var next = index + 1
        while next < text.elements.count, count < 3 {
            let element = text.elements[next]
            guard element.kind == .kana, !element.isKatakana, element.isJoined else { return }
            switch count {
            case 0: kana.0 = element.code
            case 1: kana.1 = element.code
            default: kana.2 = element.code
            }
            count += 1
            next += 1
        }
    }

    func starts(with codes: [KanaCode], from start: Int, _ length: Int) -> Bool {
        guard length <= count, codes[start] == kana.0 else { return false }
        return (length < 2 || codes[start + 1] == kana.1) && (length < 3 || codes[start + 2] == kana.2)
    }

    /// Whether a word that ends in `last` can go on as the text does.
    func inflects(_ last: KanaCode, isVerbLike: Bool, _ table: KanaTable) -> Bool {
        let first = kana.0
        if last == KanaTable.i { return Self.adjectiveEndings.contains(first) }
        guard isVerbLike else { return false }
        if table.row[Int(last)] == table.row[Int(first)], first != .smallTsu { return true }
        switch last {
        case .code("う"): return first == .smallTsu || table.row[Int(first)] == .code("わ")
        case .code("つ"), .code("る"): return first == .smallTsu
        case .code("く"), .code("ぐ"): return first == KanaTable.i || first == .smallTsu
        case .code("ぬ"), .code("ぶ"), .code("む"): return first == .syllabicN
        default: return false
        }
    }

    private static let adjectiveEndings = KanaCode.codes("くかけさみそすし")
}
