extension SSML {
    /// An element: its name, its attributes as they stand, and what is in it.
    ///
    /// The values of attributes are text here; ``value(of:as:)`` reads one, and a ``View`` all of them.
    ///
    ///     var pause = SSML.Element(.break, [.time: "1s"])
    ///     pause[.time] = "500ms"
    public struct Element: Hashable, Sendable {
        /// What it is.
        public var name: ElementName

        /// Its attributes, in the order of the document; no two have the same name.
        public internal(set) var attributes: [Attribute]

        /// What is directly in it, in the order of the document. Texts that are side by side become one, as a reader would
        /// have them, and empty ones none.
        public var children: [Node] {
            get { nodes }
            set { nodes = newValue.joiningTexts() }
        }

        private var nodes: [Node]

        let place: SourcePlace

        /// Where its start tag starts in the source, at the “<”, in UTF-8 bytes; `nil` for one that was not read.
        public var sourceOffset: Int? { place.start }

        /// Makes an element. Of attributes that have the same name, the last counts; nothing else is checked here.
        public init(
            _ name: ElementName, _ attributes: KeyValuePairs<AttributeName, String> = [:], children: [Node] = []
        ) {
            self.init(name, [], children.joiningTexts(), place: .none)
            for (name, value) in attributes { self[name] = value }
        }

        /// - Parameter children: Without texts that are side by side.
        init(_ name: ElementName, _ attributes: [Attribute], _ children: [Node], place: SourcePlace) {
            self.name = name
            self.attributes = attributes
            nodes = children
            self.place = place
        }

        /// The attribute of a name, if the element has it.
        public func attribute(_ name: AttributeName) -> Attribute? { attributes.first { $0.name == name } }

        /// The value of an attribute as it stands, if the element has it. One that is set keeps its place, or is the last;
        /// `nil` removes it.
        public subscript(name: AttributeName) -> String? {
            get { attribute(name)?.value }
            set {
                switch (attributes.firstIndex { $0.name == name }, newValue) {
                case (let index?, let value?): attributes[index].value = value
                case (let index?, nil): attributes.remove(at: index)
                case (nil, let value?): attributes.append(Attribute(name, value))
                case (nil, nil): break
                }
            }
        }

        /// The value of an attribute, read as what it must be.
        ///
        ///     try element.value(of: .time, as: SSML.Time.self)       // 1.5s
        ///
        /// - Returns: `nil` where the element does not have it.
        /// - Throws: ``ValueError`` where its text is no such value.
        public func value<Value: AttributeValue>(
            of name: AttributeName, as _: Value.Type = Value.self
        ) throws(ValueError) -> Value? {
            guard let text = self[name] else { return nil }
            let utf8 = Array(text.utf8)[...]
            if let value = Value(utf8: utf8) { return value }
            throw ValueError(attribute: name, text: text, expectation: Value.expectation(for: utf8))
        }

        /// The elements directly in it.
        public var elements: [Element] {
            children.compactMap { if case .element(let element) = $0 { element } else { nil } }
        }

        /// Adds content after what is in it.
        public mutating func append(_ content: some Content) { children += content.nodes }

        /// Adds a node after what is in it.
        public mutating func append(_ node: Node) { children.append(node) }

        /// Adds a node before the child of an index, from 0 to the number of children.
        public mutating func insert(_ node: Node, at index: Int) { children.insert(node, at: index) }

        /// Removes a child by its index, and returns it.
        @discardableResult
        public mutating func remove(at index: Int) -> Node { children.remove(at: index) }

        /// Replaces the attributes' names and values where they stand.
        mutating func rename(_ attribute: AttributeName, to name: AttributeName, _ value: String) {
            guard let index = attributes.firstIndex(where: { $0.name == attribute }) else { return }
            let old = attributes[index]
            attributes[index] = Attribute(name, value, place: old.place, valuePlace: old.valuePlace)
        }
    }

    /// An attribute of an element, with its value as it stands.
    public struct Attribute: Hashable, Sendable {
        /// What it is.
        public let name: AttributeName

        /// Its value, references resolved and white space normalised (XML 1.0, 3.3.3).
        public var value: String

        let place: SourcePlace
        let valuePlace: SourcePlace

        /// Where its name starts in the source, in UTF-8 bytes; `nil` for one that was not read.
        public var sourceOffset: Int? { place.start }

        /// Where its value starts in the source, after the quote, in UTF-8 bytes; `nil` for one that was not read.
        public var valueSourceOffset: Int? { valuePlace.start }

        /// Makes an attribute. Nothing is checked here.
        public init(_ name: AttributeName, _ value: String) {
            self.init(name, value, place: .none, valuePlace: .none)
        }

        init(_ name: AttributeName, _ value: String, place: SourcePlace, valuePlace: SourcePlace) {
            self.name = name
            self.value = value
            self.place = place
            self.valuePlace = valuePlace
        }
    }
}
