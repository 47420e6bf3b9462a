import ArgumentParser
import SpeechMarkup
import TextToolkit

/// A file with a lexicon, in whatever format.
enum LexiconFile {
    /// Reads a file; what is wrong with it is reported with its place.
    ///
    /// - Parameter language: The language of the words where the file does not say it.
    static func read(_ path: String, language: LanguageTag) throws(ExitCode) -> Lexicon {
        var bytes: [UInt8] = []
        do throws(FileError) {
            var file = try InputFile(path: path)
            while try file.read(appendingTo: &bytes, limit: max(64 * 1024, bytes.count)) > 0 {}
        } catch {
            var messages = Messages()
            messages.report(error)
            throw messages.outcome.code
        }
        do throws(LexiconError) {
            return try Lexicon(reading: bytes, language: language, file: path)
        } catch {
            throw report(error)
        }
    }

    /// Says what is wrong with a lexicon.
    ///
    /// - Returns: The exit code that goes with it.
    static func report(_ error: LexiconError) -> ExitCode {
        var messages = Messages()
        switch (error.file, error.location) {
        case (let file?, let place?):
            let data = BadData(column: place.column, message: error.reason)
            messages.report(BadLine(source: .file(file), line: place.line, data: data))
        case (let file?, nil): messages.report(error.reason, about: file)
        default: messages.report(error.reason)
        }
        return messages.outcome.code
    }
}
