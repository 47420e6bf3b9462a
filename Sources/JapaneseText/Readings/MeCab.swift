// The one file that sees MeCab: its functions, found at run time, what they point to, and the files of its dictionaries.
//
// The functions and layouts are those that MeCab documents for its C interface (mecab.h), which has stayed the same
// since version 0.99. Nothing of it is needed to build, and nothing is linked.

internal import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The functions of MeCab's library.
///
/// Sendable because they are addresses of code, and because MeCab lets any thread use a model, and one thread at a time
/// a tagger and a lattice.
@safe private struct MeCabLibrary: @unchecked Sendable {
    typealias Handle = UnsafeMutableRawPointer
    let newModel: @convention(c) (Int32, UnsafePointer<UnsafePointer<CChar>?>) -> Handle?
    let destroyModel: @convention(c) (Handle) -> Void
    let newTagger: @convention(c) (Handle) -> Handle?
    let destroyTagger: @convention(c) (Handle) -> Void
    let newLattice: @convention(c) (Handle) -> Handle?
    let destroyLattice: @convention(c) (Handle) -> Void
    let setSentence: @convention(c) (Handle, UnsafePointer<CChar>, Int) -> Void
    let setRequest: @convention(c) (Handle, Int32) -> Void
    let parse: @convention(c) (Handle, Handle) -> Int32
    let beginNodes: @convention(c) (Handle, Int) -> UnsafeRawPointer?
    let firstNode: @convention(c) (Handle) -> UnsafeRawPointer?
    let lastNode: @convention(c) (Handle) -> UnsafeRawPointer?
    let error: @convention(c) (Handle?) -> UnsafePointer<CChar>?

    static let shared = Result<MeCabLibrary, ReadingError> { () throws(ReadingError) in try MeCabLibrary() }

    private static let names = ["libmecab.so.2", "libmecab.2.dylib"]

    private init() throws(ReadingError) {
        guard let library = unsafe Self.names.lazy.compactMap({ unsafe dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
            throw .engineMissing("\(Self.names[0]) cannot be loaded")
        }
        func function<T>(_ name: String, as type: T.Type) throws(ReadingError) -> T {
            guard let symbol = unsafe dlsym(library, "mecab_" + name) else {
                throw .engineMissing("it has no mecab_\(name)")
            }
            return unsafe unsafeBitCast(symbol, to: type)
        }
        unsafe newModel = try function("model_new", as: type(of: newModel))
        unsafe destroyModel = try function("model_destroy", as: type(of: destroyModel))
        unsafe newTagger = try function("model_new_tagger", as: type(of: newTagger))
        unsafe destroyTagger = try function("destroy", as: type(of: destroyTagger))
        unsafe newLattice = try function("model_new_lattice", as: type(of: newLattice))
        unsafe destroyLattice = try function("lattice_destroy", as: type(of: destroyLattice))
        unsafe setSentence = try function("lattice_set_sentence2", as: type(of: setSentence))
        unsafe setRequest = try function("lattice_set_request_type", as: type(of: setRequest))
        unsafe parse = try function("parse_lattice", as: type(of: parse))
        unsafe beginNodes = try function("lattice_get_begin_nodes", as: type(of: beginNodes))
        unsafe firstNode = try function("lattice_get_bos_node", as: type(of: firstNode))
        unsafe lastNode = try function("lattice_get_eos_node", as: type(of: lastNode))
        unsafe error = try function("strerror", as: type(of: error))
    }
}

/// A dictionary that MeCab has loaded.
///
/// Sendable because MeCab's model does not change once it is there.
@safe final class MeCabModel: @unchecked Sendable {
    fileprivate let library: MeCabLibrary
    fileprivate let handle: MeCabLibrary.Handle

    /// - Parameter folder: Where the dictionary is; its files have been checked.
    init(folder: String) throws(ReadingError) {
        library = try MeCabLibrary.shared.get()
        // An empty file of settings: nothing outside of the dictionary's folder counts.
        let arguments = ["mecab", "-r", "/dev/null", "-d", folder]
        let copies = unsafe arguments.map { unsafe UnsafePointer(strdup($0)) }
        defer { unsafe copies.forEach { unsafe free(UnsafeMutableRawPointer(mutating: $0)) } }
        let model = unsafe copies.withUnsafeBufferPointer { [library] in
            unsafe library.newModel(Int32($0.count), $0.baseAddress!)
        }
        guard let model = unsafe model else {
            let why = unsafe library.error(nil).map { unsafe String(cString: $0) } ?? "no reason given"
            throw .dictionaryUnusable(folder, "MeCab cannot load it (\(why))")
        }
        unsafe handle = model
    }

