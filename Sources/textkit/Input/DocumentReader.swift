/// Reads files as whole documents, one after another.
struct DocumentReader {
    private let form: InputForm

    /// The most that is read of a document: one byte more than any reader of documents takes.
    private static let limit = 1 << 30 + 1

    init(form: InputForm) {
        self.form = form
    }

    /// A document without a byte order mark, or what keeps it from being read.
    enum Outcome {
        case document([UInt8])
        case bad(BadLine)
        case cutOff(BadLine)
    }

    func read(_ source: InputSource) throws(FileError) -> Outcome {
        var bytes: [UInt8] = []
        // Where the line starts that is being read, and its number.
        var start = 0
        var line = 1
        var fault: String?
        switch source {
        case .text(let text): bytes = Array(text.utf8)
        case .file(let path):
            var file = try InputBytes(path: path, form: form)
            // One byte more than there should be, to see the end at once.
            var room = (InputFile.size(ofFileAt: path) ?? 0) + 1
            while bytes.count < Self.limit, fault == nil {
                let limit = min(max(room, form.blockSize, bytes.count), Self.limit - bytes.count)
                if try file.read(appendingTo: &bytes, limit: limit) == 0 { break }
                room = 0
                fault = file.fault
                if let long = overlongLine(in: bytes, from: &start, &line, of: source) { return .bad(long) }
            }
            fault = fault ?? file.fault
        }
        if let long = overlongLine(in: bytes, from: &start, &line, of: source) { return .bad(long) }
        if let fault {
            let column = String(decoding: bytes[start...], as: UTF8.self).count + 1
            let data = BadData(column: column, message: "\(fault); nothing is read after it")
            return .cutOff(BadLine(source: source, line: line, data: data))
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        return .document(form.isLossy ? Array(String(decoding: bytes, as: UTF8.self).utf8) : bytes)
    }

    private func overlongLine(
        in bytes: [UInt8], from start: inout Int, _ line: inout Int, of source: InputSource
    ) -> BadLine? {
        while true {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
            if (end ?? bytes.count) - start > form.lineLimit {
                let data = BadData(column: 1, message: "a line of more than \(form.lineLimit) bytes")
                return BadLine(source: source, line: line, data: data)
            }
            guard let end else { return nil }
            start = end + 1
            line += 1
        }
    }
}
