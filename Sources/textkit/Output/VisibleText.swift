extension String {
    /// The text as it may be shown: what a terminal would obey, and what reorders text, as `\u{1B}`.
    ///
    /// Everything that is said about input goes through it, so that no file can write a message of its own.
    var visible: String {
        guard unicodeScalars.contains(where: \.isHiddenCommand) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if scalar.isHiddenCommand {
                text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            } else {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}

extension Unicode.Scalar {
    /// Whether it is a control character, a line or paragraph separator, or one of those that reorder text (UAX #9).
    var isHiddenCommand: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
