#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

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