    deinit { unsafe library.destroyModel(handle) }

    /// What the dictionary says of a word, separated by commas.
    ///
    /// - Parameter address: As ``MeCabNode/feature`` gives it; valid as long as the model.
    func feature(at address: UInt) -> [UInt8] {
        guard let start = unsafe UnsafePointer<UInt8>(bitPattern: address) else { return [] }
        let count = unsafe strlen(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self))
        return unsafe Array(UnsafeBufferPointer(start: start, count: count))
    }
}

/// What finds the words of texts, for one thread at a time.
@safe struct MeCabTagger: ~Copyable {
    private let model: MeCabModel
    private let tagger: MeCabLibrary.Handle
    private let lattice: MeCabLibrary.Handle
    /// The place of a node in the lattice that is made, by MeCab's number for it; -1 where it is not in there.
    private var places: [Int32] = []
    private var found: [UnsafeRawPointer] = unsafe []

    init(_ model: MeCabModel) throws(ReadingError) {
        guard let tagger = unsafe model.library.newTagger(model.handle) else {
            throw .engineFailed("has no memory for a tagger")
        }
        guard let lattice = unsafe model.library.newLattice(model.handle) else {
            unsafe model.library.destroyTagger(tagger)
            throw .engineFailed("has no memory for a lattice")
        }
        self.model = model
        unsafe self.tagger = tagger
        unsafe self.lattice = lattice
        // All ways through the text, with what each step costs.
        unsafe model.library.setRequest(lattice, 2)
    }

    deinit {
        unsafe model.library.destroyLattice(lattice)
        unsafe model.library.destroyTagger(tagger)
    }
}

extension MeCabTagger {
    /// How much more than MeCab's best reading the best reading with a word may cost for the word to count.
    struct Reach {
        /// For a word with kanji.
        var kanji: Int32
        /// For another word in the place of one that counts.
        var homograph: Int32
        /// For a word without kanji.
        var kana: Int32
    }

    /// Finds the words of a text.
    ///
    /// - Parameters:
    ///   - text: UTF-8, some hundred bytes.
    ///   - kanjiBefore: For each place in the text, its end included, how many kanji stand before it.
    mutating func parse(
        _ text: ArraySlice<UInt8>, kanjiBefore: [Int32], reach: Reach, into result: inout MeCabLattice
    ) throws(ReadingError) {
        result.nodes.removeAll(keepingCapacity: true)
        result.edges.removeAll(keepingCapacity: true)
        var parsed = false
        unsafe text.withUnsafeBytes { bytes in
            let start = unsafe bytes.baseAddress!.assumingMemoryBound(to: CChar.self)
            unsafe model.library.setSentence(lattice, start, bytes.count)
            guard unsafe model.library.parse(tagger, lattice) != 0,
                let first = unsafe model.library.firstNode(lattice), let last = unsafe model.library.lastNode(lattice)
            else { return }
            unsafe collect(
                from: first, to: last, base: UnsafeRawPointer(start), bytes.count, kanjiBefore, reach, &result)
            parsed = true
        }
        guard parsed else { throw .engineFailed("cannot divide a text into words") }
    }

