/// Writes JSON (RFC 8259) as it comes: a comma goes wherever a value or a member has ended.
///
///     out.open("{")
///     out.member("line", 1)
///     out.key("segments")
///     out.open("[")
///     …
extension OutputBuffer {
    /// Starts an object or an array.
    mutating func open(_ bracket: Unicode.Scalar) {
        separate()
        append(UInt8(ascii: bracket))
    }

    /// Ends an object or an array.
    mutating func close(_ bracket: Unicode.Scalar) { append(UInt8(ascii: bracket)) }

    /// Ends an object that is a line of its own.
    mutating func closeLine() { append("}\n") }

    /// Writes the name of a member; its value is next.
    mutating func key(_ name: String) {
        separate()
        append(UInt8(ascii: "\""))
        append(name)
        append("\":")
    }

    mutating func member(_ name: String, _ text: String) {
        key(name)
        value(text)
    }

    mutating func member(_ name: String, _ number: Int) {
        key(name)
        append(number)
    }

    /// Writes a number that is finite, rounded to thousandths.
    mutating func member(_ name: String, _ number: Double) {
        key(name)
        append("\((number * 1000).rounded() / 1000)")
    }

    mutating func member(_ name: String, _ truth: Bool) {
        key(name)
        append(truth ? "true" : "false")
    }

    mutating func member(_ name: String, _ bytes: [UInt8], _ range: Range<Int>) {
        key(name)
        value(bytes, range)
    }

    mutating func value(_ text: String) {
        let bytes = Array(text.utf8)
        value(bytes, bytes.indices)
    }

    /// Writes a part of some well-formed UTF-8 as a string.
    mutating func value(_ bytes: [UInt8], _ range: Range<Int>) {
        separate()
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

    /// Writes a comma where the byte before ends a value. Every string and number has been ended by then.
    private mutating func separate() {
        switch last {
        case UInt8(ascii: "\""), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "e"), UInt8(ascii: "l"):
            append(UInt8(ascii: ","))
        default: break
        }
    }

    private static let hexadecimal = Array("0123456789abcdef".utf8)
}

extension OutputBuffer {
    /// Starts the object of a line, with what all of them have: its file where that has a name, its number, its fields
    /// where one of them is the input.
    mutating func openObject(ofLine number: Int, in source: InputSource, whole: FieldedLine? = nil) {
        append("{")
        if let file = source.fileName { member("file", file) }
        member("line", number)
        guard let whole else { return }
        key("fields")
        open("[")
        for field in whole.fields { value(whole.bytes, field) }
        close("]")
    }

    /// Starts the object of a line.
    mutating func openObject(of line: Line) { openObject(ofLine: line.number, in: line.source, whole: line.whole) }

    /// Writes an object in the place of a line that is bad.
    mutating func appendObject(of bad: BadLine) {
        openObject(ofLine: bad.line, in: bad.source)
        member("error", "column \(bad.data.column): \(bad.data.message)")
        closeLine()
    }

    /// Appends a number in decimal.
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
}
