import TestSupport
import Testing

/// MeCab, which the tests of readings need and nothing else does.
enum MeCabCommand {
    static let isInstalled = (try? Textkit.run(["romaji", "--read", "--text", "東京"]))?.exitCode == 0
}

@Suite(
    "Japanese is read without being told",
    .enabled(if: MeCabCommand.isInstalled, "MeCab or its dictionary is not installed"))
struct ReadingCommandTests {
    private static func output(_ arguments: [String], input: String = "") throws -> String {
        let outcome = try Textkit.run(arguments, input: Array(input.utf8))
        #expect(outcome.exitCode == 0, "\(outcome.messages)")
        return outcome.text
    }

    @Test("furigana --read writes ruby, in every format")
    func furigana() throws {
        let text = "昨日、京都に行った。\n"
        #expect(
            try Self.output(["furigana", "--read", "--format", "parentheses"], input: text)
                == "昨日(きのう)、京都(きょうと)に行(い)った。\n")
        #expect(try Self.output(["furigana", "--read", "--format", "page"], input: text).contains("<rt>きのう</rt>"))
        #expect(
            try Self.output(["furigana", "--read", "--group", "mono", "--format", "aozora"], input: "日本語\n")
                == "日《に》本《ほん》語《ご》\n")
    }

    @Test("furigana --read --json says how sure it is of each run")
    func json() throws {
        let line = try Self.output(["furigana", "--read", "--json"], input: "京都に\n")
        #expect(line.contains("{\"base\":\"京都\",\"reading\":\"きょうと\",\"confidence\":0.9"))
        #expect(line.contains("{\"base\":\"に\"}"))
    }

    @Test("Ruby that a text has stays")
    func completed() throws {
        #expect(
            try Self.output(
                ["furigana", "--read", "--from", "markdown-pipe", "--format", "parentheses"],
                input: "{東京|とんきん}に行った。\n") == "東京(とんきん)に行(い)った。\n")
    }

    @Test("What a reader knows gets no ruby, and a lexicon comes first")
    func known() throws {
        let folder = try TemporaryFolder()
        let words = try folder.write("昨日\n".utf8, to: "words")
        let lexicon = try folder.write("# Names\n京都\tみやこ\n".utf8, to: "lexicon")
        #expect(
            try Self.output(
                ["furigana", "--read", "--skip", words, "--lexicon", lexicon, "--format", "parentheses"],
                input: "昨日、京都に\n") == "昨日、京都(みやこ)に\n")
        #expect(
            try Self.output(["furigana", "--read", "--skip-grade", "6", "--format", "parentheses"], input: "学校と憂鬱\n")
                == "学校と憂鬱(ゆううつ)\n")
    }

    @Test("romaji --read writes kana, or rōmaji with spaces")
    func romaji() throws {
        #expect(try Self.output(["romaji", "--read", "--text", "京都へ行った。"]) == "きょうとへいった。\n")
        #expect(
            try Self.output(["romaji", "--read", "--to", "latin", "--capitals", "--text", "私は京都へ行った。"])
                == "Watashi wa Kyōto e itta.\n")
    }

    @Test("A dictionary that is not there is an error, and options that have no effect are a mistake")
    func errors() throws {
        let missing = try Textkit.run(["romaji", "--read", "--dictionary", "/nowhere", "--text", "京都"])
        #expect(missing.exitCode == 2)
        #expect(missing.messages.contains("mecab-ipadic-utf8"))
        #expect(try Textkit.run(["furigana", "--skip-grade", "2", "--text", "京都"]).exitCode == 64)
        #expect(try Textkit.run(["romaji", "--dictionary", "/x", "--text", "kyoto"]).exitCode == 64)
    }
}
