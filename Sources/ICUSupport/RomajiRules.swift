internal import CTextData

/// The file `romaji.rules`, which is part of the program.
package enum RomajiRules {
    /// The text of the file, its sections for all styles included.
    package static var text: String {
        let data = unsafe ctd_romaji_rules()
        return unsafe String(decoding: UnsafeBufferPointer(start: data.bytes, count: data.count), as: UTF8.self)
    }
}
