extension SSML {
    /// An element: its name, its attributes as they stand, and what is in it.
    ///
    /// The values of attributes are text here; ``value(of:as:)`` reads one, and a ``TypedElement`` all of them.
    public struct Element: Hashable, Sendable {
        /// What it is.
        public package(set) var name: ElementName

        /// Its attributes, in the order of the document.
        public package(set) var attributes: [Attribute]

        /// What is directly in it, in the order of the document.
        public package(set) var children: [Node]

        let place: Place

        /// Where its start tag starts in the source, at the “<”, in UTF-8 bytes; `nil` for one that was not read.
        public var sourceOffset: Int? { place.start }

        /// Makes an element. Texts that are side by side become one, as a reader would have them; nothing else is
        /// checked here.
        package init(_ name: ElementName, _ attributes: [Attribute] = [], _ children: [Node] = []) {
            self.init(name, attributes, children.joiningTexts(), place: .none)
        }

        /// The element with other attributes and content, in the same place.
        package func replacing(_ attributes: [Attribute], _ children: [Node]) -> Element {
            Element(name, attributes, children.joiningTexts(), place: place)
        }

        init(_ name: ElementName, _ attributes: [Attribute], _ children: [Node], place: Place) {
            self.name = name
            self.attributes = attributes
            self.children = children
            self.place = place
        }

        /// The attribute of a name, if the element has it.
        public func attribute(_ name: AttributeName) -> Attribute? { attributes.first { $0.name == name } }

        /// The value of an attribute as it stands, if the element has it.
        public func rawValue(of name: AttributeName) -> String? { attribute(name)?.value }

        /// The value of an attribute, read as what it must be.
        ///
        ///     try element.value(of: .time, as: SSML.Time.self)       // 1.5s
        ///
        /// - Returns: `nil` where the element does not have it.
        /// - Throws: ``ValueError`` where its text is no such value.
        public func value<Value: AttributeValue>(
            of name: AttributeName, as _: Value.Type = Value.self
        ) throws(ValueError) -> Value? {
            guard let attribute = attribute(name) else { return nil }
            do {
                return try Value(parsing: attribute.value)
            } catch {
                throw error.named(name)
            }
        }

        /// The elements directly in it.
        public var elements: [Element] {
            children.compactMap { if case .element(let element) = $0 { element } else { nil } }
        }
    }

    /// An attribute of an element, with its value as it stands.
    public struct Attribute: Hashable, Sendable {
        /// What it is.
        public let name: AttributeName

        /// Its value, references resolved and white space normalised (XML 1.0, 3.3.3).
        public package(set) var value: String

        let place: Place
        let valuePlace: Place

        /// Where its name starts in the source, in UTF-8 bytes; `nil` for one that was not read.
        public var sourceOffset: Int? { place.start }

        /// Where its value starts in the source, behind the quote, in UTF-8 bytes; `nil` for one that was not read.
        public var valueSourceOffset: Int? { valuePlace.start }

        /// Makes an attribute. Nothing is checked here.
        package init(_ name: AttributeName, _ value: String) {
            self.init(name, value, place: .none, valuePlace: .none)
        }

        init(_ name: AttributeName, _ value: String, place: Place, valuePlace: Place) {
            self.name = name
            self.value = value
            self.place = place
            self.valuePlace = valuePlace
        }

        /// Another value in the same place.
        package func replacing(_ value: String) -> Attribute {
            Attribute(name, value, place: place, valuePlace: valuePlace)
        }
    }
}
