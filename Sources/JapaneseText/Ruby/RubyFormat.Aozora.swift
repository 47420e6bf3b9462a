extension RubyFormat {
    /// Aozora Bunko: `漢字《かんじ》`, with `｜` before a base that is not all kanji or stands after one.
    ///
    /// Without `｜` a base is what stands before the `《` in characters of one kind (kanji, hiragana,
    /// katakana, full-width or half-width letters and digits). Brackets, `｜` and `※` in the text are
    /// written as the notes that Aozora Bunko has for them. Notes on layout are left out; notes on
    /// characters are read where they say which (`U+6DB6`).
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

    /// The character that the text of a note stands for: one of those above, or that of its code point.
    static func character(for note: String) -> Unicode.Scalar? {
        if let known = all.first(where: { note.utf8.elementsEqual($0.text.utf8) }) { return known.character }
        // The place in JIS says it all: people write the names in several ways.
        let parts = note.split(separator: "、")
        if parts.count > 1, let place = parts.last,
            let known = all.first(where: { $0.text.split(separator: "、").last == place })
        {
            return known.character
        }
        for part in parts {
            for prefix in ["U+", "unicode"] where part.hasPrefix(prefix) {
                if let value = UInt32(part.dropFirst(prefix.count), radix: 16), value != 0 {
                    return Unicode.Scalar(value)
                }
            }
        }
        return nil
    }
}
