internal import TextToolkit

/// What the value of an attribute looks like.
///
/// The forms are those of the Recommendation, which is narrower in places than the schema that goes with it, where
/// a full stop in a pattern stands for any character.
enum ValueSyntax: Sendable {
    /// Any characters.
    case any
    /// Any characters but white space alone (`xsd:token` with something in it).
    case name
    /// One of some words.
    case oneOf([String])
    /// Any number of some words.
    case listOf([String])
    case nameToken
    case identifier
    case languageTag
    case uri
    case time
    case wholeNumber
    case wholeNumberOrNothing
    case positiveWholeNumberOrNothing
    case positiveNumber
    case pitch
    case contour
    case rate
    case volume
    case decibels
    case percentage
    case alphabet
    case languageRanges
    case qualifiedNames

    static let level = ["strong", "moderate", "none", "reduced"]
    static let features = ["name", "languages", "gender", "age", "variant"]
    static let heights = ["x-low", "low", "medium", "high", "x-high", "default"]
    static let speeds = ["x-slow", "slow", "medium", "fast", "x-fast", "default"]
    static let volumes = ["silent", "x-soft", "soft", "medium", "loud", "x-loud", "default"]

    /// Whether a value has the form.
    ///
    /// - Parameter isOld: Whether the document says that it is SSML 1.0, in which numbers were written otherwise.
    /// - Complexity: O(*n*) in the value.
    func accepts(_ value: ArraySlice<UInt8>, isOld: Bool = false) -> Bool {
        var scanner = ValueScanner(value)
        switch self {
        case .any: return true
        case .name: return !value.isXMLSpace
        case .oneOf(let words): return words.contains { value.equals($0) }
        case .listOf(let words): return value.words.allSatisfy { word in words.contains { word.equals($0) } }
        case .nameToken: return value.withoutOuterSpace.isXMLNameToken
        case .identifier: return value.withoutOuterSpace.isXMLNameWithoutColon
        case .languageTag: return LanguageTag.isWellFormed(value)
        case .uri: return value.isURIReference
        case .time:
            _ = scanner.skip("+")
            return scanner.skipCSSNumber() && (scanner.skip("ms") || scanner.skip("s")) && scanner.isAtEnd
        case .wholeNumber: return Self.wholeNumber(value.withoutOuterSpace)
        case .wholeNumberOrNothing: return value.isEmpty || Self.wholeNumber(value.withoutOuterSpace)
        case .positiveWholeNumberOrNothing:
            let number = value.withoutOuterSpace
            return value.isEmpty
                || Self.wholeNumber(number) && number.contains { $0 > UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }
        case .positiveNumber: return scanner.skipNumber() && scanner.isAtEnd && value.hasDigitOverZero
        case .pitch: return Self.pitch(value, isOld: isOld)
        case .contour: return value.words.allSatisfy { Self.contourPoint($0, isOld: isOld) }
        case .rate:
            if Self.speeds.contains(where: { value.equals($0) }) { return true }
            if isOld { return Self.oldRelative(value) }
            return scanner.skipNumber() && scanner.endsWith("%")
        case .volume:
            if Self.volumes.contains(where: { value.equals($0) }) { return true }
            if isOld, Self.oldRelative(value) { return true }
            return ValueSyntax.decibels.accepts(value)
        case .decibels: return scanner.skipSign() && scanner.skipNumber() && scanner.endsWith("dB")
        case .percentage: return scanner.skipNumber() && scanner.endsWith("%") && value.hasDigitOverZero
        case .alphabet: return value.equals("ipa") || scanner.skip("x-") && !scanner.isAtEnd
        case .languageRanges: return value.isEmpty || !value.isXMLSpace && value.words.allSatisfy(Self.voiceLanguage)
        case .qualifiedNames:
            let names = value.words
            return !names.isEmpty && names.allSatisfy(\.isXMLQualifiedName)
        }
    }

