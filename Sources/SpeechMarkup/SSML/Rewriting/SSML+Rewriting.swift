extension SSML {
    /// A document as an engine takes it, and what was done to make it so.
    public struct Rewriting: Hashable, Sendable {
        /// The document.
        public let document: SSML

        /// What was done, in the order of the document: a note where nothing is lost, a warning where something is,
        /// and an error for what only the author can mend.
        public let changes: [Diagnostic]
    }

    /// Writes the document as an engine takes it.
    ///
    ///     let rewriting = document.rewritten(for: .azure, voice: "en-US-AvaNeural")
    ///     // <mark name="a"/> is now <bookmark mark="a"/>, and everything stands in a voice
    ///
    /// What the engine has another form for gets that form, pronunciations among it. What it does not have goes, and
    /// the text in it stays. What nobody has confirmed stays. A document that is wrong by the standard stays wrong.
    ///
    /// - Parameter voice: The voice of what has none, for an engine that must have one: the name that the engine
    ///   gives it.
    /// - Complexity: O(*n*) in the document, times the depth of voices in it for an engine that has them outside.
    public func rewritten(for dialect: SSMLDialect, voice: String? = nil) -> Rewriting {
        var rewriter = DialectRewriter(self, for: dialect, voice: voice)
        let root = rewriter.root()
        return Rewriting(document: SSML(root: root, namespaces: namespaces), changes: rewriter.changes)
    }
}
