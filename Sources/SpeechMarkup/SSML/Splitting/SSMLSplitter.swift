internal import TextToolkit

/// Cuts a document into parts that are within a limit.
struct SSMLSplitter {
    private let document: SSML
    private let limit: SSMLLimit
    private let items: [SplitItem]
    private let header: [SSML.Node]
    /// The text whose places were asked for last, by its item.
    private var known: (item: Int, text: SplitText)?

    /// Where a part starts or ends: before an item, or in one that is a text.
    private struct Position {
        var item: Int
        /// In UTF-8 bytes.
        var offset = 0
    }

    /// A text that a part has, and what stands around it.
    private struct Words {
        var index: Int
        var offset: Int
        var stack: [(element: SSML.Element, end: SSMLMeasure)]
        var before: SSMLMeasure
        /// Whether there is nothing but white space before it.
        var isFirst: Bool
    }

    private struct Cut {
        var position: Position
        var level: SplitItem.Level
    }

    init(_ document: SSML, _ limit: SSMLLimit) {
        self.document = document
        self.limit = limit
        var header: [SSML.Node] = []
        var body = document.root.children[...]
        while let node = body.first {
            let isHeader =
                switch node {
                case .element(let element): Vocabulary.row(of: element.name)?.isHead == true
                case .text: node.isBlank
                }
            guard isHeader else { break }
            header.append(node)
            body = body.dropFirst()
        }
        // White space that nothing follows is part of what is spoken.
        let count = (header.lastIndex { !$0.isBlank } ?? -1) + 1
        self.header = Array(header.prefix(count))
        var items = SplitItems(limit)
        items.append(Array(header.dropFirst(count)) + body)
        self.items = items.items
    }

    mutating func split() throws(SSML.SplitError) -> [SSML] {
        let fixed = try costOfShell()
        var parts: [SSML] = []
        var start = Position(item: 0)
        var open: [SSML.Element] = []
        repeat {
            let end = try end(ofPartFrom: start, open, fixed)
            parts.append(part(from: start, to: end, &open))
            start = end
        } while start.item < items.count
        return parts
    }

    /// What each part has, whatever is in it.
    private func costOfShell() throws(SSML.SplitError) -> SSMLMeasure {
        let shell = SSML(root: document.root.with(header), namespaces: document.namespaces)
        let cost: SSMLMeasure
        do {
            cost = try SSMLMeasure(of: shell, counting: limit)
        } catch {
            throw SSML.SplitError(code: .notWritable, location: nil, reason: error.description)
        }
        if let excess = cost.excess(over: limit) {
            throw SSML.SplitError(
                code: .tooLong, location: document.location(of: document.root),
                reason: "What each part must have, the root and the lexicons, counts \(excess.count) by itself; "
                    + "there may be \(excess.bound.description).")
        }
        return cost
    }

    // MARK: Where to cut

    private mutating func end(
        ofPartFrom start: Position, _ open: [SSML.Element], _ fixed: SSMLMeasure
    ) throws(SSML.SplitError) -> Position {
        var used = fixed
        var stack: [(element: SSML.Element, end: SSMLMeasure)] = []
        for element in open {
            let (begin, end) = SplitItems(limit).tagCosts(of: element, in: stack.map(\.element))
            used += begin + end
            stack.append((element, end))
        }
        var best: [SplitItem.Level: Position] = [:]
        // Where a word might go on behind an element, or white space would come first.
        var doubtful: Position?
        // The texts that have words, as long as no place is good.
        var texts: [Words] = []
        var isAfterSpace = true
        var closed: SplitItem.Level?
        var hasContent = false
        var isBehindOpening = false

        for index in start.item..<items.count {
            let offset = index == start.item ? start.offset : 0
            // A cut directly behind a start tag would leave an element with nothing in it.
            if hasContent, !isBehindOpening, items[index].isBlank {
                doubtful = Position(item: index)
            } else if hasContent, !isBehindOpening, isPlaceForCut(index) {
                let level = max(closed ?? .word, levelOfOpening(at: index))
                if level > .word || isAfterSpace || items[index].startsWithSpace {
                    best[level] = Position(item: index)
                } else {
                    doubtful = Position(item: index)
                }
            }
            switch items[index] {
            case .open(let element, let begin, let end):
                used += begin + end
                stack.append((element, end))
                isBehindOpening = true
            case .close:
                guard let last = stack.popLast() else { break }
                closed = max(closed ?? .word, SplitItem.level(of: last.element))
                isBehindOpening = false
            case .whole(let element, let cost):
                used += cost
                (hasContent, isBehindOpening, closed) = (true, false, nil)
                isAfterSpace = element.isPause
            case .text(let text, let cost):
                let before = used
                used += cost
                if offset > 0 { used -= places(in: text, index, stack).cost(at: offset) }
                if used.excess(over: limit) != nil,
                    let cut = cut(in: text, index, offset, stack, whole: before, isFirst: !hasContent)
                {
                    best[cut.level] = cut.position
                }
                if !items[index].isBlank {
                    if best.isEmpty {
                        texts.append(
                            Words(index: index, offset: offset, stack: stack, before: before, isFirst: !hasContent))
                    }
                    hasContent = true
                    closed = nil
                }
                isBehindOpening = false
                isAfterSpace = text.string.utf8.last?.isXMLSpace ?? isAfterSpace
            }
            guard let excess = used.excess(over: limit) else { continue }
            if let position = best[.paragraph] ?? best[.sentence] ?? best[.word] { return position }
            for words in texts.reversed() where words.index < index {
                guard case .text(let text, _) = items[words.index] else { continue }
                let cut = cut(
                    in: text, words.index, words.offset, words.stack, whole: words.before, isFirst: words.isFirst)
                if let cut { return cut.position }
            }
            if let doubtful { return doubtful }
            throw tooLong(index, excess)
        }
        return Position(item: items.count)
    }

