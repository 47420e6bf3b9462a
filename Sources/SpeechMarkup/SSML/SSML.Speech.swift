// What the vocabulary says of speaking an element, for those who speak it.

extension SSML {
    /// What becomes of an element when it is spoken.
    package enum SpeechRole: Hashable, Sendable {
        /// What is in it is spoken.
        case content
        /// Nothing of it is spoken.
        case silence
        /// A text is spoken in its place.
        case alias(String)
    }

    /// Something about an attribute that who speaks it does not do.
    package enum UnspokenAttribute: Hashable, Sendable {
        /// Its value is none, or one that SSML has in another version only.
        case badValue(ValueError)
        /// It is not followed.
        case ignored(AttributeName)
    }
}

extension SSML.Element {
    /// What becomes of the element when it is spoken.
    package var speechRole: SSML.SpeechRole {
        switch Vocabulary.row(of: name)?.speech ?? .spoken {
        case .silent, .pause: .silence
        case .replaced(let attribute): self[attribute].map { .alias($0) } ?? .content
        case .spoken: .content
        }
    }

    /// Whether a sentence ends before and after it.
    package var isDivision: Bool { Vocabulary.row(of: name)?.division != nil }

    /// Whether it is a paragraph.
    package var isParagraph: Bool { Vocabulary.row(of: name)?.division == .paragraph }

    /// What of its attributes is not heard: of each attribute that the vocabulary knows, the value that is none, and those
    /// that it says speech does without.
    ///
    /// - Parameter isOld: Whether the document is in SSML 1.0.
    package func unspokenAttributes(isOld: Bool) -> [SSML.UnspokenAttribute] {
        if attributes.isEmpty { return [] }
        guard let row = Vocabulary.row(of: name) else { return [] }
        return attributes.compactMap { attribute in
            guard let known = row.attribute(attribute.name) ?? Vocabulary.added(attribute.name, to: name) else {
                return nil
            }
            let utf8 = Array(attribute.value.utf8)[...]
            switch known.conformance(of: utf8) {
            case nil: break
            case .older? where !isOld: break
            default: return known.hearing == .ignored ? .ignored(attribute.name) : nil
            }
            return .badValue(
                SSML.ValueError(
                    attribute: attribute.name, text: attribute.value, expectation: known.expectation(for: utf8)))
        }
    }
}

extension SSML.View {
    /// Reads the attributes whose values can be understood, and leaves out the others.
    ///
    /// - Returns: `nil` where one that must be there is not among them.
    package init?(lenient element: SSML.Element) {
        self.init(unread: element)
        for attribute in Self.row.attributes {
            let utf8 = element[attribute.row.name].map { Array($0.utf8)[...] }
            if let utf8, attribute.row.conformance(of: utf8) != nil {
                attribute.read(utf8, &self)
            } else if attribute.row.isRequired {
                return nil
            }
        }
    }
}
