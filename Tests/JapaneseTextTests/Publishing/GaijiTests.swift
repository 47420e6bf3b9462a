import JapaneseText
import Testing

@Suite("Gaiji")
struct GaijiTests {
    @Test(
        "A place of JIS X 0213 is its character",
        arguments: [
            (1, 2, 22, "〻"), (1, 86, 29, "欞"), (1, 1, 1, "\u{3000}"), (1, 16, 1, "亜"), (1, 13, 21, "Ⅰ"),
            (1, 14, 3, "㐂"), (2, 94, 86, "𪚲"), (1, 4, 87, "か\u{309A}"),
        ])
    func places(plane: Int, row: Int, cell: Int, character: String) {
        #expect(Gaiji.character(plane: plane, row: row, cell: cell) == character)
    }

    @Test("Places that the standard leaves free, or does not have, are none")
    func free() {
        #expect(Gaiji.character(plane: 2, row: 2, cell: 1) == nil)
        #expect(Gaiji.character(plane: 0, row: 1, cell: 1) == nil)
        #expect(Gaiji.character(plane: 1, row: 95, cell: 1) == nil)
        #expect(Gaiji.character(plane: 1, row: 1, cell: 0) == nil)
    }

    @Test("Every one of the 11,233 places has one character, and 25 of them have two scalars")
    func all() {
        let characters = (1...2).flatMap { plane in
            (1...94).flatMap { row in (1...94).compactMap { Gaiji.character(plane: plane, row: row, cell: $0) } }
        }
        #expect(characters.count == 11_233)
        #expect(characters.count { $0.unicodeScalars.count == 2 } == 25)
        #expect(Set(characters.map { Array($0.unicodeScalars) }).count == 11_233)
    }
}
