/// As much of a passage as is spoken in one go, a few minutes at the most: what is in memory at a time.
struct SpeechUnit: Sendable {
    /// A word's places in ``spoken``, in Unicode scalars, and in the utterance's text, in bytes.
    struct Word: Sendable {
        var spoken: Range<Int>
        var source: Range<Int>
    }

    /// What espeak-ng gets.
    var spoken: [UInt8]
    var takesMnemonics: Bool
    /// Whether a sentence goes on after it.
    var isContinued: Bool
    var words: [Word] = []
    /// Places with a name, in Unicode scalars of ``spoken``.
    var marks: [(place: Int, name: String)] = []
    var manner: SpeechManner
}
