/// What the steps of an alignment cost, in hundredths: about as many as the step is rare.
///
/// What the table of readings licenses is cheap, what nobody can know is expensive, and a kana of the
/// text that has no kana in the reading rules the pairing out.
enum AlignmentCosts {
    // Readings that follow from one in the table by rule.

    /// 花火 はな·び: voiced after another part of the word.
    static let rendaku: Int32 = 30
    /// The same after okurigana, where a word may begin: 渡り鳥.
    static let rendakuAfterKana: Int32 = 70
    /// The same where nothing stands before.
    static let rendakuAtStart: Int32 = 250
    /// 一杯 いっ·ぱい, after っ or ん.
    static let halfVoicing: Int32 = 20
    /// The same after anything else.
    static let strayHalfVoicing: Int32 = 200
    /// 学校 がっ·こう: the last kana becomes っ.
    static let sokuon: Int32 = 30
    /// 合戦 かっ·せん, where the reading in the table ends in う.
    static let sokuonForLongVowel: Int32 = 60
    /// 甲冑 かっ·ちゅう, where the vowel changes as well.
    static let sokuonForOldP: Int32 = 90
    /// 反応 はん·のう: a vowel after ん or っ takes its consonant.
    static let renjo: Int32 = 60
    /// 雨雲 あま·ぐも: another vowel at the end of a native reading in a compound.
    static let vowelShift: Int32 = 90
    /// 女房 にょう·ぼう for にょ, 披露 ひ·ろう for ろ: a vowel longer or shorter than in the table.
    static let otherLength: Int32 = 170

    /// 尾道 おの·みち, 霞関 かすみが·せき: の or が, which the text does not have.
    static let linkingParticle: Int32 = 90

    // Readings in the table with okurigana.

    /// 食べます for たべる: what is cut off stands in the text, inflected.
    static let inflectedOkurigana: Int32 = 5
    /// 見た for みる: stem of one kana and an ending that says little.
    static let looseOkurigana: Int32 = 25
    /// 取引 とり·ひき, 建物 たて·もの, 高値 たか·ね: the stem, in a compound.
    static let stemInCompound: Int32 = 30
    /// The same with two or more kana cut off.
    static let shortStemInCompound: Int32 = 110
    /// The same where only one kana is left, which is no stem.
    static let stubInCompound: Int32 = 250
    /// A reading that came from China before kana that go on as a native word of the same kanji does: 通り.
    static let onBeforeOkurigana: Int32 = 40
    /// A stem before kana that do not go on as its word does.
    static let strayStem: Int32 = 110

    // Readings that the table does not have.

    /// One kanji with any reading.
    static let unknownReading: Int32 = 420
    /// What it costs more by length in kana: 1, 2, 3….
    static let unknownLength: [Int32] = [0, 60, 0, 60, 160, 280, 400, 520, 640, 760, 880]
    /// A word of several kanji whose reading is that of none of them: 田舎 いなか.
    static let group: Int32 = 430
    /// What each kanji after the first adds to it.
    static let groupKanji: Int32 = 150
    /// What a kanji within such a word costs by its share of the kana: 0, 1, 2….
    static let groupLength: [Int32] = [110, 20, 0, 60, 160, 280]
    /// A word of the list of official readings, which comes before its kanji one by one.
    static let listedWord: Int32 = -60
    /// A part that starts with ん, っ, ー or a small kana.
    static let badStart: Int32 = 900
    /// An unlicensed part that starts with the second half of a long vowel.
    static let splitLongVowel: Int32 = 120
    /// A kana without a letter of its own in the reading of a kanji, such as a Latin letter.
    static let foreign: Int32 = 250
    /// A kanji that stands in the reading as itself.
    static let kanjiInReading: Int32 = 50
    /// 々 read other than the kanji before it.
    static let otherRepetition: Int32 = 100

    // Letters, digits and symbols.

    /// Read aloud: 20年 に·じゅう·ねん.
    static let readAloud: Int32 = 250
    /// What a number costs more that is read in none of the ways in which numbers are.
    static let strangeNumber: Int32 = 150
    /// A symbol read in its usual way: 1月〜3月 から.
    static let symbol: Int32 = 40
    /// Left out of the reading.
    static let unread: Int32 = 300
    /// The same for a symbol.
    static let unreadSymbol: Int32 = 20
    /// Katakana left out of the reading.
    static let unreadKatakana: Int32 = 900

    // The reading's own hints.

    /// A space of the reading inside the reading of one kanji.
    static let spaceInside: Int32 = 130
    /// A punctuation mark of the reading inside the reading of one kanji.
    static let punctuationInside: Int32 = 500
    /// A small kana, a long vowel or its mark written another way.
    static let longVowelSpelling: Int32 = 50

    /// ぢ written じ, where the reading is in kana.
    static let sameSound: Int32 = 5
    /// The same where rōmaji leaves open which it is, and the table says.
    static let sameSoundInRomaji: Int32 = 160
    /// A point of the lattice of a reading in rōmaji. The text knows better than the spelling alone.
    static let romajiPoint = 40.0
    /// The same for the vowels that a mark in rōmaji may stand for, which are much alike: おう and おお.
    static let markedPoint = 12.0
    /// ぢ and づ where rōmaji says no more than ji and zu.
    static let yotsugana: Int32 = 20
    /// A vowel for a mark where a foreign word would have ー.
    static let vowelForMark: Int32 = 60
    /// The same in letters that are read aloud.
    static let vowelForMarkAloud: Int32 = 80
    /// A sound that is not the loan word's: ち where letters are read てぃ.
    static let nativeSoundAloud: Int32 = 200
    /// A long vowel that neither a mark nor the table asks for.
    static let unmarkedGuess: Int32 = 250
    /// A long vowel without a mark where others have one.
    static let unmarkedBesideMarks: Int32 = 40
    /// ー in letters that are read aloud, without a mark.
    static let unmarkedAloud: Int32 = 120
    /// A long vowel without a mark, of which the second half begins a reading of the table.
    static let unmarkedStart: Int32 = 100

    // The search.

    /// How much more than the best way to get as far a way may cost to be looked at, at first.
    static let narrow: Int32 = 800
}
