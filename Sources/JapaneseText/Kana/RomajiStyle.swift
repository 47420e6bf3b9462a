/// A way to spell Japanese in Latin letters.
///
/// Where the systems disagree about what a spelling stands for, the style decides: *wi* is ゐ in Nihon-shiki and うぃ
/// elsewhere, *la* is ら or ぁ. ``any`` reads all of them.
public struct RomajiStyle: Hashable, Sendable {
    /// The name that commands and documentation use.
    public let name: String

    /// One sentence on the system, for help texts.
    public let summary: String

    /// Whether a hyphen makes the vowel before it longer; elsewhere it only divides.
    var hyphenLengthens: Bool { self == .any || self == .ime }

    /// Whether the particles は, を, へ are written as they sound, and not kana by kana.
    var soundsParticles: Bool { self != .ime }

    /// Whether long vowels are often written as short ones, for want of the marks.
    var dropsLongMarks: Bool { self != .ime }

    /// Every spelling at once, which is what to read by unless more is known. Writes as ``hepburn``.
    public static let any = RomajiStyle(
        name: "any", summary: "every spelling below at once; writes Hepburn")

    /// Modified Hepburn: *shi, tsu, fu, ji, shinbun, Tōkyō, hon'ya*.
    public static let hepburn = RomajiStyle(
        name: "hepburn", summary: "modified Hepburn: shi, tsu, fu, ji, shinbun, Tōkyō, hon'ya")

    /// Kunrei-shiki, ISO 3602: *si, tu, hu, zi, sinbun, Tôkyô, hon'ya*.
    public static let kunrei = RomajiStyle(
        name: "kunrei", summary: "Kunrei-shiki (ISO 3602): si, tu, hu, zi, sinbun, Tôkyô, hon'ya")

    /// Nihon-shiki, ISO 3602 strict: as Kunrei-shiki, with *di, du, wi, we, wo, kwa* for ぢ, づ, ゐ, ゑ, を, くゎ.
    public static let nihon = RomajiStyle(
        name: "nihon", summary: "Nihon-shiki (ISO 3602 strict): as Kunrei, with di, du, wi, we, wo, kwa")

    /// The Hepburn of Japanese passports: *Shimbun, Ohtani, Itchoda*, without marks on vowels.
    public static let passport = RomajiStyle(
        name: "passport", summary: "Japanese passports: shimbun, ohtani, itcho, no marks on vowels")

    /// The romanization of libraries: *shinbun, Tōkyō, hon'ya, matcha*.
    public static let alaLC = RomajiStyle(
        name: "ala-lc", summary: "libraries (ALA-LC): shinbun, Tōkyō, hon'ya, matcha")

    /// What is typed into Japanese input methods: *toukyou, konnnitiha, ra-men, xtu, la*.
    public static let ime = RomajiStyle(
        name: "ime", summary: "Japanese input methods: toukyou, ra-men, honnya, xtu, la")

    /// ICU's own `Latin-Hiragana` and `Hiragana-Latin`, untouched.
    public static let icu = RomajiStyle(
        name: "icu", summary: "ICU's Latin-Hiragana and Hiragana-Latin, untouched")

    /// Every style.
    public static let all = [any, hepburn, kunrei, nihon, passport, alaLC, ime, icu]

    /// The style of a name, as ``all`` has them; `nil` if there is none.
    public init?(name: String) {
        guard let style = Self.all.first(where: { $0.name == name }) else { return nil }
        self = style
    }

    private init(name: String, summary: String) {
        self.name = name
        self.summary = summary
    }
}

extension RomajiStyle: Codable {
    /// Reads the name of a style.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let style = RomajiStyle(name: try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no such rōmaji style.")
        }
        self = style
    }

    /// Writes the name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}

extension RomajiStyle: CustomStringConvertible {
    /// The name.
    public var description: String { name }
}
