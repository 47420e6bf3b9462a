#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the process was started with.
enum ProcessInput {
    /// The arguments after the name of the command.
    ///
    /// - Throws: ``FileError`` with the first one that is not well-formed UTF-8: repaired, it would be another's name.
    static func arguments() throws(FileError) -> [String] {
        var arguments: [String] = []
        for index in 1..<max(1, Int(CommandLine.argc)) {
            guard let argument = unsafe CommandLine.unsafeArgv[index] else { break }
            guard let text = unsafe String(validatingCString: argument) else {
                throw unsafe FileError("argument \(index)", reason: "it is not UTF-8: “\(escaped(argument))”")
            }
            arguments.append(text)
        }
        return arguments
    }

    /// The bytes of an argument, those that are no ASCII as `\xFF`.
    private static func escaped(_ argument: UnsafePointer<CChar>) -> String {
        let bytes = unsafe UnsafeBufferPointer(start: argument, count: strlen(argument)).map { UInt8(bitPattern: $0) }
        return bytes.reduce(into: "") { text, byte in
            text += byte < 0x80 ? String(Unicode.Scalar(byte)) : "\\x" + String(byte, radix: 16, uppercase: true)
        }
    }

    /// Keeps standard descriptors that are closed from becoming some file's.
    ///
    /// Each is opened in the mode in which it is not used, so that using it fails as it does while it is closed.
    static func holdStandardDescriptors() {
        for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
        where fcntl(descriptor, F_GETFD) < 0 {
            // The lowest number that is free, and that is this one.
            _ = unsafe open("/dev/null", mode)
        }
    }

    /// Whether as many more files can be open at a time.
    static func canOpen(files count: Int) -> Bool {
        let opened = (0..<count).map { _ in unsafe open("/dev/null", O_RDONLY | O_CLOEXEC) }
        for descriptor in opened where descriptor >= 0 { close(descriptor) }
        return opened.allSatisfy { $0 >= 0 }
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
