import Foundation
import FoundationXML

/// Reads the paragraphs and sentences out of a document.
final class SentenceCollector: NSObject, XMLParserDelegate {
    private(set) var language: String?
    private(set) var paragraphs: [[String]] = []
    private var text: String?

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        switch name {
        case "speak": language = attributes["xml:lang"]
        case "p": paragraphs.append([])
        case "s": text = ""
        default: break
        }
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
        text?.append(characters)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard name == "s", let sentence = text else { return }
        paragraphs[paragraphs.count - 1].append(sentence)
        text = nil
    }
}
