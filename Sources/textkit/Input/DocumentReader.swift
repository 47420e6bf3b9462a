/// Reads files as whole documents, one after another.
struct DocumentReader {
    private let isLossy: Bool

    /// The most that is read of a document: one byte more than any reader of documents takes.
    private static let limit = 1 << 30 + 1

    init(_ input: InputOptions) {
        isLossy = input.lossy
    }

    /// The bytes of a document, without a byte order mark.
    func read(_ source: InputSource) throws(FileError) -> [UInt8] {
        var bytes: [UInt8] = []
        switch source {
        case .text(let text): bytes = Array(text.utf8)
        case .file(let path):
            var file = try InputFile(path: path)
            // One byte more than there should be, to see the end at once.
            var room = (InputFile.size(ofFileAt: path) ?? 0) + 1
            while bytes.count < Self.limit {
                let limit = min(max(room, 64 * 1024, bytes.count), Self.limit - bytes.count)
                if try file.read(appendingTo: &bytes, limit: limit) == 0 { break }
                room = 0
            }
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        return isLossy ? Array(String(decoding: bytes, as: UTF8.self).utf8) : bytes
    }
}
