package import Foundation

/// An empty folder that goes away with this object.
package final class TemporaryFolder: Sendable {
    package let url: URL

    package init() throws {
        url = FileManager.default.temporaryDirectory.appending(path: "textkit-tests-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        // What stays behind in the system's folder for temporary files does no harm.
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file and returns its path.
    @discardableResult
    package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
        let file = url.appending(path: name)
        try Data(bytes).write(to: file)
        return file.path
    }

    package func contents(of name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: url.appending(path: name)))
    }

    /// The names of what is in the folder, sorted.
    package var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
    }
}
