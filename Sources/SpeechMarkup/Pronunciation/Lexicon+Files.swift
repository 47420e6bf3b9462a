public import TextToolkit

extension Lexicon {
    /// Reads a lexicon from a file's bytes.
    ///
    ///     let lexicon = try Lexicon(reading: bytes, file: "names.pls")
    ///
    /// - Parameters:
    ///   - format: The format; unless it is given, it is recognised by what is in the file.
    ///   - language: The language of the words where the file does not say it.
    ///   - file: How errors name the file.
    /// - Throws: ``LexiconError`` for the first thing that is wrong, with its line and column.
    /// - Complexity: O(*n*) in the bytes.
    public init(
        reading bytes: [UInt8], as format: LexiconFormat? = nil, language: LanguageTag = .undetermined,
        file: String? = nil
    ) throws(LexiconError) {
        let format = format ?? .recognized(in: bytes)
        if format == .pls {
            self = try PLSReader(bytes, file: file).lexicon()
            return
        }
        do {
            _ = try UTF8Span(validating: bytes.span)
        } catch {
            let start = error.byteOffsets.lowerBound
            throw LexiconSource(bytes: Array(bytes[..<start]), file: file).error(
                .notWellFormed, at: start, "The file is not UTF-8: there is a byte that does not belong here."
            )
        }
        let source = LexiconSource(bytes: bytes, file: file)
        self =
            format == .tsv
            ? try TSVLexicon.read(source, language: language) : try CMUdict.read(source, language: language)
    }

    /// Reads a lexicon from the text of a file.
    ///
    /// - Throws: ``LexiconError`` for the first thing that is wrong, with its line and column.
    public init(
        reading text: some StringProtocol, as format: LexiconFormat? = nil, language: LanguageTag = .undetermined,
        file: String? = nil
    ) throws(LexiconError) {
        try self.init(reading: Array(text.utf8), as: format, language: language, file: file)
    }

    /// The lexicon as the text of a file.
    ///
    /// PLS carries all of it; the others, words and pronunciations.
    ///
    /// - Throws: ``LexiconError`` for the first entry that the format cannot express: other words instead of a
    ///   pronunciation, a sound that ARPAbet does not have.
    public func written(as format: LexiconFormat) throws(LexiconError) -> String {
        switch format {
        case .tsv: try TSVLexicon.write(self)
        case .cmudict: try CMUdict.write(self)
        default: try PLSWriter.write(self)
        }
    }
}
