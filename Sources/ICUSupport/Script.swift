internal import ICUShims

/// A script of Unicode, by ICU's number for it (UAX #24).
package struct Script: Hashable, Sendable {
    fileprivate let code: Int32

    /// The script of characters that several scripts share, such as digits: `Zyyy`.
    package static let common = Script(code: 0)
    /// The script of marks, which have that of the character before: `Zinh`.
    package static let inherited = Script(code: 1)

    fileprivate init(code: Int32) {
        self.code = code
    }

    /// Looks a script up by its code in ISO 15924, such as `Hira`.
    ///
    /// - Precondition: ICU knows it.
    package init(_ name: StaticString) {
        code = unsafe icus_script_named(name.description)
        precondition(code >= 0, "There is no script \(name).")
    }

    /// The scripts that a language is written in, by the ICU locale: of `ja` these are katakana, hiragana and Han.
    ///
    /// None where ICU knows none, as of `und`.
    package static func all(ofLocale identifier: String) throws(ICUError) -> [Script] {
        // Of the root locale ICU would say Latin: it takes it for English.
        if identifier.isEmpty || identifier.hasPrefix("@") || identifier == "und" || identifier.hasPrefix("und@") {
            return []
        }
        var codes = [Int32](repeating: 0, count: 16)
        var count: Int32 = 0
        try ICUError.check(unsafe icus_scripts_of_locale(identifier, &codes, Int32(codes.count), &count))
        return codes.prefix(Int(count)).map(Script.init(code:))
    }
}

extension Unicode.Scalar {
    /// Its script.
    package var script: Script { Script(code: icus_script(value)) }

    /// Whether a script has it: its own, or one of those that share it (Script_Extensions).
    package func isIn(_ script: Script) -> Bool { icus_has_script(value, script.code) }
}
