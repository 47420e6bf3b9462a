extension RubyFormat {
    /// Aozora Bunko: `漢字《かんじ》`, with `｜` before a base that is not all kanji or stands after one.
    ///
    /// Without `｜` a base is what stands before the `《` in characters of one kind (kanji, hiragana,
    /// katakana, full-width or half-width letters and digits). Brackets, `｜` and `※` in the text are
    /// written as the notes that Aozora Bunko has for them. Notes on layout are left out; notes on
    /// characters are read where they say which (`U+6DB6`, `第3水準1-86-29`).
    public static let aozora = RubyFormat(
        name: "aozora", summary: "Aozora Bunko, and what sites of web novels made of it",
        example: "店《みせ》に行《い》きます", Aozora())
}

private struct Aozora: ReadableRubySyntax {
    func read(_ source: inout RubySource) throws(RubyFault) {
        var reader = AozoraReader()
        try reader.read(&source)
    }

    func write(_ text: AnnotatedText) -> String {
        var output = ""
        // Whether a base without ｜ would reach back into what is written so far.
        var endsInKanji = false
        for run in text.runs {
            if let reading = run.reading {
                let isAllKanji = run.base.unicodeScalars.allSatisfy { AozoraKind($0) == .kanji }
                if !isAllKanji || endsInKanji { output += "｜" }
                output += AozoraNote.noted(run.base) + "《" + AozoraNote.noted(reading) + "》"
                endsInKanji = false
            } else {
                output += AozoraNote.noted(run.base)
                let last = run.base.unicodeScalars.last { AozoraKind($0) != .same }
                endsInKanji = last.map { AozoraKind($0) == .kanji || AozoraNote.note(for: $0) != nil } ?? endsInKanji
            }
        }
        return output
    }
}

/// The characters that Aozora Bunko writes as notes: 外字注記, by their place in JIS X 0213.
enum AozoraNote {
    static let all: [(character: Unicode.Scalar, text: String)] = [
        ("《", "始め二重山括弧、1-1-52"), ("》", "終わり二重山括弧、1-1-53"), ("［", "始め角括弧、1-1-46"),
        ("］", "終わり角括弧、1-1-47"), ("〔", "始めきっこう（亀甲）括弧、1-1-44"),
        ("〕", "終わりきっこう（亀甲）括弧、1-1-45"), ("｜", "縦線、1-1-35"), ("＃", "井げた、1-1-84"), ("※", "米印、1-2-8"),
    ]

    static func note(for character: Unicode.Scalar) -> String? {
        all.first { $0.character == character }.map { "※［＃" + $0.text + "］" }
    }

    /// A text with notes in the place of these characters.
    static func noted(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { $0 += note(for: $1) ?? String($1) }
    }

    /// The character that the text of a note stands for, by its place in JIS X 0213 or its code point; `nil` where
    /// the note only describes it.
    static func character(for note: String) -> String? {
        // The place says it all: people write the names in several ways. It stands last, before the page of the print.
        for part in note.split(separator: "、").reversed() {
            if let character = place(part) ?? codePoint(part) { return character }
        }
        return nil
    }

    /// The character of a place: 1-2-22, 第3水準1-86-29. 面区点番号 may stand before it.
    private static func place(_ text: Substring) -> String? {
        let digits = text.drop { !$0.isASCII || !$0.isNumber }
        let words = text[..<digits.startIndex]
        let numbers: Substring
        switch words {
        case "", "面区点番号", "面区点": numbers = digits
        case "第":
            // The level: 第3水準, 第4水準.
            guard let level = digits.firstIndex(of: "準") else { return nil }
            numbers = digits[digits.index(after: level)...]
        default: return nil
        }
        let parts = numbers.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 3, let plane = parts[0], let row = parts[1], let cell = parts[2] else { return nil }
        return Gaiji.character(plane: plane, row: row, cell: cell)
    }

    private static func codePoint(_ text: Substring) -> String? {
        for prefix in ["U+", "u+", "unicode", "Unicode"] where text.hasPrefix(prefix) {
            if let value = UInt32(text.dropFirst(prefix.count), radix: 16), value != 0 {
                return Unicode.Scalar(value).map { String($0) }
            }
        }
        return nil
    }
}
