internal import ICUSupport

extension RomajiStyle {
    /// The rules of `romaji.rules` with the costs that the style gives them.
    ///
    /// The file starts with one section of costs a style; what a style does not name it takes from `any`.
    var rules: String {
        var costs: [Substring: Substring] = [:]
        var section: Substring = ""
        var rules = ""
        for line in RomajiRules.text.split(separator: "\n") {
            if line.hasPrefix("# style ") {
                section = line.dropFirst("# style ".count)
            } else if line.hasPrefix("# rules ") {
                for (variable, value) in costs.sorted(by: { $0.key < $1.key }) { rules += "\(variable) =\(value)\n" }
                section = "rules"
            } else if section == "rules" {
                rules += line + "\n"
            } else if section == "any" || section == name, line.hasPrefix("$"), let equals = line.firstIndex(of: "=") {
                costs[line[..<equals].prefix { $0 != " " }] = line[equals...].dropFirst()
            }
        }
        return rules
    }
}
