// swift-tools-version: 6.2
// The programs in Swift that `Benchmarks/run` measures the library by.

import PackageDescription

let package = Package(
    name: "benchmarks",
    platforms: [.macOS(.v26)],
    dependencies: [.package(name: "textkit", path: "..")],
    targets: [
        .executableTarget(
            name: "lazy-words",
            dependencies: [.product(name: "TextToolkit", package: "textkit")]
        )
    ],
    swiftLanguageModes: [.v6]
)
