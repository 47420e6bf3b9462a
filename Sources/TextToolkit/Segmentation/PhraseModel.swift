internal import ICUSupport

/// Where Japanese phrases start, as a corpus has it: weights, searched where they lie in the program.
///
/// `scripts/train-phrases` makes them and describes their layout.
struct PhraseModel: Sendable {
    static let shared = PhraseModel()

    // What the sum of weights starts with, elsewhere and between two hiragana.
    private let start: Int32
    private let startInHiragana: Int32
    private let weights: EmbeddedWeights
    // The classes that never start a phrase, bit by bit, by the class before; where no word starts, then where one does.
    private var nonStarters = [UInt16](repeating: 0, count: 2 * PhraseCharacter.Form.kinds)
    // The symbols and classes of the basic plane, by scalar.
    private let forms: [PhraseCharacter.Form]

    private init() {
        let data = EmbeddedData.phrases
        start = Int32(bitPattern: data.integer(at: 4, bytes: 4))
        startInHiragana = Int32(bitPattern: data.integer(at: 8, bytes: 4))
        let rows = 12 + 2 * nonStarters.count
        let end = rows + 6 * Int(data.integer(at: 0, bytes: 4))
        for index in nonStarters.indices { nonStarters[index] = UInt16(data.integer(at: 12 + 2 * index, bytes: 2)) }
        weights = EmbeddedWeights(data, at: end)
        var forms = [PhraseCharacter.Form](repeating: .other, count: 0x1_0000)
        for row in stride(from: rows, to: end, by: 6) {
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
        // Beyond the basic plane, Han characters are all that the model knows.
        return Unicode.Scalar(scalar)?.script == .han ? .han : .other
    }

    /// Whether no phrase ever starts between two characters, whatever is around.
    @inline(__always)
    func neverStartsPhrase(
        between last: PhraseCharacter.Form, and next: PhraseCharacter.Form, startingWord: Bool
    ) -> Bool {
        nonStarters[2 * Int(last.kind) + (startingWord ? 1 : 0)] >> next.kind & 1 != 0
    }

    /// Whether a phrase starts where these are the payloads.
    @inline(__always)
    func startsPhrase(_ payloads: PhraseContext.Payloads, inHiragana: Bool) -> Bool {
        (inHiragana ? startInHiragana : start) + weights.sum(of: payloads.span) > 0
    }
}
