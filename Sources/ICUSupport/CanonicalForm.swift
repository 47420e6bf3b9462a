internal import ICUShims

/// What stays of a text where canonically equivalent spellings make no difference, and case and marks if so wanted.
///
/// NFC, or NFC of the full case folding without the Turkic special cases: Unicode's canonical (D70) and
/// canonical caseless (D145) matches are those of equal forms.
package struct CanonicalForm: Hashable, Sendable {
    package let foldsCase: Bool

    /// Whether nonspacing and enclosing marks are left out of the canonical decomposition: é is e.
    package let dropsMarks: Bool

    package init(foldsCase: Bool, dropsMarks: Bool = false) {
        self.foldsCase = foldsCase
        self.dropsMarks = dropsMarks
    }

    /// Overwrites the start of `result`, which grows if need be, with the form of a well-formed text.
    ///
    /// - Returns: How many UTF-8 bytes it takes.
    package func write(_ text: Span<UInt8>, to result: inout [UInt8]) throws(ICUError) -> Int {
        guard text.count <= Int(Int32.max) else { throw .indexOutOfBounds }
        while true {
            var length: Int32 = 0
            let status = unsafe text.withUnsafeBufferPointer { text in
                unsafe result.withUnsafeMutableBufferPointer { result in
                    unsafe icus_canonical_form(
                        text.baseAddress, Int32(text.count), foldsCase, dropsMarks,
                        result.baseAddress, Int32(clamping: result.count), &length)
                }
            }
            if status == ICUError.bufferOverflow.status, Int(length) > result.count {
                result = Array(repeating: 0, count: Int(length))
                continue
            }
            try ICUError.check(status)
            return Int(length)
        }
    }
}
