// The one file of the tool with unsafe code: file descriptors, and the bytes that go through them.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the system says about a file that cannot be opened, read or written.
struct FileError: Error {
    let path: String
    let reason: String

    fileprivate init(_ path: String, _ code: Int32 = errno) {
        self.path = path
        reason = unsafe String(cString: strerror(code))
    }
}

/// A file, or standard input, that is read from start to end.
struct InputFile: ~Copyable {
    static let standardInput = "-"

    let path: String
    private let descriptor: Int32

    init(path: String) throws(FileError) {
        self.path = path
        descriptor = unsafe path == Self.standardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        if descriptor < 0 { throw FileError(path) }
    }

    deinit {
        if descriptor > STDERR_FILENO { close(descriptor) }
    }

    /// The size in bytes of a regular file; a pipe has none.
    static func size(ofFileAt path: String) -> Int? {
        var information = stat()
        guard unsafe stat(path, &information) == 0, information.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(information.st_size)
    }

    /// Whether a read would return at once: there are bytes, or the end.
    var isReady: Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&request, 1, 0) != 0
    }

    /// Reads what there is behind the bytes already in `buffer`, `limit` bytes at the most.
    ///
    /// - Returns: How many bytes there were; 0 at the end.
    mutating func read(appendingTo buffer: inout [UInt8], limit: Int) throws(FileError) -> Int {
        let kept = buffer
        var failure: Int32 = 0
        var count = 0
        buffer = unsafe [UInt8](unsafeUninitializedCapacity: kept.count + limit) { bytes, initialized in
            unsafe kept.withUnsafeBytes { unsafe UnsafeMutableRawBufferPointer(bytes).copyMemory(from: $0) }
            let start = unsafe bytes.baseAddress! + kept.count
            repeat {
                #if canImport(Darwin)
                count = unsafe Darwin.read(descriptor, start, limit)
                #elseif canImport(Musl)
                count = unsafe Musl.read(descriptor, start, limit)
                #else
                count = unsafe Glibc.read(descriptor, start, limit)
                #endif
            } while count < 0 && errno == EINTR
            failure = count < 0 ? errno : 0
            initialized = kept.count + max(count, 0)
        }
        if failure != 0 { throw FileError(path, failure) }
        return count
    }
}

/// Where results go: standard output, or a file that appears whole or not at all.
struct OutputFile: ~Copyable {
    private let path: String
    private let descriptor: Int32
    // What is written to until `commit`, and what takes its place then: a rename is all or nothing.
    private let replacement: (temporary: String, target: String)?

    /// Standard output.
    init() {
        path = "standard output"
        descriptor = STDOUT_FILENO
        replacement = nil
    }

    /// A file; what is at `path` stays until ``commit()``. A symbolic link stays one, and its file is replaced.
    init(path: String) throws(FileError) {
        var information = stat()
        let exists = unsafe stat(path, &information) == 0
        let target = exists ? resolved(path) : path
        let opened: Int32
        var replacement: (temporary: String, target: String)?
        if let target, !exists || information.st_mode & S_IFMT == S_IFREG {
            // Process numbers come back, and one that was killed may have left its file there.
            let temporary = "\(target).\(String(UInt64.random(in: .min ... .max), radix: 36)).part"
            let mode = exists ? information.st_mode & 0o777 : 0o666
            opened = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
            replacement = (temporary, target)
        } else {
            // A device, a pipe, a file that has no name any more: nothing that could be put in its place.
            opened = unsafe open(path, O_WRONLY | O_CLOEXEC)
        }
        // Before anything is kept: of what was not made, nothing is to be removed.
        if opened < 0 { throw FileError(path) }
        self.path = path
        self.replacement = replacement
        descriptor = opened
        if let replacement { removeWhenInterrupted(replacement.temporary) }
    }

    deinit {
        if descriptor > STDERR_FILENO { close(descriptor) }
        // Gone already after a commit.
        if let replacement { unsafe unlink(replacement.temporary) }
    }

