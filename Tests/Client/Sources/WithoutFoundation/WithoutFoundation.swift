// Without Foundation, and linked without it: `scripts/check-linkage` looks at the program.
import JapaneseText
import SpeechMarkup
import SpeechSynthesis
import TextToolkit

/// Uses a little of everything, with nothing but the standard library.
@main
enum WithoutFoundation {
    static func main() throws {
        let words = "Leads lead: 鉛の管".words().map(\.text)
        guard words == ["Leads", "lead", "鉛", "の", "管"] else { throw Unexpected.words }
        guard try "さくら".transliterated(by: .hiraganaToLatin) == "sakura" else { throw Unexpected.transliteration }
        guard RomajiReader().read("sakura") == "さくら" else { throw Unexpected.kana }
        guard XMLText.escaped("Bread & jam") == "Bread &amp; jam" else { throw Unexpected.markup }
        do throws(SpeechError) {
            _ = try Synthesizer()
        } catch {
            guard error.code == .engineMissing else { throw Unexpected.speech }
        }
        print("all products, without Foundation: done")
    }

    enum Unexpected: Error {
        case words
        case transliteration
        case kana
        case markup
        case speech
    }
}
