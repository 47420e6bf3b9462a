/// Breaks texts into lines of a width.
///
///     let title = "隠れオタな彼女と、史上最高のラブコメをさがしませんか?"
///     var wrapper = LineWrapper(width: 24)
///     wrapper.isBalanced = true
///     for line in wrapper.lines(in: title) { print(line) }
///     // 隠れオタな彼女と、
///     // 史上最高のラブコメを
///     // さがしませんか?
///
/// A line breaks between phrases (``Granularity/phrase``); inside a phrase, between words, only where the phrase
/// alone is wider than a line; and inside a word only where that is. No line starts with `、`, `」`, `ー` or a
/// small kana, or ends with `「`: breaks are where ICU's strict line rules allow them (UAX #14), and where none
/// is allowed in a word wider than a line, its graphemes are kept together as far as the width lets them.
///
/// Spaces at a break are dropped, nothing else is: between its lines, and their spaces and line feeds, the text is
/// whole. Each line of the text is wrapped on its own, an empty one gives an empty line, and the
/// spaces that a line begins with stay, unless they fill more than half of the width. Escape sequences of terminals
/// (``DisplayWidth``) have no width and are never cut.
///
/// A value that any number of threads may use at once.
public struct LineWrapper: Sendable {
    /// How wide a line may be, in columns, or in what the measure gives. A grapheme that is wider has a line of its own.
    public let width: Double

    let measure: Measure

    /// The language of the text: its rules and dictionaries find the breaks. Phrases are found
    /// where the text is Japanese.
    public var language = LanguageTag.undetermined

    /// Words that no line breaks inside, unless one is wider than a line.
    public var keptWords: KeptWords?

    /// Whether lines are filled evenly, instead of each as far as it goes: the fewest lines, then the
    /// fewest breaks inside phrases, then no last line of a quarter of the width or less, then the evenest.
    public var isBalanced = false

    /// Whether lines leave room for the spaces and tabs that the line of the text begins with, so that
    /// ``wrapped(_:)`` can repeat them. U+3000, with which Japanese paragraphs begin, is never repeated.
    public var repeatsIndentation = false

    enum Measure: Sendable {
        case columns(DisplayWidth)
        case custom(@Sendable (Substring) -> Double)
    }

    /// Wraps to columns of a terminal.
    ///
    /// - Precondition: The width is 1 or more.
    public init(width: Int, displayWidth: DisplayWidth = DisplayWidth()) {
        precondition(width > 0, "A line has at least 1 column.")
        self.width = Double(width)
        measure = .columns(displayWidth)
    }

    /// Wraps to a width in any unit, such as points of a font.
    ///
    ///     LineWrapper(width: 320) { text in font.width(of: text) }
    ///
    /// A line is taken to be as wide as its phrases and spaces together: kerning between two phrases is not seen.
    ///
    /// - Parameter measure: The width of a part of a line, 0 or more. It is asked for each part a few times at most.
    /// - Precondition: The width is above 0.
    public init(width: Double, measure: @escaping @Sendable (Substring) -> Double) {
        precondition(width > 0, "A line has some width.")
        self.width = width
        self.measure = .custom(measure)
    }
}

extension LineWrapper {
    /// The lines of a text, found one after another as they are asked for.
    ///
    /// - Complexity: O(*n*) in the text to its end, for a given width; to the first line, O(*n*) in the first line
    ///   of the text.
    public func lines(in text: some StringProtocol) -> WrappedLines {
        WrappedLines(of: Substring(text), by: self)
    }

    /// The lines of UTF-8 bytes, found one after another as they are asked for.
    ///
    /// - Complexity: O(*n*) in the bytes, for a given width.
    public func lines(in text: UTF8Text) -> UTF8WrappedLines {
        UTF8WrappedLines(of: text, by: self)
    }

    /// The text with a line feed after each of its lines but the last, and, if asked for
    /// (``repeatsIndentation``), its indentation before them.
    ///
    /// - Complexity: O(*n*) in the text, for a given width.
    public func wrapped(_ text: some StringProtocol) -> String {
        let text = UTF8Text(text)
        var result: [UInt8] = []
        for (index, line) in lines(in: text).enumerated() {
            if index > 0 { result.append(UInt8(ascii: "\n")) }
            result += text.bytes[line.indentation]
            result += text.bytes[line.range]
        }
        return String(decoding: result, as: UTF8.self)
    }
}

extension LineWrapper {
    /// A part of a text that is never divided, with something above it.
    package struct Base {
        /// Where it is, in UTF-8 bytes from the start of the text.
        package let range: Range<Int>
        /// What stands above it.
        package let annotation: String

        package init(_ range: Range<Int>, under annotation: String) {
            self.range = range
            self.annotation = annotation
        }
    }

    /// The lines of a text of which some parts have something above them, by UTF-8 offsets in the text.
    ///
    /// - Parameters:
    ///   - bases: In order, none empty. Each takes as much room as what is above it, where that is wider.
    ///   - scale: How large is what stands above, as a part of the size of the text.
    /// - Complexity: O(*n*) in the text and what is above it, for a given width.
    package func lines(in text: [UInt8], bases: [Base], scale: Double) -> [Range<Int>] {
        let plain = TextMeasure(text, measure)
        let cells = bases.map { base in
            let above = Array(base.annotation.utf8)
            let width = scale * TextMeasure(above, measure).width(of: above.indices, from: 0)
            return TextMeasure.Cell(range: base.range, width: max(width, plain.width(of: base.range, from: 0)))
        }
        let pieces = WrapPieces(
            of: text, measure: TextMeasure(text, measure, cells: cells),
            held: HeldRanges(bases: cells.map(\.range)), by: self)
        var filler = LineFiller(pieces, isBalanced: isBalanced)
        var lines: [Range<Int>] = []
        while let line = filler.next() { lines.append(line.start..<line.end) }
        return lines
    }
}

extension LineWrapper {
    /// What finds the phrases, with the strict rules for lines.
    var phrases: Segmenter { Segmenter(unopened: .phrase, language: language.withStrictLines(), keeping: keptWords) }
}
