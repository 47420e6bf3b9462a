import TextToolkit

// romaji-driver read STYLE     rōmaji lines to hiragana
// romaji-driver write STYLE    kana lines to rōmaji
// romaji-driver cost STYLE     lines of rōmaji TAB hiragana: what the kana cost in the lattice, or “-”

let arguments = CommandLine.arguments
guard arguments.count == 3, let style = RomajiStyle.all.first(where: { $0.name == arguments[2] }) else {
    fatalError("usage: romaji-driver read|write|cost STYLE")
}

/// The least cost of a way through the lattice that spells the kana, for any ー, ぢ, づ as they are.
func cost(of kana: String, in lattice: KanaLattice) -> Double? {
    let kana = Array(kana.unicodeScalars)
    var best = Array(repeating: Array(repeating: Double.infinity, count: kana.count + 1), count: lattice.end + 1)
    best[0][0] = 0
    for node in 0..<lattice.end {
        for (position, cost) in best[node].enumerated() where cost < .infinity {
            for edge in lattice.edges(from: node) {
                let next = edge.kana == nil ? position : position + 1
                if let scalar = edge.kana, position == kana.count || kana[position] != scalar { continue }
                best[edge.target][next] = min(best[edge.target][next], cost + edge.cost)
            }
        }
    }
    let cost = best[lattice.end][kana.count]
    return cost < .infinity ? cost : nil
}

let reader = RomajiReader(style: style)
let writer = RomajiWriter(style: style)
var output: [UInt8] = []
while let line = readLine() {
    switch arguments[1] {
    case "read": reader.read(line.utf8.span, appendingTo: &output)
    case "write": output += Array(writer.write(line).utf8)
    default:
        let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
        let found = cost(of: String(fields[1]), in: KanaLattice(fields[0], style: style))
        output += Array((found.map { "\($0)" } ?? "-").utf8)
    }
    if output.count > 1 << 16 {
        print(String(decoding: output, as: UTF8.self))
        output.removeAll(keepingCapacity: true)
    } else {
        output.append(UInt8(ascii: "\n"))
    }
}
print(String(decoding: output, as: UTF8.self), terminator: "")
