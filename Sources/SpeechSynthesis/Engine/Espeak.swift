// The one file that sees espeak-ng: its functions, found at run time, and what they point to.
//
// The functions and layouts are those that espeak-ng documents for its C interface, which has stayed the same since
// version 1.49. Nothing of it is needed to build, and nothing is linked.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The C library espeak-ng, one in a process: all that it knows is global.
///
/// It is started once, by whoever asks first; all else is called on the thread of ``EngineThread``, and on no other.
@safe struct Espeak {
    private typealias Callback = @convention(c) (UnsafePointer<Int16>?, Int32, UnsafeRawPointer?) -> Int32
    private typealias Initialize = @convention(c) (Int32, Int32, UnsafePointer<CChar>?, Int32) -> Int32
    private typealias SetCallback = @convention(c) (Callback?) -> Void
    private typealias ListVoices =
        @convention(c) (UnsafeRawPointer?) -> UnsafePointer<UnsafeRawPointer?>?
    private typealias SetVoice = @convention(c) (UnsafePointer<CChar>) -> Int32
    private typealias SetParameter = @convention(c) (Int32, Int32, Int32) -> Int32
    private typealias Synthesize =
        @convention(c) (
            UnsafeRawPointer, Int, UInt32, Int32, UInt32, UInt32, UnsafeMutablePointer<UInt32>?,
            UnsafeMutableRawPointer?
        ) -> Int32

    private let listVoices: ListVoices
    private let setVoice: SetVoice
    private let setParameter: SetParameter
    private let synthesize: Synthesize

    /// The samples in a second of what it makes.
    let sampleRate: Int

    private static let names = ["libespeak-ng.so.1", "libespeak-ng.1.dylib"]

