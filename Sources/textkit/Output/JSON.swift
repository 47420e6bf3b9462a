/// Writes JSON (RFC 8259) into an output buffer.
extension OutputBuffer {
    mutating func appendJSON(_ text: String) {
        let bytes = Array(text.utf8)
        appendJSON(bytes, bytes.indices)
    }

    /// Appends a part of some well-formed UTF-8 as a JSON string, with its quotes.
    mutating func appendJSON(_ bytes: [UInt8], _ range: Range<Int>) {
        append(UInt8(ascii: "\""))
        var plain = range.lowerBound
        for index in range where bytes[index] < 0x20 || bytes[index] == 0x22 || bytes[index] == 0x5C {
            append(bytes, plain..<index)
            plain = index + 1
            append(UInt8(ascii: "\\"))
            switch bytes[index] {
            case 0x08: append(UInt8(ascii: "b"))
            case 0x09: append(UInt8(ascii: "t"))
            case 0x0A: append(UInt8(ascii: "n"))
            case 0x0C: append(UInt8(ascii: "f"))
            case 0x0D: append(UInt8(ascii: "r"))
            case 0x22, 0x5C: append(bytes[index])
            default:
                append("u00")
                append(Self.hexadecimal[Int(bytes[index] >> 4)])
                append(Self.hexadecimal[Int(bytes[index] & 15)])
            }
        }
        append(bytes, plain..<range.upperBound)
        append(UInt8(ascii: "\""))
    }

    mutating func append(_ number: Int) {
        if number < 0 { append(UInt8(ascii: "-")) }
        var magnitude = number.magnitude
        var divisor: UInt = 1
        while magnitude / divisor >= 10 { divisor *= 10 }
        while divisor > 0 {
            append(UInt8(ascii: "0") + UInt8(magnitude / divisor))
            magnitude %= divisor
            divisor /= 10
        }
    }

    private static let hexadecimal = Array("0123456789abcdef".utf8)
}
