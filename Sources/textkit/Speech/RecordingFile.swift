/// The file of a recording in an SSML document.
enum RecordingFile {
    /// More is not read: ten minutes in the best quality.
    private static let limit = 256 * 1024 * 1024

    /// Reads a file; a relative address counts from the folder of the document. Nothing is fetched from a network.
    ///
    /// - Returns: `nil` where there is no such file, so that what the document says instead is spoken.
    static func bytes(at address: String, beside document: String) -> [UInt8]? {
        var path = Substring(address)
        if path.hasPrefix("file://") { path = path.dropFirst("file://".count) }
        if path.contains("://") || path.hasPrefix("data:") { return nil }
        let folder = document.lastIndex(of: "/").map { String(document[...$0]) } ?? ""
        let decoded = decodingPercents(String(path))
        do throws(FileError) {
            var file = try InputFile(path: decoded.hasPrefix("/") ? decoded : folder + decoded)
            var bytes: [UInt8] = []
            while bytes.count < limit {
                let room = min(max(64 * 1024, bytes.count), limit - bytes.count)
                if try file.read(appendingTo: &bytes, limit: room) == 0 { break }
            }
            return bytes
        } catch {
            return nil
        }
    }

    /// An address writes some characters as `%20`.
    private static func decodingPercents(_ text: String) -> String {
        var bytes: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "%"), rest.count >= 2,
                let decoded = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
            {
                bytes.append(decoded)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
