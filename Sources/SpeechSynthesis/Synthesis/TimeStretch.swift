/// Makes speech last longer at the same pitch.
///
/// Pieces of it are laid one over the other further apart than they were, each moved by a few milliseconds to where it
/// fits what is there already (waveform similarity overlap-add; Verhelst and Roelands, 1993).
struct TimeStretch {
    private let factor: Double
    /// In samples: how much is laid over what is there.
    private let overlap: Int
    /// In samples: how far a piece may be moved.
    private let reach: Int

    init(sampleRate: Int, by factor: Double) {
        self.factor = factor
        overlap = sampleRate / 100
        reach = sampleRate / 125
    }

    /// - Complexity: O(*n*) in the samples.
    func stretched(_ samples: [Int16]) -> [Int16] {
        let length = Int(Double(samples.count) * factor)
        guard samples.count > 4 * (overlap + reach) else { return Self.spread(samples, length) }
        let source = samples.span
        var result: [Int16] = []
        result.reserveCapacity(length + 2 * overlap)
        result.append(contentsOf: samples[..<overlap])
        // Where in the source goes on what is at the end of the result.
        var continuation = overlap
        while result.count < length {
            let ideal = Int(Double(result.count) / factor)
            let last = samples.count - 2 * overlap
            let from = min(max(0, ideal - reach), last)
            let until = min(ideal + reach, last)
            let place = continuation > last ? last : bestPlace(for: continuation, in: from...max(from, until), source)
            for index in 0..<overlap {
                let old = continuation + index < samples.count ? Int(source[continuation + index]) : 0
                let new = Int(source[place + index])
                result.append(Int16((old * (overlap - index) + new * index) / overlap))
            }
            continuation = place + overlap
        }
        result.removeLast(result.count - length)
        return result
    }

    /// The place whose samples are most like those at `continuation`.
    private func bestPlace(for continuation: Int, in range: ClosedRange<Int>, _ source: borrowing Span<Int16>) -> Int {
        var best = range.lowerBound
        var least = Int.max
        // Every fourth sample is enough to tell.
        var place = range.lowerBound
        while place <= range.upperBound {
            var difference = 0
            var index = 0
            while index < overlap {
                difference += abs(Int(source[place + index]) - Int(source[continuation + index]))
                index += 4
            }
            if difference < least { (best, least) = (place, difference) }
            place += 2
        }
        return best
    }

    /// What is too short to be cut is mostly silence.
    private static func spread(_ samples: [Int16], _ length: Int) -> [Int16] {
        samples + Array(repeating: 0, count: max(0, length - samples.count))
    }
}
