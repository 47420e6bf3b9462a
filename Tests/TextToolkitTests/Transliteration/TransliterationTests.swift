import Testing
import TextToolkit

@Suite("Transliteration")
struct TransliterationTests {
    @Test(
        "A transform of ICU converts a text",
        arguments: [
            (TextTransform.latinToHiragana, "toukyou", "とうきょう"),
            (.latinToKatakana, "toukyou", "トウキョウ"),
            (.hiraganaToLatin, "さくら", "sakura"),
            (.stripDiacritics, "Ångström naïve", "Angstrom naive"),
            (.init(id: "Greek-Latin"), "Ελλάδα", "Elláda"),
            (.init(id: "Any-Upper; Any-Hex/C"), "é𝄞", "\\u00C9\\U0001D11E"),
        ]
    )
    func converts(transform: TextTransform, text: String, expected: String) throws {
        #expect(try text.transliterated(by: transform) == expected)
    }

    @Test(
        "Rules of the user's own convert a text",
        arguments: [
            ("our > or;", "colour, flavour", "color, flavor"),
            // A segment and a function: ICU assembles both behind the end of the text.
            ("([a-z]) ([a-z]) > $2 '<' &Any-Upper($1) '>';", "ab cd e", "b<A> d<C> e"),
            // Rules see across lines, and may remove them.
            ("\\u000A > ' | ';", "one\ntwo\n", "one | two | "),
            ("^ { a > b; a } $ > c;", "aaa", "bac"),
            ("x > ;", "xxxx", ""),
        ]
    )
    func convertsByRules(rules: String, text: String, expected: String) throws {
        #expect(try text.transliterated(by: .init(rules: rules)) == expected)
    }

    // Not `.toLatin`: it goes by runs of one script, and what is common to all joins a run across lines.
    @Test(
        "A whole text comes out as its lines do one by one",
        arguments: TextTransform.all.filter { $0 != .toLatin }
    )
    func linesAreIndependent(transform: TextTransform) throws {
        let lines = ["Tōkyō e ikimasu.", "東京へ行きます。", "ｶﾞﾝﾊﾞﾚ ばんざい バンザイ", "", "naïve 👩‍👩‍👧 Ελλάδα", "ﾊﾟ"]
        let each = try lines.map { try $0.transliterated(by: transform) }.joined(separator: "\n")
        #expect(try lines.joined(separator: "\n").transliterated(by: transform) == each)
    }

    @Test("An unknown ID is named, with ICU's word for it")
    func unknownID() {
        let error = #expect(throws: TransliterationError.self) {
            try "a".transliterated(by: .init(id: "Latin-Klingon"))
        }
        #expect(error?.code == .unknownID)
        #expect(error?.description == "ICU has no transform “Latin-Klingon” (U_INVALID_ID).")
    }

    @Test(
        "A bad rule is found by its line, column and offset",
        arguments: [
            ("a > b;\nb > ;\n c > [x;\n", 3, 6, 18, "U_MALFORMED_SET"),
            ("é > b;\n foo", 2, 2, 9, "U_MISSING_OPERATOR"),
            ("$x = y;\nx > $z;\n", 2, 1, 8, "U_UNDEFINED_VARIABLE"),
            ("a > b;\n\n:: Foo-Bar;\n", 3, 4, 11, "U_INVALID_ID"),
            ("a > b; ) > c;", 1, 8, 7, "U_ILLEGAL_CHARACTER"),
        ]
    )
    func badRule(rules: String, line: Int, column: Int, offset: Int, status: String) {
        let error = #expect(throws: TransliterationError.self) {
            try TextTransform(rules: rules).validate()
        }
        #expect(error?.icuStatus == status)
        #expect(error?.location?.line == line)
        #expect(error?.location?.column == column)
        #expect(error?.location?.utf8Offset == offset)
    }

    @Test("Half a surrogate pair is an error, not U+FFFD")
    func halfASurrogatePair() {
        let error = #expect(throws: TransliterationError.self) {
            try "x".transliterated(by: .init(rules: "x > \\uD800;"))
        }
        #expect(error?.code == .failed)
    }

    @Test("ICU's own transforms are listed")
    func lists() throws {
        let ids = try TextTransform.availableIDs()
        #expect(ids.contains("Latin-Hiragana"))
        #expect(ids == ids.sorted())
    }
}
