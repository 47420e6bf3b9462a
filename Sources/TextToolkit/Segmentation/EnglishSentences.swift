internal import ICUSupport

/// Tells where an English sentence goes on though UAX #29 ends it: after *Dr.*, *No.* before a digit, *U.S.* before a
/// word that starts no sentence; and after a quotation or bracket before a small letter.
///
/// The words, and what must follow each, are those of `english-sentences.tsv`.
struct EnglishSentences: Sendable {
    /// What must follow a word and its full stop if the sentence goes on.
    enum Rule: String, Sendable, CaseIterable {
        case any, name, number, date, word, hour
    }

    static let shared = EnglishSentences(.englishSentences)

    /// The words before full stops, and their rules.
    let rules: [String: [Rule]]

    /// Words that start sentences.
    private let starts: Set<String>
    /// Words of which something that says when may consist, in small letters.
    private let times: Set<String>
    /// Names of months and of days of the week.
    private let months: Set<String>
    private let zones: Set<String>

    /// The rules for a language tag that asks for them: English with `-u-ss-standard`. Other languages have ICU's.
    static func of(_ language: LanguageTag) -> EnglishSentences? {
        let identifier = language.localeIdentifier
        let isEnglish = identifier.prefix { $0 != "_" && $0 != "@" } == "en"
        return isEnglish && identifier.contains("ss=standard") ? shared : nil
    }

    /// - Precondition: The data are of the form that the file itself describes.
    init(_ data: EmbeddedData) {
        var bytes: [UInt8] = []
        data.append(0..<data.count, to: &bytes)
        var rules: [String: [Rule]] = [:]
        var lists: [String: Set<String>] = [:]
        for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.split(separator: "\t")
            precondition(fields.count == 2, "The rules of English sentences have a bad row: \(line)")
            let words = fields[1].split(separator: " ").map(String.init)
            if let rule = Rule(rawValue: String(fields[0])) {
                for word in words { rules[word, default: []].append(rule) }
            } else {
                lists[String(fields[0])] = Set(words)
            }
        }
        self.rules = rules
        starts = lists["start"] ?? []
        times = Set((lists["when"] ?? []).map { $0.lowercased() })
        months = lists["month"] ?? []
        zones = lists["zone"] ?? []
    }

    /// Whether a sentence goes on at a boundary that ICU has found.
    ///
    /// - Parameters:
    ///   - boundary: Where ICU ends the sentence, after its spaces.
    ///   - start: Where the sentence starts.
    /// - Complexity: O(1) in the sentence, O(*n*) in the words beside the boundary.
    func goesOn(at boundary: Int, from start: Int, in text: Span<UInt8>) -> Bool {
        var end = boundary
        while end > start, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
        guard end > start, text[end - 1] != 0x0A, text[end - 1] != 0x0D, boundary < text.count else { return false }
        let next = NextWord(in: text, from: boundary)
        let closing = text.closingMarks(before: end, from: start)
        if closing < end { return next.isSmall }
        let stop = text[end - 1] == 0x2E
        guard stop || text[end - 1] == 0x21 else { return false }
        let wordStart = text.startOfWord(before: end, from: start)
        // A full stop is no part of the words of the table, an exclamation mark is.
        let word = text.string(wordStart..<(stop ? end - 1 : end))
        if let rules = rules[word], rules.contains(where: { allows($0, next, start..<end, in: text) }) { return true }
        guard stop else { return false }
        if isLabel(word), wordStart == text.startOfLetters(in: start..<end) { return true }
        guard isInitials(word), rules[word]?.contains(.hour) != true, allows(.word, next, start..<end, in: text) else {
            return false
        }
        // *Mary I. Stone*, but: It was I.
        return word != "I" || text.hasCapital(before: wordStart, from: start)
    }

    private func allows(_ rule: Rule, _ next: NextWord, _ sentence: Range<Int>, in text: Span<UInt8>) -> Bool {
        switch rule {
        case .any: true
        case .name: next.isCapital
        case .number: next.isNumber
        case .date: next.startsWithDigit || months.contains(next.word)
        case .word: next.startsWithDigit || next.isCapital && !starts.contains(next.word)
        case .hour:
            months.contains(next.word) || zones.contains(next.word) || next.isCapital && isTime(sentence, in: text)
        }
    }

    /// Whether all that stands there says when something happens: *On Monday at 5 p.m.*
    private func isTime(_ sentence: Range<Int>, in text: Span<UInt8>) -> Bool {
        guard sentence.count <= 48 else { return false }
        return text.string(sentence).split(separator: " ").allSatisfy { word in
            let word = word.last == "," ? word.dropLast() : word
            let bare = String(word.last == "." ? word.dropLast() : word)
            return times.contains(bare.lowercased()) || months.contains(bare) || bare.first?.isNumber == true
                || rules[bare]?.contains(.hour) == true
        }
    }

    /// Whether it is the number or the letter of an item of a list.
    private func isLabel(_ word: String) -> Bool {
        if let letter = word.utf8.first, word.utf8.count == 1, word != "I" { return letter.isLetter || letter.isDigit }
        return !word.isEmpty && word.utf8.count <= 6 && word.utf8.allSatisfy { $0.isDigit || $0 == 0x2E }
    }

    /// Whether it is one letter, or several with full stops between: *J*, *U.S*
    private func isInitials(_ word: String) -> Bool {
        var isLetter = false
        for byte in word.utf8 {
            isLetter.toggle()
            guard isLetter ? byte.isCapital : byte == 0x2E else { return false }
        }
        return isLetter
    }
}

