import ArgumentParser
import TextToolkit

/// A file of transliteration rules.
enum RuleFile {
    /// Reads a file and opens its rules; what is wrong with either is reported with its place.
    static func transform(at path: String) throws(ExitCode) -> TextTransform {
        var messages = Messages()
        var reader = InputReader([.file(path)])
        var rules: [UInt8] = []
        while let event = reader.next() {
            switch event {
            case .lines(let block): rules += block.text.bytes
            case .bad(let line), .cutOff(let line): messages.report(line)
            case .unreadable(let failure): messages.report(failure)
            }
        }
        if messages.hasErrors { throw messages.outcome.code }
        let text = String(decoding: rules, as: UTF8.self)
        if let line = RuleSize.lineOverLimit(in: text) {
            let reason = "with their variables put in, the rules come to more than \(RuleSize.limit) characters"
            messages.report(BadLine(source: .file(path), line: line, data: BadData(column: 1, message: reason)))
            throw messages.outcome.code
        }
        let transform = TextTransform(rules: text)
        do {
            try transform.validate()
            return transform
        } catch {
            let place = error.location
            let data = BadData(column: place?.column ?? 1, message: error.reason)
            messages.report(BadLine(source: .file(path), line: place?.line ?? 1, data: data))
            throw messages.outcome.code
        }
    }
}
