internal import ICUSupport
internal import Synchronization

/// What a process keeps of a style: ICU with its rules, for one thread at a time. ICU would let in no more.
final class RomajiMemo: Sendable {
    private let style: RomajiStyle
    private let units: Mutex<RomajiUnits?>
    private let romanizer: Mutex<Transliterator?>

    private init(_ style: RomajiStyle) {
        self.style = style
        units = Mutex(nil)
        romanizer = Mutex(nil)
    }

    private static let memos = Mutex<[String: RomajiMemo]>([:])

    /// The one memo that a process has for a style.
    static func of(_ style: RomajiStyle) -> RomajiMemo {
        memos.withLock { memos in
            if let memo = memos[style.name] { return memo }
            let memo = RomajiMemo(style)
            memos[style.name] = memo
            return memo
        }
    }

    /// Calls `body` with the units read so far.
    func withUnits<Result>(_ body: (inout RomajiUnits) -> sending Result) -> sending Result {
        units.withLock { units in
            if units == nil { units = RomajiUnits(style) }
            return body(&units!)
        }
    }

    /// A run of hiragana in rōmaji.
    func romanized(_ kana: String) -> String {
        romanizer.withLock { romanizer in
            if romanizer == nil { romanizer = Transliterator(own: .rules(style.romanizationRules)) }
            return romanizer!.convert(kana.utf8.span)
        }
    }
}

extension Transliterator {
    /// Opens rules of this project, or a transform that ICU always has.
    init(own source: Source) {
        do {
            try self.init(source)
        } catch {
            error.icu.endProgram()
        }
    }

    /// Converts a text by rules that fail at none.
    mutating func convert(_ text: Span<UInt8>) -> String {
        do {
            return try transliterate(text)
        } catch {
            error.endProgram()
        }
    }
}
