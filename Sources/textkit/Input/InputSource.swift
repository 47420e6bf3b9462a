/// A place that text comes from.
enum InputSource: Sendable {
    case file(String)
    case text(String)

    /// The name that messages use.
    var name: String {
        switch self {
        case .file(InputFile.standardInput): "<stdin>"
        case .file(let path): path
        case .text: "<text>"
        }
    }

    /// The name of a file that has one, as JSON tells it.
    var fileName: String? {
        switch self {
        case .file(InputFile.standardInput), .text: nil
        case .file(let path): path
        }
    }
}

/// How input is to be read.
struct InputForm: Sendable {
    /// The encoding of files; `nil` is UTF-8.
    var encoding: String?
    /// The longest line that is taken, in bytes; by default what ICU can count.
    var lineLimit = Int(Int32.max) - 2
    /// Whether what is no text becomes U+FFFD.
    var isLossy = false
    /// The bytes that are read at a time.
    var blockSize = 64 * 1024
}