    private func isPlaceForCut(_ index: Int) -> Bool {
        switch items[index] {
        case .open, .whole, .text: true
        case .close: false
        }
    }

    /// What the elements that start here make of the place.
    private func levelOfOpening(at index: Int) -> SplitItem.Level {
        var level = SplitItem.Level.word
        var index = index
        while index < items.count, case .open(let element, _, _) = items[index] {
            level = max(level, SplitItem.level(of: element))
            index += 1
        }
        return level
    }

    private mutating func places(
        in text: SplitItem.Words, _ index: Int, _ stack: [(element: SSML.Element, end: SSMLMeasure)]
    )
        -> SplitText
    {
        if let known, known.item == index { return known.text }
        let elements = stack.map(\.element)
        let tag = elements.last { $0[.xmlLang] != nil }?[.xmlLang]
        // A tag that is none is the author's mistake, and no reason not to cut.
        let language = tag.flatMap { try? LanguageTag(validating: $0) } ?? document.language ?? .undetermined
        let hasSentences = !elements.contains { SplitItem.level(of: $0) == .sentence }
        let places = SplitText(text.string, language: language, hasSentences: hasSentences)
        known = (index, places)
        return places
    }

    private mutating func cut(
        in text: SplitItem.Words, _ index: Int, _ offset: Int, _ stack: [(element: SSML.Element, end: SSMLMeasure)],
        whole: SSMLMeasure, isFirst: Bool
    ) -> Cut? {
        let places = places(in: text, index, stack)
        let limit = limit
        let passed = places.cost(at: offset)
        let cut = places.cut(after: offset, isFirst: isFirst) { cost in
            var total = whole + cost
            total -= passed
            return total.excess(over: limit) == nil
        }
        return cut.map { Cut(position: Position(item: index, offset: $0.offset), level: $0.level) }
    }

    private func tooLong(_ index: Int, _ excess: (bound: SSMLLimit.Bound, count: Int)) -> SSML.SplitError {
        let what: String
        var location: TextLocation?
        switch items[index] {
        case .open(let element, _, _), .whole(let element, _):
            what = "“\(element.name)”, which cannot be cut,"
            location = document.location(of: element)
        case .text(let text, _):
            what = "A word of the text"
            location = document.location(of: text.text)
        case .close: what = "Something"
        }
        return SSML.SplitError(
            code: .tooLong, location: location,
            reason: "\(what) does not fit into one part: with what must be around it there are \(excess.count), "
                + "and there may be \(excess.bound.description).")
    }

    // MARK: Parts

    /// The document between two places.
    ///
    /// - Parameter open: What is open at the start; what is open at the end, afterwards.
    private func part(from start: Position, to end: Position, _ open: inout [SSML.Element]) -> SSML {
        // White space between lexicons is text as well, and there once.
        let isFirst = start.item == 0 && start.offset == 0
        let header = isFirst ? header : header.filter { !$0.isBlank }
        var levels: [(element: SSML.Element, children: [SSML.Node])] = [(document.root, header)]
        // An identifier can be there once in a document, and here it is in the part before.
        for element in open { levels.append((element.without(.xmlID), [])) }
        for index in start.item..<min(end.item + 1, items.count) {
            if index == end.item, end.offset == 0 { break }
            switch items[index] {
            case .open(let element, _, _):
                levels.append((element, []))
                open.append(element)
            case .close:
                let level = levels.removeLast()
                levels[levels.count - 1].children.append(.element(level.element.with(level.children)))
                open.removeLast()
            case .whole(let element, _): levels[levels.count - 1].children.append(.element(element))
            case .text(let text, _):
                let bytes = text.string.utf8
                let from = index == start.item ? start.offset : 0
                let to = index == end.item ? end.offset : bytes.count
                let range =
                    bytes.index(bytes.startIndex, offsetBy: from)..<bytes.index(bytes.startIndex, offsetBy: to)
                levels[levels.count - 1].children.append(.text(String(text.string[range])))
            }
        }
        while levels.count > 1 {
            let level = levels.removeLast()
            levels[levels.count - 1].children.append(.element(level.element.with(level.children)))
        }
        return SSML(root: levels[0].element.with(levels[0].children), namespaces: document.namespaces)
    }
}

extension SplitItem {
    /// Whether no word can go on in it that something before it begins.
    fileprivate var startsWithSpace: Bool {
        switch self {
        case .text(let text, _): text.string.utf8.first?.isXMLSpace == true
        case .whole(let element, _): element.isPause
        case .open, .close: false
        }
    }

    /// Whether it is white space alone.
    fileprivate var isBlank: Bool {
        guard case .text(let text, _) = self else { return false }
        return text.isBlank
    }
}

extension SSML.Element {
    fileprivate var isPause: Bool { Vocabulary.row(of: name)?.speech == .pause }
}
