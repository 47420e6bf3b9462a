internal import TextToolkit

/// What SSML says of a part of a text: how it is pronounced, what is read in its place, or what it is.
struct Remark {
    /// What is said.
    enum Content {
        case pronunciation(Pronunciation)
        case alias(String)
        case form(SSML.SayAs.Kind, format: SSML.NameToken?)
    }

    /// The part of the text.
    var range: Range<String.Index>
    var content: Content

    init(_ range: Range<String.Index>, _ content: Content) {
        self.range = range
        self.content = content
    }

    init(_ match: PronunciationMatch) {
        range = match.range
        content =
            switch match.spoken {
            case .pronunciation(let pronunciation): .pronunciation(pronunciation)
            case .words(let words): .alias(words)
            }
    }

    init(_ form: WrittenForm) {
        range = form.text.startIndex..<form.text.endIndex
        content = .form(form.kind, format: form.format)
    }

    /// The readings that a text came with.
    static func readings(of prose: AnnotatedProse) -> [Remark] {
        var remarks: [Remark] = []
        var offset = 0
        var index = prose.text.startIndex
        for reading in prose.readings {
            let start = prose.text.utf8.index(index, offsetBy: reading.range.lowerBound - offset)
            index = prose.text.utf8.index(start, offsetBy: reading.range.count)
            offset = reading.range.upperBound
            remarks.append(Remark(start..<index, .alias(reading.text)))
        }
        return remarks
    }

    /// The element that says it of a text.
    func element(around text: Substring) -> SSML.Element {
        let text = String(text)
        return switch content {
        case .pronunciation(let pronunciation):
            SSML.Element(
                .phoneme, [.alphabet: PhoneticAlphabet.ipa.name, .pronunciation: pronunciation.ipa],
                children: [.text(text)])
        case .alias(let words): SSML.Element(.sub, [.alias: words], children: [.text(text)])
        case .form(let kind, let format): SayAs(text, kind, format: format).element
        }
    }
}

extension [Remark] {
    /// These and those others that overlap none of these, in the order of the text, as each of the two is.
    ///
    /// - Complexity: O(*n*) in both.
    func laid(over others: [Remark]) -> [Remark] {
        var result: [Remark] = []
        var upper = self[...]
        for other in others {
            while let first = upper.first, first.range.upperBound <= other.range.lowerBound {
                result.append(first)
                upper = upper.dropFirst()
            }
            if let first = upper.first, first.range.lowerBound < other.range.upperBound { continue }
            result.append(other)
        }
        return result + upper
    }
}
