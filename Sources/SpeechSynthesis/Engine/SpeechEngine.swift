/// The one engine of the process: requests are spoken one after another.
///
/// espeak-ng keeps its voice and its parameters in global variables. Each call sets all that it depends on, and one
/// call at a time runs, on a thread of its own, so that nobody else's thread is held up.
actor SpeechEngine {
    /// How a text is to sound.
    struct Settings: Hashable, Sendable {
        /// espeak-ng's identifier of a voice.
        var voice: String
        /// In words per minute.
        var rate = 175
        /// 0 to 100, an octave down to an octave up.
        var pitch = 50
        /// 0 to 100, from none to twice the voice's own.
        var range = 50
    }

    let thread: EngineThread
    private let espeak: Espeak
    private var current: Settings?

    /// The samples in a second of speech.
    nonisolated var sampleRate: Int { espeak.sampleRate }

    /// The engine; started when it is first asked for.
    ///
    /// - Throws: ``SpeechError`` where espeak-ng is not installed, each time anew.
    static func shared() throws(SpeechError) -> SpeechEngine {
        try started.get()
    }

    private static let started = Result { () throws(SpeechError) in try SpeechEngine() }

    private init() throws(SpeechError) {
        espeak = try Espeak()
        thread = try EngineThread()
    }

    /// All its voices, in its own order.
    func voices() -> [Espeak.VoiceRecord] { espeak.voices() }

    /// Speaks a text into memory.
    ///
    /// - Returns: What was spoken; `nil` where the task was cancelled.
    func speak(
        _ text: [UInt8], takesMnemonics: Bool, with settings: Settings
    ) throws(SpeechError) -> EngineOutput? {
        if Task.isCancelled { return nil }
        try set(settings)
        return try espeak.speak(text, takesMnemonics: takesMnemonics) { Task.isCancelled }
    }

    private func set(_ settings: Settings) throws(SpeechError) {
        let old = current
        current = nil
        if settings.voice != old?.voice { try espeak.use(voice: settings.voice) }
        if settings.rate != old?.rate ?? 175 { try espeak.set(.rate, to: settings.rate) }
        if settings.pitch != old?.pitch ?? 50 { try espeak.set(.pitch, to: settings.pitch) }
        if settings.range != old?.range ?? 50 { try espeak.set(.range, to: settings.range) }
        current = settings
    }
}
