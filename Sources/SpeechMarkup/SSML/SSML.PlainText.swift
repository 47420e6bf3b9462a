extension SSML {
    /// What is spoken of a document, as text: with aliases in place of what they stand for, and without what is not
    /// spoken. It knows where in the source it comes from.
    ///
    ///     let document = try SSML(parsing: "<speak …>The <sub alias='World Wide Web'>WWW</sub></speak>")
    ///     document.plainText().text                          // The World Wide Web
    ///
    /// - `sub` is its alias; `phoneme`, `say-as` and `token` are the text in them.
    /// - `audio` is what is in it, which is spoken where there is no recording: nothing is fetched here. Its `desc` is
    ///   not spoken.
    /// - `metadata`, `meta`, `lexicon`, `break` and `mark` are nothing, and neither are elements of vendors that nothing
    ///   in is spoken of, such as `math`. Other elements that SSML does not have are what is in them.
    public struct PlainText: Hashable, Sendable {
        /// How white space is treated.
        public enum Layout: Hashable, Sendable {
            /// As it stands, so that the texts of the parts of a document join to that of the whole.
            case asWritten
            /// For reading: a paragraph on each line, and a single space for any white space. Between sentences, and
            /// where there is a `break`, there is one even if no white space stands there.
            case lines
        }

        /// The text.
        public private(set) var text = ""

        private var pieces: [Piece] = []

        /// Some text that is as long as its source, or stands for it as a whole.
        private struct Piece: Hashable {
            /// Where it starts in the text.
            var start: Int
            /// Where it starts in the source; -1 where it was not read.
            var source: Int
            /// Whether it is what stands in the source.
            var isPlain: Bool
        }

        init(of document: SSML, layout: Layout) {
            var collector = Collector(source: document.source?.bytes ?? [], isLines: layout == .lines)
            document.walk(with: &collector)
            collector.endLine()
            text = String(decoding: collector.text, as: UTF8.self)
            pieces = collector.pieces
        }

        /// The place in the source that an offset in the text comes from, both in UTF-8 bytes.
        ///
        /// Within an alias, it is where the text starts that the alias stands for; at white space that only
        /// ``Layout/lines`` has, it is right behind what comes before.
        ///
        /// - Returns: `nil` where the document was not read, and outside the text.
        /// - Complexity: O(log *n*) in the elements and references.
        public func sourceOffset(ofUTF8Offset offset: Int) -> Int? {
            guard offset >= 0, offset < text.utf8.count else { return nil }
            var low = 0
            var high = pieces.count
            while high - low > 1 {
                let middle = (low + high) / 2
                if pieces[middle].start <= offset { low = middle } else { high = middle }
            }
            guard low < pieces.count, pieces[low].source >= 0 else { return nil }
            let piece = pieces[low]
            return piece.isPlain ? piece.source + offset - piece.start : piece.source
        }
    }

    /// What is spoken of the document, as text.
    ///
    /// - Complexity: O(*n*) in the document.
    public func plainText(layout: PlainText.Layout = .asWritten) -> PlainText { PlainText(of: self, layout: layout) }
}

extension SSML.PlainText {
    /// Goes through a document and gathers what is spoken.
    private struct Collector: SSML.Walker {
        let source: [UInt8]
        let isLines: Bool
        var text: [UInt8] = []
        var pieces: [Piece] = []
        /// Whether white space is to come before the next character.
        private var isSpacePending = false

        init(source: [UInt8], isLines: Bool) {
            self.source = source
            self.isLines = isLines
        }

        mutating func visit(_ element: SSML.Element) {
            let row = Vocabulary.row(of: element.name)
            switch row?.speech ?? .spoken {
            case .silent: return
            case .pause: return isSpacePending = true
            case .replaced(let name):
                if let attribute = element.attribute(name) {
                    let place = element.firstTextOffset ?? element.sourceOffset
                    return append(Array(attribute.value.utf8)[...], at: place ?? -1, isPlain: false)
                }
            case .spoken: break
            }
            end(row?.division)
            descend(into: element)
            end(row?.division)
        }

        private mutating func end(_ division: ElementRow.Division?) {
            switch division {
            case .paragraph: endLine()
            case .sentence: isSpacePending = true
            case nil: break
            }
        }

        /// Ends a line, if something stands on it.
        mutating func endLine() {
            isSpacePending = false
            if isLines, let last = text.last, last != 0x0A { text.append(0x0A) }
        }

        mutating func visit(_ text: SSML.Text) {
            var bytes = text.utf8
            guard let start = text.sourceOffset, start < source.count else {
                return append(bytes, at: -1, isPlain: false)
            }
            var scanner = CharacterDataScanner(source, at: start, count: bytes.count)
            while let piece = scanner.next() {
                append(bytes.prefix(piece.count), at: piece.source, isPlain: piece.isPlain)
                bytes = bytes.dropFirst(piece.count)
            }
        }

        private mutating func append(_ bytes: ArraySlice<UInt8>, at source: Int, isPlain: Bool) {
            guard isLines else {
                if bytes.isEmpty { return }
                pieces.append(Piece(start: text.count, source: source, isPlain: isPlain))
                text += bytes
                return
            }
            var isContinued = false
            for index in bytes.indices {
                if bytes[index].isXMLSpace {
                    isSpacePending = true
                    isContinued = false
                    continue
                }
                if isSpacePending, let last = text.last, last != 0x0A { text.append(0x20) }
                isSpacePending = false
                if !isContinued {
                    let place = source < 0 || !isPlain ? source : source + index - bytes.startIndex
                    pieces.append(Piece(start: text.count, source: place, isPlain: isPlain))
                    isContinued = true
                }
                text.append(bytes[index])
            }
        }
    }
}

extension SSML.Element {
    /// Where the first text in it starts in the source.
    fileprivate var firstTextOffset: Int? {
        for case .text(let text) in children { return text.sourceOffset }
        return nil
    }
}
