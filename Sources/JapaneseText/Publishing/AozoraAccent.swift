/// Letters with accents as Aozora Bunko writes them within 〔 and 〕: a letter and a sign after it (アクセント分解).
///
///     AozoraAccent.decoded("De'ja` vu")  // Déjà vu
enum AozoraAccent {
    /// The text with its letters composed; `nil` if nothing in it is one, and the brackets are brackets.
    static func decoded(_ text: some Sequence<Unicode.Scalar>) -> String? {
        let scalars = Array(text)
        var output = String.UnicodeScalarView()
        var index = 0
        var hasAccents = false
        while index < scalars.count {
            if index + 2 < scalars.count, scalars[index + 2] == "&",
                let ligature = ligatures[String(scalars[index]) + String(scalars[index + 1])]
            {
                output.append(ligature)
                index += 3
            } else if index + 1 < scalars.count, let letter = letter(scalars[index], scalars[index + 1]) {
                output.append(letter)
                index += 2
            } else {
                output.append(scalars[index])
                index += 1
                continue
            }
            hasAccents = true
        }
        return hasAccents ? String(output) : nil
    }

    private static func letter(_ base: Unicode.Scalar, _ sign: Unicode.Scalar) -> Unicode.Scalar? {
        guard base.isASCII, sign.isASCII, let index = signs[sign]?.firstIndex(where: { $0.base == base }) else {
            return nil
        }
        return signs[sign]![index].letter
    }

    private static let ligatures: [String: Unicode.Scalar] = ["ae": "æ", "AE": "Æ", "oe": "œ", "OE": "Œ"]

    private static let table: [(sign: Unicode.Scalar, bases: String, letters: String)] = [
        ("`", "AEIOUNaeioun", "ÀÈÌÒÙǸàèìòùǹ"), ("'", "AEIOUYCLNRSZMaeiouyclnrszm", "ÁÉÍÓÚÝĆĹŃŔŚŹḾáéíóúýćĺńŕśźḿ"),
        ("^", "AEIOUCGHJSWYaeioucghjswy", "ÂÊÎÔÛĈĜĤĴŜŴŶâêîôûĉĝĥĵŝŵŷ"), ("~", "ANOEIUanoeiu", "ÃÑÕẼĨŨãñõẽĩũ"),
        (":", "AEIOUaeiouy", "ÄËÏÖÜäëïöüÿ"), ("&", "AaUus", "ÅåŮůß"), (",", "CcSsTt", "ÇçŞşŢţ"),
        ("_", "AEIOUaeiou", "ĀĒĪŌŪāēīōū"), ("/", "OoDdHhLl", "ØøĐđĦħŁł"), ("@", "!?", "¡¿"),
    ]

    private static let signs: [Unicode.Scalar: [(base: Unicode.Scalar, letter: Unicode.Scalar)]] = {
        var signs: [Unicode.Scalar: [(base: Unicode.Scalar, letter: Unicode.Scalar)]] = [:]
        for (sign, bases, letters) in table {
            signs[sign] = zip(bases.unicodeScalars, letters.unicodeScalars).map { (base: $0, letter: $1) }
        }
        return signs
    }()
}
