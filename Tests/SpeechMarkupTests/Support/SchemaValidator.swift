import Foundation

/// Validates documents against the W3C's schema of SSML 1.1, by libxml2's `xmllint`.
struct SchemaValidator {
    private let schema: String

    /// `nil` where the schema or the program is missing.
    init?() {
        guard let data = ProcessInfo.processInfo.environment["TEXTKIT_DATA"] else { return nil }
        schema = data + "/ssml/ssmlv1p1-core.xsd"
        let files = FileManager.default
        guard files.fileExists(atPath: schema), files.isExecutableFile(atPath: "/usr/bin/xmllint") else { return nil }
    }

    /// The documents that `xmllint` does not say validate, by their number.
    func rejected(of documents: [String]) throws -> Set<Int> {
        let validated = try report(on: documents).compactMap { line in
            line.wholeMatch(of: /.*\/([0-9]+)\.xml validates/).flatMap { Int($0.1) }
        }
        return Set(documents.indices).subtracting(validated)
    }

    /// What `xmllint` has to say against the documents.
    func complaints(about documents: [String]) throws -> [String] {
        let lines = try report(on: documents)
        let complaints = lines.filter { !$0.hasSuffix(" validates") }
        let unseen = documents.count - (lines.count - complaints.count)
        return complaints.isEmpty && unseen > 0 ? ["\(unseen) documents were not validated"] : complaints
    }

    /// The lines that `xmllint` writes on the documents, which are files named by their number.
    private func report(on documents: [String]) throws -> [String] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = try documents.enumerated().map { index, document in
            let file = folder.appendingPathComponent("\(index).xml")
            try document.write(to: file, atomically: false, encoding: .utf8)
            return file.path
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/xmllint")
        process.arguments = ["--nonet", "--noout", "--schema", schema] + paths
        let output = Pipe()
        process.standardError = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").map(String.init)
    }
}
