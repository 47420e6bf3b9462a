extension SSML {
    /// An element whose attributes have types: ``Prosody``, ``Break`` and so on. It is a view of an ``Element``.
    ///
    /// Built, it goes into a document; read, its properties are the values of the attributes, each parsed once. Setting
    /// one changes that attribute alone: what a view does not touch is written as it was read, and so are attributes
    /// that it does not know.
    ///
    ///     switch element.name {
    ///     case .prosody: let rate = try Prosody(element).rate
    ///     case .break: let time = try Break(element).time
    ///     …
    public protocol View: Content, Hashable {
        /// Where it may stand.
        associatedtype Stands

        /// What the element may hold.
        associatedtype Holds: Holding

        /// The element's row in the vocabulary.
        static var row: Row<Self, Stands, Holds> { get }

        /// The element that is viewed, without what was set since.
        var original: Element { get set }

        /// Views an element whose attributes are not read yet; ``init(_:acceptsOlder:)`` does both.
        init(unread original: Element)
    }

    /// The value of an attribute that must be there: every view that was read or built has it.
    @propertyWrapper public struct Required<Value: Hashable & Sendable>: Hashable, Sendable {
        private var value: Value?

        /// Makes room for a value.
        public init() {}

        /// The value.
        public var wrappedValue: Value {
            get {
                guard let value else { preconditionFailure("The attributes of this view were not read.") }
                return value
            }
            set { value = newValue }
        }

        /// The value, if it was read or set: what the vocabulary binds the attribute to.
        public var projectedValue: Value? {
            get { value }
            set { value = newValue }
        }
    }

    /// A view of an element with nothing but text in it.
    public protocol TextView: View where Holds == Place.Text {}
}

extension SSML.View {
    /// Reads an element.
    ///
    /// - Parameter acceptsOlder: Whether values that SSML 1.0 had are read as well, such as a rate of 1.5.
    /// - Throws: ``SSML/ValueError`` for the first attribute whose value is none, or that is missing: where the check of
    ///   a document in SSML 1.1 finds an error in an attribute. What is in the element is not looked at.
    public init(_ element: SSML.Element, acceptsOlder: Bool = false) throws(SSML.ValueError) {
        self.init(unread: element)
        for attribute in Self.row.attributes {
            let name = attribute.row.name
            guard let written = element.attribute(name) else {
                if !attribute.row.isRequired { continue }
                throw SSML.ValueError(attribute: name, text: nil, expectation: attribute.row.expectation(for: []))
            }
            let utf8 = Array(written.value.utf8)[...]
            guard let conformance = attribute.row.conformance(of: utf8), acceptsOlder || conformance != .older else {
                throw SSML.ValueError(
                    attribute: name, text: written.value, expectation: attribute.row.expectation(for: utf8))
            }
            attribute.read(utf8, &self)
        }
    }

    /// Makes a view of a new element.
    init(_ children: [SSML.Node] = []) {
        self.init(unread: SSML.Element(Self.row.erased.name, children: children))
    }

    /// The element, with the attributes that the properties say.
    public var element: SSML.Element {
        var element = original
        for attribute in Self.row.attributes {
            let written = original[attribute.row.name]
            let value = attribute.write(self, written)
            if value != written { element[attribute.row.name] = value }
        }
        return element
    }

    /// The element.
    public var nodes: [SSML.Node] { [.element(element)] }

    /// What is in it.
    public var children: [SSML.Node] {
        get { original.children }
        set { original.children = newValue }
    }

    /// Whether two views are of the same element, written in the same way.
    public static func == (one: Self, other: Self) -> Bool { one.element == other.element }

    /// Hashes the element.
    public func hash(into hasher: inout Hasher) { hasher.combine(element) }
}

extension SSML.TextView {
    /// The text in it.
    public var text: String {
        get { original.directText }
        set { original.children = .plain(newValue) }
    }
}

extension SSML.Element {
    /// The element as the view of its name; `nil` for `speak`, for which ``SSML`` stands, and for elements that have none.
    ///
    /// - Throws: ``SSML/ValueError`` for the first attribute whose value is none, or that is missing.
    public var view: (any SSML.View)? {
        get throws(SSML.ValueError) { try Vocabulary.row(of: name)?.view(self) }
    }
}