extension LanguageTag {
    /// The tag with `-u-ss-standard`, by which no sentence ends at an abbreviation; as it is where it has a
    /// Unicode extension already, whose author knows what he wants, or has no place for one.
    package var suppressingAbbreviations: LanguageTag {
        let subtags = tag.lowercased().split(separator: "-")
        if subtags.contains("u") || subtags.contains("x") { return self }
        do {
            return try LanguageTag(validating: tag + "-u-ss-standard")
        } catch {
            // Of a grandfathered tag such as “i-klingon” nothing may follow.
            return self
        }
    }

    /// English, with the plain rules of Unicode.
    static let english: LanguageTag = "en"
}

/// What follows a full stop: the first word, and whether it is written with a capital.
private struct NextWord {
    let word: String
    private let first: Unicode.Scalar?

    init(in text: Span<UInt8>, from boundary: Int) {
        var start = boundary
        while start < text.count, let length = text.lengthOfOpeningMark(at: start) { start += length }
        var end = start
        while end < text.count, text[end].isLetter || text[end].isDigit || text[end] >= 0x80 || text[end] == 0x27 {
            end += 1
        }
        word = String(text.string(start..<end).map { $0 == "’" ? "'" : $0 })
        first = word.unicodeScalars.first
    }

    var isCapital: Bool { first?.properties.isUppercase ?? false }
    /// Whether it is written small; *iPhone* and *eBay* are not.
    var isSmall: Bool {
        guard first?.properties.isLowercase == true else { return false }
        return !(word.unicodeScalars.dropFirst().first?.properties.isUppercase ?? false)
    }
    var startsWithDigit: Bool { first.map { ("0"..."9").contains($0) } ?? false }
    /// Whether it is a number, of digits or Roman; *I* is no number.
    var isNumber: Bool {
        if startsWithDigit || first == "§" { return true }
        let isRoman = !word.isEmpty && word.allSatisfy { "IVXLCDM".contains($0) }
        return isRoman && (word.count > 1 || word == "V" || word == "X")
    }
}

extension Span<UInt8> {
    fileprivate func string(_ range: Range<Int>) -> String {
        var bytes: [UInt8] = []
        for offset in range { bytes.append(self[offset]) }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// How many bytes the opening quotation mark, bracket or space there has; `nil` where there is none.
    fileprivate func lengthOfOpeningMark(at offset: Int) -> Int? {
        switch self[offset] {
        case 0x20, 0x09, 0x22, 0x27, 0x28, 0x5B: return 1
        case 0xC2 where offset + 1 < count && self[offset + 1] == 0xAB: return 2
        case 0xE2 where offset + 2 < count && self[offset + 1] == 0x80 && (0x98...0x9F ~= self[offset + 2]): return 3
        default: return nil
        }
    }

    /// Where the closing quotation marks and brackets before an offset start.
    fileprivate func closingMarks(before end: Int, from start: Int) -> Int {
        var end = end
        while end > start {
            switch self[end - 1] {
            case 0x22, 0x27, 0x29, 0x5D: end -= 1
            case 0x99 where end - start > 2 && self[end - 2] == 0x80 && self[end - 3] == 0xE2,
                0x9D where end - start > 2 && self[end - 2] == 0x80 && self[end - 3] == 0xE2:
                end -= 3
            default: return end
            }
        }
        return end
    }

    /// Where the word before an offset starts, without what opens a quotation or a bracket.
    fileprivate func startOfWord(before end: Int, from start: Int) -> Int {
        var first = end
        while first > start, self[first - 1] > 0x20 { first -= 1 }
        while first < end, let length = lengthOfOpeningMark(at: first) { first += length }
        return Swift.min(first, end)
    }

    /// Where a range starts, without what opens a quotation or a bracket.
    fileprivate func startOfLetters(in range: Range<Int>) -> Int {
        var first = range.lowerBound
        while first < range.upperBound, let length = lengthOfOpeningMark(at: first) { first += length }
        return first
    }

    /// Whether the word before another has a capital.
    fileprivate func hasCapital(before word: Int, from start: Int) -> Bool {
        var end = word
        while end > start, self[end - 1] == 0x20 { end -= 1 }
        let first = startOfWord(before: end, from: start)
        return first < end && self[first].isCapital
    }
}

extension UInt8 {
    fileprivate var isCapital: Bool { 0x41...0x5A ~= self }
    fileprivate var isLetter: Bool { 0x61...0x7A ~= self | 0x20 }
    fileprivate var isDigit: Bool { 0x30...0x39 ~= self }
}
