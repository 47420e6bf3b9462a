// swift-tools-version: 6.2

import PackageDescription

// What scripts/measure-romaji runs: the library's rōmaji as a filter of lines.
let package = Package(
    name: "romaji-driver",
    platforms: [.macOS(.v26)],
    dependencies: [.package(name: "textkit", path: "../..")],
    targets: [
        .executableTarget(name: "romaji-driver", dependencies: [.product(name: "TextToolkit", package: "textkit")])
    ]
)
