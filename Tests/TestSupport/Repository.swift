package import Foundation

/// Where the files are that tests read.
package enum Repository {
    /// The folder that has `Package.swift`.
    package static let root = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of the data that do not come with the package.
    package static let data =
        ProcessInfo.processInfo.environment["TEXTKIT_DATA"].map { URL(filePath: $0) }
        ?? root.appending(path: "../shared/data").standardizedFileURL
}

/// Small files of what no text should be: `Tests/Hostile`, with a list that says what each is.
package enum HostileData {
    private static let folder = Repository.root.appending(path: "Tests/Hostile")

    /// The names of the files, sorted.
    package static let names: [String] = {
        // Where the folder is missing, so are the files, which a test says.
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).filter { $0 != "MANIFEST.tsv" }.sorted()
    }()

    package static func path(of name: String) -> String { folder.appending(path: name).path }

    package static func bytes(of name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: folder.appending(path: name)))
    }
}

/// Whether the time that things take is the time that they take for users.
package enum Timing {
    package static let meansSomething = ProcessInfo.processInfo.environment["TEXTKIT_SANITIZED"] == nil
}