    /// Goes from the end of the text to its start, through words that are near the best reading.
    private mutating func collect(
        from first: UnsafeRawPointer, to last: UnsafeRawPointer, base: UnsafeRawPointer, _ length: Int,
        _ kanjiBefore: [Int32], _ reach: Reach, _ result: inout MeCabLattice
    ) {
        let best = unsafe Node(last).cost
        // For each place, the words that start there and are to be looked at, as a list.
        var heads = [Int32](repeating: -1, count: length + 2)
        var nexts: [Int32] = []
        unsafe found.removeAll(keepingCapacity: true)
        var after: [Int32] = []

        func offset(_ node: Node) -> Int {
            if unsafe node.pointer == first { return 0 }
            return unsafe node.pointer == last ? length + 1 : node.surface - base + 1
        }
        func add(_ node: Node, _ cost: Int32) {
            let id = Int(node.id)
            while places.count <= id { places.append(-1) }
            places[id] = Int32(truncatingIfNeeded: after.count)
            let place = offset(node)
            nexts.append(heads[place])
            heads[place] = places[id]
            unsafe found.append(node.pointer)
            after.append(cost)
        }
        func hasKanji(_ node: Node) -> Bool {
            let place = offset(node)
            guard place > 0, place <= length else { return false }
            return kanjiBefore[place - 1 + node.length] > kanjiBefore[place - 1]
        }

        unsafe add(Node(last), 0)
        var order: [Int32] = []
        for place in stride(from: length + 1, through: 0, by: -1) {
            while heads[place] >= 0 {
                let index = Int(heads[place])
                heads[place] = nexts[index]
                order.append(Int32(index))
                let node = unsafe Node(found[index])
                var path = node.leftPath
                while let step = path {
                    let left = step.left
                    let cost = after[index] + step.cost
                    let id = Int(left.id)
                    if id < places.count, places[id] >= 0 {
                        after[Int(places[id])] = min(after[Int(places[id])], cost)
                    } else if left.cost + cost - best <= (hasKanji(left) ? reach.kanji : reach.kana) {
                        add(left, cost)
                    }
                    path = step.nextLeft
                }
                guard hasKanji(node) else { continue }
                var sibling = unsafe model.library.beginNodes(lattice, place - 1 - node.spaceBefore)
                while let pointer = unsafe sibling {
                    let other = unsafe Node(pointer)
                    if other.length == node.length, Int(other.id) >= places.count || places[Int(other.id)] < 0,
                        let cost = costAfter(other, after), other.cost + cost - best <= reach.homograph
                    {
                        add(other, cost)
                    }
                    unsafe sibling = other.nextBeginning
                }
            }
        }

        let count = order.count
        result.nodes.reserveCapacity(count)
        for (index, old) in order.reversed().enumerated() {
            let node = unsafe Node(found[Int(old)])
            places[Int(node.id)] = Int32(index)
            let place = offset(node)
            let isWord = place > 0 && place <= length
            let start = isWord ? place - 1 : place == 0 ? 0 : length
            result.nodes.append(
                MeCabNode(
                    start: Int32(start), end: Int32(isWord ? start + node.length : start),
                    feature: isWord ? node.feature : 0, partOfSpeech: node.partOfSpeech, isUnknown: node.isUnknown,
                    isBest: node.isBest, costBefore: node.cost, costAfter: after[Int(old)]
                )
            )
            var path = node.leftPath
            while let step = path {
                let id = Int(step.left.id)
                if id < places.count, places[id] >= 0 {
                    result.edges.append(MeCabEdge(from: places[id], to: Int32(index), cost: step.cost))
                }
                path = step.nextLeft
            }
        }
        for old in order { unsafe places[Int(Node(found[Int(old)]).id)] = -1 }
    }

    /// The cost of the best way from a word to the end through words that count.
    private func costAfter(_ node: Node, _ after: [Int32]) -> Int32? {
        var best: Int32?
        var path = node.rightPath
        while let step = path {
            let id = Int(step.right.id)
            if id < places.count, places[id] >= 0 {
                best = min(best ?? .max, after[Int(places[id])] + step.cost)
            }
            path = step.nextRight
        }
        return best
    }

    /// A word in MeCab's memory (`mecab_node_t`): eight pointers, five numbers of two bytes and four of one and three
    /// fractions after its number, the word's cost, and the cost of the way to it.
    @safe private struct Node {
        let pointer: UnsafeRawPointer
        private static let word = MemoryLayout<UInt>.size
        private static let costOffset = (8 * word + 36 + word - 1) / word * word

        init(_ pointer: UnsafeRawPointer) { unsafe self.pointer = pointer }

        private func load<T: BitwiseCopyable>(_ words: Int, _ bytes: Int = 0) -> T {
            unsafe pointer.load(fromByteOffset: words * Self.word + bytes, as: T.self)
        }

        var nextBeginning: UnsafeRawPointer? { unsafe load(3) }
        var rightPath: Path? { unsafe (load(4) as UnsafeRawPointer?).map { unsafe Path($0) } }
        var leftPath: Path? { unsafe (load(5) as UnsafeRawPointer?).map { unsafe Path($0) } }
        var surface: UnsafeRawPointer { unsafe load(6) }
        var feature: UInt { load(7) }
        var id: UInt32 { load(8) }
        var length: Int { Int(load(8, 4) as UInt16) }
        var spaceBefore: Int { Int(load(8, 6) as UInt16) - length }
        var partOfSpeech: UInt16 { load(8, 12) }
        var isUnknown: Bool { (load(8, 15) as UInt8) == 1 }
        var isBest: Bool { (load(8, 16) as UInt8) != 0 }
        var cost: Int32 {
            Int32(truncatingIfNeeded: unsafe pointer.load(fromByteOffset: Self.costOffset, as: Int.self))
        }
    }

