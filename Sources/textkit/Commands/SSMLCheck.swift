import ArgumentParser
import SpeechMarkup
import TextToolkit

/// `ssml --check`: what is wrong with documents, and what a dialect makes of the rest.
struct SSMLCheck {
    let dialect: SSMLDialect

    func run(_ input: InputOptions, _ output: OutputOptions) throws(ExitCode) {
        try DocumentRun(input, output).forEachDocument { source, document, out, results throws(ExitCode) in
            try dialect.forEachDiagnostic(in: document) { diagnostic throws(ExitCode) in
                if diagnostic.severity == .error { results.noteProblem() }
                if output.json {
                    out.append(diagnostic, of: source)
                } else {
                    out.append("\(source.name):\(diagnostic)".visible + "\n")
                }
                try results.flush(&out, ifOver: Results.flushSize)
            }
        }
    }
}

extension OutputBuffer {
    fileprivate mutating func append(_ diagnostic: Diagnostic, of source: InputSource) {
        openObject(ofLine: diagnostic.location.line, in: source)
        member("column", diagnostic.location.column)
        member("severity", diagnostic.severity.rawValue)
        member("code", diagnostic.code.name)
        member("message", diagnostic.message)
        member("source", diagnostic.source)
        closeLine()
    }
}
