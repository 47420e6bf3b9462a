/// One of the two syllabaries.
public enum KanaScript: String, Hashable, Sendable, Codable, CaseIterable {
    /// ひらがな
    case hiragana
    /// カタカナ
    case katakana

    /// The name that commands and documentation use.
    public var name: String { rawValue }

    /// The script of a name; `nil` if there is none.
    public init?(name: String) {
        self.init(rawValue: name)
    }
}

extension Unicode.Scalar {
    /// A hiragana, or ー, in a script.
    func written(in script: KanaScript) -> Unicode.Scalar { script == .hiragana ? self : asKatakana }
}
