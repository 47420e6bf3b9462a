import ArgumentParser
import TextToolkit

/// Reads a language tag from the command line; what is wrong with a malformed one goes into the message.
func languageTag(_ argument: String) throws -> LanguageTag {
    do {
        return try LanguageTag(validating: argument)
    } catch {
        throw ValidationError(error.description)
    }
}
