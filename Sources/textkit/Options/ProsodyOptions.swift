import ArgumentParser
import SpeechMarkup

/// How the text is spoken.
struct ProsodyOptions: ParsableArguments {
    // What follows these options is theirs, a minus at its start or not.
    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How fast: slow, 80%, or a multiple from 0.25 to 2; the voice's own unless given.", valueName: "rate"),
        transform: speechRate
    )
    var rate: SSML.Rate?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How high: low, +10%, -2st, +20Hz, or a multiple from 0.5 to 2; the voice's own unless given.",
            valueName: "pitch"),
        transform: speechPitch
    )
    var pitch: SSML.Pitch?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "How loud: soft, -6dB, or a number from 0 to 100; the voice's own unless given.", valueName: "volume"),
        transform: speechVolume
    )
    var volume: SSML.Volume?

    /// Whether any of them is given.
    var isGiven: Bool { rate != nil || pitch != nil || volume != nil }
}

/// The multiples of the usual rate, and of the usual pitch, that are still speech.
private let rates = 0.25...2.0
private let pitches = 0.5...2.0

private func speechRate(_ text: String) throws -> SSML.Rate {
    let rate = try parsed { try SSML.Rate(parsing: text) }
    guard let multiplier = rate.multiplier else { return rate }
    if !rates.contains(multiplier) { throw ValidationError("It is not from 0.25 to 2, or from 25% to 200%.") }
    // A multiple and a change are of SSML 1.0; in 1.1 they are the percentage that they come to.
    return rate.conformance == .standard ? rate : .multiplier(multiplier)
}

private func speechPitch(_ text: String) throws -> SSML.Pitch {
    if let multiplier = Double(text), text.first?.isNumber == true {
        if !pitches.contains(multiplier) { throw ValidationError("It is not from 0.5 to 2.") }
        return .multiplier(multiplier)
    }
    let pitch = try parsed { try SSML.Pitch(parsing: text) }
    guard pitch.conformance == .standard else {
        throw ValidationError("A change of pitch has a unit: \(text)%, \(text)st or \(text)Hz.")
    }
    return pitch
}

private func speechVolume(_ text: String) throws -> SSML.Volume {
    let volume = try parsed { try SSML.Volume(parsing: text) }
    if let number = Double(text), text.first?.isNumber == true, !(0...100).contains(number) {
        throw ValidationError("It is not from 0 to 100.")
    }
    return volume
}

private func parsed<Value>(_ body: () throws -> Value) throws(ValidationError) -> Value {
    do {
        return try body()
    } catch {
        throw ValidationError("\(error)")
    }
}
