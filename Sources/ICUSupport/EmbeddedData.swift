internal import CTextData

/// Bytes that are part of the program, read where they lie.
@safe package struct EmbeddedData: Sendable {
    // Constant memory of the program: it never changes and never goes away.
    @usableFromInline nonisolated(unsafe) let base: UnsafePointer<UInt8>

    /// How many bytes there are.
    package let count: Int

    private init(_ data: ctd_data) {
        unsafe base = data.bytes
        unsafe count = data.count
    }

    /// The byte at an offset, which must be within the bytes.
    @inlinable
    package subscript(offset: Int) -> UInt8 {
        precondition(offset >= 0 && offset < count, "An offset beyond the embedded data.")
        return unsafe base[offset]
    }

    /// The readings of kanji; `scripts/make-kanji-readings` describes the layout.
    package static let kanjiReadings = unsafe EmbeddedData(ctd_kanji_readings())
}
