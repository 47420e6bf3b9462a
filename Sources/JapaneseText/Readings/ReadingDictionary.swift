/// A dictionary of Japanese words that MeCab reads text with.
///
///     let dictionary = try ReadingDictionary()
///     dictionary.name  // "ipadic"
///
/// IPADIC is what the weights of ``JapaneseReader`` are for; with UniDic, which knows more words and takes far more
/// memory, MeCab's own judgement counts for more.
public struct ReadingDictionary: Sendable {
    /// What the dictionary is called: `ipadic` or `unidic`.
    public var name: String { kind.name }

    /// The folder that it is in.
    public let folder: String

    private let kind: DictionaryKind

    let model: MeCabModel

    /// Where dictionaries are looked for, the first one first: those of Debian, then those of other systems.
    private static let folders = [
        "/var/lib/mecab/dic", "/usr/lib/mecab/dic", "/usr/local/lib/mecab/dic", "/opt/homebrew/lib/mecab/dic",
    ]
    .flatMap { root in ["ipadic-utf8", "ipadic", "unidic", "debian"].map { root + "/" + $0 } }

    /// Loads the dictionary of a folder, or the one that is installed: IPADIC in UTF-8, else UniDic.
    ///
    /// - Throws: ``ReadingError`` without MeCab, without a dictionary, and with one that is damaged, of another version
    ///   of MeCab, not in UTF-8, or that gives no readings in fields that are known here.
    public init(folder: String? = nil) throws(ReadingError) {
        if let folder {
            try self.init(checking: folder)
            return
        }
        var problem: ReadingError?
        for folder in Self.folders where MeCabDictionaryFiles.exist(in: folder) {
            do {
                try self.init(checking: folder)
                return
            } catch {
                if error.code == .engineMissing { throw error }
                problem = problem ?? error
            }
        }
        throw problem ?? .dictionaryMissing("no folder of “\(Self.folders[0])” and the like has one")
    }

    /// What the dictionary says of a word that it has.
    private static func fields(
        of word: String, _ tagger: inout MeCabTagger, _ model: MeCabModel
    ) throws(ReadingError) -> FeatureList {
        let text = Array(word.utf8)
        var lattice = MeCabLattice()
        try tagger.parse(
            text[...], kanjiBefore: [Int32](repeating: 0, count: text.count + 1),
            reach: .init(kanji: 0, homograph: 0, kana: 0), into: &lattice)
        return FeatureList(lattice.nodes.first { $0.feature != 0 }.map { model.feature(at: $0.feature) } ?? [])
    }

    private init(checking folder: String) throws(ReadingError) {
        let files = try MeCabDictionaryFiles(folder: folder)
        guard ["utf-8", "utf8"].contains(files.encoding.lowercased()) else {
            throw .dictionaryUnusable(folder, "it is in \(files.encoding), not in UTF-8")
        }
        model = try MeCabModel(folder: folder)
        self.folder = folder
        var tagger = try MeCabTagger(model)
        let word = try Self.fields(of: "東京", &tagger, model)
        guard let kind = DictionaryKind.all.first(where: { $0.fits(word) }) else {
            throw .dictionaryUnusable(folder, "its fields are neither those of IPADIC nor those of UniDic")
        }
        self.kind = kind
    }
}

/// A kind of dictionary, told by how many fields it has and by where it says how 東京 is read.
private struct DictionaryKind: Sendable {
    var name: String

    /// The field that says how a word is read in kana, counted from 0.
    var readingField: Int

    /// The field that says how it is spoken, with ー for a long vowel, where ``readingField`` is only that of the form that
    /// dictionaries list.
    var spokenField: Int?

    /// How many fields it has.
    var fields: ClosedRange<Int>

    static let all = [
        // UniDic since 2.2, 2.1.2 with all of its fields, and 2.1.2 as Debian has it.
        DictionaryKind(name: "unidic", readingField: 20, fields: 28...40),
        DictionaryKind(name: "unidic", readingField: 17, fields: 24...27),
        DictionaryKind(name: "unidic", readingField: 6, spokenField: 9, fields: 13...17),
        DictionaryKind(name: "ipadic", readingField: 7, fields: 9...9),
    ]

    func fits(_ tokyo: FeatureList) -> Bool {
        fields.contains(tokyo.count) && tokyo[readingField].map { $0.elementsEqual("トウキョウ".utf8) } == true
    }

    func reading(_ fields: FeatureList) -> String? {
        func text(_ field: Int) -> String? { fields[field].map { String(decoding: $0, as: UTF8.self) } }
        guard let listed = text(readingField) else { return nil }
        guard let spokenField, let spoken = text(spokenField) else { return listed }
        // A long vowel is written as the listed form has it, as far as that goes.
        return String(
            spoken.enumerated().map { index, kana in
                kana == "ー" && index < listed.count ? listed[listed.index(listed.startIndex, offsetBy: index)] : kana
            })
    }
}

/// What a dictionary says of a word: fields, separated by commas; in double quotes where they have a comma themselves.
struct FeatureList {
    private let bytes: [UInt8]
    private var ranges: [Range<Int>] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var start = 0
        var isQuoted = false
        for (index, byte) in bytes.enumerated() {
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if byte == UInt8(ascii: ","), !isQuoted {
                ranges.append(start..<index)
                start = index + 1
            }
        }
        ranges.append(start..<bytes.count)
    }

    var count: Int { ranges.count }

    /// A field, or `nil` where there is none or nothing is in it.
    subscript(index: Int) -> ArraySlice<UInt8>? {
        guard index < ranges.count else { return nil }
        let field = bytes[ranges[index]]
        return field.isEmpty || field.elementsEqual([UInt8(ascii: "*")]) ? nil : field
    }
}

extension ReadingDictionary {
    /// A word as the dictionary has it.
    ///
    /// - Parameter surface: The word, UTF-8.
    func word(_ surface: ArraySlice<UInt8>, _ node: MeCabNode) -> ReadingWord {
        let fields = FeatureList(model.feature(at: node.feature))
        let kind = Self.kind(fields[0], fields[1])
        let kana = String(decoding: surface, as: UTF8.self)
        guard kana.unicodeScalars.contains(where: { NormalizedText.isKanji($0.value) }) else {
            return ReadingWord(surface, reading: Array(kana.inHiragana().utf8), source: .dictionary, kind: kind)
        }
        guard !node.isUnknown, let reading = reading(fields) else {
            return ReadingWord(surface, reading: [], source: .unknown, kind: kind)
        }
        return ReadingWord(surface, reading: Array(reading.inHiragana().utf8), source: .dictionary, kind: kind)
    }

    private func reading(_ fields: FeatureList) -> String? {
        kind.reading(fields).flatMap { $0.isKana ? $0 : nil }
    }

    private static func kind(_ part: ArraySlice<UInt8>?, _ subpart: ArraySlice<UInt8>?) -> ReadingWord.Kind {
        func text(_ field: ArraySlice<UInt8>?) -> String { field.map { String(decoding: $0, as: UTF8.self) } ?? "" }
        return switch (text(part), text(subpart)) {
        case ("助詞", "接続助詞"): .ending
        case ("助詞", _): .particle
        case ("助動詞", _), (_, "接尾"), ("接尾辞", _): .ending
        case ("接頭詞", _), ("接頭辞", _): .prefix
        case ("名詞", "固有名詞"): .name
        case ("記号", _), ("補助記号", _), ("空白", _): .mark
        default: .other
        }
    }
}
