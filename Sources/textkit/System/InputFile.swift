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

    init(_ path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    init(_ path: String, _ code: Int32 = errno) {
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

    /// Reads what there is after the bytes already in `buffer`, `limit` bytes at the most.
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
