/// A `<ruby>` element that is being read: bases, and then the readings of these bases.
struct RubyElement {
    /// Where its tag stands.
    let start: Int

    private let trimsSpaces: Bool
    private var bases: [Piece] = []
    private var readings: [Piece] = []
    private var place = Place.base
    private var startsBase = true
    private var isInContainer = false
    private var hasSpanningReading = false
    /// Whether the run before is of this element and has a reading.
    private var followsReading = false

    private enum Place { case base, reading, container, parenthesis }

    /// A base or a reading, without the white space around it, which is only how the source is laid out.
    private struct Piece {
        let offset: Int
        var bytes: [UInt8] = []
        var trimmedCount = 0

        var trimmed: ArraySlice<UInt8> { bytes.prefix(trimmedCount) }

        mutating func append(_ byte: UInt8, isTrimmed: Bool) {
            if isTrimmed && bytes.isEmpty { return }
            bytes.append(byte)
            if !isTrimmed { trimmedCount = bytes.count }
        }
    }

    init(start: Int, trimsSpaces: Bool) {
        self.start = start
        self.trimsSpaces = trimsSpaces
    }

    mutating func append(
        _ byte: UInt8, isTrimmed: Bool, at offset: Int, into source: inout RubySource
    ) throws(RubyFault) {
        let isTrimmed = isTrimmed && trimsSpaces
        switch place {
        case .parenthesis:
            break
        case .reading:
            readings[readings.endIndex - 1].append(byte, isTrimmed: isTrimmed)
        case .container:
            if isTrimmed { return }
            hasSpanningReading = true
            readings.append(Piece(offset: offset))
            place = .reading
            readings[readings.endIndex - 1].append(byte, isTrimmed: false)
        case .base:
            if startsBase {
                if isTrimmed { return }
                try endSegmentAfterReadings(into: &source)
                bases.append(Piece(offset: offset))
                startsBase = false
            }
            bases[bases.endIndex - 1].append(byte, isTrimmed: isTrimmed)
        }
    }

    mutating func handle(_ tag: MarkupTag, from offset: Int, into source: inout RubySource) throws(RubyFault) {
        if tag.isEnd {
            if tag.name == "rtc" { isInContainer = false }
            place = isInContainer ? .container : .base
            startsBase = true
            return
        }
        switch tag.name {
        case "rt":
            place = .reading
            readings.append(Piece(offset: offset))
        case "rp":
            place = .parenthesis
        case "rtc":
            if readings.contains(where: { !$0.trimmed.isEmpty }) { throw source.fault(.readingCount, from: offset) }
            isInContainer = true
            place = .container
        default:
            try endSegmentAfterReadings(into: &source)
            isInContainer = false
            place = .base
            startsBase = true
        }
    }

    /// Ends the bases so far and their readings.
    mutating func endSegment(into source: inout RubySource) throws(RubyFault) {
        if hasSpanningReading {
            let base = bases.flatMap { Array($0.trimmed) }
            bases = base.isEmpty ? [] : [Piece(offset: start, bytes: base, trimmedCount: base.count)]
        }
        for (index, reading) in readings.enumerated() where !reading.trimmed.isEmpty {
            if index < bases.count { continue }
            let text = String(decoding: reading.trimmed, as: UTF8.self)
            throw RubyFault(bases.isEmpty ? .missingBase : .readingCount, text, at: reading.offset)
        }
        for (index, base) in bases.enumerated() {
            if index < readings.count, !readings[index].trimmed.isEmpty {
                source.append(base: base.trimmed, reading: readings[index].trimmed, joinsPrevious: followsReading)
                followsReading = true
            } else {
                source.append(base.trimmed)
                if !base.trimmed.isEmpty { followsReading = false }
            }
        }
        bases.removeAll(keepingCapacity: true)
        readings.removeAll(keepingCapacity: true)
        hasSpanningReading = false
    }

    private mutating func endSegmentAfterReadings(into source: inout RubySource) throws(RubyFault) {
        if !readings.isEmpty { try endSegment(into: &source) }
    }
}
