import ArgumentParser
import SpeechMarkup
import TextToolkit

/// `ssml --plain`: the text of documents that would be spoken.
struct SSMLPlain {
    func run(_ input: InputOptions, _ output: OutputOptions) throws(ExitCode) {
        try DocumentRun(input, output).forEachDocument { source, bytes, out, results throws(ExitCode) in
            do throws(SSML.ParseError) {
                out.append(try SSML(parsing: bytes).plainText(layout: .lines).text)
            } catch {
                let data = BadData(column: error.location.column, message: error.reason)
                return try results.report(BadLine(source: source, line: error.location.line, data: data), &out)
            }
            try results.flush(&out, ifOver: Results.flushSize)
        }
    }
}
