import ArgumentParser
import JapaneseText
import SpeechMarkup
import TextToolkit

/// A value that is known by its name in a table.
protocol Named: Sendable {
    var name: String { get }
    var summary: String { get }
}

extension Granularity: Named {}
extension RomajiStyle: Named {}
extension SSMLDialect: Named {}

extension Option where Value: Named {
    /// An option that takes a name from a table; help tells the default.
    init(wrappedValue: Value, from table: [Value], _ help: String, valueName: String) {
        self.init(
            wrappedValue: wrappedValue,
            help: ArgumentHelp("\(help) (default: \(wrappedValue.name)).", valueName: valueName),
            completion: .list(table.map(\.name)), transform: { try named($0, in: table) })
    }
}

extension Option {
    /// An option that takes a name from a table, if anything.
    init<Entry: Named>(from table: [Entry], _ help: String, valueName: String) where Value == Entry? {
        self.init(
            help: ArgumentHelp(help, valueName: valueName), completion: .list(table.map(\.name)),
            transform: { try named($0, in: table) })
    }
}

extension Array where Element: Named {
    /// The lines of `--list`.
    var rows: [String] { map { "\($0.name)\t\($0.summary)" } }
}

/// The entry of a name, or an error with the name that is nearest.
private func named<Entry: Named>(_ name: String, in table: [Entry]) throws(ValidationError) -> Entry {
    if let entry = table.first(where: { $0.name == name }) { return entry }
    throw ValidationError("--list shows what there is." + Suggestion.text(for: name, among: table.map(\.name)))
}

/// A whole number in a range.
func number(_ text: String, in range: ClosedRange<Int>) throws(ValidationError) -> Int {
    if let number = Int(text), range.contains(number) { return number }
    throw ValidationError("It is no whole number from \(range.lowerBound) to \(range.upperBound).")
}

/// A number in a range.
func number(_ text: String, in range: ClosedRange<Double>) throws(ValidationError) -> Double {
    if let number = Double(text), range.contains(number) { return number }
    throw ValidationError("It is no number from \(range.lowerBound) to \(range.upperBound).")
}
