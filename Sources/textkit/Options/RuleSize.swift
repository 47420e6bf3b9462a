/// How long transliteration rules are once their variables are put in, which ICU does before it reads them: a line that
/// doubles a variable, thirty times, would keep it busy for ever.
enum RuleSize {
    /// The most characters that are taken. ICU's own rules come to a tenth of it.
    static let limit = 1_000_000

    /// The line, from 1, with which rules come to be too long.
    ///
    /// - Complexity: O(*n*) in the rules.
    static func lineOverLimit(in rules: String) -> Int? {
        var scanner = Scanner()
        for scalar in rules.unicodeScalars {
            scanner.take(scalar)
            if scanner.total > limit { return scanner.line }
        }
        scanner.take(";")
        return scanner.total > limit ? scanner.line : nil
    }

    private struct Scanner {
        var line = 1
        var total = 0
        private var lengths: [String: Int] = [:]
        /// The variable that the statement defines, if it does, and how long it is so far.
        private var defined: String?
        private var length = 0
        private var name: String?
        private var isEscaped = false
        private var isInComment = false
        private var isQuoted = false
        /// How many sets are open; a quotation mark in one is a character of it.
        private var depth = 0

        mutating func take(_ scalar: Unicode.Scalar) {
            if scalar == "\n" {
                line += 1
                isInComment = false
            }
            if isInComment { return }
            if name != nil, scalar.properties.isXIDContinue, !isEscaped {
                name?.unicodeScalars.append(scalar)
                return
            }
            endName(before: scalar)
            if isEscaped {
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else if scalar == "'", depth == 0 {
                isQuoted.toggle()
            } else if !isQuoted {
                switch scalar {
                case "[": depth += 1
                case "]": depth = max(0, depth - 1)
                case "#": isInComment = depth == 0
                case "$": return name = ""
                case "=" where depth == 0 && lastName != nil:
                    defined = lastName
                    length = 0
                case ";" where depth == 0: return endStatement()
                default: break
                }
            }
            if !scalar.properties.isWhitespace { length += 1 }
            total += 1
        }

        /// The variable that the statement has named last, and nothing after it but space.
        private var lastName: String?

        private mutating func endName(before scalar: Unicode.Scalar) {
            if let name {
                self.name = nil
                lastName = name
                let size = lengths[name] ?? 1
                length = min(length + size, RuleSize.limit + 1)
                total = min(total + size, RuleSize.limit + 1)
            } else if !scalar.properties.isWhitespace, scalar != "=" {
                lastName = nil
            }
        }

        private mutating func endStatement() {
            if let defined { lengths[defined] = length }
            defined = nil
            lastName = nil
            length = 0
        }
    }
}
