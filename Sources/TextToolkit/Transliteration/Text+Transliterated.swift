internal import ICUSupport

extension StringProtocol {
    /// Converts the text by a transform.
    ///
    ///     try "さくら".transliterated(by: .hiraganaToLatin)  // sakura
    ///
    /// The whole text is context to the rules: they may look, and change, across lines. ICU lets one thread
    /// at a time through its rules, so there is nothing to win by calling this from several.
    ///
    /// - Throws: ``TransliterationError`` where ICU does not know the ID, cannot read the rules (with line,
    ///   column and offset), or where the rules leave half a surrogate pair behind.
    /// - Complexity: O(*n*) in the text with all of ICU's own transforms. The first transform that a process
    ///   opens costs some 10 ms, others half a millisecond, those opened before nearly nothing.
    public func transliterated(by transform: TextTransform) throws(TransliterationError) -> String {
        var transliterator: Transliterator
        do {
            transliterator = try Transliterator(transform.source)
        } catch {
            throw TransliterationError(opening: transform, error)
        }
        do {
            let text = Substring(self)
            return try transliterator.transliterate(text.utf8.span)
        } catch {
            throw TransliterationError(code: .failed, icuStatus: error.name)
        }
    }
}

extension TextTransform {
    /// Opens the transform, so that a bad one is found before there is text for it.
    ///
    /// - Throws: ``TransliterationError``, as ``Swift/StringProtocol/transliterated(by:)`` does.
    public func validate() throws(TransliterationError) {
        do {
            _ = try Transliterator(source)
        } catch {
            throw TransliterationError(opening: self, error)
        }
    }
}

extension TransliterationError {
    init(opening transform: TextTransform, _ error: Transliterator.OpenError) {
        switch transform.source {
        case .id(let id):
            self.init(code: .unknownID, icuStatus: error.icu.name, id: id)
        case .rules(let rules):
            var fault = error.utf16Offset.map { String.Index(utf16Offset: $0, in: rules) }
            var unknown: String?
            if fault == nil, let reference = rules.firstUnknownTransform {
                fault = reference.startIndex
                unknown = String(reference)
            }
            self.init(
                code: unknown == nil ? .badRule : .unknownID,
                icuStatus: error.icu.name,
                id: unknown,
                location: fault.map { Location(of: $0, in: rules) }
            )
        }
    }
}

extension TransliterationError.Location {
    fileprivate init(of fault: String.Index, in rules: String) {
        // ICU points at the space before what it cannot read.
        let skipped = rules[fault...].prefix { $0.isWhitespace }
        let index = skipped.endIndex < rules.endIndex ? skipped.endIndex : fault
        let before = rules[..<index]
        let lines = before.split(omittingEmptySubsequences: false) { $0.isNewline }
        line = lines.count
        column = (lines.last?.count ?? 0) + 1
        utf8Offset = before.utf8.count
    }
}

extension String {
    /// The first `:: ID;` statement of a rule string whose ID ICU does not know: of
    /// these alone ICU does not say where they stand.
    fileprivate var firstUnknownTransform: Substring? {
        for statement in split(separator: ";") {
            guard let colons = statement.firstRange(of: "::") else { continue }
            guard statement[..<colons.lowerBound].allSatisfy(\.isWhitespace) else { continue }
            let id = statement[colons.upperBound...].drop { $0.isWhitespace }
            // A filter is no ID; ICU reads `:: [:Latin:];` as one for all rules.
            if id.hasPrefix("[") { continue }
            do {
                _ = try Transliterator(.id(String(id)))
            } catch {
                return id
            }
        }
        return nil
    }
}
