import ArgumentParser
import TextToolkit

/// The language of the text.
struct LanguageOptions: ParsableArguments {
    @Option(
        name: [.customLong("language"), .customLong("locale")],
        help: ArgumentHelp(
            "The language, as a BCP 47 tag such as ja or en-GB (default: und; of pronounce: en-US).", valueName: "tag"),
        transform: languageTag
    )
    var given: LanguageTag?

    /// The language, undetermined unless given.
    var language: LanguageTag { given ?? .undetermined }
}

/// Reads a language tag from the command line; what is wrong with a malformed one goes into the message.
func languageTag(_ argument: String) throws(ValidationError) -> LanguageTag {
    let tag: LanguageTag
    do {
        tag = try LanguageTag(validating: argument)
    } catch {
        throw ValidationError(error.description)
    }
    // Four letters are reserved, and more are free to be registered; nobody ever has (RFC 5646, section 2.2.1).
    if argument.prefix(while: { $0 != "-" }).count > 3 {
        throw ValidationError("“\(argument)” starts with no code of a language, which has two or three letters: “en”.")
    }
    return tag
}
