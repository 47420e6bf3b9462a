internal import SpeechMarkup

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#else
internal import Darwin
#endif

extension SpeechManner {
    /// Takes over what a `prosody` says. Labels and absolute values count from the voice's own, changes from what there is.
    mutating func change(by prosody: SSML.Prosody) {
        if let rate = prosody.rate {
            self.rate =
                switch rate.form {
                case .label(let label): Self.factor(label)
                case .percent(let percent): percent / 100
                case .relativePercent(let percent): self.rate * (1 + percent / 100)
                case .number(let number): number
                }
        }
        if let contour = prosody.contour {
            // espeak-ng moves the pitch by itself: what can be given is its middle.
            let pitches = contour.points.map { Self.factor($0.pitch, from: pitch) }
            pitch = pitches.reduce(0, +) / Double(pitches.count)
        } else {
            if let pitch = prosody.pitch { self.pitch = Self.factor(pitch, from: self.pitch) }
            if let range = prosody.range { self.range = Self.factor(range, from: self.range) }
        }
        if let volume = prosody.volume {
            self.volume =
                switch volume.form {
                case .label(let label): Self.factor(label)
                case .decibels(let decibels): self.volume * pow(10, decibels / 20)
                case .number(let number): number / 100
                case .relativeNumber(let number): max(0, self.volume + number / 100)
                case .percent(let percent): max(0, self.volume * (1 + percent / 100))
                }
        }
    }

    /// Stresses what is spoken: slower, louder and with more pitch, or less of each.
    mutating func change(by emphasis: SSML.Emphasis.Level) {
        let (rate, volume, range): (Double, Double, Double) =
            switch emphasis {
            case .strong: (0.85, 1.4, 1.5)
            case .moderate: (0.93, 1.2, 1.25)
            case .unstressed: (1, 1, 1)
            case .reduced: (1.1, 0.75, 0.7)
            }
        self.rate *= rate
        self.volume *= volume
        self.range *= range
    }

    private static func factor(_ label: SSML.Rate.Label) -> Double {
        switch label {
        case .xSlow: 0.5
        case .slow: 0.75
        case .default, .medium: 1
        case .fast: 1.3
        case .xFast: 1.7
        }
    }

    private static func factor(_ label: SSML.Volume.Label) -> Double {
        switch label {
        case .silent: 0
        case .xSoft: 0.25
        case .soft: 0.5
        case .default, .medium: 1
        case .loud: 1.4
        case .xLoud: 1.8
        }
    }

    /// What hertz count from: the pitch of espeak-ng's voices, nearly all of which are one man's.
    private static let usualPitch = 95.0

    private static func factor(_ pitch: SSML.Pitch, from current: Double) -> Double {
        switch pitch.form {
        case .label(let label):
            switch label {
            case .xLow: 0.6
            case .low: 0.8
            case .default, .medium: 1
            case .high: 1.25
            case .xHigh: 1.6
            }
        case .hertz(let hertz): hertz / usualPitch
        case .relativeHertz(let hertz): current + hertz / usualPitch
        case .percent(let percent): current * (1 + percent / 100)
        case .semitones(let semitones): current * pow(2, semitones / 12)
        }
    }
}
