extension SSML {
    /// What can stand in a document: views of elements, and nodes.
    public protocol Content: Sendable {
        /// Where it may stand.
        associatedtype Stands: Standing

        /// The nodes that it is in a document.
        var nodes: [Node] { get }
    }

    /// A class of content, by where it may stand. The protocols that refine this one are the places, inner ones refining
    /// those around them: what may stand in a token may stand in a sentence, and so on outwards.
    public protocol Standing: SendableMetatype {}
    /// What may stand directly in `speak`.
    public protocol InDocument: Standing {}
    /// What may stand in `audio`.
    public protocol InAudio: Standing {}
    /// What may stand in `voice`, `prosody`, `lang` and `lookup`.
    public protocol InFlow: InDocument, InAudio {}
    /// What may stand in a paragraph.
    public protocol InParagraph: InFlow {}
    /// What may stand in a sentence and in `emphasis`.
    public protocol InSentence: InParagraph {}
    /// What may stand in a token.
    public protocol InToken: InSentence {}

    /// The classes of content that SSML has.
    public enum Category {
        /// The root.
        public enum Root: Standing {}
        /// What comes before all that is spoken.
        public enum Head: InDocument {}
        /// A paragraph.
        public enum Block: InFlow {}
        /// A sentence.
        public enum Sentence: InParagraph {}
        /// What may contain sentences, or is a token.
        public enum Phrase: InSentence {}
        /// What may be a part of a token; vendors' elements too.
        public enum Part: InToken {}
        /// A description.
        public enum Aside: InAudio {}
    }

    /// What an element may hold.
    public protocol Holding: SendableMetatype {
        /// Whether what is of a class may stand in it.
        static func takes(_ category: any Standing.Type) -> Bool

        /// Whether text may.
        static var hasText: Bool { get }
    }

    /// The kinds of places that there are in elements.
    public enum Place {
        /// Directly in `speak`.
        public enum Document: Holding {
            /// Whether what is of a class may stand here.
            public static func takes(_ category: any Standing.Type) -> Bool { category is any InDocument.Type }
        }
        /// In `voice`, `prosody`, `lang` and `lookup`.
        public enum Flow: Holding {
            /// Whether what is of a class may stand here.
            public static func takes(_ category: any Standing.Type) -> Bool { category is any InFlow.Type }
        }
        /// In `p`.
        public enum Paragraph: Holding {
            /// Whether what is of a class may stand here.
            public static func takes(_ category: any Standing.Type) -> Bool { category is any InParagraph.Type }
        }
        /// In `s` and `emphasis`.
        public enum Sentence: Holding {
            /// Whether what is of a class may stand here.
            public static func takes(_ category: any Standing.Type) -> Bool { category is any InSentence.Type }
        }
        /// In `token` and `w`.
        public enum Token: Holding {
            /// Whether what is of a class may stand here.
            public static func takes(_ category: any Standing.Type) -> Bool { category is any InToken.Type }
        }
        /// In `audio`.
        public enum Audio: Holding {
            /// Whether what is of a class may stand here.
            public static func takes(_ category: any Standing.Type) -> Bool { category is any InAudio.Type }
        }
        /// Where nothing but text stands.
        public enum Text: Holding {}
        /// Where nothing stands.
        public enum Nothing: Holding {
            /// Text does not stand here.
            public static var hasText: Bool { false }
        }
        /// Where elements of other namespaces stand.
        public enum Facts: Holding {
            /// Text does not stand here.
            public static var hasText: Bool { false }
        }
    }
}

extension SSML.Holding {
    /// Nothing may stand here, unless the place says otherwise.
    public static func takes(_: any SSML.Standing.Type) -> Bool { false }

    /// Text may stand here, unless the place says otherwise.
    public static var hasText: Bool { true }
}
