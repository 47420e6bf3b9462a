internal import ICUSupport

/// Characters by their places in JIS X 0213, as texts name those that Shift_JIS has no code for (外字).
///
///     Gaiji.character(plane: 1, row: 86, cell: 29)  // 欞
///
/// Of the 11,233 places, 25 are two characters in Unicode, such as か with ゜.
public enum Gaiji {
    private static let data = EmbeddedData.gaiji
    private static let rows = 94
    private static let cells = 94
    private static let firstPair: UInt32 = 0x110000
    private static let pairs = 2 * rows * cells * 3

    /// The character of a place; `nil` where the standard has none.
    ///
    /// - Parameters:
    ///   - plane: 1 or 2 (面).
    ///   - row: 1 to 94 (区).
    ///   - cell: 1 to 94 (点).
    public static func character(plane: Int, row: Int, cell: Int) -> String? {
        guard 1...2 ~= plane, 1...rows ~= row, 1...cells ~= cell else { return nil }
        let place = ((plane - 1) * rows + row - 1) * cells + cell - 1
        let value = data.integer(at: 3 * place, bytes: 3)
        if value == 0 { return nil }
        if let scalar = Unicode.Scalar(value) { return String(scalar) }
        let pair = pairs + 6 * Int(value - firstPair)
        return [0, 3].reduce(into: "") { text, offset in
            if let scalar = Unicode.Scalar(data.integer(at: pair + offset, bytes: 3)) {
                text.unicodeScalars.append(scalar)
            }
        }
    }
}
