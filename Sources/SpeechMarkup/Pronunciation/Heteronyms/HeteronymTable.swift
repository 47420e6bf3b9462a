internal import ICUSupport

/// The senses of English heteronyms that are part of the program, read when they are first asked for.
enum HeteronymTable {
    static let american = heteronyms { $0.american }
    static let british = heteronyms { $0.british ?? $0.american }

    private struct Row {
        var word: String
        var label: String
        var american: Pronunciation
        var british: Pronunciation?
        var example: String
    }

    private static let rows: [Row] = {
        let data = EmbeddedData.heteronymSenses
        var bytes: [UInt8] = []
        data.append(0..<data.count, to: &bytes)
        return bytes.split(separator: 0x0A).filter { $0.first != 0x23 }.map { line in
            let fields = line.split(separator: 0x09, omittingEmptySubsequences: false).map {
                String(decoding: $0, as: UTF8.self)
            }
            guard fields.count == 5 else {
                preconditionFailure("The table of heteronyms has a bad row: \(fields)")
            }
            return Row(
                word: fields[0], label: fields[1], american: Pronunciation(wellFormed: fields[2]),
                british: fields[3].isEmpty ? nil : Pronunciation(wellFormed: fields[3]), example: fields[4]
            )
        }
    }()

    /// The words in the order of the table, which is that of the model.
    private static func heteronyms(_ pronunciation: (Row) -> Pronunciation) -> [Heteronym] {
        var heteronyms: [Heteronym] = []
        var start = 0
        while start < rows.count {
            let senses = rows[start...].prefix { $0.word == rows[start].word }
            let kinds = HeteronymModel.english.kinds(ofWord: heteronyms.count)
            heteronyms.append(
                Heteronym(
                    rows[start].word,
                    senses: zip(senses, kinds).map { row, kind in
                        Heteronym.Sense(row.label, PartOfSpeech(kind), pronunciation(row), example: row.example)
                    }))
            start += senses.count
        }
        return heteronyms
    }
}
