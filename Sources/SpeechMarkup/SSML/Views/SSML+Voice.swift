extension SSML {
    /// Another voice, `voice`.
    public struct Voice: View {
        /// The element's row in the vocabulary.
        public static let row = Vocabulary.voice
        /// The element without what was set since.
        public var original: Element
        /// The names of voices of an engine, the best one first.
        public var names: Names?
        /// The languages that it must speak.
        public var languages: Languages?
        /// Its sex.
        public var gender: Gender?
        /// Its age in years.
        public var age: WholeNumber?
        /// Which of several such voices.
        public var variant: Ordinal?
        /// What it must have; `nil` is its languages.
        public var required: Features?
        /// What to go by first; `nil` is its languages.
        public var ordering: Features?
        /// What to do where there is none; `nil` is ``Failure/prioritySelect``.
        public var onVoiceFailure: Failure?

        /// Views an element whose attributes are not read.
        public init(unread original: Element) { self.original = original }

        /// Changes the voice of some content.
        public init(
            _ names: Names? = nil, languages: Languages? = nil, gender: Gender? = nil, age: WholeNumber? = nil,
            variant: Ordinal? = nil, required: Features? = nil, ordering: Features? = nil,
            onVoiceFailure: Failure? = nil, @Builder<Place.Flow> content: () -> [Node]
        ) {
            self.init(content())
            self.names = names
            self.languages = languages
            self.gender = gender
            self.age = age
            self.variant = variant
            self.required = required
            self.ordering = ordering
            self.onVoiceFailure = onVoiceFailure
        }
    }
}
