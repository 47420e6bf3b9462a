extension SSML {
    /// Makes the content of an element of what stands in braces after it. What may not stand there does not compile.
    ///
    /// Conditions, loops and texts work as in any Swift code.
    @resultBuilder
    public enum Builder<Place: Holding> {
        /// Takes what may stand here.
        public static func buildExpression(_ text: some StringProtocol) -> [Node] { .plain(String(text)) }

        /// Refuses what may not stand here, in better words than the compiler's own.
        @available(*, unavailable, message: "SSML 1.1 does not let this element stand here")
        public static func buildExpression(_ content: some Content) -> [Node] { content.nodes }

        /// Joins what stands one after the other.
        public static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }

        /// Takes what stands after a condition.
        public static func buildOptional(_ part: [Node]?) -> [Node] { part ?? [] }

        /// Takes one of two branches.
        public static func buildEither(first part: [Node]) -> [Node] { part }

        /// Takes the other of two branches.
        public static func buildEither(second part: [Node]) -> [Node] { part }

        /// Joins what a loop makes.
        public static func buildArray(_ parts: [[Node]]) -> [Node] { parts.flatMap { $0 } }

        /// Takes what depends on what is available.
        public static func buildLimitedAvailability(_ part: [Node]) -> [Node] { part }
    }
}

extension SSML.Builder where Place == SSML.Place.Document {
    /// Takes what may stand here.
    public static func buildExpression<Part: SSML.Content>(_ part: Part) -> [SSML.Node]
    where Part.Stands: SSML.InDocument { part.nodes }
}

extension SSML.Builder where Place == SSML.Place.Flow {
    /// Takes what may stand here.
    public static func buildExpression<Part: SSML.Content>(_ part: Part) -> [SSML.Node]
    where Part.Stands: SSML.InFlow { part.nodes }
}

extension SSML.Builder where Place == SSML.Place.Paragraph {
    /// Takes what may stand here.
    public static func buildExpression<Part: SSML.Content>(_ part: Part) -> [SSML.Node]
    where Part.Stands: SSML.InParagraph { part.nodes }
}

extension SSML.Builder where Place == SSML.Place.Sentence {
    /// Takes what may stand here.
    public static func buildExpression<Part: SSML.Content>(_ part: Part) -> [SSML.Node]
    where Part.Stands: SSML.InSentence { part.nodes }
}

extension SSML.Builder where Place == SSML.Place.Token {
    /// Takes what may stand here.
    public static func buildExpression<Part: SSML.Content>(_ part: Part) -> [SSML.Node]
    where Part.Stands: SSML.InToken { part.nodes }
}

extension SSML.Builder where Place == SSML.Place.Audio {
    /// Takes what may stand here.
    public static func buildExpression<Part: SSML.Content>(_ part: Part) -> [SSML.Node]
    where Part.Stands: SSML.InAudio { part.nodes }
}