    var isTerminal: Bool { isatty(descriptor) == 1 }

    /// The columns of the terminal that standard output is, if it is one.
    static var terminalWidth: Int? {
        var size = winsize()
        guard unsafe ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// Writes a buffer and empties it.
    mutating func write(_ buffer: inout OutputBuffer) throws(FileError) {
        defer { buffer.removeAll() }
        let failure = unsafe buffer.withUnsafeBytes { bytes in unsafe writeAll(bytes, to: descriptor) }
        if failure == EPIPE { dieOfBrokenPipe() }
        if failure != 0 { throw FileError(path, failure) }
    }

    /// Whether it appears as a whole, so that what was written can still be changed; a pipe's is gone.
    var appearsAsWhole: Bool { replacement != nil }

    /// Writes over what was written, at an offset from its start.
    mutating func overwrite(_ bytes: [UInt8], at offset: Int) throws(FileError) {
        let written = unsafe bytes.withUnsafeBytes {
            unsafe pwrite(descriptor, $0.baseAddress, $0.count, off_t(offset))
        }
        if written < bytes.count { throw FileError(path, written < 0 ? errno : ENOSPC) }
    }

    /// Puts the file in its place.
    mutating func commit() throws(FileError) {
        guard let replacement else { return }
        guard fsync(descriptor) == 0 || errno == EINVAL,
            unsafe rename(replacement.temporary, replacement.target) == 0
        else { throw FileError(path) }
    }
}

/// The path of what is at a path, all symbolic links followed; `nil` where it has none.
private func resolved(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(cString: resolved)
}

private func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var rest = unsafe bytes
    while rest.count > 0 {
        let written = unsafe write(descriptor, rest.baseAddress, rest.count)
        if written >= 0 {
            unsafe rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        } else if errno != EINTR {
            return errno
        }
    }
    return 0
}

/// Ends the process as a broken pipe does where nobody set the signal to be ignored.
private func dieOfBrokenPipe() -> Never {
    removeUnfinishedFiles()
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
    exit(128 + SIGPIPE)
}

// As many as a run may have, and a nil. Each is set once, by the thread that opens the outputs, to a path that is
// complete by then; handlers find it or do not, and only read.
nonisolated(unsafe) private let unfinishedPaths: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> = {
    let paths = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: 5)
    unsafe paths.initialize(repeating: nil, count: 5)
    return unsafe paths
}()

/// Called by handlers of signals: nothing in it may lock or allocate.
private func removeUnfinishedFiles() {
    var index = 0
    while let path = unsafe unfinishedPaths[index] {
        unsafe unlink(path)
        index += 1
    }
}

private func removeWhenInterrupted(_ path: String) {
    for index in 0..<4 where unsafe unfinishedPaths[index] == nil {
        unsafe unfinishedPaths[index] = strdup(path)
        break
    }
    for number in [SIGINT, SIGTERM, SIGHUP, SIGPIPE] {
        let former = signal(number) { number in
            removeUnfinishedFiles()
            signal(number, SIG_DFL)
            raise(number)
        }
        // What whoever started the process wants ignored, as nohup does, is.
        if unsafe unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
            signal(number, SIG_IGN)
        }
    }
}

/// A program that is given something on its standard input.
@safe struct InputProgram: ~Copyable {
    private let name: String
    private var stream: UnsafeMutablePointer<FILE>?

    /// Starts a line of shell.
    init(_ name: String, command: String) throws(FileError) {
        self.name = name
        // One that ends early is told from one that is done by what it says at its end.
        signal(SIGPIPE, SIG_IGN)
        unsafe stream = popen(command, "w")
        if unsafe stream == nil { throw FileError(name) }
    }

    deinit {
        if let stream = unsafe stream { _ = unsafe pclose(stream) }
    }

