extension Segment {
    /// What a word consists of, by the rule of ICU that found it.
    ///
    /// The ranges of ICU's rule status (`UWordBreak` in `ubrk.h`), by the names that it
    /// gives them.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// No word: spaces, punctuation, symbols.
        case none
        /// Digits.
        case number
        /// Letters of any script but those below; Hangul and Thai are among them.
        case letter
        /// Hiragana or Katakana alone, where ICU tells them from ideographs. ICU 72 does not:
        /// whatever its dictionary of Chinese and Japanese finds is an ``ideograph``.
        case kana
        /// Han characters and kana.
        case ideograph
    }
}

/// What a rule status of ICU means, which depends on the granularity.
@usableFromInline
struct RuleStatus: Sendable {
    @usableFromInline let isOfWords: Bool
    @usableFromInline let isOfLines: Bool

    init(_ granularity: Granularity) {
        isOfWords = granularity == .word
        isOfLines = granularity == .line
    }

    @inlinable @inline(__always)
    func kind(of status: Int32) -> Segment.Kind {
        guard isOfWords else { return .none }
        return switch status {
        case ..<100: .none
        case ..<200: .number
        case ..<300: .letter
        case ..<400: .kana
        default: .ideograph
        }
    }

    @inlinable @inline(__always)
    func isMandatoryBreak(_ status: Int32) -> Bool {
        isOfLines && status >= 100
    }
}
