import SpeechSynthesis

/// Where speech goes: a file, a player, captions, a page, a list of words.
protocol SpeechSink: AnyObject {
    /// A text begins.
    func begin(_ text: SpeechText, _ utterance: Utterance) throws(SinkError)
    /// A word comes next.
    func add(_ word: SpokenWord) throws(SinkError)
    /// Some audio, of the word before.
    func add(_ samples: [Int16]) throws(SinkError)
    /// The text is over.
    func end() throws(SinkError)
    /// A line has bad data, and is left out.
    func skip(_ line: BadLine) throws(SinkError)
    /// All texts are over; what was made is put in its place if it is whole.
    func finish(isWhole: Bool) async throws(SinkError)
}

extension SpeechSink {
    func begin(_: SpeechText, _: Utterance) {}
    func add(_: SpokenWord) {}
    func add(_: [Int16]) {}
    func end() {}
    func skip(_: BadLine) {}
}

/// A place where speech cannot go.
enum SinkError: Error {
    case file(FileError)
    /// A player that has failed, in a sentence.
    case player(String)
}

extension Messages {
    mutating func report(_ error: SinkError) {
        switch error {
        case .file(let failure): report(failure)
        case .player(let reason): report(reason)
        }
    }
}

/// An output file and what is to be written to it next.
struct SinkFile: ~Copyable {
    private var file: OutputFile
    var buffer = OutputBuffer()

    /// - Parameter path: “-” is standard output.
    init(path: String) throws(SinkError) {
        do throws(FileError) {
            file = try OutputFile(path: path)
        } catch {
            throw .file(error)
        }
    }

    var appearsAsWhole: Bool { file.appearsAsWhole }

    mutating func flush(ifOver size: Int = Results.flushSize) throws(SinkError) {
        if buffer.count <= size { return }
        do throws(FileError) { try file.write(&buffer) } catch { throw .file(error) }
    }

    /// Writes over what was flushed.
    mutating func overwrite(_ bytes: [UInt8], at offset: Int) throws(SinkError) {
        do throws(FileError) { try file.overwrite(bytes, at: offset) } catch { throw .file(error) }
    }

    mutating func commit(isWhole: Bool) throws(SinkError) {
        try flush(ifOver: 0)
        guard isWhole else { return }
        do throws(FileError) { try file.commit() } catch { throw .file(error) }
    }
}
