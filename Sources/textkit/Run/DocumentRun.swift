import ArgumentParser

/// One run of a command over whole documents.
struct DocumentRun: ~Copyable {
    private let sources: [InputSource]
    private let reader: DocumentReader
    private var results: Results
    private var buffer = OutputBuffer()

    init(_ input: InputOptions, _ output: OutputOptions) throws(ExitCode) {
        sources = input.sources
        reader = DocumentReader(form: input.form)
        results = try Results(to: output.output, keepsGoing: input.keepGoing, inputSize: input.totalSize)
    }

    /// Passes each document to `body`, and ends with the run's exit code.
    consuming func forEachDocument(
        _ body: (InputSource, [UInt8], inout OutputBuffer, inout Results) throws(ExitCode) -> Void
    ) throws(ExitCode) {
        for source in sources {
            let outcome: DocumentReader.Outcome
            do throws(FileError) {
                outcome = try reader.read(source)
            } catch {
                try results.report(error, &buffer)
                continue
            }
            switch outcome {
            case .document(let bytes): try body(source, bytes, &buffer, &results)
            case .bad(let line): try results.report(line, &buffer)
            case .cutOff(let line): try results.report(line, isCutOff: true, &buffer)
            }
        }
        try results.finish(&buffer)
    }
}
