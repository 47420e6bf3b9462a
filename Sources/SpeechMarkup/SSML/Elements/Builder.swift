extension SSML {
    /// Where the content of a ``Builder`` is to stand: directly in `speak`.
    public enum InDocument {}
    /// Where the content of a ``Builder`` is to stand: in `voice`, `prosody`, `lang` or `lookup`.
    public enum InFlow {}
    /// Where the content of a ``Builder`` is to stand: in `p`.
    public enum InParagraph {}
    /// Where the content of a ``Builder`` is to stand: in `s` or `emphasis`.
    public enum InSentence {}
    /// Where the content of a ``Builder`` is to stand: in `token`.
    public enum InToken {}
    /// Where the content of a ``Builder`` is to stand: in `audio`.
    public enum InAudio {}

    /// Makes the content of an element of what stands in braces behind it. What may not stand there does not compile.
    ///
    /// Conditions, loops and texts work as in any Swift code.
    @resultBuilder
    public enum Builder<Place> {
        /// Takes what may stand here.
        public static func buildExpression(_ text: some StringProtocol) -> [Node] { .plain(String(text)) }

        /// Joins what stands one after the other.
        public static func buildBlock(_ parts: [Node]...) -> [Node] { parts.flatMap { $0 } }

        /// Takes what stands behind a condition.
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

extension SSML.Builder where Place == SSML.InDocument {
    /// Takes what may stand here.
    public static func buildExpression(_ content: some SSML.DocumentContent) -> [SSML.Node] { content.nodes }
}

extension SSML.Builder where Place == SSML.InFlow {
    /// Takes what may stand here.
    public static func buildExpression(_ content: some SSML.FlowContent) -> [SSML.Node] { content.nodes }
}

extension SSML.Builder where Place == SSML.InParagraph {
    /// Takes what may stand here.
    public static func buildExpression(_ content: some SSML.ParagraphContent) -> [SSML.Node] { content.nodes }
}

extension SSML.Builder where Place == SSML.InSentence {
    /// Takes what may stand here.
    public static func buildExpression(_ content: some SSML.SentenceContent) -> [SSML.Node] { content.nodes }
}

extension SSML.Builder where Place == SSML.InToken {
    /// Takes what may stand here.
    public static func buildExpression(_ content: some SSML.TokenContent) -> [SSML.Node] { content.nodes }
}

extension SSML.Builder where Place == SSML.InAudio {
    /// Takes what may stand here.
    public static func buildExpression(_ content: some SSML.AudioContent) -> [SSML.Node] { content.nodes }
}
