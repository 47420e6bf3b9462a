internal import ICUSupport

extension RomajiStyle {
    /// The rules that read the style.
    var rules: String { rules(in: RomajiRules.toKana) }

    /// The rules that write the style.
    var romanizationRules: String { rules(in: RomajiRules.fromKana) }

    /// The rules of a file, with the values that the style gives to their variables.
    ///
    /// The file starts with one section of `$variable = value ;` a style; what a style does not name it takes from `any`.
    private func rules(in file: String) -> String {
        var variables: [Substring: Substring] = [:]
        var section: Substring = ""
        var rules = ""
        // By bytes: at each first use of a style, characters would take longer to find than all else.
        for line in file.utf8.split(separator: UInt8(ascii: "\n")).lazy.map(Substring.init) {
            if line.hasPrefix("# style ") {
                section = line.dropFirst("# style ".count)
            } else if line.hasPrefix("# rules ") {
                for (name, value) in variables.sorted(by: { $0.key < $1.key }) { rules += "\(name) =\(value);\n" }
                section = "rules"
            } else if section == "rules" {
                rules += line
                rules += "\n"
            } else if section == "any" || section == name {
                for definition in line.prefix(while: { $0 != "#" }).split(separator: ";") {
                    guard let equals = definition.firstIndex(of: "=") else { continue }
                    let name = definition[..<equals].split(separator: " ")[0]
                    variables[name] = definition[equals...].dropFirst()
                }
            }
        }
        return rules
    }
}
