internal import ICUShims

/// Decodes text in an encoding that ICU converts (`cp932`, `EUC-JP`, `UTF-16` and some 200 more) to UTF-8, a piece at
/// a time.
@safe package struct TextDecoder: ~Copyable {
    /// What happened to a piece.
    package enum Outcome: Equatable {
        /// All of it is decoded, but for a character whose end is in the next piece.
        case decoded
        /// These bytes are no character of the encoding. What stands before them is decoded.
        case invalid([UInt8])
    }

    private let handle: OpaquePointer
    // What is read of the piece and where it ends: decoding stops at bytes that are no character.
    private var piece: [UInt8] = []
    private var place = 0

    /// Opens the converter of an encoding, by any of its names.
    ///
    /// - Throws: ``ICUError`` where ICU does not know the name.
    package init(encoding: String) throws(ICUError) {
        // ICU takes a name that it does not know for a file's, and an empty one for the system's encoding.
        guard Self.isKnown(encoding) else { throw ICUError.invalidID }
        var opened: OpaquePointer?
        try ICUError.check(unsafe icus_decoder_open(encoding, &opened))
        unsafe handle = opened!
    }

    deinit {
        unsafe icus_decoder_close(handle)
    }

    /// Whether ICU has a converter of a name. Capitals, `-` and `_` make no difference.
    package static func isKnown(_ name: String) -> Bool {
        // To ICU what is no letter or digit makes no difference: “../cp932” is a name of cp932.
        let isPlain = name.unicodeScalars.allSatisfy { scalar in
            scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
                || "-_.:,=+".unicodeScalars.contains(scalar)
        }
        guard !name.isEmpty, isPlain else { return false }
        return unsafe icus_encoding_alias_count(name) > 0
    }

    /// All names of all encodings.
    package static var names: [String] {
        (0..<icus_encoding_count()).flatMap { index -> [String] in
            guard let name = unsafe icus_encoding_name(index) else { return [] }
            return unsafe (0..<icus_encoding_alias_count(name)).compactMap { alias in
                unsafe icus_encoding_alias(name, alias).map { unsafe String(cString: $0) }
            }
        }
    }

    /// Decodes the next piece of the text; after ``Outcome/invalid(_:)``, an empty piece decodes the rest of the last.
    ///
    /// - Parameter isLast: Whether nothing comes after it.
    /// - Complexity: O(*n*) in the bytes.
    package mutating func decode(
        _ bytes: [UInt8], isLast: Bool, appendingTo text: inout [UInt8]
    ) throws(ICUError) -> Outcome {
        if place == piece.count {
            piece = bytes
            place = 0
        } else {
            piece += bytes
        }
        while true {
            let capacity = 2 * (piece.count - place) + 64
            var read: Int32 = 0
            var written: Int32 = 0
            var status: Int32 = 0
            let decoded = unsafe [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
                unsafe piece.withUnsafeBufferPointer { source in
                    status = unsafe icus_decoder_decode(
                        handle, source.baseAddress.map { unsafe $0 + place }, Int32(source.count - place), isLast,
                        &read,
                        target.baseAddress!, Int32(capacity), &written)
                }
                count = Int(written)
            }
            text += decoded
            place += Int(read)
            if Self.invalid.contains(status) { return .invalid(invalidBytes) }
            if status == ICUError.bufferOverflow.status { continue }
            try ICUError.check(status)
            return .decoded
        }
    }

    private var invalidBytes: [UInt8] {
        unsafe [UInt8](unsafeUninitializedCapacity: 32) { bytes, count in
            count = unsafe Int(icus_decoder_invalid_bytes(handle, bytes.baseAddress!, Int32(bytes.count)))
        }
    }

    /// `U_INVALID_CHAR_FOUND`, `U_TRUNCATED_CHAR_FOUND`, `U_ILLEGAL_CHAR_FOUND`, and what escapes that are none are.
    private static let invalid: Set<Int32> = [10, 11, 12, 18, 19]
}
