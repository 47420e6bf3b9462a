extension SSML {
    /// A prefix and the namespace that it stands for.
    public struct Namespace: Hashable, Sendable {
        /// The prefix, such as `mstts`.
        public let prefix: String

        /// The namespace; `nil` where a prefix stands for none.
        public let uri: String?

        /// Microsoft's: `mstts`.
        public static let mstts = Namespace(prefix: "mstts", uri: "https://www.w3.org/2001/mstts")
        /// Amazon's, of Polly and Alexa: `amazon`. It is documented without a declaration.
        public static let amazon = Namespace(prefix: "amazon", uri: "https://amazon.com/ssml")
        /// Alexa's: `alexa`. It is documented without a declaration.
        public static let alexa = Namespace(prefix: "alexa", uri: "https://alexa.amazon.com/ssml")
        /// Google's: `google`. It is documented without a declaration.
        public static let google = Namespace(prefix: "google", uri: "https://cloud.google.com/text-to-speech/docs/ssml")
        /// espeak-ng's: `tts`. It is documented without a declaration.
        public static let tts = Namespace(prefix: "tts", uri: "https://github.com/espeak-ng/espeak-ng")
        /// MathML's, whose elements Azure documents without a prefix.
        static let math = Namespace(prefix: "", uri: "http://www.w3.org/1998/Math/MathML")

        /// The vendors', whose prefixes may stand in a document without being declared: their own examples do not declare
        /// them. What they stand for is declared when such a document is written.
        static let vendors = [mstts, amazon, alexa, google, tts]

        /// Those that their vendors' documentation declares.
        static let declared = [mstts]

        /// Other names of vendors' namespaces in their own documentation.
        private static let otherNames = ["http://www.w3.org/2001/mstts": mstts]

        /// The prefix that a vendor's documentation has for the namespace of a name; `nil` where it is no vendor's.
        static func vendorPrefix(of name: QualifiedName) -> String? {
            guard let uri = name.namespace else {
                return vendors.first { $0.prefix == name.prefix }?.prefix
            }
            return (vendors + [math]).first { $0.uri == uri }?.prefix ?? otherNames[uri]?.prefix
        }

        /// Names a namespace.
        ///
        /// - Precondition: It is not empty, and neither XML's own nor that of declarations; the prefix is not `xml` or
        ///   `xmlns`.
        public init(_ prefix: Identifier, uri: Address) {
            precondition(prefix != "xml" && prefix != "xmlns", "The prefix “\(prefix)” is XML's own.")
            precondition(
                !["", XML.namespace, XML.declarationNamespace].contains(uri.text),
                "“\(uri)” is no namespace for a prefix.")
            self.init(prefix: prefix.text, uri: uri.text)
        }

        init(prefix: String, uri: String?) {
            self.prefix = prefix
            self.uri = uri
        }
    }
}
