internal import ICUSupport

/// The versions of what does the work: the ICU library that is loaded, and its data.
public enum ICUVersions {
    /// ICU's version, such as `72.1`.
    public static var icu: String { ICUVersion.icu }

    /// The version of Unicode that ICU's data implement, such as `15.0`.
    public static var unicode: String { ICUVersion.unicode }
}
