// swift-tools-version: 6.2
// A package outside of textkit's that uses all of its libraries; `scripts/check-client` builds it.

import PackageDescription

/// Every library product of textkit.
let products = [
    "TextToolkit",
    "JapaneseText",
    "SpeechMarkup",
    "SpeechSynthesis",
]

let dependencies: [Target.Dependency] = products.map { .product(name: $0, package: "textkit") }

let package = Package(
    name: "client",
    platforms: [.macOS(.v26)],
    dependencies: [.package(name: "textkit", path: "../..")],
    targets: [
        .executableTarget(name: "WithFoundation", dependencies: dependencies),
        .executableTarget(name: "WithoutFoundation", dependencies: dependencies),
    ],
    swiftLanguageModes: [.v6]
)
