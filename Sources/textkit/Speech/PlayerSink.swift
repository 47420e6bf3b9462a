import SpeechSynthesis
import TextToolkit

/// A program that plays sound.
struct AudioPlayer {
    let name: String
    /// Its options for samples of 16 bits on standard input, at a rate.
    private let options: @Sendable (Int) -> String

    func command(sampleRate: Int) -> String { "exec \(name) \(options(sampleRate))" }

    /// Those that are known, the first one first.
    static let all = [
        AudioPlayer(name: "aplay") { "-q -t raw -f S16_LE -c 1 -r \($0) -" },
        AudioPlayer(name: "paplay") { "--raw --format=s16le --channels=1 --rate=\($0)" },
        AudioPlayer(name: "pw-play") { "--format s16 --channels 1 --rate \($0) -" },
    ]

    /// The first that is installed.
    static func installed() throws(SinkError) -> AudioPlayer {
        if let player = all.first(where: { InputProgram.isInstalled($0.name) }) { return player }
        let names = all.map(\.name).joined(separator: ", ")
        throw .player(
            "there is no program to play sound: none of \(names) is there; install one, on Debian and Ubuntu with “apt-get install alsa-utils”, or write a file with --output"
        )
    }
}

/// Plays speech as it is made, and lights its words if that is wanted.
final class PlayerSink: SpeechSink {
    private let player: AudioPlayer
    private var program: InputProgram
    private let sampleRate: Int
    private let highlighter: Highlighter?
    private var position = 0

    init(_ player: AudioPlayer, sampleRate: Int, highlighter: Highlighter?) throws(SinkError) {
        self.player = player
        self.sampleRate = sampleRate
        self.highlighter = highlighter
        do throws(FileError) {
            program = try InputProgram(player.name, command: player.command(sampleRate: sampleRate))
        } catch {
            throw .file(error)
        }
    }

    func begin(_: SpeechText, _ utterance: Utterance) {
        highlighter?.begin(utterance.text, at: .seconds(Double(position) / Double(sampleRate)))
    }

    func add(_ word: SpokenWord) throws(SinkError) { try highlighter?.add(word) }

    func add(_ samples: [Int16]) throws(SinkError) {
        highlighter?.startClock()
        position += samples.count
        var bytes: [UInt8] = []
        bytes.reserveCapacity(2 * samples.count)
        for sample in samples {
            bytes.append(UInt8(truncatingIfNeeded: sample))
            bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
        }
        let isPlaying: Bool
        do throws(FileError) { isPlaying = try program.write(bytes) } catch { throw .file(error) }
        if !isPlaying { throw .player("\(player.name) has ended before the speech (exit code \(program.finish()))") }
    }

    func finish(isWhole: Bool) async throws(SinkError) {
        try await highlighter?.finish()
        let code = program.finish()
        if code != 0 { throw .player("\(player.name) has failed (exit code \(code))") }
    }
}
