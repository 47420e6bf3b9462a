/// The automaton of Aho and Corasick over symbols: where in which of the phrases one may be.
///
/// State 0 is the root, where no phrase has begun.
struct WordAutomaton: Sendable {
    struct State: Sendable {
        /// How many symbols of a phrase have been seen.
        var depth: Int32
        /// The phrase that ends here, -1 if none does.
        var word: Int32 = -1
        /// The longest proper suffix of what was seen that is the start of a phrase.
        var suffix: Int32 = 0
        /// The longest proper suffix with which a phrase ends, 0 if there is none.
        var nextEnding: Int32 = 0
        /// The longest suffix, the whole included, after which a phrase may go on. A symbol later all others
        /// would lead there.
        var resumption: Int32 = 0
        var hasSuccessors = false
    }

    private(set) var states = [State(depth: 0)]
    private(set) var longest = 0

    // The states after the root by symbol, and after all others by state and symbol.
    private var starts: [Int32] = []
    private var transitions = TransitionTable()
    // Where each state comes from: needed only to build.
    private var origins: [(state: Int32, symbol: Int32)] = [(0, 0)]

    /// Adds a phrase, unless it is there already.
    mutating func add(_ symbols: [Int32], word: Int) {
        var state: Int32 = 0
        for symbol in symbols {
            if let next = transition(from: state, on: symbol) {
                state = next
                continue
            }
            let next = Int32(states.count)
            states.append(State(depth: states[Int(state)].depth + 1))
            origins.append((state, symbol))
            states[Int(state)].hasSuccessors = true
            if state == 0 {
                if Int(symbol) >= starts.count {
                    starts += Array(repeating: 0, count: max(starts.count, Int(symbol) + 1 - starts.count))
                }
                starts[Int(symbol)] = next
            } else {
                transitions.insert(next, from: state, on: symbol)
            }
            state = next
        }
        if states[Int(state)].word < 0 { states[Int(state)].word = Int32(word) }
        longest = max(longest, symbols.count)
    }

    /// Links each state with its suffixes. Nothing can be added afterwards.
    ///
    /// - Complexity: O(*n*) in the symbols of all phrases.
    mutating func link() {
        // Short ones first: a suffix is shorter than what it is one of.
        var byDepth = Array(repeating: [Int](), count: longest + 1)
        for state in states.indices { byDepth[Int(states[state].depth)].append(state) }
        for state in byDepth.joined() where state != 0 {
            let (origin, symbol) = origins[state]
            if origin != 0 { states[state].suffix = successor(of: states[Int(origin)].suffix, on: symbol) }
            let suffix = states[Int(states[state].suffix)]
            states[state].nextEnding = suffix.word >= 0 ? states[state].suffix : suffix.nextEnding
            states[state].resumption = states[state].hasSuccessors ? Int32(state) : suffix.resumption
        }
        origins = []
    }

    /// The state after another one and a symbol.
    ///
    /// - Complexity: O(1) a symbol over a whole text.
    @inline(__always)
    func successor(of state: Int32, on symbol: Int32) -> Int32 {
        var state = state
        while true {
            if let next = transition(from: state, on: symbol) { return next }
            if state == 0 { return 0 }
            state = states[Int(state)].suffix
        }
    }

    @inline(__always)
    private func transition(from state: Int32, on symbol: Int32) -> Int32? {
        if state != 0 { return transitions.find(from: state, on: symbol) }
        guard Int(symbol) < starts.count else { return nil }
        let next = starts[Int(symbol)]
        return next == 0 ? nil : next
    }
}

/// State and symbol to state: an open hash table.
private struct TransitionTable: Sendable {
    private var keys = [UInt64](repeating: 0, count: 16)
    private var values = [Int32](repeating: 0, count: 16)
    private var count = 0

    // No key is 0, because none is for the root.
    private func key(_ state: Int32, _ symbol: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: state)) << 32 | UInt64(UInt32(bitPattern: symbol))
    }

    @inline(__always)
    private func slot(of key: UInt64) -> Int {
        let mask = keys.count - 1
        let product = key.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
        var slot = Int(truncatingIfNeeded: product.high ^ product.low) & mask
        while keys[slot] != key, keys[slot] != 0 { slot = (slot + 1) & mask }
        return slot
    }

    @inline(__always)
    func find(from state: Int32, on symbol: Int32) -> Int32? {
        let slot = slot(of: key(state, symbol))
        return keys[slot] == 0 ? nil : values[slot]
    }

    mutating func insert(_ next: Int32, from state: Int32, on symbol: Int32) {
        if 2 * count >= keys.count { grow() }
        let key = key(state, symbol)
        let slot = slot(of: key)
        keys[slot] = key
        values[slot] = next
        count += 1
    }

    private mutating func grow() {
        let (oldKeys, oldValues) = (keys, values)
        keys = Array(repeating: 0, count: 2 * oldKeys.count)
        values = Array(repeating: 0, count: 2 * oldKeys.count)
        for index in oldKeys.indices where oldKeys[index] != 0 {
            let slot = slot(of: oldKeys[index])
            keys[slot] = oldKeys[index]
            values[slot] = oldValues[index]
        }
    }
}
