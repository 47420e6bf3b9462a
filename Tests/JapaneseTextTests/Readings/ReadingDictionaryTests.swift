import Foundation
import JapaneseText
import TestSupport
import Testing

@Suite(
    "Dictionaries of MeCab", .enabled(if: MeCabDictionary.isInstalled, "MeCab or its dictionary is not installed"))
struct ReadingDictionaryTests {
    @Test("A folder without a dictionary is named, and so are the packages to install")
    func missing() throws {
        let error = #expect(throws: ReadingError.self) { try ReadingDictionary(folder: "/nowhere") }
        #expect(error?.code == .dictionaryMissing)
        #expect(error?.description.contains("/nowhere") == true)
        #expect(error?.description.contains("mecab-ipadic-utf8") == true)
    }

    @Test("A damaged dictionary is refused", arguments: Damage.allCases)
    func damaged(damage: Damage) throws {
        let source = URL(filePath: try ReadingDictionary().folder)
        let folder = try TemporaryFolder()
        for name in ["sys.dic", "unk.dic", "matrix.bin", "char.bin", "dicrc"] where name != damage.missing {
            let original = source.appending(path: name).resolvingSymlinksInPath()
            if let bytes = try damage.change(Data(contentsOf: original), of: name) {
                try folder.write(bytes, to: name)
            } else {
                try FileManager.default.createSymbolicLink(
                    at: folder.url.appending(path: name), withDestinationURL: original)
            }
        }
        let error = #expect(throws: ReadingError.self) { try ReadingDictionary(folder: folder.url.path) }
        #expect(error?.code == .dictionaryUnusable)
    }

    enum Damage: CaseIterable {
        case cutOff, otherVersion, otherEncoding, noMatrix, cutMatrix, noSettings, empty

        var missing: String? { self == .noMatrix ? "matrix.bin" : self == .noSettings ? "dicrc" : nil }

        /// What becomes of a file; `nil` if it stays as it is.
        func change(_ bytes: Data, of name: String) -> [UInt8]? {
            switch (self, name) {
            case (.cutOff, "sys.dic"): Array(bytes.prefix(1_000_000))
            case (.empty, "sys.dic"): []
            case (.cutMatrix, "matrix.bin"): Array(bytes.dropLast(2))
            case (.otherVersion, "unk.dic"): Array(bytes.prefix(4)) + [101] + bytes.dropFirst(5)
            case (.otherEncoding, "sys.dic"):
                Array(bytes.prefix(40)) + Array("EUC-JP".utf8) + [0, 0] + bytes.dropFirst(48)
            default: nil
            }
        }
    }
}
