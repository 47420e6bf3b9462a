/// Goes over UTF-8 and stops at what looks like a time, a date, a telephone number or an ordinal.
struct WrittenFormScanner {
    typealias Form = (range: Range<Int>, kind: SSML.SayAs.Kind, format: SSML.NameToken?)

    private let bytes: [UInt8]
    private let findsOrdinals: Bool
    private var position = 0

    init(_ bytes: [UInt8], findsOrdinals: Bool) {
        self.bytes = bytes
        self.findsOrdinals = findsOrdinals
    }

    /// The next form, by its UTF-8 offsets.
    mutating func next() -> Form? {
        while position < bytes.count {
            let start = position
            guard isStart(start) else {
                position += 1
                continue
            }
            if let form = form(at: start) {
                position = form.range.upperBound
                return form
            }
            // A number that is no form has none in the middle of it either.
            position = endOfNumber(from: start)
        }
        return nil
    }

    private func form(at start: Int) -> Form? {
        for read in [telephone, isoDate, time, ordinal] {
            if let form = read(FormCursor(bytes, at: start)), isEnd(form.range.upperBound) { return form }
        }
        return nil
    }

    // MARK: The edges

    /// Whether a form can start here: with a digit, `+` or `(`, behind nothing that it could be a part of.
    private func isStart(_ position: Int) -> Bool {
        switch bytes[position] {
        case UInt8.zero...UInt8.nine, UInt8(ascii: "+"), UInt8(ascii: "("): break
        default: return false
        }
        return position == 0 || !sticks(before: position)
    }

