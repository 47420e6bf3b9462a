internal import ICUSupport

extension StringProtocol {
    /// Converts the text by a transform.
    ///
    ///     try "さくら".transliterated(by: .hiraganaToLatin)  // sakura
    ///
    /// The whole text is context to the rules: they may look, and change, across lines. ICU lets one thread
    /// at a time through its rules, so nothing is won by calling this from several.
    ///
    /// - Throws: ``TransliterationError`` where ICU does not know the ID, cannot read the rules (with line,
    ///   column and offset), or where the rules leave half of a surrogate pair.
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
                location: fault.map { TextLocation(ofRule: $0, in: rules) }
            )
        }
    }
}

extension TextLocation {
    fileprivate init(ofRule fault: String.Index, in rules: String) {
        // ICU points at the space before what it cannot read.
        let skipped = rules[fault...].prefix { $0.isWhitespace }
        let index = skipped.endIndex < rules.endIndex ? skipped.endIndex : fault
        self.init(ofUTF8Offset: rules.utf8.distance(from: rules.startIndex, to: index), in: rules)
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
