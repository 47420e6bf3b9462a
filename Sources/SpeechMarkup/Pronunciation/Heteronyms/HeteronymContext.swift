/// What stands to the left and to the right of a word in its sentence.
///
/// Words of one sentence mostly have the same around them: what has been read for one is kept for the next.
struct HeteronymContext {
    /// How many bytes are looked at, to each side.
    private static let reach = 192

    /// How many tokens are kept, to each side.
    private static let count = 28

    /// How many tokens may lie behind us: a sentence may be as long as a book.
    private static let mostPassed = 1024

    private let model: HeteronymModel
    private var scanner = ContextScanner(0..<0)
    /// The first token that is not too far to the left of the last word.
    private var first = 0
    /// The last token before the last word that may end a sentence, if there is any.
    private var lastEnd = -1
    /// Whether the tokens are of the last word alone.
    private var isApart = false

    /// What has been read of the sentence, one after the other.
    private(set) var tokens: [ContextToken] = []

    /// Which of the tokens are before the word, the nearest last.
    private(set) var left = 0..<0

    /// Which of the tokens are after the word, the nearest first.
    private(set) var right = 0..<0

    init(_ model: HeteronymModel) { self.model = model }

    /// Forgets what has been read.
    mutating func enterSentence() {
        tokens.removeAll(keepingCapacity: true)
        scanner = ContextScanner(0..<0)
        first = 0
        left = 0..<0
        lastEnd = -1
        isApart = false
    }

    /// Which token is so many before the word, or after it; `nil` where there are fewer.
    @inline(__always)
    func index(_ distance: Int, before: Bool) -> Int? {
        if before { return distance <= left.count ? left.upperBound - distance : nil }
        return distance <= right.count ? right.lowerBound + distance - 1 : nil
    }

    /// Reads around a word, which does not stand before the last one.
    mutating func read(_ text: borrowing Span<UInt8>, around range: Range<Int>) {
        let start = Self.start(before: range.lowerBound, in: text)
        if isApart || tokens.isEmpty || start > scanner.position {
            enterSentence()
            scanner = ContextScanner(start..<text.count)
        }
        while first < tokens.count, tokens[first].range.lowerBound < start { first += 1 }
        if first > Self.mostPassed {
            tokens.removeFirst(first)
            left = left.lowerBound - first..<left.upperBound - first
            lastEnd -= first
            first = 0
        }
        if !find(range, in: text) { readApart(text, start, range) }
    }

    /// Finds what is around a word among the tokens of the sentence, and reads on as far as needed.
    ///
    /// - Returns: Whether that was possible: no token may lie across the start or the end of the word.
    private mutating func find(_ range: Range<Int>, in text: borrowing Span<UInt8>) -> Bool {
        // The tokens before the last word are before this one too.
        var index = max(first, left.upperBound)
        while hasToken(index, in: text), tokens[index].range.upperBound <= range.lowerBound {
            if tokens[index].mayEndSentence { lastEnd = index }
            index += 1
        }
        if index < tokens.count, tokens[index].range.lowerBound < range.lowerBound { return false }
        var sentences = SentenceStarts(title: model.titleTag)
        var start = first
        if lastEnd >= first {
            for place in first..<index where sentences.isStart(tokens[place], in: text) { start = place }
        }
        if sentences.isStart(ContextToken(word: range), in: text) { start = index }
        left = max(start, index - Self.count)..<index
        while hasToken(index, in: text), tokens[index].range.upperBound <= range.upperBound { index += 1 }
        if index < tokens.count, tokens[index].range.lowerBound < range.upperBound { return false }
        let end = Self.end(after: range.upperBound, in: text)
        start = index
        while index - start < Self.count, hasToken(index, in: text), tokens[index].range.upperBound <= end,
            !sentences.isStart(tokens[index], in: text)
        {
            index += 1
        }
        right = start..<index
        return true
    }

    /// Reads what is around a word for it alone, as if its start and its end divided what they stand in.
    private mutating func readApart(_ text: borrowing Span<UInt8>, _ start: Int, _ range: Range<Int>) {
        enterSentence()
        isApart = true
        var sentences = SentenceStarts(title: model.titleTag)
        scanner = ContextScanner(start..<range.lowerBound)
        var first = 0
        var index = 0
        while hasToken(index, in: text) {
            if sentences.isStart(tokens[index], in: text) { first = index }
            index += 1
        }
        if sentences.isStart(ContextToken(word: range), in: text) { first = index }
        left = max(first, index - Self.count)..<index
        scanner = ContextScanner(range.upperBound..<Self.end(after: range.upperBound, in: text))
        while index - left.upperBound < Self.count, hasToken(index, in: text),
            !sentences.isStart(tokens[index], in: text)
        {
            index += 1
        }
        right = left.upperBound..<index
    }

    /// Whether there is a token of this index, which is not beyond the next that is to be read.
    @inline(__always)
    private mutating func hasToken(_ index: Int, in text: borrowing Span<UInt8>) -> Bool {
        index < tokens.count || readToken(in: text)
    }

    private mutating func readToken(in text: borrowing Span<UInt8>) -> Bool {
        guard var token = scanner.next(in: text) else { return false }
        if token.kind == .word { token.listed = model.tag(of: token.spelling) }
        if token.kind != .sign, !model.isClosed(token.listed) {
            token.subjects.0 = model.tag(of: FeatureHash.combined(token.spelling, FeatureHash.subject))
            if token.subjects.0 != ContextTag.none {
                token.subjects.1 = model.tag(of: FeatureHash.combined(token.spelling, FeatureHash.subject + 1))
            }
        }
        tokens.append(token)
        return true
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

extension HeteronymContext {
    /// The tag of a token: that of its class, or what its form says.
    mutating func tag(ofToken index: Int, in text: borrowing Span<UInt8>) -> UInt8 {
        switch tokens[index].kind {
        case .sign: return tokens[index].sign & 0x7F
        case .number: return ContextTag.digits
        case .word: break
        }
        if tokens[index].listed != ContextTag.none { return tokens[index].listed }
        let isFirst = !left.isEmpty && index == left.lowerBound
        if tokens[index].isCapital && !isFirst { return ContextTag.capital }
        if let tag = tokens[index].endingTag { return tag }
        let tag = endingTag(of: tokens[index], in: text)
        tokens[index].endingTag = tag
        return tag
    }

    private func endingTag(of token: ContextToken, in text: borrowing Span<UInt8>) -> UInt8 {
        guard token.length > 3 else { return ContextTag.none }
        let endings = token.endings(in: text)
        for count in (1...min(Int(token.length), 5)).reversed() {
            let tag = model.tag(of: FeatureHash.combined(endings[count - 1], UInt32(count)))
            if tag != ContextTag.none { return tag }
        }
        return ContextTag.none
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
