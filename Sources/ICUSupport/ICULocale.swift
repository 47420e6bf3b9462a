internal import ICUShims

/// What ICU makes of language tags.
package enum ICULocale {
    /// Converts a BCP 47 tag to ICU's locale ID.
    ///
    /// - Returns: The ID, and how many UTF-8 bytes of the tag were well-formed;
    ///   fewer than the tag has, and the ID stands only for these.
    package static func identifier(ofTag tag: String) throws(ICUError) -> (identifier: String, wellFormed: Int) {
        var capacity = 160
        while true {
            var length: Int32 = 0
            var wellFormed: Int32 = 0
            var buffer = [CChar](repeating: 0, count: capacity)
            let status = unsafe icus_locale_from_tag(tag, &buffer, Int32(capacity), &length, &wellFormed)
            if status == ICUError.bufferOverflow.status, capacity <= Int(length) {
                capacity = Int(length) + 1
                continue
            }
            try ICUError.check(status)
            let identifier = String(decoding: buffer.prefix(Int(length)).map(UInt8.init(bitPattern:)), as: UTF8.self)
            return (identifier, Int(wellFormed))
        }
    }

    /// The name of a locale in the language of another, both by ICU's IDs.
    package static func displayName(of identifier: String, in other: String) throws(ICUError) -> String {
        try ICUText.read { buffer, capacity, length in
            unsafe icus_locale_name(identifier, other, &buffer, capacity, &length)
        }
    }

    /// The ID with the script and the region that are most likely for it, such as `en_Latn_US` for `en` (UTS #35).
    package static func maximized(_ identifier: String) throws(ICUError) -> String {
        try ICUText.read { buffer, capacity, length in
            unsafe icus_locale_maximized(identifier, &buffer, capacity, &length)
        }
    }
}