    /// Loads and starts it.
    init() throws(SpeechError) {
        guard let library = unsafe Self.names.lazy.compactMap({ unsafe dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
            throw .engineMissing("\(Self.names[0]) cannot be loaded")
        }
        func function<T>(_ name: String, as type: T.Type) throws(SpeechError) -> T {
            guard let symbol = unsafe dlsym(library, name) else { throw .engineMissing("it has no \(name)") }
            return unsafe unsafeBitCast(symbol, to: type)
        }
        unsafe listVoices = try function("espeak_ListVoices", as: ListVoices.self)
        unsafe setVoice = try function("espeak_SetVoiceByName", as: SetVoice.self)
        setParameter = try function("espeak_SetParameter", as: SetParameter.self)
        unsafe synthesize = try function("espeak_Synth", as: Synthesize.self)
        let initialize = unsafe try function("espeak_Initialize", as: Initialize.self)
        let setCallback = unsafe try function("espeak_SetSynthCallback", as: SetCallback.self)

        // Synchronous; with an event for each phoneme; without its data an error, not the end of the process.
        let rate = initialize(2, 0, nil, 0x8001)
        guard rate > 0 else { throw .engineMissing("its data cannot be read") }
        sampleRate = Int(rate)
        unsafe setCallback { samples, count, events in unsafe Espeak.collect(samples, count, events) }
    }

    // MARK: Voices

    /// A voice as espeak-ng describes it.
    struct VoiceRecord: Sendable {
        var name: String
        var identifier: String
        /// With a priority each; lower comes first.
        var languages: [(priority: Int, tag: String)]
        /// 0 none, 1 male, 2 female.
        var gender: Int
        /// In years; 0 unknown.
        var age: Int
    }

    func voices() -> [VoiceRecord] {
        guard let list = unsafe listVoices(nil) else { return [] }
        var voices: [VoiceRecord] = []
        var index = 0
        // Three pointers, to the name, the languages and the file, and then a byte each for gender and age.
        while let voice = unsafe list[index] {
            let pointers = unsafe voice.assumingMemoryBound(to: UnsafePointer<CChar>?.self)
            let bytes = unsafe voice.advanced(by: 3 * MemoryLayout<UnsafeRawPointer>.size)
            unsafe voices.append(
                VoiceRecord(
                    name: pointers[0].map { unsafe String(cString: $0) } ?? "",
                    identifier: pointers[2].map { unsafe String(cString: $0) } ?? "",
                    languages: Self.languages(pointers[1]),
                    gender: Int(bytes.load(as: UInt8.self)),
                    age: Int(bytes.load(fromByteOffset: 1, as: UInt8.self))
                )
            )
            index += 1
        }
        return voices
    }

    /// A byte of priority and a NUL-terminated name each, up to a priority of zero.
    private static func languages(_ list: UnsafePointer<CChar>?) -> [(priority: Int, tag: String)] {
        guard var place = unsafe list else { return [] }
        var languages: [(priority: Int, tag: String)] = []
        while unsafe place[0] != 0 {
            let priority = unsafe Int(UInt8(bitPattern: place[0]))
            let name = unsafe String(cString: place + 1)
            languages.append((priority, name))
            unsafe place += 2 + name.utf8.count
        }
        return languages
    }

    /// Takes a voice by the identifier that ``voices()`` gives.
    func use(voice identifier: String) throws(SpeechError) {
        let status = unsafe identifier.withCString { unsafe setVoice($0) }
        guard status == 0 else { throw .engineFailed("cannot load its voice “\(identifier)” (status \(status))") }
    }

    // MARK: Parameters

    enum Parameter: Int32 {
        /// Words per minute, 80 to 450; 175 is a voice's own rate.
        case rate = 1
        /// 0 to 100 is an octave below to an octave above; 50 is a voice's own.
        case pitch = 3
        /// The range of the pitch, 0 to 100; 50 is a voice's own.
        case range = 4
    }

    func set(_ parameter: Parameter, to value: Int) throws(SpeechError) {
        let status = setParameter(parameter.rawValue, Int32(value), 0)
        guard status == 0 else { throw .engineFailed("does not take \(value) for its \(parameter) (status \(status))") }
    }

    // MARK: Speech

    /// Speaks a text into memory.
    ///
    /// - Parameters:
    ///   - text: UTF-8 without NUL.
    ///   - takesMnemonics: Whether what is between `[[` and `]]` are phoneme mnemonics.
    ///   - isStopped: Asked every fifth of a second of speech.
    /// - Returns: What was spoken; `nil` where it was stopped.
    func speak(
        _ text: [UInt8], takesMnemonics: Bool, isStopped: @escaping () -> Bool
    ) throws(SpeechError) -> EngineOutput? {
        unsafe Self.collector = Collector(isStopped)
        defer { unsafe Self.collector = nil }
        // UTF-8, and the pause after a sentence at the end too.
        let flags: UInt32 = 0x1001 | (takesMnemonics ? 0x100 : 0)
        let status = unsafe (text + [0]).withUnsafeBytes { bytes in
            unsafe synthesize(bytes.baseAddress!, bytes.count, 0, 1, 0, flags, nil, nil)
        }
        guard let collector = unsafe Self.collector else { return nil }
        if collector.wasStopped { return nil }
        guard status == 0 else { throw .engineFailed("cannot speak a text (status \(status))") }
        return collector.output
    }

    private final class Collector {
        let isStopped: () -> Bool
        var output = EngineOutput()
        var wasStopped = false

        init(_ isStopped: @escaping () -> Bool) {
            self.isStopped = isStopped
        }
    }

    // Set and read on the one thread that calls espeak-ng, within `speak`.
    nonisolated(unsafe) private static var collector: Collector?

    /// Takes what espeak-ng hands out. An event has 40 bytes: four-byte integers for kind, message, place in the text,
    /// length there, milliseconds and sample; then, after eight bytes of ours, eight with a number or a name.
    private static func collect(_ samples: UnsafePointer<Int16>?, _ count: Int32, _ events: UnsafeRawPointer?) -> Int32
    {
        guard let collector = unsafe collector else { return 1 }
        if collector.isStopped() {
            collector.wasStopped = true
            return 1
        }
        if var event = unsafe events {
            while let kind = unsafe event.load(as: Int32.self) as Int32?, kind != 0 {
                if let kind = EngineEvent.Kind(rawValue: kind) {
                    unsafe collector.output.events.append(
                        EngineEvent(
                            kind: kind,
                            position: Int(event.load(fromByteOffset: 8, as: Int32.self)) - 1,
                            length: Int(event.load(fromByteOffset: 12, as: Int32.self)),
                            sample: Int(event.load(fromByteOffset: 20, as: Int32.self)),
                            name: event.load(fromByteOffset: 32, as: UInt64.self)
                        )
                    )
                }
                unsafe event += 40
            }
        }
        if let samples = unsafe samples, count > 0 {
            unsafe collector.output.samples.append(contentsOf: UnsafeBufferPointer(start: samples, count: Int(count)))
        }
        return 0
    }
}

/// The thread that espeak-ng runs on. It waits for jobs as long as the process lives.
///
/// Sendable because its jobs are only touched by whoever has locked it.
@safe final class EngineThread: SerialExecutor, @unchecked Sendable {
    private var jobs: [UnownedJob] = []
    private let lock: UnsafeMutablePointer<pthread_mutex_t> = .allocate(capacity: 1)
    private let arrival: UnsafeMutablePointer<pthread_cond_t> = .allocate(capacity: 1)

    init() throws(SpeechError) {
        unsafe pthread_mutex_init(lock, nil)
        unsafe pthread_cond_init(arrival, nil)
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let context = unsafe Unmanaged.passRetained(self)
        let failure = unsafe pthread_create(&thread, nil, { unsafe EngineThread.run($0) }, context.toOpaque())
        guard failure == 0 else {
            unsafe context.release()
            throw .engineFailed("gets no thread (error \(failure))")
        }
    }

    deinit {
        unsafe pthread_mutex_destroy(lock)
        unsafe pthread_cond_destroy(arrival)
        unsafe lock.deallocate()
        unsafe arrival.deallocate()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        unsafe pthread_mutex_lock(lock)
        jobs.append(job)
        unsafe pthread_cond_signal(arrival)
        unsafe pthread_mutex_unlock(lock)
    }

    private func next() -> UnownedJob {
        unsafe pthread_mutex_lock(lock)
        while jobs.isEmpty { unsafe pthread_cond_wait(arrival, lock) }
        let job = jobs.removeFirst()
        unsafe pthread_mutex_unlock(lock)
        return job
    }

    private static func run(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        guard let context = unsafe context else { return nil }
        let thread = unsafe Unmanaged<EngineThread>.fromOpaque(context).takeRetainedValue()
        while true { unsafe thread.next().runSynchronously(on: thread.asUnownedSerialExecutor()) }
    }
}

extension SpeechEngine {
    /// Whatever the engine does, it does on its thread.
    nonisolated var unownedExecutor: UnownedSerialExecutor { unsafe thread.asUnownedSerialExecutor() }
}
