/// A small dictionary of what is costly to make, without those that nobody has asked for in a long time.
///
/// Few programs ask for more than a handful; one that asks for thousands must not keep them all.
package struct RecentlyUsed<Key: Hashable, Value> {
    // The last one asked for is at the end.
    private var entries: [(key: Key, value: Value)] = []

    /// How many there may be.
    package static var limit: Int { 32 }

    /// How many there are.
    package var count: Int { entries.count }

    package init() {}

    /// The value of a key, if it is there.
    ///
    /// - Complexity: O(1), as there is a limit.
    package mutating func value(for key: Key) -> Value? {
        guard let index = entries.lastIndex(where: { $0.key == key }) else { return nil }
        if index != entries.endIndex - 1 { entries.append(entries.remove(at: index)) }
        return entries[entries.endIndex - 1].value
    }

    /// Adds the value of a key that has none.
    package mutating func insert(_ value: Value, for key: Key) {
        if entries.count == Self.limit { entries.removeFirst() }
        entries.append((key, value))
    }
}
