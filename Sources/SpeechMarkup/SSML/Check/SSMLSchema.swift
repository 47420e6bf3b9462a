/// What the Recommendation says about each element: what is in it, and what attributes it has.
///
/// Speech Synthesis Markup Language (SSML) Version 1.1, W3C Recommendation 7 September 2010. Both profiles are
/// here: the attributes of audio that the extended profile adds are right in every document.
enum SSMLSchema {
    /// An attribute of an element.
    struct Attribute: Sendable {
        let name: [UInt8]
        let isXML: Bool
        let isRequired: Bool
        /// Whether SSML 1.0 did not have it, or did not ask for it.
        let isNew: Bool
        let syntax: ValueSyntax

        var writtenName: String { (isXML ? "xml:" : "") + String(decoding: name, as: UTF8.self) }
    }

    /// An element. An object, since each element of a document is handed one.
    final class Element: Sendable {
        /// What can be directly in it.
        let children: ElementSet
        let hasText: Bool
        let attributes: [Attribute]
        /// The section that says so.
        let section: String
        /// Whether SSML 1.0 did not have it.
        let isNew: Bool

        init(
            children: ElementSet, hasText: Bool, attributes: [Attribute], section: String, isNew: Bool = false
        ) {
            self.children = children
            self.hasText = hasText
            self.attributes = attributes
            self.section = section
            self.isNew = isNew
        }

        var source: String { "SSML 1.1, section \(section)" }
    }

    static func rules(of element: StandardElement) -> Element { elements[Int(element.rawValue)] }

    /// What stands within a sentence.
    static let inline = ElementSet(
        .audio, .break, .emphasis, .lang, .lookup, .mark, .phoneme, .prosody, .sayAs, .sub, .token, .voice, .w)
    static let structural = ElementSet(.p, .s)
    /// What comes before everything else.
    static let header = ElementSet(.lexicon, .meta, .metadata)

    private static let elements = StandardElement.allCases.map(describe)

    private static func describe(_ element: StandardElement) -> Element {
        switch element {
        case .speak:
            Element(
                children: inline.union(structural).union(header), hasText: true,
                attributes: [
                    required("version", .any), required("xml:lang", .languageTag), optional("xml:base", .uri),
                    onLanguageFailure, added("startmark", .name), added("endmark", .name),
                ], section: "3.1.1")
        case .lexicon:
            Element(
                children: [], hasText: false,
                attributes: [
                    required("uri", .uri), required("xml:id", .identifier, isNew: true), optional("type", .any),
                    added("fetchtimeout", .time), added("maxage", .wholeNumber), added("maxstale", .wholeNumber),
                ], section: "3.1.5.1")
        case .lookup:
            Element(
                children: inline.union(structural), hasText: true, attributes: [required("ref", .identifier)],
                section: "3.1.5.2", isNew: true)
        case .meta:
            Element(
                children: [], hasText: false,
                attributes: [
                    optional("name", .nameToken), optional("http-equiv", .nameToken), required("content", .any),
                ], section: "3.1.6")
        case .metadata: Element(children: [], hasText: false, attributes: [], section: "3.1.7")
        case .p:
            Element(
                children: inline.union(ElementSet(.s)), hasText: true,
                attributes: [optional("xml:lang", .languageTag), optional("xml:id", .identifier), onLanguageFailure],
                section: "3.1.8.1")
        case .s:
            Element(
                children: inline, hasText: true,
                attributes: [optional("xml:lang", .languageTag), optional("xml:id", .identifier), onLanguageFailure],
                section: "3.1.8.1")
        case .token, .w:
            Element(
                children: ElementSet(.audio, .break, .emphasis, .mark, .phoneme, .prosody, .sayAs, .sub), hasText: true,
                attributes: [
                    optional("xml:lang", .languageTag), optional("xml:id", .identifier), onLanguageFailure,
                    added("role", .qualifiedNames),
                ], section: "3.1.8.2", isNew: true)
        case .sayAs:
            Element(
                children: [], hasText: true,
                attributes: [
                    required("interpret-as", .nameToken), optional("format", .nameToken),
                    optional("detail", .nameToken),
                ], section: "3.1.9")
        case .phoneme:
            Element(
                children: [], hasText: true,
                attributes: [
                    required("ph", .any), optional("alphabet", .alphabet),
                    added("type", .oneOf(["default", "ruby"])),
                ], section: "3.1.10")
        case .sub:
            Element(children: [], hasText: true, attributes: [required("alias", .any)], section: "3.1.11")
        case .lang:
            Element(
                children: inline.union(structural), hasText: true,
                attributes: [required("xml:lang", .languageTag), onLanguageFailure], section: "3.1.12", isNew: true)
        case .voice: voice
        case .emphasis:
            Element(
                children: inline, hasText: true, attributes: [optional("level", .oneOf(ValueSyntax.level))],
                section: "3.2.2")
        case .break:
            Element(
                children: [], hasText: false,
                attributes: [
                    optional("time", .time),
                    optional("strength", .oneOf(["none", "x-weak", "weak", "medium", "strong", "x-strong"])),
                ], section: "3.2.3")
        case .prosody:
            Element(
                children: inline.union(structural), hasText: true,
                attributes: [
                    optional("pitch", .pitch), optional("contour", .contour), optional("range", .pitch),
                    optional("rate", .rate), optional("duration", .time), optional("volume", .volume),
                ], section: "3.2.4")
        case .audio: audio
        case .desc:
            Element(
                children: [], hasText: true,
                attributes: [optional("xml:lang", .languageTag), onLanguageFailure], section: "3.3.3")
        case .mark:
            Element(children: [], hasText: false, attributes: [required("name", .name)], section: "3.3.2")
        }
    }

