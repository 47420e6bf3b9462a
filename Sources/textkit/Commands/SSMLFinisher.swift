import ArgumentParser
import SpeechMarkup

/// What becomes of a document that was made of text: the form of an engine, and parts that it takes.
struct SSMLFinisher {
    let dialect: SSMLDialect
    let voice: String?
    let splits: Bool
    let json: Bool

    func write(_ document: SSML, to run: inout Run) throws(ExitCode) {
        let rewriting = document.spoken(by: voice).rewritten(for: dialect)
        for change in rewriting.changes where change.severity != .note {
            try run.report(change.message, isWarning: change.severity == .warning)
        }
        do {
            if !splits { return run.append(try rewriting.document.text()) }
            for (number, part) in try rewriting.document.split(for: dialect).enumerated() {
                let text = Self.onOneLine(try part.text())
                try run.write { out in
                    if json { out.append(part: number + 1, text) } else { out.append(text + "\n") }
                }
            }
        } catch let stop as ExitCode {
            throw stop
        } catch {
            try run.report("\(error)")
        }
    }

    /// The text without line feeds: a space says the same.
    private static func onOneLine(_ text: String) -> String {
        let declaration = text.prefix { $0 != "\n" }
        let rest = text.dropFirst(declaration.count + 1).dropLast()
        return declaration + String(decoding: rest.utf8.map { $0 == 0x0A ? 0x20 : $0 }, as: UTF8.self)
    }
}

extension OutputBuffer {
    fileprivate mutating func append(part number: Int, _ text: String) {
        append("{\"document\":")
        append(number)
        append(",\"ssml\":")
        appendJSON(text)
        append(",\"bytes\":")
        append(text.utf8.count)
        append("}\n")
    }
}
