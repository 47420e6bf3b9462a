internal import ICUShims

/// The versions of the ICU library that is loaded.
package enum ICUVersion {
    /// ICU's own version, such as `72.1`.
    package static var icu: String { unsafe String(cString: icus_version()) }

    /// The version of Unicode that its data implement, such as `15.0`.
    package static var unicode: String { unsafe String(cString: icus_unicode_version()) }
}