    /// Writes bytes; waits while the program has enough.
    ///
    /// - Returns: Whether the program still reads.
    mutating func write(_ bytes: [UInt8]) throws(FileError) -> Bool {
        guard let stream = unsafe stream else { return false }
        let failure = unsafe bytes.withUnsafeBytes { unsafe writeAll($0, to: fileno(stream)) }
        if failure == EPIPE { return false }
        if failure != 0 { throw FileError(name, failure) }
        return true
    }

    /// Waits for the program to end.
    ///
    /// - Returns: Its exit code; 128 and more where a signal ended it.
    mutating func finish() -> Int32 {
        guard let open = unsafe stream else { return 0 }
        unsafe stream = nil
        let status = unsafe pclose(open)
        return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    }

    /// Whether a program of a name is found in the folders of `PATH`.
    static func isInstalled(_ name: String) -> Bool {
        (StandardError.environment("PATH") ?? "").split(separator: ":").contains { folder in
            unsafe access("\(folder)/\(name)", X_OK) == 0
        }
    }
}

/// Standard error.
enum StandardError {
    static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

    /// Writes a message. That nobody hears it is no reason to stop.
    static func write(_ text: String) {
        var text = text
        text.withUTF8 { bytes in _ = unsafe writeAll(UnsafeRawBufferPointer(bytes), to: STDERR_FILENO) }
    }

    static func environment(_ name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }
}

/// Bytes on their way out, in a buffer that is written over and over.
struct OutputBuffer: Sendable {
    private static let wide = 16

    private var storage: [UInt8]
    private(set) var count = 0

    init(capacity: Int = 96 * 1024) {
        storage = Array(repeating: 0, count: capacity)
    }

    mutating func removeAll() {
        count = 0
    }

    /// What is in it.
    var bytes: [UInt8] { Array(storage[..<count]) }

    mutating func append(_ bytes: [UInt8]) {
        append(bytes, bytes.indices)
    }

    @inline(__always)
    mutating func append(_ byte: UInt8) {
        if count == storage.count { grow(by: 1) }
        storage[count] = byte
        count += 1
    }

    /// Appends a part of some bytes. Short parts, such as words, take one wide
    /// load and store where both sides have room for it.
    @inline(__always)
    mutating func append(_ bytes: [UInt8], _ range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count, "A part outside the bytes.")
        if count + range.count + Self.wide > storage.count { grow(by: range.count + Self.wide) }
        unsafe bytes.withUnsafeBytes { source in
            unsafe storage.withUnsafeMutableBytes { target in
                let from = unsafe source.baseAddress! + range.lowerBound
                let to = unsafe target.baseAddress! + count
                if range.count <= Self.wide, range.lowerBound + Self.wide <= bytes.count {
                    unsafe to.storeBytes(of: from.loadUnaligned(as: SIMD16<UInt8>.self), as: SIMD16<UInt8>.self)
                } else {
                    unsafe to.copyMemory(from: from, byteCount: range.count)
                }
            }
        }
        count += range.count
    }

    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            if count + bytes.count > storage.count { grow(by: bytes.count) }
            unsafe storage.withUnsafeMutableBytes { target in
                unsafe UnsafeMutableRawBufferPointer(rebasing: target[count...]).copyMemory(
                    from: UnsafeRawBufferPointer(bytes)
                )
            }
            count += bytes.count
        }
    }

    /// Appends samples, the low byte of each first.
    mutating func append(_ samples: [Int16]) {
        let size = 2 * samples.count
        if count + size > storage.count { grow(by: size) }
        unsafe samples.withUnsafeBytes { source in
            unsafe storage.withUnsafeMutableBytes { target in
                unsafe UnsafeMutableRawBufferPointer(rebasing: target[count...]).copyMemory(from: source)
            }
        }
        if UInt16(littleEndian: 1) != 1 {
            for index in stride(from: count, to: count + size, by: 2) { storage.swapAt(index, index + 1) }
        }
        count += size
    }

    fileprivate func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
        unsafe storage.withUnsafeBytes { unsafe body(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }

    @inline(never)
    private mutating func grow(by needed: Int) {
        storage += Array(repeating: 0, count: max(storage.count, needed))
    }
}