    /// A step from a word to the next (`mecab_path_t`): four pointers, and the cost.
    @safe private struct Path {
        private let pointer: UnsafeRawPointer
        private static let word = MemoryLayout<UInt>.size

        init(_ pointer: UnsafeRawPointer) { unsafe self.pointer = pointer }

        private func step(_ words: Int) -> UnsafeRawPointer? {
            unsafe pointer.load(fromByteOffset: words * Self.word, as: UnsafeRawPointer?.self)
        }

        var right: Node { unsafe Node(step(0)!) }
        var nextRight: Path? { unsafe step(1).map { unsafe Path($0) } }
        var left: Node { unsafe Node(step(2)!) }
        var nextLeft: Path? { unsafe step(3).map { unsafe Path($0) } }
        var cost: Int32 { unsafe pointer.load(fromByteOffset: 4 * Self.word, as: Int32.self) }
    }
}

/// What the files of a dictionary say of themselves.
struct MeCabDictionaryFiles {
    /// The name of the encoding that it is in, as written there.
    var encoding: String

    /// What is in `dicrc`, the dictionary's settings.
    var settings: String

    private static let version: UInt32 = 102
    private static let magic: UInt32 = 0xEF71_8F77

    /// Reads what stands at the start of each file, and compares it with the files' sizes.
    ///
    /// - Throws: ``ReadingError`` where MeCab would not load it, or would read beyond its end.
    init(folder: String) throws(ReadingError) {
        let header = try Self.start(of: "sys.dic", in: folder)
        func number(_ index: Int, _ bytes: [UInt8]) -> UInt32 {
            (0..<4).reduce(0) { $0 | UInt32(bytes[4 * index + $1]) << UInt32(8 * $1) }
        }
        func check(_ name: String, _ file: (bytes: [UInt8], size: Int)) throws(ReadingError) {
            guard file.bytes.count >= 72, UInt32(truncatingIfNeeded: file.size) == number(0, file.bytes) ^ Self.magic,
                (6...8).reduce(72, { $0 + Int(number($1, file.bytes)) }) == file.size
            else { throw .dictionaryUnusable(folder, "\(name) is damaged, or is no dictionary of MeCab") }
            guard number(1, file.bytes) == Self.version else {
                throw .dictionaryUnusable(
                    folder, "\(name) is of version \(number(1, file.bytes)), and MeCab reads version \(Self.version)")
            }
        }
        try check("sys.dic", header)
        try check("unk.dic", try Self.start(of: "unk.dic", in: folder))
        encoding = String(decoding: header.bytes[40..<72].prefix { $0 != 0 }, as: UTF8.self)
        let matrix = try Self.start(of: "matrix.bin", in: folder)
        guard matrix.bytes.count >= 4,
            matrix.size == 4 + 2 * (Int(matrix.bytes[0]) + Int(matrix.bytes[1]) << 8)
                * (Int(matrix.bytes[2]) + Int(matrix.bytes[3]) << 8)
        else { throw .dictionaryUnusable(folder, "matrix.bin is damaged") }
        let categories = try Self.start(of: "char.bin", in: folder)
        guard categories.bytes.count >= 4, categories.size == 4 + 32 * Int(number(0, categories.bytes)) + 4 * 0xFFFF
        else { throw .dictionaryUnusable(folder, "char.bin is damaged") }
        settings = String(decoding: try Self.start(of: "dicrc", in: folder).bytes, as: UTF8.self)
    }

    /// Whether there is a dictionary in a folder, of whatever kind.
    static func exist(in folder: String) -> Bool {
        unsafe access(folder + "/sys.dic", F_OK) == 0
    }

    /// The first bytes of a file, 4,096 at most, and how many it has.
    private static func start(of name: String, in folder: String) throws(ReadingError) -> (bytes: [UInt8], size: Int) {
        let file = unsafe open(folder + "/" + name, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else {
            throw exist(in: folder)
                ? .dictionaryUnusable(folder, "\(name) cannot be read")
                : .dictionaryMissing("“\(folder)” has no sys.dic")
        }
        defer { close(file) }
        let size = Int(lseek(file, 0, SEEK_END))
        lseek(file, 0, SEEK_SET)
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = unsafe bytes.withUnsafeMutableBytes { unsafe read(file, $0.baseAddress!, $0.count) }
        guard size >= 0, count >= 0 else { throw .dictionaryUnusable(folder, "\(name) cannot be read") }
        return (Array(bytes.prefix(count)), size)
    }
}
