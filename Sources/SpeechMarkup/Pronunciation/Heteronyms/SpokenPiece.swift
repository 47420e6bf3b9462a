/// A piece of a text, and what is to be said about its pronunciation: what becomes of SSML's text, `phoneme` and
/// `sub`.
///
///     for piece in resolver.matches(in: "They live in Reading.").pieces {
///         switch piece {
///         case .plain(let text): …                          // “They ”, “ in ”, “.”
///         case .pronounced(let text, let pronunciation): …  // live ˈlɪv, Reading ˈɹɛdɪŋ
///         case .substituted(let text, let words): …
///         }
///     }
public enum SpokenPiece: Hashable, Sendable {
    /// What is read as it is.
    case plain(Substring)
    /// A word or phrase, and how it is pronounced (`<phoneme>`).
    case pronounced(Substring, Pronunciation)
    /// A word or phrase, and the words that are spoken in its place (`<sub>`).
    case substituted(Substring, by: String)

    /// The piece of the text.
    public var text: Substring {
        switch self {
        case .plain(let text), .pronounced(let text, _), .substituted(let text, _): text
        }
    }
}

extension PronunciationMatches {
    /// The text in pieces, found one after another as they are asked for. Joined, they are the text.
    ///
    /// Words of which the resolver is not sure are left as they are.
    public var pieces: SpokenPieces { SpokenPieces(of: self) }
}

/// A text in pieces, by what is to be said about their pronunciation.
///
/// Get one with ``PronunciationMatches/pieces``.
public struct SpokenPieces: Sequence, Sendable {
    private let matches: PronunciationMatches

    init(of matches: PronunciationMatches) {
        self.matches = matches
    }

    /// Starts at the start of the text.
    public func makeIterator() -> Iterator {
        Iterator(rest: matches.text, matches: matches.makeIterator())
    }

    /// Walks over the pieces.
    public struct Iterator: IteratorProtocol {
        fileprivate var rest: Substring
        fileprivate var matches: PronunciationMatches.Iterator
        private var pending: SpokenPiece?

        fileprivate init(rest: Substring, matches: PronunciationMatches.Iterator) {
            self.rest = rest
            self.matches = matches
        }

        /// Finds the next piece, or `nil` at the end of the text.
        public mutating func next() -> SpokenPiece? {
            if let piece = pending {
                pending = nil
                return piece
            }
            while let match = matches.next() {
                guard match.isSure else { continue }
                let before = rest[..<match.range.lowerBound]
                rest = rest[match.range.upperBound...]
                let piece: SpokenPiece =
                    switch match.spoken {
                    case .pronunciation(let pronunciation): .pronounced(match.text, pronunciation)
                    case .words(let words): .substituted(match.text, by: words)
                    }
                if before.isEmpty { return piece }
                pending = piece
                return .plain(before)
            }
            guard !rest.isEmpty else { return nil }
            defer { rest = rest[rest.endIndex...] }
            return .plain(rest)
        }
    }
}
