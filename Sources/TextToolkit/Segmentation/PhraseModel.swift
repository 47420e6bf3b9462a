internal import ICUSupport

/// Where Japanese phrases start, as a corpus has it: weights, searched where they lie in the program.
///
/// `scripts/train-phrases` makes them and describes their layout.
struct PhraseModel: Sendable {
    static let shared = PhraseModel()

    private let data = EmbeddedData.phrases
    private let start: Int32
    private let buckets: Int
    private let bucketCount: UInt64
    // The symbols and classes of the basic plane, by scalar.
    private let forms: [PhraseCharacter.Form]

    private init() {
        let rows = Int(data.word(at: 0))
        bucketCount = UInt64(data.word(at: 4))
        start = Int32(bitPattern: data.word(at: 8))
        buckets = 12 + 6 * rows
        var forms = [PhraseCharacter.Form](repeating: .other, count: 0x1_0000)
        for row in stride(from: 12, to: buckets, by: 6) {
            let form = PhraseCharacter.Form(symbol: data[row + 4], kind: data[row + 5])
            for scalar in data.integer(at: row, bytes: 2)...data.integer(at: row + 2, bytes: 2) {
                forms[Int(scalar)] = form
            }
        }
        self.forms = forms
    }

    /// What a character is to the model.
    @inline(__always)
    func form(of scalar: UInt32) -> PhraseCharacter.Form {
        if scalar < 0x1_0000 { return forms[Int(scalar)] }
        // Beyond the basic plane, Han characters are all that Japanese has.
        return 0x2_0000..<0x4_0000 ~= scalar ? .han : .other
    }

    /// Whether a phrase starts where these are the payloads.
    @inline(__always)
    func startsPhrase(_ payloads: PhraseContext.Payloads) -> Bool {
        var sum = start
        for index in payloads.indices {
            var hash = (payloads[index] ^ UInt64(index + 1) << 56) &* 0x9E37_79B9_7F4A_7C15
            hash = (hash ^ hash >> 32) &* 0xD6E8_FEB8_6659_FD93
            let bucket = data.word(at: buckets + 4 * Int(truncatingIfNeeded: ((hash >> 32) &* bucketCount) >> 32))
            // A bucket has two weights, each behind the byte of the hash that tells whose it is.
            let tag = UInt8(truncatingIfNeeded: hash >> 16)
            if UInt8(truncatingIfNeeded: bucket) == tag { sum += Int32(Int8(truncatingIfNeeded: bucket >> 8)) }
            if UInt8(truncatingIfNeeded: bucket >> 16) == tag { sum += Int32(Int8(truncatingIfNeeded: bucket >> 24)) }
        }
        return sum > 0
    }
}
