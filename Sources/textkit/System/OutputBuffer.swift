/// Bytes on their way out, in a buffer that is written over and over.
struct OutputBuffer: Sendable {
    private static let wide = 16

    private var storage: [UInt8]
    private(set) var count = 0
    private var lastWritten: UInt8 = 0

    init(capacity: Int = 96 * 1024) {
        storage = Array(repeating: 0, count: capacity)
    }

    mutating func removeAll() {
        if count > 0 { lastWritten = storage[count - 1] }
        count = 0
    }

    /// The last byte that was appended, written or not; 0 before the first one.
    var last: UInt8 { count > 0 ? storage[count - 1] : lastWritten }

    /// What is in it.
    var bytes: [UInt8] { Array(storage[..<count]) }

    mutating func append(_ bytes: [UInt8]) {
        append(bytes, bytes.indices)
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        if count == storage.count { grow(by: 1) }
        storage[count] = byte
        count += 1
    }

    /// Appends a part of some bytes. Short parts, such as words, take one wide
    /// load and store where both sides have room for it.
    @inline(__always)
    mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "A part outside the bytes.")
        if count + range.count + Self.wide > storage.count { grow(by: range.count + Self.wide) }
        unsafe bytes.withUnsafeBytes { source in
            unsafe storage.withUnsafeMutableBytes { target in
                let from = unsafe source.baseAddress! + range.lowerBound
                let to = unsafe target.baseAddress! + count
                if range.count <= Self.wide, range.lowerBound + Self.wide <= bytes.count {
                    unsafe to.storeBytes(of: from.loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
                } else {
                    unsafe to.copyMemory(from: from, byteCount: range.count)
                }
            }
        }
        count += range.count
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            if count + bytes.count > storage.count { grow(by: bytes.count) }
            unsafe storage.withUnsafeMutableBytes { target in
                unsafe UnsafeMutableRawBufferPointer(rebasing: target[count...]).copyMemory(
                    from: UnsafeRawBufferPointer(bytes)
                )
            }
            count += bytes.count
        }
    }

    /// Appends samples, the low byte of each first.
    mutating func append(_ samples: [Int16]) {
        let size = 2 * samples.count
        if count + size > storage.count { grow(by: size) }
        unsafe samples.withUnsafeBytes { source in
            unsafe storage.withUnsafeMutableBytes { target in
                unsafe UnsafeMutableRawBufferPointer(rebasing: target[count...]).copyMemory(from: source)
            }
        }
        if UInt16(littleEndian: 1) != 1 {
            for index in stride(from: count, to: count + size, by: 2) { storage.swapAt(index, index + 1) }
        }
        count += size
    }

    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        unsafe storage.withUnsafeBytes { unsafe body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }

    @inline(never)
    private mutating func grow(by needed: Int) {
        storage += Array(repeating: 0, count: max(storage.count, needed))
    }
}
