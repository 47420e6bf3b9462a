/// What a note of Aozora Bunko says on how its text is set: the words between `［＃` and `］`.
enum AozoraAnnotation {
    /// `「…」に傍点`: the text right before it.
    case target(String, Book.Span)
    /// `「…」に「…」のルビ`.
    case reading(String, String)
    /// `傍点`, `ここから太字`, with how the lines are placed.
    case open([Item], isBlock: Bool)
    /// `傍点終わり`, `ここで字下げ終わり`, by the name of what ends.
    case close(String, isBlock: Bool)
    case newPage
    /// `本文終わり`.
    case endOfText
    case content(Book.Content)
    /// What says nothing to a reader, such as where the print has a column of its own.
    case nothing

    /// What is said of a line, or of all lines up to its end.
    enum Item {
        case indent(first: Int?, rest: Int?)
        case atEnd(Int)
        case width(Int)
        case columns(Int)
        case span(Book.Span)
    }

    /// `nil` for a note that nobody has said the meaning of.
    init?(_ text: String) {
        if let simple = Self.simple[text] {
            self = simple
        } else if let annotation = Self.target(text) ?? Self.image(text) ?? Self.readingOrder(text) {
            self = annotation
        } else if text.hasSuffix("終わり") {
            let isBlock = text.hasPrefix("ここで")
            var name = text.dropLast(3).dropFirst(isBlock ? 3 : 0)
            if name.hasPrefix("左に") { name = name.dropFirst(2) }
            // 「「…」の注記付き終わり」: what was beside the text.
            if name.hasSuffix("付き"), let quoted = Self.quoted(name) {
                self = .close("\(quoted.quote)\u{0}", isBlock: false)
            } else {
                self = .close(String(name), isBlock: isBlock)
            }
        } else {
            let isBlock = text.hasPrefix("ここから")
            let parts = (isBlock ? text.dropFirst(4) : text[...]).split(separator: "、")
            let items = parts.map { Self.item($0) }
            guard !items.isEmpty, !items.contains(where: { $0 == nil }) else { return nil }
            self = .open(items.compactMap { $0 }, isBlock: isBlock)
        }
    }

    private static let simple: [String: AozoraAnnotation] = [
        "改ページ": .newPage, "改丁": .newPage, "改見開き": .newPage, "改段": .newPage, "本文終わり": .endOfText,
        "改行": .content(.lineBreak), "ページの左右中央": .nothing, "注記付き": .nothing, "左に注記付き": .nothing,
        "ルビ付き": .nothing, "左にルビ付き": .nothing,
    ]

    /// What notes about the text before them start with: 「…」, and then what is said of it.
    private static func quoted(_ text: Substring) -> (quote: Substring, rest: Substring)? {
        guard text.first == "「" else { return nil }
        var depth = 0
        for index in text.indices {
            if text[index] == "「" { depth += 1 }
            if text[index] == "」" { depth -= 1 }
            if depth == 0 {
                return (text[text.index(after: text.startIndex)..<index], text[text.index(after: index)...])
            }
        }
        return nil
    }

    private static func target(_ text: String) -> AozoraAnnotation? {
        // 「ルビの「…」はママ」: no reader sees it.
        if text.hasPrefix("ルビの「") || text.hasPrefix("ルビ「") { return .nothing }
        guard case (let quote, var rest)? = quoted(text[...]), let particle = rest.first, "にはのをと".contains(particle)
        else {
            return nil
        }
        rest = rest.dropFirst()
        let isLeft = rest.hasPrefix("左に")
        if isLeft { rest = rest.dropFirst(2) }
        let target = String(quote)
        if let (note, kind) = quoted(rest) {
            switch kind {
            case "のルビ" where !isLeft: return .reading(target, String(note))
            case "のルビ", "の注記", "の傍記":
                return .target(target, Book.Span(.note, isLeft: isLeft, note: String(note)))
            default: break
            }
        }
        if rest == "ママ" || rest.hasPrefix("底本では") || rest.hasPrefix("初出では") || rest.hasPrefix("底本のまま") {
            return .target(target, Book.Span(.note, note: String(rest)))
        }
        if case .span(var span) = item(rest) {
            span.isLeft = isLeft
            return .target(target, span)
        }
        return nil
    }