    private static let voice = Element(
        children: inline.union(structural), hasText: true,
        attributes: [
            optional("gender", .oneOf(["male", "female", "neutral", ""])),
            optional("age", .wholeNumberOrNothing), optional("variant", .positiveWholeNumberOrNothing),
            optional("name", .any), added("languages", .languageRanges),
            added("required", .listOf(ValueSyntax.features)), added("ordering", .listOf(ValueSyntax.features)),
            added("onvoicefailure", .oneOf(["priorityselect", "keepexisting", "processorchoice"])),
        ], section: "3.2.1")

    private static let audio = Element(
        children: inline.union(structural).union(ElementSet(.desc)), hasText: true,
        attributes: [
            optional("src", .uri), added("fetchtimeout", .time),
            added("fetchhint", .oneOf(["safe", "prefetch"])), added("maxage", .wholeNumber),
            added("maxstale", .wholeNumber), added("clipBegin", .time), added("clipEnd", .time),
            added("repeatCount", .positiveNumber), added("repeatDur", .time), added("soundLevel", .decibels),
            added("speed", .percentage),
        ], section: "3.3.1")

    private static let onLanguageFailure = added(
        "onlangfailure", .oneOf(["changevoice", "ignoretext", "ignorelang", "processorchoice"]))

    private static func required(_ name: String, _ syntax: ValueSyntax, isNew: Bool = false) -> Attribute {
        attribute(name, syntax, isRequired: true, isNew: isNew)
    }

    private static func optional(_ name: String, _ syntax: ValueSyntax) -> Attribute {
        attribute(name, syntax, isRequired: false, isNew: false)
    }

    /// An attribute that SSML 1.0 did not have.
    private static func added(_ name: String, _ syntax: ValueSyntax) -> Attribute {
        attribute(name, syntax, isRequired: false, isNew: true)
    }

    private static func attribute(_ name: String, _ syntax: ValueSyntax, isRequired: Bool, isNew: Bool) -> Attribute {
        let isXML = name.hasPrefix("xml:")
        let local = isXML ? name.dropFirst(4) : name[...]
        return Attribute(
            name: Array(local.utf8), isXML: isXML, isRequired: isRequired, isNew: isNew, syntax: syntax)
    }
}
