/// Numbers of 32 bits for words and for what stands near them; those of `scripts/lib/heteronym_features.py`, to the bit.
enum FeatureHash {
    /// The number of no bytes, to which the bytes of a word are added from its start.
    static let spelling: UInt32 = 0x811C_9DC5

    /// The number of no bytes, to which the bytes of a word are added from its end.
    static let ending: UInt32 = 0x2F0B_4C47

    /// What the number of a word is combined with to find what it is about; and this and one for what else.
    static let subject: UInt32 = 0x51ED_270B

    /// The number that the features of a template start from.
    static func seed(_ template: Int) -> UInt32 { (UInt32(template) + 1) &* 0x85EB_CA6B }

    /// A number made of two.
    static func combined(_ left: UInt32, _ right: UInt32) -> UInt32 {
        let value = (left ^ right) &* 0x9E37_79B1
        return value ^ (value >> 15)
    }

    /// A feature of a template, of one number.
    static func feature(_ template: Int, _ number: UInt32) -> UInt32 { combined(seed(template), number) }

    /// A feature of a template, of two numbers.
    static func feature(_ template: Int, _ first: UInt32, _ second: UInt32) -> UInt32 {
        combined(feature(template, first), second)
    }

    /// The number with one more byte.
    static func adding(_ byte: UInt8, to value: UInt32) -> UInt32 { (value ^ UInt32(byte)) &* 0x0100_0193 }
}
