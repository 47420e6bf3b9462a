internal import TextToolkit

extension SSMLDialect {
    /// Checks a document: what is wrong with it by the standard, and what the engine makes of the rest.
    ///
    /// A document that is not well-formed has one diagnostic more: the one of the place where reading stopped.
    ///
    /// - Returns: All there is to say, in the order of the document. A note is given once, at the first place.
    /// - Complexity: O(*n*) in the bytes.
    public func diagnostics(in source: [UInt8]) -> [Diagnostic] {
        var result: [Diagnostic] = []
        forEachDiagnostic(in: source) { result.append($0) }
        return result
    }

    /// Checks a document, and passes on what there is to say as it is found.
    ///
    /// - Complexity: O(*n*) in the bytes.
    public func forEachDiagnostic<Failure>(
        in source: [UInt8], _ body: (Diagnostic) throws(Failure) -> Void
    ) throws(Failure) {
        var failure: Failure?
        let pass: (Diagnostic) -> Void = { diagnostic in
            if failure != nil { return }
            do throws(Failure) {
                try body(diagnostic)
            } catch {
                failure = error
            }
        }
        withoutActuallyEscaping(pass) { report in
            var checker = SSMLChecker(source, for: self, report: report)
            do throws(XML.ParseError) {
                try XML.read(source, file: nil, into: &checker)
                checker.finish()
            } catch {
                report(Diagnostic(error))
            }
        }
        if let failure { throw failure }
    }
}

extension SSML {
    /// Checks the document: what is wrong with it by the standard, and what an engine makes of the rest.
    ///
    ///     for diagnostic in document.diagnostics(for: .polly) where diagnostic.severity == .error { … }
    ///
    /// - Returns: All there is to say, in the order of the document, with places in the source it was read from; of
    ///   one that was built, in its ``text(droppingInvalid:)``. A note is given once, at the first place.
    /// - Complexity: O(*n*) in the document.
    public func diagnostics(for dialect: SSMLDialect) -> [Diagnostic] {
        if let source { return dialect.diagnostics(in: source.bytes) }
        do throws(WriteError) {
            return dialect.diagnostics(in: try utf8(droppingInvalid: true))
        } catch {
            let start = TextLocation(line: 1, column: 1, utf8Offset: 0)
            return [
                Diagnostic(
                    severity: .error, code: .badNamespace, message: error.description, location: start,
                    source: "Namespaces in XML 1.0")
            ]
        }
    }
}

extension Diagnostic {
    init(_ error: XML.ParseError) {
        self.init(
            severity: .error, code: .notWellFormed, message: error.reason, location: error.location,
            source: "XML 1.0 (Fifth Edition) and Namespaces in XML 1.0")
    }
}
