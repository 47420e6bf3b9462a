internal import ICUSupport

/// The weights of the ways to read a text, `readings.bin`; `scripts/train-readings` makes it.
///
/// The layout, all integers little-endian: for each pair of shapes of words that stand side by side, what it costs
/// (two bytes, signed; 64 of them); for each kind of evidence, the confidences by the distance to the next best way
/// (two bytes each, in thousandths; ``Evidence/count`` times ``steps``); a ``SparseTable`` of weights, each worth
/// ``unit`` of MeCab's costs.
final class ReadingModel: Sendable {
    private let neighbours: [Int32]
    private let confidences: [Int]
    private let weights: SparseTable

    static let shared = ReadingModel(.readings)

    /// How much of MeCab's costs a weight of one is.
    static let unit: Int32 = 100

    /// How many steps of distance the confidence is told for, and how wide they are.
    static let steps = 40
    static let step: Int32 = 400

    /// What a reading rests on.
    enum Evidence: Int, CaseIterable {
        /// The dictionary, a number, or a reading that was seen.
        case known
        /// What Unihan says of single kanji.
        case guessed

        init(_ source: ReadingWord.Source) {
            self =
                switch source {
                case .dictionary, .added, .number, .given: .known
                case .unknown, .firstOn, .otherOn, .kun: .guessed
                }
        }
    }

    private init(_ data: EmbeddedData) {
        func signed(_ index: Int) -> Int32 {
            Int32(Int16(truncatingIfNeeded: data.integer(at: 2 * index, bytes: 2)))
        }
        let pairs = ReadingWord.Shape.count * ReadingWord.Shape.count
        let known = Evidence.allCases.count * Self.steps
        neighbours = (0..<pairs).map(signed)
        confidences = (0..<known).map { Int(signed(pairs + $0)) }
        weights = SparseTable(data, at: 2 * (pairs + known), width: 1)
    }

    /// What it costs that words of two shapes stand side by side.
    func cost(_ left: ReadingWord.Shape, _ right: ReadingWord.Shape) -> Int32 {
        neighbours[Int(left.rawValue) * ReadingWord.Shape.count + Int(right.rawValue)]
    }

    /// The sum of some weights, in MeCab's costs.
    func weight(of features: Span<UInt32>, _ salt: UInt32) -> Int32 {
        Int32(weights.sum(of: features, with: salt)) * Self.unit
    }

    /// How sure a reading is, where the next best one costs so much more.
    func confidence(_ evidence: Evidence, distance: Int32) -> Double {
        let step = min(Int(max(distance, 0) / Self.step), Self.steps - 1)
        return Double(confidences[evidence.rawValue * Self.steps + step]) / 1000
    }
}
