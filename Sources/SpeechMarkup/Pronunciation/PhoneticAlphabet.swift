/// A way to write down pronunciations.
///
///     try Pronunciation("L IY1 D", in: .arpabet).ipa          // ˈliːd
///     try Pronunciation("ˈliːd").text(in: .espeak)            // l'i:d
public struct PhoneticAlphabet: Hashable, Sendable {
    /// The name, as PLS and SSML write it in `alphabet`.
    public let name: String

    /// Other names that are taken for it, in small letters.
    let otherNames: [String]

    /// Its column of ``PhoneticTable``.
    let column: Int

    /// The International Phonetic Alphabet.
    public static let ipa = PhoneticAlphabet(name: "ipa", otherNames: [], column: 0)
    /// X-SAMPA: the IPA in ASCII (Wells, 1995).
    public static let xSAMPA = PhoneticAlphabet(
        name: "x-sampa", otherNames: ["x-xsampa", "x-x-sampa", "xsampa"], column: 1)
    /// ARPAbet as CMUdict has it: American English, with stress as a digit after each vowel.
    public static let arpabet = PhoneticAlphabet(
        name: "x-arpabet", otherNames: ["x-cmu", "x-cmu-arpabet", "cmu-arpabet", "arpabet"], column: 2
    )
    /// The phoneme mnemonics of espeak-ng's English voices, read the American way where those differ.
    public static let espeak = PhoneticAlphabet(name: "x-espeak", otherNames: ["x-espeak-ng", "espeak"], column: 3)

    /// All alphabets.
    public static let all = [ipa, xSAMPA, arpabet, espeak]

    /// The alphabet of a name, if it is one of ``all``. Capitals make no difference.
    public init?(named name: String) {
        let name = name.lowercased()
        guard let known = Self.all.first(where: { $0.name == name || $0.otherNames.contains(name) }) else { return nil }
        self = known
    }

    private init(name: String, otherNames: [String], column: Int) {
        self.name = name
        self.otherNames = otherNames
        self.column = column
    }
}