    /// The form, as the end of “It takes …”.
    func description(isOld: Bool = false) -> String {
        switch self {
        case .any: "any text"
        case .name: "a name"
        case .oneOf(let words): words.isEmpty ? "nothing" : words.joined(separator: ", ")
        case .listOf(let words): "words out of " + words.joined(separator: ", ")
        case .nameToken: "a word of letters, digits, “.”, “-”, “_” and “:”"
        case .identifier: "a name that starts with a letter or “_” and has no “:”"
        case .languageTag: "a BCP 47 tag such as en-US"
        case .uri: "a URI"
        case .time: "a time such as 250ms or 1.5s"
        case .wholeNumber: "a whole number from 0"
        case .wholeNumberOrNothing: "a whole number from 0, or nothing"
        case .positiveWholeNumberOrNothing: "a whole number from 1, or nothing"
        case .positiveNumber: "a number above 0"
        case .pitch: "a number and “Hz”, a change such as +10%, -5Hz or +2st, or " + Self.list(Self.heights)
        case .contour: "pairs such as (0%,+20Hz) with space between them"
        case .rate where isOld: "a number, a change such as +10%, or " + Self.list(Self.speeds)
        case .rate: "a percentage without sign such as 120%, or " + Self.list(Self.speeds)
        case .volume where isOld: "a number from 0 to 100, a change such as +10, or " + Self.list(Self.volumes)
        case .volume: "a change such as +6dB, or " + Self.list(Self.volumes)
        case .decibels: "a number with its sign and “dB”, such as -6dB"
        case .percentage: "a percentage above 0, such as 150%"
        case .alphabet: "ipa, or a name that starts with “x-”"
        case .languageRanges: "language ranges such as en or fr:ja with space between them, but not und nor zxx"
        case .qualifiedNames: "one or more names with declared prefixes"
        }
    }

    private static func list(_ words: [String]) -> String {
        words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
    }

    private static func wholeNumber(_ value: ArraySlice<UInt8>) -> Bool {
        var scanner = ValueScanner(value)
        // XML Schema takes a sign, and -0 for 0.
        let isNegative = scanner.skip("-")
        if !isNegative { _ = scanner.skip("+") }
        return scanner.skipDigits() > 0 && scanner.isAtEnd && !(isNegative && value.hasDigitOverZero)
    }

    private static func pitch(_ value: ArraySlice<UInt8>, isOld: Bool) -> Bool {
        if heights.contains(where: { value.equals($0) }) { return true }
        if isOld, oldRelative(value) { return true }
        var scanner = ValueScanner(value)
        let isSigned = scanner.skipSign()
        guard scanner.skipNumber() else { return false }
        return (scanner.skip("Hz") || scanner.skip("%") || isSigned && scanner.skip("st")) && scanner.isAtEnd
    }

    private static func contourPoint(_ value: ArraySlice<UInt8>, isOld: Bool) -> Bool {
        var scanner = ValueScanner(value)
        guard scanner.skip("("), scanner.skipNumber(), scanner.skip("%,"), value.last == UInt8(ascii: ")"),
            let comma = value.firstIndex(of: UInt8(ascii: ","))
        else { return false }
        return pitch(value[(comma + 1)..<(value.endIndex - 1)], isOld: isOld)
    }

    /// A number, or a change by a number or a percentage, in SSML 1.0 (section 3.2.4).
    private static func oldRelative(_ value: ArraySlice<UInt8>) -> Bool {
        var scanner = ValueScanner(value)
        _ = scanner.skipSign()
        return scanner.skipNumber() && (scanner.isAtEnd || scanner.endsWith("%"))
    }

    /// A language range with an accent or without (RFC 4647, section 2.2).
    private static func voiceLanguage(_ value: ArraySlice<UInt8>) -> Bool {
        let ranges = value.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
        return ranges.count <= 2
            && ranges.allSatisfy { range in
                let text = String(decoding: range, as: UTF8.self).lowercased()
                return text != "und" && text != "zxx" && isLanguageRange(range)
            }
    }

    private static func isLanguageRange(_ value: ArraySlice<UInt8>) -> Bool {
        let subtags = value.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        return subtags.enumerated().allSatisfy { number, subtag in
            if subtag.elementsEqual([UInt8(ascii: "*")]) { return true }
            return (1...8).contains(subtag.count)
                && subtag.allSatisfy { $0.isASCIILetter || number > 0 && $0.isASCIIDigit }
        }
    }
}