    private static func item(_ text: Substring) -> Item? {
        if text == "改行天付き" { return .indent(first: 0, rest: nil) }
        if text == "地付き" || text == "地寄せ" || text == "右寄せ" { return .atEnd(0) }
        if let number = number(in: text, "折り返して", "字下げ") { return .indent(first: nil, rest: number) }
        for prefix in ["天から", "行頭から", ""] {
            if let number = number(in: text, prefix, "字下げ") { return .indent(first: number, rest: number) }
        }
        for prefix in ["地から", "地より", "下から", "行末から"] {
            if let number = number(in: text, prefix, "字上げ") ?? number(in: text, prefix, "字上げて地付き") {
                return .atEnd(number)
            }
        }
        if let number = number(in: text, "", "字詰め") { return .width(number) }
        if let number = number(in: text, "", "段組み") { return .columns(number) }
        for style in [TextStyle.larger, .smaller] {
            for end in [style.aozoraName, "階" + style.aozoraName] {
                if let number = number(in: text, "", "段" + end) { return .span(Book.Span(style, steps: number)) }
            }
        }
        let isLeft = text.hasPrefix("左に")
        let name = isLeft ? text.dropFirst(2) : text
        return TextStyle(aozoraName: name).map { .span(Book.Span($0, isLeft: isLeft)) }
    }

    private static func number(in text: Substring, _ prefix: String, _ suffix: String) -> Int? {
        guard text.count <= 24, text.hasPrefix(prefix), text.hasSuffix(suffix) else { return nil }
        return number(text.dropFirst(prefix.count).dropLast(suffix.count))
    }

    /// A number of at most three digits, in any width, or in kanji: 十五.
    private static func number(_ text: some StringProtocol) -> Int? {
        guard 1...3 ~= text.count else { return nil }
        var value = 0
        var digit = 0
        for character in text {
            if character == "十" {
                value += 10 * max(digit, 1)
                digit = 0
            } else if let next = kanjiDigits[character] ?? character.wholeNumberValue, next < 10 {
                digit = 10 * digit + next
            } else {
                return nil
            }
        }
        return value + digit
    }

    private static let kanjiDigits: [Character: Int] = [
        "〇": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
    ]

    /// 「挿絵（fig42154_01.png、横320×縦450）入る」.
    private static func image(_ text: String) -> AozoraAnnotation? {
        guard text.hasSuffix("入る"), let close = text.lastIndex(of: "）"),
            let open = text[..<close].lastIndex(of: "（")
        else { return nil }
        let parts = text[text.index(after: open)..<close].split(separator: "、")
        guard let file = parts.first, file.contains("."), !file.contains("/") else { return nil }
        var width: Int?
        var height: Int?
        for part in parts.dropFirst() {
            let sides = part.split(separator: "×")
            guard sides.count == 2, sides[0].first == "横", sides[1].first == "縦" else { continue }
            width = Int(sides[0].dropFirst().filter(\.isASCII))
            height = Int(sides[1].dropFirst().filter(\.isASCII))
        }
        return .content(
            .image(file: String(file), description: String(text[..<open]), width: width, height: height))
    }

    /// 返り点 (`レ`, `一レ`, `上`) and 訓点送り仮名 (`（ノ）`).
    private static func readingOrder(_ text: String) -> AozoraAnnotation? {
        if text.hasPrefix("（"), text.hasSuffix("）"), text.count > 2 {
            return .content(.mark(String(text.dropFirst().dropLast()), isRaised: true))
        }
        guard 1...2 ~= text.count, text.allSatisfy({ "一二三四五六七八九レ上中下甲乙丙丁天地人".contains($0) }) else {
            return nil
        }
        return .content(.mark(text, isRaised: false))
    }
}
