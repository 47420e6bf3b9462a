internal import CTextData

/// Bytes that are part of the program, read where they lie.
///
/// Sendable because they are constant memory of the program, which never changes and never goes away.
@safe package struct EmbeddedData: @unchecked Sendable {
    private let base: UnsafePointer<UInt8>

    /// How many bytes there are.
    package let count: Int

    private init(_ data: ctd_data) {
        unsafe base = data.bytes
        unsafe count = data.count
    }

    /// The byte at an offset, which must be within the bytes.
    package subscript(offset: Int) -> UInt8 {
        precondition(offset >= 0 && offset < count, "An offset beyond the embedded data.")
        return unsafe base[offset]
    }

    /// The number that four bytes make, the least significant first.
    package func integer32(at offset: Int) -> UInt32 {
        precondition(offset >= 0 && offset <= count - 4, "An offset beyond the embedded data.")
        return unsafe UInt32(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt32.self))
    }

    /// The number that some bytes make, the least significant first.
    package func integer(at offset: Int, bytes: Int) -> UInt32 {
        precondition(offset >= 0 && bytes <= 4 && offset + bytes <= count, "An offset beyond the embedded data.")
        var value: UInt32 = 0
        for index in 0..<bytes { unsafe value |= UInt32(base[offset + index]) << UInt32(8 * index) }
        return value
    }

    /// The address of the byte at an offset, for C.
    @unsafe func pointer(at offset: Int) -> UnsafePointer<UInt8> { unsafe base + offset }

    /// The lines of bytes that are text, without empty ones and comments, which start with `#`.
    package var lines: [Substring] {
        let text = unsafe String(decoding: UnsafeBufferPointer(start: base, count: count), as: UTF8.self)
        return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    }

    /// Appends some of the bytes to others.
    package func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "An offset beyond the embedded data.")
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
    }

    /// Where English sentences go on after a full stop, as text; the file says what is in a line.
    package static let englishSentences = unsafe EmbeddedData(ctd_english_sentences())

    /// The model of English heteronyms; `scripts/lib/heteronym_model.py` describes the layout.
    package static let heteronyms = unsafe EmbeddedData(ctd_heteronyms())

    /// The readings of kanji; `scripts/make-kanji-readings` describes the layout.
    package static let kanjiReadings = unsafe EmbeddedData(ctd_kanji_readings())

    /// Words of rōmaji that no rule reads, as text; the file says what is in a line.
    package static let romajiWords = unsafe EmbeddedData(ctd_romaji_words())

    /// Words with a reading as a whole, as text; the file says what is in a line.
    package static let wholeWords = unsafe EmbeddedData(ctd_whole_words())

    /// The senses of English heteronyms, as text; the file says what is in a line.
    package static let heteronymSenses = unsafe EmbeddedData(ctd_heteronym_senses())

    /// The characters of JIS X 0213 by their places; `scripts/make-gaiji` describes the layout.
    package static let gaiji = unsafe EmbeddedData(ctd_gaiji())

    /// Where Japanese phrases start; `scripts/lib/japanese_model.py` describes the layout.
    package static let phrases = unsafe EmbeddedData(ctd_phrases())

    /// Where Japanese morphemes start, in the same layout.
    package static let morphemes = unsafe EmbeddedData(ctd_morphemes())

    /// How Japanese text is read; `ReadingModel` in JapaneseText describes the layout.
    package static let readings = unsafe EmbeddedData(ctd_readings())

    /// Japanese words with readings that dictionaries lack, as text; `AddedReadings` in JapaneseText says what is in a line.
    package static let addedReadings = unsafe EmbeddedData(ctd_added_readings())
}
