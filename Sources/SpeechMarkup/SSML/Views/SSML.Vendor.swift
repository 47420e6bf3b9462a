extension SSML {
    /// An element of a vendor's namespace.
    ///
    ///     SSML.Vendor(.mstts, "express-as", ["style": "cheerful"]) { "How nice!" }
    public struct Vendor: Content {
        /// It stands wherever something is spoken.
        public typealias Stands = Category.Part

        /// The element in a document.
        public var element: Element

        /// Makes an element. Of attributes that have the same name, the last counts.
        ///
        /// - Parameters:
        ///   - namespace: The vendor's.
        ///   - name: Its name without prefix.
        ///   - attributes: Those without a prefix.
        public init(
            _ namespace: Namespace, _ name: Identifier, _ attributes: KeyValuePairs<AttributeName, String> = [:],
            @Builder<Place.Flow> content: () -> [Node] = { [] }
        ) {
            element = Element(ElementName(name, in: namespace), attributes, children: content())
        }

        /// The element.
        public var nodes: [Node] { [.element(element)] }
    }
}
