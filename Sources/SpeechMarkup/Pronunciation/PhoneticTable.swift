/// The symbols of all alphabets, ready to be looked up.
struct PhoneticTable: Sendable {
    enum Kind: Character, Sendable {
        case vowel = "v"
        case consonant = "c"
        case diacritic = "d"
        case stress = "t"
        case boundary = "b"
        case sequence = "s"
    }

    /// How a symbol is written in an alphabet.
    enum Spelling: Sendable {
        case written(String)
        /// The alphabet does not write it, and means the same without.
        case dropped
        case none
    }

    struct Row: Sendable {
        var kind: Kind
        var spellings: [Spelling]
    }

    /// A spelling that is read, and the symbols that it stands for.
    struct Candidate: Sendable {
        var scalars: [Unicode.Scalar]
        var symbols: [Int]
    }

    static let shared = PhoneticTable()

    let symbols: [Row]
    /// By alphabet and first character, longest first.
    private let candidates: [[Unicode.Scalar: [Candidate]]]
    let primaryStress: Int
    let secondaryStress: Int
    let space: Int
    let r: Int

    private init() {
        var symbols: [Row] = []
        var candidates = [[Unicode.Scalar: [Candidate]]](repeating: [:], count: PhoneticAlphabet.all.count)
        var sequences: [(ipa: String, cells: [Substring])] = []
        for line in Self.rows.split(separator: "\n") {
            // By scalars: a space and the accent after it are one character.
            let cells = line.unicodeScalars.split(separator: " ").map(Substring.init)
            guard cells.count == 5, let kind = Kind(rawValue: Character(String(cells[0]))) else {
                preconditionFailure("The table of phonetic symbols has a bad row: \(line)")
            }
            if kind == .sequence {
                sequences.append((String(cells[1]), Array(cells[1...])))
                continue
            }
            var row = Row(kind: kind, spellings: [])
            for (column, cell) in cells[1...].enumerated() {
                let variants = Self.variants(of: cell)
                row.spellings.append(Self.spelling(of: cell, column: column))
                // In IPA and X-SAMPA “.” is a symbol of its own.
                if cell == "-" || (cell == "." && column > 1) { continue }
                for variant in variants where !variant.hasPrefix(">") {
                    Self.add(variant, [symbols.count], to: &candidates[column])
                }
            }
            symbols.append(row)
        }
        for sequence in sequences {
            guard let parts = Self.read(sequence.ipa.unicodeScalars.map { $0 }, candidates[0]) else {
                preconditionFailure("The table of phonetic symbols has no symbols for \(sequence.ipa)")
            }
            for (column, cell) in sequence.cells.enumerated() where column > 0 && cell != "-" {
                Self.add(cell, parts, to: &candidates[column])
            }
        }
        for column in candidates.indices {
            for scalar in candidates[column].keys {
                candidates[column][scalar]?.sort { $0.scalars.count > $1.scalars.count }
            }
        }
        func symbol(_ ipa: String) -> Int {
            guard let found = candidates[0][ipa.unicodeScalars.first!]?.first(where: { $0.scalars.count == 1 }) else {
                preconditionFailure("The table of phonetic symbols has no \(ipa)")
            }
            return found.symbols[0]
        }
        primaryStress = symbol("ˈ")
        secondaryStress = symbol("ˌ")
        space = symbol(" ")
        r = symbol("ɹ")
        self.symbols = symbols
        self.candidates = candidates
    }

    /// The longest spelling at an index, if there is one.
    func candidate(at index: Int, of scalars: [Unicode.Scalar], _ alphabet: PhoneticAlphabet) -> Candidate? {
        Self.longest(at: index, of: scalars, candidates[alphabet.column])
    }

    /// The symbols that all of a text is the spelling of.
    func symbols(of text: String, _ alphabet: PhoneticAlphabet) -> [Int]? {
        Self.read(Array(text.unicodeScalars), candidates[alphabet.column])
    }

    func spelling(of symbol: Int, in alphabet: PhoneticAlphabet) -> Spelling {
        symbols[symbol].spellings[alphabet.column]
    }

    private static func variants(of cell: Substring) -> [Substring] {
        cell == "," ? [cell] : cell.unicodeScalars.split(separator: ",").map(Substring.init)
    }

    private static func spelling(of cell: Substring, column: Int) -> Spelling {
        if cell == "-" { return .none }
        if cell == "." && column > 1 { return .dropped }
        var first = variants(of: cell)[0]
        if first.hasPrefix(">"), first.count > 1, column > 1 { first = first.dropFirst() }
        return .written(first == "␣" ? " " : String(first))
    }

    private static func add(_ text: Substring, _ symbols: [Int], to candidates: inout [Unicode.Scalar: [Candidate]]) {
        let scalars = text == "␣" ? [" "] : Array(text.unicodeScalars)
        // The first row that has a spelling is what it is read as.
        if candidates[scalars[0]]?.contains(where: { $0.scalars == scalars }) == true { return }
        candidates[scalars[0], default: []].append(Candidate(scalars: scalars, symbols: symbols))
    }

    private static func read(_ scalars: [Unicode.Scalar], _ candidates: [Unicode.Scalar: [Candidate]]) -> [Int]? {
        var result: [Int] = []
        var index = 0
        while index < scalars.count {
            guard let candidate = longest(at: index, of: scalars, candidates) else { return nil }
            result += candidate.symbols
            index += candidate.scalars.count
        }
        return result
    }

    private static func longest(
        at index: Int, of scalars: [Unicode.Scalar], _ candidates: [Unicode.Scalar: [Candidate]]
    ) -> Candidate? {
        var best: Candidate?
        for candidate in candidates[scalars[index]] ?? [] where candidate.scalars.count > best?.scalars.count ?? 0 {
            let end = index + candidate.scalars.count
            if end <= scalars.count, scalars[index..<end].elementsEqual(candidate.scalars) { best = candidate }
        }
        return best
    }
}
