/// Moves voices outwards, for an engine that takes nothing but voices in the root.
///
/// What stands around a voice is opened again in each: `<prosody><voice>a</voice>b</prosody>` becomes
/// `<voice><prosody>a</prosody></voice>` and a voice for b.
struct VoiceHoister {
    private let name: String?
    /// The other elements that stay directly in the root.
    private let stays: DialectValues
    /// Whether anything stood elsewhere.
    private(set) var hasMoved = false
    /// Whether something has no voice.
    private(set) var isWithoutVoice = false

    init(name: String?, stays: DialectValues) {
        self.name = name
        self.stays = stays
    }

    /// Some nodes of one voice.
    private struct Run {
        /// `nil` for those in no voice.
        var voice: SSML.Element?
        var nodes: [SSML.Node]
        /// Whether they stay in the root.
        var isOutside = false
    }

    /// - Complexity: O(*n*) in the tree, times the depth of its voices.
    mutating func hoist(_ root: SSML.Element) -> SSML.Element {
        var result: [SSML.Node] = []
        // Azure has lexicons in voices; what is in several can have an identifier in none.
        let lexicons: [SSML.Node] = root.elements.filter { $0.name == .lexicon }.map { .element($0.without(.xmlID)) }
        let body = root.children.filter { !$0.isLexicon }.joiningTexts()
        if !lexicons.isEmpty { hasMoved = true }
        for var run in runs(of: body, isTop: true) {
            if run.isOutside || run.nodes.allSatisfy(\.isBlank) {
                if run.isOutside || run.voice == nil { result += run.nodes }
                continue
            }
            run.nodes.insert(contentsOf: lexicons, at: 0)
            var voice = run.voice ?? SSML.Element(.voice)
            if voice[.name] == nil {
                guard let name else {
                    isWithoutVoice = true
                    result += run.voice == nil ? run.nodes : [.element(voice.with(run.nodes))]
                    continue
                }
                voice.attributes.insert(SSML.Attribute(.name, name), at: 0)
                hasMoved = true
            }
            result.append(.element(voice.with(run.nodes)))
        }
        return root.with(result.joiningTexts())
    }

    private mutating func runs(of nodes: [SSML.Node], isTop: Bool) -> [Run] {
        var result: [Run] = []
        func add(_ run: Run) {
            if run.voice == nil, !run.isOutside, let last = result.last, last.voice == nil, !last.isOutside {
                result[result.count - 1].nodes += run.nodes
            } else {
                result.append(run)
            }
        }
        for node in nodes {
            guard case .element(let element) = node else {
                add(Run(voice: nil, nodes: [node]))
                continue
            }
            if isTop, element.name != .voice, stays.fit(Array(element.name.text.utf8)[...]) {
                add(Run(voice: nil, nodes: [node], isOutside: true))
                continue
            }
            let inner = runs(of: element.children, isTop: false)
            let hasVoices = inner.contains { $0.voice != nil }
            if element.name == .voice {
                if !isTop { hasMoved = true }
                if !hasVoices { add(Run(voice: element.with([]), nodes: element.children)) }
                // A voice in a voice: the inner one speaks.
                for run in inner where hasVoices {
                    hasMoved = true
                    result.append(Run(voice: run.voice ?? element.with([]), nodes: run.nodes))
                }
            } else if hasVoices {
                hasMoved = true
                for (number, run) in inner.enumerated() {
                    // An identifier can be there once.
                    let shell = number == 0 ? element : element.without(.xmlID)
                    if run.nodes.allSatisfy(\.isBlank) {
                        result.append(run)
                        continue
                    }
                    result.append(Run(voice: run.voice, nodes: [.element(shell.with(run.nodes))]))
                }
            } else {
                add(Run(voice: nil, nodes: [node]))
            }
        }
        return result
    }
}

extension SSML.Node {
    fileprivate var isLexicon: Bool {
        guard case .element(let element) = self else { return false }
        return element.name == .lexicon
    }
}
