import SpeechMarkup
import TestSupport
import Testing
import TextToolkit

@Suite("Times, dates, telephone numbers and ordinals")
struct WrittenFormTests {
    @Test(
        "What can hardly be anything else is found",
        arguments: [
            ("9:30 am", "time hms12"), ("12:05pm", "time hms12"), ("1:00 P.M.", "time hms12"),
            ("09:30", "time hms24"), ("23:59:59", "time hms24"), ("00:00", "time hms24"),
            ("2026-11-21", "date ymd"), ("2024-02-29", "date ymd"), ("2000-02-29", "date ymd"),
            ("2026-12-31", "date ymd"),
            ("+44 20 7946 0958", "telephone"), ("+1 (555) 010-9999", "telephone"), ("(555) 010-9999", "telephone"),
            ("555-010-9999", "telephone"), ("+81312345678", "telephone"),
            ("1st", "ordinal"), ("22nd", "ordinal"), ("11th", "ordinal"), ("113th", "ordinal"),
        ])
    func found(form: String, kind: String) {
        for (before, after) in [("", ""), ("See ", ", then."), ("(", ")"), ("“", "”"), ("at ", "\n"), ("x; ", ".")] {
            let forms = WrittenForm.all(in: before + form + after, language: "en")
            #expect(forms.map { String($0.text) } == [form], "\(before)\(form)\(after)")
            #expect(
                forms.map { ([$0.kind.text] + ($0.format.map { [$0.text] } ?? [])).joined(separator: " ") } == [kind])
        }
    }

    @Test(
        "What may be something else is left alone",
        arguments: [
            "3:45", "16:9", "24:00", "12:60", "13:00 pm", "1:2:3", "10:30:99", "x09:30", "09:30x", "v1.09:30",
            "2026-13-01",
            "2026-02-29", "1900-02-29", "2026-11-31", "2026-12-32", "2026-11-21T10:00", "2026-11-213", "12026-11-21",
            "-2026-11-21", "11st", "2th", "1sts",
            "$1st",
            "555-0100", "1555-010-9999", "555-010-99999", "+1 23", "+1234567890123456", "3.5", "1,000", "192.168.0.1",
            "é09:30", "09:30é", "09:30-10:30",
        ])
    func leftAlone(text: String) {
        #expect(WrittenForm.all(in: "a \(text) b", language: "en").map { String($0.text) } == [])
    }

    @Test("A script without spaces needs none around a form")
    func unspaced() {
        #expect(
            WrittenForm.all(in: "会議は10:30から、2026-11-21です", language: "ja").map { String($0.text) } == [
                "10:30", "2026-11-21",
            ])
    }

    @Test("Ordinals are those of English")
    func ordinals() {
        #expect(WrittenForm.all(in: "the 1st", language: "de").isEmpty)
        #expect(WrittenForm.all(in: "the 1st", language: "en-GB").count == 1)
    }

    @Test("Any text is gone over in time in proportion to its length, and forms are apart and in order")
    func invariants() {
        var random = SeededRandom(seed: 11)
        let pieces = ["1", "23", ":", "-", "+", " ", "(", ")", "st", "th", "am", ".", "2026-11-21", "é", "日", "👩‍👩‍👧"]
        for length in [20, 20, 20, 100_000] {
            let text = (0..<length).map { _ in pieces.randomElement(using: &random)! }.joined()
            var end = text.startIndex
            for form in WrittenForm.all(in: text, language: "en") {
                #expect(form.text.startIndex >= end && !form.text.isEmpty)
                end = form.text.endIndex
            }
        }
    }
}