    private func sticks(before position: Int) -> Bool {
        switch bytes[position - 1] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "("),
            UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ";"), UInt8(ascii: "!"),
            UInt8(ascii: "?"):
            return false
        case 0...0x7F: return true
        default:
            var start = position - 1
            while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
            return sticks(bytes[start..<position])
        }
    }

    /// Whether a form can end here: what follows is the end, a space, or punctuation with neither digit nor letter
    /// behind it.
    private func isEnd(_ position: Int) -> Bool {
        guard position < bytes.count else { return true }
        switch bytes[position] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): return true
        case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: "!"),
            UInt8(ascii: "?"), UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "'"):
            guard position + 1 < bytes.count else { return true }
            let next = bytes[position + 1]
            return !next.isASCIIDigit && !next.isASCIILetter
        case 0...0x7F: return false
        default:
            var end = position + 1
            while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
            return !sticks(bytes[position..<end])
        }
    }

    /// Whether a character is one that a number could belong to: a letter of a script with spaces between its words, or
    /// a digit.
    private func sticks(_ character: ArraySlice<UInt8>) -> Bool {
        let character = String(decoding: character, as: UTF8.self).first
        return character.map { ($0.isLetter || $0.isNumber) && !$0.isUnspaced } ?? false
    }

    private func endOfNumber(from start: Int) -> Int {
        var end = start + 1
        while bytes[start].isASCIIDigit, end < bytes.count, bytes[end].isASCIIDigit || bytes[end].isASCIILetter {
            end += 1
        }
        return end
    }

    // MARK: The forms

    /// `2026-11-21`, if the calendar has such a day.
    private func isoDate(_ cursor: FormCursor) -> Form? {
        var cursor = cursor
        guard let year = cursor.number(digits: 4), cursor.take("-"), let month = cursor.number(digits: 2),
            cursor.take("-"), let day = cursor.number(digits: 2),
            (1...12).contains(month), (1...days(of: month, year)).contains(day)
        else { return nil }
        return (cursor.range, .date, "ymd")
    }

    private func days(of month: Int, _ year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// `9:30 am`, `09:30`, `23:59:59`.
    private func time(_ cursor: FormCursor) -> Form? {
        var cursor = cursor
        guard let hour = cursor.number(digits: 1...2) else { return nil }
        let hasTwoDigits = cursor.range.count == 2
        guard cursor.take(":"), let minute = cursor.number(digits: 2), minute < 60 else { return nil }
        var withSeconds = cursor
        if withSeconds.take(":") {
            guard let second = withSeconds.number(digits: 2), second < 60 else { return nil }
            cursor = withSeconds
        }
        var withHalf = cursor
        _ = withHalf.take(" ")
        for half in ["am", "pm", "a.m.", "p.m."] where withHalf.takeIgnoringCase(half) {
            if (1...12).contains(hour), isEnd(withHalf.range.upperBound) { return (withHalf.range, .time, "hms12") }
            return nil
        }
        guard hasTwoDigits, hour < 24 else { return nil }
        return (cursor.range, .time, "hms24")
    }

    /// `+44 20 7946 0958`, `(555) 010-9999`, `555-010-9999`.
    private func telephone(_ cursor: FormCursor) -> Form? {
        var cursor = cursor
        if cursor.take("+") { return international(cursor) }
        if cursor.take("(") {
            guard cursor.number(digits: 3) != nil, cursor.take(")") else { return nil }
            _ = cursor.take(" ")
        } else {
            guard cursor.number(digits: 3) != nil, cursor.take("-") || cursor.take(".") else { return nil }
        }
        guard cursor.number(digits: 3) != nil, cursor.take("-") || cursor.take("."), cursor.number(digits: 4) != nil
        else { return nil }
        return (cursor.range, .telephone, nil)
    }

    /// What follows `+`: 8 to 15 digits (ITU-T E.164), in groups.
    private func international(_ cursor: FormCursor) -> Form? {
        var cursor = cursor
        var count = 0
        var end = cursor
        while count <= 15 {
            let isParenthesized = cursor.take("(")
            let digits = cursor.digits()
            guard digits > 0, count > 0 || !isParenthesized, !isParenthesized || cursor.take(")") else { break }
            count += digits
            end = cursor
            if isParenthesized {
                _ = cursor.take(" ") || cursor.take("-")
            } else if !(cursor.take(" ") || cursor.take("-") || cursor.take(".")) {
                break
            }
        }
        return (8...15).contains(count) ? (end.range, .telephone, nil) : nil
    }

    /// `1st`, `22nd`, `113th`.
    private func ordinal(_ cursor: FormCursor) -> Form? {
        var cursor = cursor
        guard findsOrdinals, let number = cursor.number(digits: 1...9) else { return nil }
        let ending =
            switch (number % 10, number % 100) {
            case (_, 11...13): "th"
            case (1, _): "st"
            case (2, _): "nd"
            case (3, _): "rd"
            default: "th"
            }
        return cursor.takeIgnoringCase(ending) ? (cursor.range, .ordinal, nil) : nil
    }
}

/// A place in UTF-8 from which pieces are taken as long as they fit.
private struct FormCursor {
    private let bytes: [UInt8]
    private let start: Int
    private var end: Int

    init(_ bytes: [UInt8], at start: Int) {
        self.bytes = bytes
        self.start = start
        end = start
    }

    /// What was taken.
    var range: Range<Int> { start..<end }

    mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard end < bytes.count, bytes[end] == UInt8(ascii: character) else { return false }
        end += 1
        return true
    }

    mutating func takeIgnoringCase(_ text: String) -> Bool {
        guard bytes[end...].prefix(text.utf8.count).map({ $0.isASCIILetter ? $0 | 0x20 : $0 }) == Array(text.utf8)
        else { return false }
        end += text.utf8.count
        return true
    }

    /// Takes all digits that follow, and tells how many.
    mutating func digits() -> Int {
        let first = end
        while end < bytes.count, bytes[end].isASCIIDigit { end += 1 }
        return end - first
    }

    /// Takes a number of so many digits, no more.
    mutating func number(digits: Int) -> Int? { number(digits: digits...digits) }

    mutating func number(digits allowed: ClosedRange<Int>) -> Int? {
        let first = end
        guard allowed.contains(digits()) else { return nil }
        return bytes[first..<end].reduce(0) { $0 * 10 + Int($1 - UInt8.zero) }
    }
}

extension UInt8 {
    fileprivate static let zero = UInt8(ascii: "0")
    fileprivate static let nine = UInt8(ascii: "9")
}
