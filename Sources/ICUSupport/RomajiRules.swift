internal import CTextData

/// The files `romaji.rules` and `romanization.rules`, which are part of the program.
package enum RomajiRules {
    /// From rōmaji to kana, with the costs of all styles.
    package static var toKana: String { unsafe text(ctd_romaji_rules()) }

    /// From kana to rōmaji, with the spellings of all styles.
    package static var fromKana: String { unsafe text(ctd_romanization_rules()) }

    private static func text(_ data: ctd_data) -> String {
        unsafe String(decoding: UnsafeBufferPointer(start: data.bytes, count: data.count), as: UTF8.self)
    }
}
