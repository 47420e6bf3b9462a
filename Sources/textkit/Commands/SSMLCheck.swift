import ArgumentParser
import SpeechMarkup
import TextToolkit

/// `ssml --check`: what is wrong with documents, and what a dialect makes of the rest.
struct SSMLCheck {
    let dialect: SSMLDialect
    let json: Bool

    /// A check that found something wrong.
    private static let problems = ExitCode(1)

    func run(_ input: InputOptions, _ output: OutputOptions) throws(ExitCode) {
        var results = try Results(
            output, placeholder: .nothing, keepsGoing: input.keepGoing, inputSize: input.totalSize)
        var buffer = OutputBuffer()
        var isWrong = false
        let reader = DocumentReader(input)
        for source in input.sources {
            let document: [UInt8]
            do throws(FileError) {
                document = try reader.read(source)
            } catch {
                try results.report(error, &buffer)
                continue
            }
            try dialect.forEachDiagnostic(in: document) { diagnostic throws(ExitCode) in
                if diagnostic.severity == .error { isWrong = true }
                if json {
                    buffer.append(diagnostic, file: source.name)
                } else {
                    buffer.append("\(source.name):\(diagnostic)\n")
                }
                try results.flush(&buffer, ifOver: Results.flushSize)
            }
        }
        try results.finish(&buffer)
        if isWrong { throw Self.problems }
    }
}

extension OutputBuffer {
    fileprivate mutating func append(_ diagnostic: Diagnostic, file: String) {
        append("{\"file\":")
        appendJSON(file)
        append(",\"line\":")
        append(diagnostic.location.line)
        append(",\"column\":")
        append(diagnostic.location.column)
        for (name, value) in [
            ("severity", diagnostic.severity.rawValue), ("code", diagnostic.code.name),
            ("message", diagnostic.message), ("source", diagnostic.source),
        ] {
            append(",\"\(name)\":")
            appendJSON(value)
        }
        append("}\n")
    }
}
