import Foundation
import SpeechMarkup
import Testing

/// Reads what espeak-ng itself writes, where it is installed.
@Suite("espeak-ng's mnemonics")
struct EspeakMnemonicTests {
    private static let program = "/usr/bin/espeak-ng"

    private static let words = """
        lead leads tear tears bass close record wind minute object project content present produce desert refuse
        church judge thing this azure bird butter about sofa car four poor hair fire hour boy go bottle happy lot
        thought nature measure huge cute view music quick squash spring splash street school sky sphere years yes
        singer finger anger hanger prince prints west whale which question action nation vision pleasure garage rhythm
        women woman father mother brother sister water winter center computer keyboard picture window kitchen
        elephant umbrella tomato potato banana orange lemon cherry chocolate coffee sugar pepper island
        """

    private func output(_ option: String, _ text: String) throws -> [Substring] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Self.program)
        process.arguments = ["-v", "en-us", "-q", option, text]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    }

    @Test(
        "A word's mnemonics are read as the IPA that espeak-ng gives for it",
        .enabled(if: FileManager.default.isExecutableFile(atPath: program), "espeak-ng is not installed")
    )
    func agrees() throws {
        for word in Self.words.split(whereSeparator: \.isWhitespace) {
            let mnemonics = try #require(try output("-x", String(word)).first)
            let ipa = try #require(try output("--ipa", String(word)).first)
            // It marks stress before the vowel there, and this library before the syllable.
            let marks: Set<Character> = ["ˈ", "ˌ", "."]
            let read = try Pronunciation(mnemonics, in: .espeak).ipa.filter { !marks.contains($0) }
            #expect(try read == Pronunciation(ipa).ipa.filter { !marks.contains($0) }, "\(word) \(mnemonics)")
        }
    }
}
