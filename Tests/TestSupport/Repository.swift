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

/// The hostile inputs among the data that do not come with the package.
package enum HostileData {
    package static let folder = Repository.data.appending(path: "hostile")

    /// The names of the files, sorted; none where the data are absent.
    package static let names: [String] = {
        // Absent data are no fault: the tests that need them are skipped by name.
        let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
        return (names ?? []).filter { $0 != "MANIFEST.tsv" }.sorted()
    }()

    package static var isPresent: Bool { !names.isEmpty }

    package static func bytes(of name: String) throws -> [UInt8] {
        try [UInt8](Data(contentsOf: folder.appending(path: name)))
    }
}

/// Whether the time that things take is the time that they take for users.
package enum Timing {
    package static let meansSomething = ProcessInfo.processInfo.environment["TEXTKIT_SANITIZED"] == nil
}
