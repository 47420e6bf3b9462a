extension SSMLChecker {
    /// Tells what the dialect makes of something.
    mutating func tell(_ row: DialectTable.Row, at offset: Int, _ feature: @autoclosure () -> String) {
        let (severity, code, opening): (Diagnostic.Severity, Diagnostic.Code, String)
        switch row.verdict {
        case .keep, .optional: return
        case .limited, .unconfirmed:
            // A note is told once.
            guard told.insert(row.number).inserted else { return }
            if case .limited = row.verdict {
                (severity, code, opening) = (.note, .limited, "takes \(feature()) within limits.")
            } else {
                (severity, code, opening) = (.note, .unconfirmed, "may take \(feature()): that is unconfirmed.")
            }
        case .drop: (severity, code, opening) = (.warning, .unsupported, "leaves out \(feature()).")
        case .refuse: (severity, code, opening) = (.error, .unsupported, "refuses \(feature()).")
        case .rewrite: (severity, code, opening) = (.warning, .otherForm, "has another form for \(feature()).")
        case .require:
            (severity, code, opening) = (.error, .otherForm, "refuses \(feature()), and has another form for it.")
        }
        emit(
            severity, code, at: offset, "“\(dialect.name)” \(opening)" + (row.text.isEmpty ? "" : " " + row.text),
            row.source)
    }

    /// Tells what the dialect makes of an attribute with a value.
    mutating func tell(
        _ row: DialectTable.Row, of attribute: XML.Storage.Attribute, _ value: ArraySlice<UInt8>, _ element: ElementRow
    ) {
        if case .keep = row.verdict { return }
        let name = String(decoding: writtenName(attribute), as: UTF8.self)
        if case .all = row.values {
            return tell(row, at: Int(attribute.name), "“\(name.visible)” of “\(element.name)”")
        }
        let words = row.verdict.isLoss ? dialect.table.words(of: SSML.AttributeName(name), in: element.name) : []
        tell(
            row, at: Int(attribute.name),
            "“\(Self.quoted(value))” as “\(name.visible)” of “\(element.name)”"
                + Spelling.hint(String(decoding: value, as: UTF8.self), among: words).replacing(" Did", with: ": did"))
    }
}

extension DialectTable.Row {
    /// Whether it lets a value be that the standard does not know.
    var allowsValue: Bool {
        if case .all = values { return false }
        return switch verdict {
        case .keep, .limited, .unconfirmed, .rewrite, .require: true
        default: false
        }
    }
}
