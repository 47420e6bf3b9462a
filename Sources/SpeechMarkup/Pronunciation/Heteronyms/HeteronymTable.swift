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

    private struct Form {
        var form: String
        var word: String
        var inflection: EnglishInflection
    }

    private static let (rows, forms): ([Row], [Form]) = {
        let data = EmbeddedData.heteronymSenses
        var bytes: [UInt8] = []
        data.append(0..<data.count, to: &bytes)
        var rows: [Row] = []
        var forms: [Form] = []
        for line in bytes.split(separator: 0x0A) where line.first != 0x23 {
            let fields = line.split(separator: 0x09, omittingEmptySubsequences: false).map {
                String(decoding: $0, as: UTF8.self)
            }
            if fields.count == 5 {
                let british = fields[3].isEmpty ? nil : Pronunciation(wellFormed: fields[3])
                rows.append(
                    Row(
                        word: fields[0], label: fields[1], american: Pronunciation(wellFormed: fields[2]),
                        british: british, example: fields[4]))
            } else if fields.count == 3, let ending = EnglishInflection.all.first(where: { $0.name == fields[2] }) {
                forms.append(Form(form: fields[0], word: fields[1], inflection: ending))
            } else {
                preconditionFailure("The table of heteronyms has a bad row: \(fields)")
            }
        }
        return (rows, forms)
    }()

    /// The words and their forms in the order of the table, which is that of the model, without those that sound the
    /// same whatever they mean.
    private static func heteronyms(_ pronunciation: (Row) -> Pronunciation) -> [Heteronym] {
        var words: [Heteronym] = []
        var start = 0
        while start < rows.count {
            let senses = rows[start...].prefix { $0.word == rows[start].word }
            let kinds = HeteronymModel.english.kinds(ofWord: words.count)
            words.append(
                Heteronym(
                    rows[start].word,
                    senses: zip(senses, kinds).map { row, kind in
                        Heteronym.Sense(row.label, PartOfSpeech(kind), pronunciation(row), example: row.example)
                    }, source: .table, modelWord: words.count))
            start += senses.count
        }
        let forms = forms.enumerated().map { number, form in
            guard let word = words.first(where: { $0.word == form.word }) else {
                preconditionFailure("The table of heteronyms has no word “\(form.word)”.")
            }
            return Heteronym(
                form.form,
                senses: word.senses.map { sense in
                    let sound = form.inflection.pronunciation(of: sense.pronunciation, spelt: form.word)
                    return Heteronym.Sense(sense.label, sense.partOfSpeech, sound)
                }, source: .form(of: form.word, form.inflection), modelWord: words.count + number)
        }
        return (words + forms).filter { Set($0.senses.map(\.pronunciation)).count > 1 }
    }
}
