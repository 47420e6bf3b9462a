#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Where results go: standard output, or a file that appears whole or not at all.
struct OutputFile: ~Copyable {
    /// What stands for standard output where a file is asked for.
    static let standardOutput = "-"

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

    /// A file; what is at `path` stays until ``commit()``. `-` is standard output.
    ///
    /// A symbolic link stays one, and its file is replaced, or made where there is none. A file keeps its mode, and its
    /// owner where that can be. A device, a FIFO or a socket is written to directly.
    ///
    /// - Throws: ``FileError``, for root too where the file or its folder has no write bit.
    init(path: String) throws(FileError) {
        let opened = try Self.opened(path)
        self.path = path == Self.standardOutput ? "standard output" : path
        descriptor = opened.descriptor
        replacement = opened.replacement
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

extension OutputFile {
    private static func opened(
        _ path: String
    ) throws(FileError) -> (descriptor: Int32, replacement: (temporary: String, target: String)?) {
        if path == standardOutput { return (STDOUT_FILENO, nil) }
        let target = try linkTarget(of: path)
        var old = stat()
        let exists = unsafe stat(path, &old) == 0
        if exists {
            if old.st_mode & S_IFMT == S_IFDIR { throw FileError(path, EISDIR) }
            try checkWritable(path, mode: old.st_mode)
        }
        // A device, a pipe, a file that has no name any more: nothing that could be put in its place.
        if exists, old.st_mode & S_IFMT != S_IFREG || !isSame(old, as: target) {
            let isSocket = old.st_mode & S_IFMT == S_IFSOCK
            let descriptor = unsafe isSocket ? connected(to: target) : open(path, O_WRONLY | O_CLOEXEC)
            if descriptor < 0 { throw FileError(path) }
            return (descriptor, nil)
        }
        let folder = folder(of: target)
        var information = stat()
        guard unsafe stat(folder, &information) == 0 else { throw FileError(path) }
        try checkWritable(path, at: folder, mode: information.st_mode)
        // Process numbers come back, and one that was killed may have left its file there. The name is short:
        // beside a file whose name is as long as names may be, there is room for it.
        let temporary = "\(folder)/\(String(UInt64.random(in: .min ... .max), radix: 36)).part"
        removeWhenInterrupted(temporary)
        let descriptor = unsafe open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, exists ? 0o600 : 0o666)
        if descriptor < 0 { throw FileError(path) }
        if exists {
            // Whose file it is only root can say; what cannot be kept is the writer's.
            _ = fchown(descriptor, old.st_uid, old.st_gid)
            guard fchmod(descriptor, old.st_mode & 0o7777) == 0 else {
                defer {
                    close(descriptor)
                    unsafe unlink(temporary)
                }
                throw FileError(path)
            }
        }
        return (descriptor, (temporary, target))
    }
}

/// Writes all there is.
///
/// - Returns: What went wrong, or 0.
func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
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

/// Where symbolic links lead to, whether there is a file or not.
private func linkTarget(of path: String) throws(FileError) -> String {
    var target = path
    // As many as Linux follows.
    for _ in 0..<40 {
        let link = unsafe [UInt8](unsafeUninitializedCapacity: Int(PATH_MAX)) { bytes, count in
            count = unsafe max(0, readlink(target, bytes.baseAddress!, bytes.count))
        }
        if link.isEmpty { return target }
        guard let next = String(validating: link, as: UTF8.self) else { throw FileError(path, EILSEQ) }
        target = next.hasPrefix("/") ? next : folder(of: target) + "/" + next
    }
    throw FileError(path, ELOOP)
}

private func folder(of path: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

private func isSame(_ file: stat, as path: String) -> Bool {
    var other = stat()
    return unsafe lstat(path, &other) == 0 && other.st_dev == file.st_dev && other.st_ino == file.st_ino
}

/// Root may write anywhere, and what somebody has protected is protected from root's mistakes too.
private func checkWritable(_ path: String, at place: String? = nil, mode: mode_t) throws(FileError) {
    if mode & 0o222 == 0 { throw FileError(path, EACCES) }
    if unsafe access(place ?? path, W_OK) != 0 { throw FileError(path) }
}

/// - Returns: A descriptor, or −1.
private func connected(to path: String) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let name = Array(path.utf8)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard name.count < room else {
        errno = ENAMETOOLONG
        return -1
    }
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: name) }
    #if canImport(Glibc)
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    #else
    let descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
    #endif
    guard descriptor >= 0 else { return -1 }
    let status = unsafe withUnsafePointer(to: address) { address in
        unsafe address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
        }
    }
    guard status != 0 else { return descriptor }
    let failure = errno
    close(descriptor)
    errno = failure
    return -1
}
