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

    /// The number that some bytes make, the least significant first.
    package func integer(at offset: Int, bytes: Int) -> UInt32 {
        precondition(offset >= 0 && bytes <= 4 && offset + bytes <= count, "An offset beyond the embedded data.")
        var value: UInt32 = 0
        for index in 0..<bytes { unsafe value |= UInt32(base[offset + index]) << UInt32(8 * index) }
        return value
    }

    /// Lends the bytes to those who search them in place.
    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        unsafe body(UnsafeRawBufferPointer(start: base, count: count))
    }

    /// Appends some of the bytes to others.
    package func append(_ range: Range<Int>, to bytes: inout [UInt8]) {
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "An offset beyond the embedded data.")
        unsafe bytes.append(contentsOf: UnsafeBufferPointer(start: base + range.lowerBound, count: range.count))
    }

    /// The model of English heteronyms; `scripts/lib/heteronym_model.py` describes the layout.
    package static let heteronyms = unsafe EmbeddedData(ctd_heteronyms())

    /// The readings of kanji; `scripts/make-kanji-readings` describes the layout.
    package static let kanjiReadings = unsafe EmbeddedData(ctd_kanji_readings())
}
