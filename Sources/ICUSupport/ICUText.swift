/// Texts that ICU writes into a buffer of ours.
enum ICUText {
    /// Calls a function of the shims with a buffer, and once more with a larger one if need be.
    static func read(
        _ write: (inout [CChar], Int32, inout Int32) -> Int32
    ) throws(ICUError) -> String {
        var capacity = 256
        while true {
            var length: Int32 = 0
            var buffer = [CChar](repeating: 0, count: capacity)
            let status = write(&buffer, Int32(capacity), &length)
            if status == ICUError.bufferOverflow.status, capacity <= Int(length) {
                capacity = Int(length) + 1
                continue
            }
            try ICUError.check(status)
            return String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
        }
    }
}
