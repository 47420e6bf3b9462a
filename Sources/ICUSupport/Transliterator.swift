internal import ICUShims

/// Applies one of ICU's transforms.
///
/// Opened as a clone of a prototype that all transliterators of the same source share: opening one
/// costs half a millisecond and more, cloning two microseconds. ICU lets one
/// thread at a time through its rules, whatever the number of handles.
@safe package struct Transliterator: ~Copyable {
    /// Where a transform comes from.
    package enum Source: Hashable, Sendable {
        /// An ID that ICU knows, such as `Latin-Hiragana`, or several joined by `;`.
        case id(String)
        /// Rules in ICU's rule language.
        case rules(String)
    }

    /// Rules or an ID that ICU refuses.
    package struct OpenError: Error {
        package let icu: ICUError
        /// Where the fault is in the rules, in UTF-16 units, if ICU says so.
        package let utf16Offset: Int?
    }

    private let handle: OpaquePointer

    /// Opens a transform.
    package init(_ source: Source) throws(OpenError) {
        var offset: Int32 = -1
        do {
            unsafe handle = try prototypes.clone(for: source) { () throws(ICUError) in
                unsafe try Prototype(
                    open: { unsafe source.open(&$0, faultOffset: &offset) },
                    clone: { unsafe icus_transliterator_clone($0, &$1) },
                    close: { unsafe icus_transliterator_close($0) }
                )
            }.pointer
        } catch {
            throw OpenError(icu: error, utf16Offset: offset < 0 ? nil : Int(offset))
        }
    }

    deinit {
        unsafe icus_transliterator_close(handle)
    }

    /// Transliterates a text, all of which is context to its rules.
    ///
    /// - Complexity: Linear in the text for all but the strangest rules.
    package mutating func transliterate(_ text: Span<UInt8>) throws(ICUError) -> String {
        guard text.count <= Int(Int32.max) else { throw .indexOutOfBounds }
        var result: UnsafePointer<UInt8>?
        var length: Int32 = 0
        let status = unsafe text.withUnsafeBufferPointer { bytes in
            unsafe icus_transliterator_apply(handle, bytes.baseAddress, Int32(bytes.count), &result, &length)
        }
        try ICUError.check(status)
        return unsafe String(decoding: UnsafeBufferPointer(start: result, count: Int(length)), as: UTF8.self)
    }

    /// The IDs of all transforms that ICU has, sorted.
    package static func availableIDs() throws(ICUError) -> [String] {
        var ids: [String] = []
        let status = unsafe withUnsafeMutablePointer(to: &ids) { list in
            unsafe icus_transliterator_ids(list) { list, id in
                unsafe list.assumingMemoryBound(to: [String].self).pointee.append(String(cString: id))
            }
        }
        try ICUError.check(status)
        return ids.sorted()
    }
}

extension Transliterator.Source {
    fileprivate func open(_ result: inout OpaquePointer?, faultOffset: inout Int32) -> Int32 {
        let text =
            switch self {
            case .id(let text), .rules(let text): Array(text.utf8)
            }
        return unsafe text.withUnsafeBufferPointer { bytes in
            switch self {
            case .id: unsafe icus_transliterator_open_id(bytes.baseAddress, Int32(bytes.count), &result)
            case .rules:
                unsafe icus_transliterator_open_rules(bytes.baseAddress, Int32(bytes.count), &faultOffset, &result)
            }
        }
    }
}

private let prototypes = PrototypeCache<Transliterator.Source>()
