import JapaneseText
import Testing

@Suite("The lattice of readings")
struct KanaLatticeTests {
    static let lines =
        [
            "hon o yomu", "konnichiwa", "Tōkyō e ikimasu.", "tokyo", "o-genki desu ka", "ra-men to ko-hi-",
            "Hello (M) C++", "", "Ohtani",
            "shinya no chīzu, jikan", "日本 de kanji o 3 ji ni", "wa wa o e", "nnn n'n", "ōō oo ou", "la xtsu wi di ti",
        ] + RomajiSyllable.all.map(\.romaji)

    @Test("The cheapest way is what is read, and costs nothing", arguments: RomajiStyle.all)
    func cheapestIsRead(style: RomajiStyle) {
        for script in KanaScript.allCases {
            for line in Self.lines {
                let best = KanaLattice(line, style: style, script: script).alternatives(limit: 1)
                #expect(best == [.init(text: RomajiReader(style: style, script: script).read(line), cost: 0)])
            }
        }
    }

    @Test("Edges lead forward, to the end, and places never go back", arguments: RomajiStyle.all)
    func isTopological(style: RomajiStyle) {
        for line in Self.lines {
            let lattice = KanaLattice(line, style: style)
            #expect(lattice.edges(from: lattice.end).isEmpty)
            if style != .icu { #expect(lattice.utf8Offset(of: lattice.end) == line.utf8.count) }
            for node in 0..<lattice.end {
                let edges = lattice.edges(from: node)
                #expect(!edges.isEmpty)
                #expect(edges.allSatisfy { $0.target > node && $0.target <= lattice.end && $0.cost >= 0 })
                #expect(edges.map(\.cost) == edges.map(\.cost).sorted())
                #expect(lattice.utf8Offset(of: node) <= lattice.utf8Offset(of: node + 1))
            }
        }
    }

    @Test("Alternatives are sorted, each is there once, and asking for more changes none")
    func alternativesAreOrdered() {
        for line in Self.lines {
            let many = RomajiReader().alternatives(to: line, limit: 30)
            #expect(many.map(\.cost) == many.map(\.cost).sorted())
            #expect(Set(many.map(\.text)).count == many.count)
            #expect(RomajiReader().alternatives(to: line, limit: 7).map(\.cost) == many.prefix(7).map(\.cost))
            #expect(many == RomajiReader().alternatives(to: line, limit: 30))
        }
    }

    @Test(
        "What a spelling leaves open is among the alternatives, in the order of what is likely",
        arguments: [
            ("kō", ["こう", "こお", "こー"]), ("tenin", ["てにん", "てんいん"]), ("shinya", ["しにゃ", "しんや"]),
            ("hanaji", ["はなじ", "はなぢ"]), ("tsuzuku", ["つずく", "つづく"]), ("tokyo", ["ときょ", "とうきょう"]),
            ("osaka", ["おさか", "おおさか"]),
            ("kireina wa", ["きれいな は", "きれいな わ"]), ("konnichiwa", ["こんにちは", "こんにちわ"]), ("la", ["ら", "ぁ"]),
            ("wi", ["うぃ", "ゐ"]),
            ("Satoh", ["さとう", "さとお"]), ("koohii", ["こおひい", "こーひー"]), ("toori", ["とおり", "とうり"]),
            ("hon o", ["ほん を", "ほん お"]),
            ("tokyoe", ["ときょえ", "ときょへ"]), ("edo-jidai", ["えどーじだい", "えどじだい"]),
        ])
    func alternatives(romaji: String, kana: [String]) {
        let all = RomajiReader().alternatives(to: romaji, limit: 60).map(\.text)
        let places = kana.map { all.firstIndex(of: $0) }
        #expect(!places.contains(nil), "\(all)")
        #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    }

    @Test("A long reading costs in proportion to its length")
    func isLinear() {
        let short = KanaLattice(String(repeating: "watashinoō-", count: 100))
        let long = KanaLattice(String(repeating: "watashinoō-", count: 10_000))
        #expect(long.end <= 100 * short.end)
        #expect(long.alternatives(limit: 3).count == 3)
        for unit in ["n", "o", "x", "'n", "ō", "-", "bcdfg", "ん", "a\u{304}\u{304}"] {
            let text = String(repeating: unit, count: 20_000)
            #expect(!RomajiReader().read(text).isEmpty)
            #expect(KanaLattice(text).alternatives(limit: 2)[0].cost == 0)
        }
    }
}
