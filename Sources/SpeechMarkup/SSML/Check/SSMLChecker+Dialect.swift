extension SSMLChecker {
    /// Tells what the dialect makes of something.
    mutating func tell(_ row: DialectTable.Row, at offset: Int, _ feature: @autoclosure () -> String) {
        switch row.verdict {
        case .keep, .optional: return
        // A note is told once.
        case .limited, .unconfirmed: if !told.insert(row.number).inserted { return }
        case .drop, .refuse, .rewrite, .require: break
        }
        let (severity, code, opening): (Diagnostic.Severity, Diagnostic.Code, String)
        switch row.verdict {
        case .keep, .optional: return
        case .limited:
            (severity, code, opening) = (.note, .limited, "takes \(feature()) within limits.")
        case .unconfirmed:
            (severity, code, opening) = (.note, .unconfirmed, "may take \(feature()): that is unconfirmed.")
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

    static func feature(
        _ attribute: String, _ value: ArraySlice<UInt8>, of element: String, _ row: DialectTable.Row
    ) -> String {
        if case .all = row.values { return "“\(attribute)” of “\(element)”" }
        return "“\(quoted(value))” as “\(attribute)” of “\(element)”"
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
