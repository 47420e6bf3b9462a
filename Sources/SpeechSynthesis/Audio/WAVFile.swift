/// What is wrong with a WAV file.
struct WAVError: Error, CustomStringConvertible {
    let description: String
}

/// Sound in a RIFF WAVE file (Microsoft and IBM, 1991).
struct WAVFile {
    /// In seconds.
    private static let longest = 3600

    /// The samples in a second.
    let sampleRate: Int
    /// One channel, the mean of those in the file.
    let samples: [Int16]

    /// Reads a file of 8 or 16 bits a sample, without compression, an hour at the most.
    init(reading bytes: [UInt8]) throws(WAVError) {
        guard bytes.count >= 12, bytes[0..<4].elementsEqual("RIFF".utf8), bytes[8..<12].elementsEqual("WAVE".utf8)
        else {
            throw WAVError(description: "It is no WAV file.")
        }
        func number(at place: Int, bytes count: Int) -> Int {
            (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
        }
        var format: (channels: Int, rate: Int, bits: Int)?
        var data: Range<Int>?
        var place = 12
        while place + 8 <= bytes.count, data == nil {
            let size = number(at: place + 4, bytes: 4)
            let start = place + 8
            let end = min(bytes.count, start + size)
            if bytes[place..<place + 4].elementsEqual("fmt ".utf8), end - start >= 16 {
                let kind = number(at: start, bytes: 2)
                guard kind == 1 || kind == 0xFFFE else { throw WAVError(description: "It is compressed.") }
                format = (
                    number(at: start + 2, bytes: 2), number(at: start + 4, bytes: 4), number(at: start + 14, bytes: 2)
                )
            }
            if bytes[place..<place + 4].elementsEqual("data".utf8) { data = start..<end }
            // Chunks start at even places.
            place = start + size + size % 2
        }
        guard let (channels, rate, bits) = format, let data, channels > 0, (1...768_000).contains(rate),
            bits == 8 || bits == 16
        else { throw WAVError(description: "It has no sound of 8 or 16 bits.") }
        let width = bits / 8
        // At few samples a second a small file is endless.
        guard data.count / (width * channels) <= Self.longest * rate else {
            throw WAVError(description: "It is longer than an hour.")
        }
        sampleRate = rate
        samples = stride(from: data.lowerBound, through: data.upperBound - width * channels, by: width * channels).map {
            frame in
            var sum = 0
            for channel in 0..<channels {
                let value = number(at: frame + channel * width, bytes: width)
                sum += bits == 8 ? (value - 128) << 8 : Int(Int16(truncatingIfNeeded: value))
            }
            return Int16(sum / channels)
        }
    }

    /// The samples at another rate, with what is between them interpolated.
    func samples(at rate: Int) -> [Int16] {
        if rate == sampleRate { return samples }
        let count = samples.count * rate / sampleRate
        return (0..<count).map { index in
            let (before, part) = (index * sampleRate).quotientAndRemainder(dividingBy: rate)
            let after = min(before + 1, samples.count - 1)
            return Int16((Int(samples[before]) * (rate - part) + Int(samples[after]) * part) / rate)
        }
    }
}

/// The start of a WAV file of one channel with 16 bits a sample.
public enum WAVHeader {
    /// How many bytes it has.
    public static let length = 44

    /// Makes a header.
    ///
    /// - Parameters:
    ///   - sampleRate: The samples in a second.
    ///   - sampleCount: How many samples follow; `nil` where nobody knows yet, for which both sizes are 0xFFFFFFFF. A
    ///     file of more than 4 GB has these too: the format has no larger ones.
    public static func bytes(sampleRate: Int, sampleCount: Int?) -> [UInt8] {
        let size = sampleCount.flatMap { UInt32(exactly: 2 * $0) }.flatMap { $0 <= UInt32.max - 36 ? $0 : nil }
        var header: [UInt8] = []
        func append(_ number: UInt32, bytes count: Int) {
            for index in 0..<count { header.append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
        }
        header += "RIFF".utf8
        append(size.map { $0 + 36 } ?? .max, bytes: 4)
        header += "WAVEfmt ".utf8
        append(16, bytes: 4)
        append(1, bytes: 2)
        append(1, bytes: 2)
        append(UInt32(sampleRate), bytes: 4)
        append(UInt32(2 * sampleRate), bytes: 4)
        append(2, bytes: 2)
        append(16, bytes: 2)
        header += "data".utf8
        append(size ?? .max, bytes: 4)
        return header
    }
}
