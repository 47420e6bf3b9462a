import ArgumentParser
import SpeechMarkup
import TextToolkit

/// `ssml --plain`: the text of documents that would be spoken.
struct SSMLPlain {
    func run(_ input: InputOptions, _ output: OutputOptions) throws(ExitCode) {
        var results = try Results(
            output, placeholder: .nothing, keepsGoing: input.keepGoing, inputSize: input.totalSize)
        var buffer = OutputBuffer()
        let reader = DocumentReader(input)
        for source in input.sources {
            let bytes: [UInt8]
            do throws(FileError) {
                bytes = try reader.read(source)
            } catch {
                try results.report(error, &buffer)
                continue
            }
            let document: SSML
            do throws(SSML.ParseError) {
                document = try SSML(parsing: bytes)
            } catch {
                let data = BadData(column: error.location.column, message: error.reason)
                try results.report(BadLine(file: source.name, line: error.location.line, data: data), &buffer)
                continue
            }
            buffer.append(document.plainText(layout: .lines).text)
            try results.flush(&buffer, ifOver: Results.flushSize)
        }
        try results.finish(&buffer)
    }
}
