// swift-tools-version: 6.2

import PackageDescription

let swiftSettings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
]

let dependencies: [Package.Dependency] = [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
]

let package = Package(
    name: "textkit",
    platforms: [.macOS(.v26)],
    products: [
        .library(name: "TextToolkit", targets: ["TextToolkit"]),
        .library(name: "JapaneseText", targets: ["JapaneseText"]),
        .library(name: "SpeechMarkup", targets: ["SpeechMarkup"]),
        .library(name: "SpeechSynthesis", targets: ["SpeechSynthesis"]),
        .executable(name: "textkit", targets: ["textkit"]),
    ],
    dependencies: dependencies,
    targets: [
        .systemLibrary(
            name: "CICU",
            path: "Modules/CICU",
            pkgConfig: "icu-i18n",
            providers: [.apt(["libicu-dev"]), .brew(["icu4c"])]
        ),
        .systemLibrary(
            name: "CExpat",
            path: "Modules/CExpat",
            pkgConfig: "expat",
            providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]
        ),
        .target(
            name: "ICUShims",
            dependencies: ["CICU"],
            cSettings: [
                // The stable API only: whatever ICU may still change is hidden from us.
                .define("U_HIDE_DRAFT_API"),
                .define("U_HIDE_DEPRECATED_API"),
                .define("U_HIDE_INTERNAL_API"),
            ],
            // C targets ignore the `link` lines of a module map.
            linkerSettings: [.linkedLibrary("icui18n"), .linkedLibrary("icuuc")]
        ),
        .target(
            name: "CTextData",
            exclude: [
                "added-readings.bin", "gaiji.bin", "heteronym-senses.tsv", "heteronyms.bin", "kanji-readings.bin",
                "morphemes.bin", "phrases.bin", "readings.bin", "romaji-words.txt", "romaji.rules",
                "romanization.rules",
                "whole-words.txt",
            ]
        ),
        .target(name: "ICUSupport", dependencies: ["CTextData", "ICUShims"], swiftSettings: swiftSettings),
        .target(name: "TextToolkit", dependencies: ["ICUSupport"], swiftSettings: swiftSettings),
        .target(name: "JapaneseText", dependencies: ["ICUSupport", "TextToolkit"], swiftSettings: swiftSettings),
        .target(
            name: "SpeechMarkup", dependencies: ["CExpat", "ICUSupport", "JapaneseText", "TextToolkit"],
            swiftSettings: swiftSettings
        ),
        .target(
            name: "SpeechSynthesis", dependencies: ["ICUSupport", "JapaneseText", "SpeechMarkup", "TextToolkit"],
            swiftSettings: swiftSettings
        ),
        .executableTarget(
            name: "textkit",
            dependencies: [
                "ICUSupport",
                "JapaneseText",
                "SpeechMarkup",
                "SpeechSynthesis",
                "TextToolkit",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "SpeechMarkupTests", dependencies: ["JapaneseText", "SpeechMarkup", "TestSupport", "TextToolkit"],
            exclude: [
                "Pronunciation/heteronym-expectations.tsv", "Pronunciation/heteronym-forms.txt", "SSML/corpus.txt",
                "SSML/engine-facts-sources.tsv", "SSML/engine-facts.tsv",
            ],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "SpeechSynthesisTests",
            dependencies: ["JapaneseText", "SpeechMarkup", "SpeechSynthesis", "TestSupport", "TextToolkit"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "TextToolkitTests",
            dependencies: ["TextToolkit", "TestSupport", "ICUReference"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "JapaneseTextTests",
            dependencies: ["JapaneseText", "TextToolkit", "TestSupport"],
            exclude: ["Kana/syllables.txt"],
            swiftSettings: swiftSettings
        ),
        .testTarget(
            name: "CommandTests",
            // The tests run the command; that they depend on it has it built.
            dependencies: ["textkit", "SpeechMarkup", "TestSupport"],
            exclude: ["Lexicons", "Snapshots"],
            swiftSettings: swiftSettings
        ),
        .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: swiftSettings),
        .target(name: "ICUReference", dependencies: ["CICU"], path: "Tests/ICUReference"),
    ],
    swiftLanguageModes: [.v6],
    cLanguageStandard: .c2x
)
// What scripts/train-readings builds; nobody else needs it.
if Context.environment["TEXTKIT_TRAINER"] != nil {
    package.targets.append(
        .executableTarget(
            name: "ReadingsTrainer", dependencies: ["JapaneseText"], path: "scripts/lib/ReadingsTrainer",
            swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("MemberImportVisibility")]))
}
