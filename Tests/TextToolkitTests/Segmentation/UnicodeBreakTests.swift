import Foundation
import Testing
import TextToolkit

/// Unicode's own tests of UAX #29 and UAX #14, as Debian's package `unicode-data` brings them.
@Suite("Unicode's break tests")
struct UnicodeBreakTests {
    /// What each test file is made of: lines such as `÷ 0061 × 0308 ÷ 0062 ÷	# …`.
    struct Case: Hashable, CustomStringConvertible {
        /// The code points in hexadecimal, which name the case.
        let description: String
        let text: String
        /// In UTF-8, from 0.
        let boundaries: [Int]

        init?(line: Substring) {
            let parts = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
            guard !parts.isEmpty else { return nil }
            var text = ""
            var boundaries: [Int] = []
            var names: [Substring] = []
            for part in parts {
                switch part {
                case "÷": boundaries.append(text.utf8.count)
                case "×": break
                default:
                    guard let scalar = UInt32(part, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
                    text.unicodeScalars.append(scalar)
                    names.append(part)
                }
            }
            description = names.joined(separator: " ")
            self.text = text
            self.boundaries = boundaries
        }

        func passes(_ segmenter: Segmenter) -> Bool {
            let ends = segmenter.segments(in: UTF8Text(text)).map(\.range.upperBound)
            // UAX #14 has no break at the start of a text, UAX #29 has one.
            return ends == boundaries.filter { $0 != 0 }
        }
    }

    struct Suite: CustomTestStringConvertible, Sendable {
        let file: String
        let granularity: Granularity
        var language: LanguageTag = .undetermined
        let count: Int
        /// The cases in which ICU follows a later Unicode, or a tailoring of its own.
        var exceptions: Set<String> = []

        var testDescription: String { "\(file), language \(language)" }
    }

    static let folder = URL(filePath: "/usr/share/unicode/auxiliary")

    static let suites = [
        Suite(file: "GraphemeBreakTest.txt", granularity: .grapheme, count: 602),
        Suite(file: "SentenceBreakTest.txt", granularity: .sentence, count: 502),
        Suite(file: "WordBreakTest.txt", granularity: .word, count: 1823, exceptions: colons),
        Suite(file: "WordBreakTest.txt", granularity: .word, language: "fi", count: 1823),
        Suite(file: "LineBreakTest.txt", granularity: .line, count: 7654, exceptions: lineTailorings),
    ]

    static func filesAre(of version: String) -> Bool {
        Set(suites.map(\.file)).allSatisfy { file in
            let content = try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
            return content?.hasPrefix("# \(file.dropLast(4))-\(version).txt") ?? false
        }
    }

    @Test(
        "ICU 72 passes all but the listed cases",
        .enabled(
            if: FileManager.default.fileExists(atPath: folder.path),
            "Needs Unicode's test files: apt-get install unicode-data"),
        .enabled(if: filesAre(of: "15.0.0"), "The lists are those of Unicode 15.0"),
        .enabled(
            if: ICUVersions.icu.hasPrefix("72.") && ICUVersions.unicode == "15.0",
            "The lists are those of ICU 72 with Unicode 15.0"),
        arguments: suites
    )
    func conformance(_ suite: Suite) throws {
        let content = try String(contentsOf: Self.folder.appending(path: suite.file), encoding: .utf8)
        let cases = content.split(separator: "\n").compactMap(Case.init)
        #expect(cases.count == suite.count)

        let segmenter = try Segmenter(by: suite.granularity, language: suite.language)
        let failures = cases.filter { !$0.passes(segmenter) }.map(\.description)
        let failed = Set(failures)
        #expect(failures.count == suite.exceptions.count)
        #expect(failed.subtracting(suite.exceptions).sorted() == [])
        #expect(suite.exceptions.subtracting(failed).sorted() == [], "On the list, and yet passed")
    }
}

extension UnicodeBreakTests {
    /// ICU takes the colon out of MidLetter, as Unicode has done since 15.1: a word ends before it,
    /// except in Finnish and Swedish.
    static let colons: Set<String> = [
        "0041 003A 0041", "0061 003A 0041", "0061 003A 0061 0027", "0061 003A 0061 0027 2060", "0061 003A 0061 002C",
        "0061 003A 0061 003A", "0061 003A 0061 2060", "0061 003A 0308 0041", "0061 003A 0308 0061 0027",
        "0061 003A 0308 0061 0027 2060", "0061 003A 0308 0061 002C", "0061 003A 0308 0061 003A",
        "0061 003A 0308 0061 2060", "0061 003A 0308 05D0", "0061 003A 05D0",
    ]

    /// ICU's tailoring of UAX #14: numbers in the way of its regular expression (Example 7 of its
    /// section 8.2), and no break behind a hyphen that stands at the start.
    static let lineTailorings: Set<String> = [
        // A comma or full stop before digits, and digits behind one.
        "002C 0030", "002C 0308 0030", "0061 002E 0032 0020", "0061 002E 0032 0020 0915", "0061 002E 0032 0020 672C",
        "0061 002E 0032 3000 0033", "0061 002E 0032 3000 300C", "0061 002E 0032 3000 307E", "0061 002E 0032 3000 672C",
        "0041 002E 0031 0020 BABB", "BD10 C694 002E 0020 0041 002E 0033 0020 BABB",
        "BD24 C5B4 002E 0020 0041 002E 0032 0020 BCFC", "C694 002E 0020 0041 002E 0034 0020 BABB",
        "0065 0071 0075 0061 006C 0073 0020 002E 0033 0035 0020 0063 0065 006E 0074 0073",
        // A hyphen before what is alphabetic.
        "002D 0023", "002D 00A7", "002D 0308 0023", "002D 0308 00A7", "002D 0E01", "002D 0308 0E01", "002D 50005",
        "002D 0308 50005",
    ]
}
