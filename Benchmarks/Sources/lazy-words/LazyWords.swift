import TextToolkit

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Prints the words of a file, one a line, through the lazy sequence over a `String`.
@main
enum LazyWords {
    static func main() {
        guard CommandLine.arguments.count == 2, let text = String(fileAt: CommandLine.arguments[1]) else {
            print("usage: lazy-words FILE")
            exit(64)
        }
        var output: [UInt8] = []
        let full = 64 * 1024
        output.reserveCapacity(2 * full)
        for word in text.words() {
            output.append(contentsOf: word.text.utf8)
            output.append(UInt8(ascii: "\n"))
            if output.count >= full {
                output.flush()
            }
        }
        output.flush()
    }
}

extension [UInt8] {
    /// Writes the bytes to standard output and keeps the space that they had.
    fileprivate mutating func flush() {
        var written = 0
        while written < count {
            let result = withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress! + written, count - written) }
            guard result > 0 else { exit(2) }
            written += result
        }
        removeAll(keepingCapacity: true)
    }
}

extension String {
    /// Reads a whole file that is UTF-8.
    fileprivate init?(fileAt path: String) {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { return nil }
        defer { close(file) }
        let size = Int(lseek(file, 0, SEEK_END))
        guard size >= 0 else { return nil }
        self.init(unsafeUninitializedCapacity: size) { bytes in
            var filled = 0
            while filled < size {
                let result = pread(file, bytes.baseAddress! + filled, size - filled, off_t(filled))
                guard result > 0 else { break }
                filled += result
            }
            return filled
        }
    }
}
