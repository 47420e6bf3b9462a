/// What somebody who wrote a name that is wrong may have meant.
enum Suggestion {
    /// “ Did you mean …?” for the name that is nearest, or nothing where none is near.
    static func text(for name: String, among names: [String]) -> String {
        nearest(to: name, among: names).map { " Did you mean “\($0)”?" } ?? ""
    }

    /// The name that is nearest, if it is near: a third of its letters may differ.
    static func nearest(to name: String, among names: [String]) -> String? {
        let wanted = Array(name.lowercased().unicodeScalars.prefix(64))
        let nearest = names.map { name in
            (name: name, distance: distance(from: wanted, to: Array(name.lowercased().unicodeScalars)))
        }.min { $0.distance < $1.distance }
        guard let nearest, nearest.distance <= max(1, max(wanted.count, nearest.name.count) / 3) else { return nil }
        return nearest.name
    }

    /// How many characters have to be put in, taken out, replaced, or exchanged with the next one.
    private static func distance(from one: [Unicode.Scalar], to other: [Unicode.Scalar]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...other.count)
        for row in one.indices {
            var current = [row + 1]
            for column in other.indices {
                let isSame = one[row] == other[column]
                var distance = min(last[column] + (isSame ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
                    distance = min(distance, beforeLast[column - 1] + 1)
                }
                current.append(distance)
            }
            (beforeLast, last) = (last, current)
        }
        return last[other.count]
    }
}
