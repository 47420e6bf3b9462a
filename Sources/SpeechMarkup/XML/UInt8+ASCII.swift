// What a byte of UTF-8 is in ASCII.

extension UInt8 {
    /// Whether it is a digit.
    var isASCIIDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

    /// Whether it is a letter.
    var isASCIILetter: Bool { (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "z") }

    /// Whether it is a capital letter.
    var isASCIIUppercase: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }

    /// Whether it is a hexadecimal digit.
    var isHexadecimalDigit: Bool {
        isASCIIDigit || (self | 0x20) >= UInt8(ascii: "a") && (self | 0x20) <= UInt8(ascii: "f")
    }

    /// A capital letter as its small letter; any other byte as it is.
    var asciiLowercased: UInt8 { isASCIIUppercase ? self | 0x20 : self }

    /// Whether it is a letter, or part of a character beyond ASCII.
    var isLetterLike: Bool { isASCIILetter || self >= 0x80 }
}
