/// What stands to the left and to the right of a word in its sentence.
struct HeteronymContext {
    /// How many bytes are looked at, to each side.
    private static let reach = 192

    /// How many tokens are kept, to each side.
    private static let count = 28

    /// The tokens before the word, the nearest last.
    private(set) var left: [ContextToken] = []

    /// The tokens after the word, the nearest first.
    private(set) var right: [ContextToken] = []

    /// Reads around a word.
    mutating func read(_ text: borrowing Span<UInt8>, around range: Range<Int>, _ model: HeteronymModel) {
        left.removeAll(keepingCapacity: true)
        right.removeAll(keepingCapacity: true)
        var sentences = SentenceStarts(title: model.titleTag)
        var scanner = ContextScanner(Self.start(before: range.lowerBound, in: text)..<range.lowerBound)
        while var token = scanner.next(in: text) {
            if token.kind == .word { token.listed = model.tag(of: token.spelling) }
            if sentences.isStart(token, in: text) { left.removeAll(keepingCapacity: true) }
            left.append(token)
        }
        var word = ContextToken(.word, startingAt: range.lowerBound)
        word.length = range.count
        if sentences.isStart(word, in: text) { left.removeAll(keepingCapacity: true) }
        if left.count > Self.count { left.removeFirst(left.count - Self.count) }
        scanner = ContextScanner(range.upperBound..<Self.end(after: range.upperBound, in: text))
        while right.count < Self.count, var token = scanner.next(in: text) {
            if token.kind == .word { token.listed = model.tag(of: token.spelling) }
            if sentences.isStart(token, in: text) { return }
            right.append(token)
        }
    }

    private static func start(before offset: Int, in text: borrowing Span<UInt8>) -> Int {
        var start = offset - reach
        if start <= 0 { return 0 }
        while start < offset, text[start] > 32 { start += 1 }
        return start
    }

    private static func end(after offset: Int, in text: borrowing Span<UInt8>) -> Int {
        var end = offset + reach
        if end >= text.count { return text.count }
        while end > offset, text[end - 1] > 32 { end -= 1 }
        return end
    }
}

/// Finds where sentences start, told one token after another.
private struct SentenceStarts {
    let title: UInt8
    private var mayEnd = false
    private var hasEnded = false

    init(title: UInt8) { self.title = title }

    mutating func isStart(_ token: ContextToken, in text: borrowing Span<UInt8>) -> Bool {
        let start = token.range.lowerBound
        let first = text[start]
        let isStart =
            hasEnded && start > 0 && text[start - 1] <= 32
            && (first.isASCIIUppercase
                || token.kind == .sign && (token.sign == 0x22 || token.sign == 0x27 || token.sign == 0x28))
        if token.kind == .sign {
            switch token.sign {
            case 0x21, 0x3F: hasEnded = !isStart
            case 0x2E: hasEnded = !isStart && mayEnd
            case 0x22, 0x27, 0x29, 0x5D: hasEnded = !isStart && hasEnded
            default: hasEnded = false
            }
            mayEnd = false
        } else {
            hasEnded = false
            mayEnd = token.kind == .number || token.length > 2 && token.listed != title
        }
        return isStart
    }
}
