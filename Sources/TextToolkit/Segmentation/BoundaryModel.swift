internal import ICUSupport

/// Where something starts in Japanese text, as a corpus has it: weights, searched where they lie in the program.
///
/// `scripts/train-phrases` and `scripts/train-morphemes` make them; `scripts/lib/japanese_model.py` describes their layout.
struct BoundaryModel: Sendable {
    /// Where phrases (bunsetsu) start.
    static let phrases = BoundaryModel(.phrases)

    /// Where morphemes (short unit words) start.
    static let morphemes = BoundaryModel(.morphemes)

    // What the sum of weights starts with: elsewhere, between two hiragana, and between two Han characters.
    private let start: Int32
    private let startInHiragana: Int32
    private let startInHan: Int32
    private let weights: EmbeddedWeights
    // The classes that are settled, bit by bit, by the class before; where no word starts, then where one does.
    private var settled = [UInt16](repeating: 0, count: 2 * BoundaryCharacter.Form.kinds)
    // The symbols and classes of the basic plane, by scalar.
    private let forms: [BoundaryCharacter.Form]

    private init(_ data: EmbeddedData) {
        start = Int32(bitPattern: data.integer(at: 4, bytes: 4))
        startInHiragana = Int32(bitPattern: data.integer(at: 8, bytes: 4))
        startInHan = Int32(bitPattern: data.integer(at: 12, bytes: 4))
        let rows = 16 + 2 * settled.count
        let end = rows + 6 * Int(data.integer(at: 0, bytes: 4))
        for index in settled.indices { settled[index] = UInt16(data.integer(at: 16 + 2 * index, bytes: 2)) }
        weights = EmbeddedWeights(data, at: end)
        var forms = [BoundaryCharacter.Form](repeating: .other, count: 0x1_0000)
        for row in stride(from: rows, to: end, by: 6) {
            let form = BoundaryCharacter.Form(symbol: data[row + 4], kind: data[row + 5])
            for scalar in data.integer(at: row, bytes: 2)...data.integer(at: row + 2, bytes: 2) {
                forms[Int(scalar)] = form
            }
        }
        self.forms = forms
    }

    /// What a character is to the model.
    @inline(__always)
    func form(of scalar: UInt32) -> BoundaryCharacter.Form {
        if scalar < 0x1_0000 { return forms[Int(scalar)] }
        // Beyond the basic plane, Han characters are all that the model knows.
        return Unicode.Scalar(scalar)?.script == .han ? .han : .other
    }

    /// Whether the model has nothing to say between two characters, whatever is around.
    @inline(__always)
    func isSettled(
        between last: BoundaryCharacter.Form, and next: BoundaryCharacter.Form, startingWord: Bool
    ) -> Bool {
        settled[2 * Int(last.kind) + (startingWord ? 1 : 0)] >> next.kind & 1 != 0
    }

    /// Whether something starts where these are the payloads.
    @inline(__always)
    func isStart(_ payloads: BoundaryContext.Payloads, in surroundings: BoundaryContext.Surroundings) -> Bool {
        let start =
            switch surroundings {
            case .hiragana: startInHiragana
            case .han: startInHan
            case .other: start
            }
        return start + weights.sum(of: payloads.span) > 0
    }
}
