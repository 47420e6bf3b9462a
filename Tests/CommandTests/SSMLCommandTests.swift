import SpeechMarkup
import TestSupport
import Testing

@Suite("The command ssml")
struct SSMLCommandTests {
    private static let text = "They lead <lead> & follow at 9:30 am, the 22nd.\nThen ようこそ.\n\nA tear, a tear."

    private static let speech = [
        [], ["--rate", "80%"], ["--rate", "slow"], ["--rate", "+20%"], ["--rate", "-50%"], ["--rate", "1.5"],
        ["--rate", "2"], ["--pitch", "+10%"], ["--pitch", "-2st"], ["--pitch", "+20Hz"], ["--pitch", "0.5"],
        ["--volume", "soft"], ["--volume", "-6dB"], ["--rate", "2", "--pitch", "low", "--volume", "loud"],
    ]

    @Test("What it writes for an engine, it finds no error in for that engine", arguments: SSMLDialect.all, speech)
    func check(_ dialect: SSMLDialect, _ speech: [String]) throws {
        let dialect = ["--dialect", dialect.name]
        let options = dialect + speech + ["--language", "en", "--say-as", "--voice", "Vera"]
        let written = try Textkit.run(["ssml"] + options, input: Array(Self.text.utf8))
        #expect(written.exitCode == 0)
        let checked = try Textkit.run(["ssml", "--check"] + dialect, input: written.output)
        #expect(checked.exitCode == 0, "\(checked.text)")
        #expect(!checked.text.contains(": error: "))
    }

    @Test("A voice has a name", arguments: ["", " "], SSMLDialect.all)
    func namelessVoice(_ name: String, _ dialect: SSMLDialect) throws {
        let outcome = try Textkit.run(["ssml", "--dialect", dialect.name, "--voice", name, "--text", "x"])
        #expect(outcome.exitCode == 64)
        #expect(outcome.output.isEmpty)
        #expect(outcome.messages.contains("There is no name in it."))
    }

    @Test("A number is a volume for those engines alone that take one", arguments: SSMLDialect.all)
    func volume(_ dialect: SSMLDialect) throws {
        let outcome = try Textkit.run([
            "ssml", "--dialect", dialect.name, "--voice", "Vera", "--volume", "80", "--text", "x",
        ])
        let takesNumbers = [SSMLDialect.azure, .espeak].contains(dialect)
        #expect(outcome.exitCode == (takesNumbers ? 0 : 64))
        #expect(outcome.messages.contains("The value “80” of “volume” is wrong.") != takesNumbers)
    }

    @Test("A change of the rate is the percentage that it comes to")
    func rate() throws {
        for (rate, written) in [("+20%", "120%"), ("-50%", "50%"), ("1.5", "150%"), ("180%", "180%")] {
            let outcome = try Textkit.run(["ssml", "--rate", rate, "--text", "x"])
            #expect(outcome.text.contains("<prosody rate=\"\(written)\">"))
        }
    }
}
