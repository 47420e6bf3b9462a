import ICUSupport

/// The bytes of a file, decoded to UTF-8 where they are in another encoding.
struct InputBytes: ~Copyable {
    private static let replacement = Array("\u{FFFD}".utf8)

    private var file: InputFile
    private var decoder: TextDecoder?
    private let encoding: String
    private let isLossy: Bool

    /// What is no text in the encoding. The file ends before it: what follows could be anything.
    private(set) var fault: String?

    init(path: String, form: InputForm) throws(FileError) {
        let decoder = try Self.decoder(of: form.encoding, for: path)
        file = try InputFile(path: path)
        self.decoder = decoder
        isLossy = form.isLossy
        encoding = form.encoding ?? "UTF-8"
    }

    private static func decoder(of encoding: String?, for path: String) throws(FileError) -> TextDecoder? {
        guard let encoding else { return nil }
        do {
            return try TextDecoder(encoding: encoding)
        } catch {
            throw FileError(path, reason: "\(error)")
        }
    }

    /// Whether a read would return at once.
    var isReady: Bool { file.isReady }

    /// Reads what there is, `limit` bytes of the file at the most.
    ///
    /// - Returns: How many bytes of the file there were; 0 at the end.
    mutating func read(appendingTo buffer: inout [UInt8], limit: Int) throws(FileError) -> Int {
        if decoder == nil { return try file.read(appendingTo: &buffer, limit: limit) }
        if fault != nil { return 0 }
        var bytes: [UInt8] = []
        let count = try file.read(appendingTo: &bytes, limit: limit)
        do {
            while case .invalid(let bad)? = try decoder?.decode(bytes, isLast: count == 0, appendingTo: &buffer) {
                bytes = []
                if isLossy {
                    buffer += Self.replacement
                } else {
                    let codes = bad.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
                    fault = "0x\(codes.joined()) is no text in the encoding \(encoding)"
                    return count
                }
            }
        } catch {
            throw FileError(file.path, reason: "\(error)")
        }
        return count
    }
}
