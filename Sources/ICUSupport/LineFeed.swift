internal import ICUShims

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

extension Span<UInt8> {
    /// How many line feeds there are.
    package var lineFeedCount: Int {
        unsafe withUnsafeBufferPointer { bytes in
            unsafe bytes.baseAddress.map { unsafe icus_count_line_feeds($0, bytes.count) } ?? 0
        }
    }

    /// Finds where the first line that ends at or after `start` ends: the
    /// offset after its LF, or the end of the bytes.
    ///
    /// - Complexity: O(*n*) in the bytes up to there, at the speed of `memchr`.
    package func endOfLine(from start: Int) -> Int {
        unsafe withUnsafeBufferPointer { bytes in
            guard start < bytes.count, let base = bytes.baseAddress else { return bytes.count }
            let found = unsafe memchr(base + start, 0x0A, bytes.count - start)
            guard let found = unsafe found else { return bytes.count }
            return unsafe UnsafeRawPointer(found) - UnsafeRawPointer(base) + 1
        }
    }
}
