// Trains the weights of JapaneseText/Readings; scripts/train-readings runs it.
//
//     ReadingsTrainer FOLDER
//
// The folder has train.tsv, held.tsv and dev.tsv (see `Sentence.parse`), and added.tsv, the added readings with the
// folds they were seen in. readings.bin and added-readings.bin are written there, what was read wrong, and where
// sentences were left out, confidences.txt, which is read where none were.

@testable import JapaneseText

#if canImport(Glibc)
import Glibc
#endif

func contents(_ path: String) -> String {
    guard let file = fopen(path, "r") else { fatalError("cannot read \(path)") }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[0..<count] }
    return String(decoding: bytes, as: UTF8.self)
}

func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "w") else { fatalError("cannot write \(path)") }
    fwrite(bytes, 1, bytes.count, file)
    fclose(file)
}

setvbuf(stdout, nil, _IOLBF, 0)
let folder = CommandLine.arguments[1]
func option(_ name: String, _ value: Float) -> Float { getenv(name).flatMap { Float(String(cString: $0)) } ?? value }
let mostWeights = Int(option("WEIGHTS", 60_000))
let rate = option("RATE", 0.3)
let shrink = option("SHRINK", 0.002)
let epochs = Int(option("EPOCHS", 5))
let leastCount = Int32(option("LEAST", 3))
let folds = 5

var addedText: [UInt8] = []
var seen: [[UInt8]: [[UInt8]: Int]] = [:]
for line in contents(folder + "/added.tsv").split(separator: "\n") {
    let fields = line.split(separator: "\t")
    addedText += fields[0].utf8
    for field in fields.dropFirst() {
        let parts = field.split(separator: ":")
        addedText += [UInt8(ascii: "\t")] + parts[0].utf8
        seen[Array(fields[0].utf8), default: [:]][Array(parts[0].utf8)] = Int(parts[1])!
    }
    addedText.append(UInt8(ascii: "\n"))
}
var maker = try SentenceMaker(addedPath: addedText, folds: seen)

func load(_ name: String, isTraining: Bool) throws -> [Sentence] {
    var sentences: [Sentence] = []
    for (index, line) in contents(folder + "/" + name).split(separator: "\n").enumerated() {
        for var sentence in try maker.sentences(line, fold: isTraining ? index % folds : nil) {
            if isTraining { sentence.findRight() }
            sentences.append(sentence)
        }
    }
    return sentences
}

let dev = try load("dev.tsv", isTraining: false)
let held = try load("held.tsv", isTraining: false)
let train = try load("train.tsv", isTraining: true)
print("\(train.count) sentences, \(train.reduce(0) { $0 + $1.candidates.count } / max(train.count, 1)) candidates each")
var counts: [UInt32: Int32] = [:]
for sentence in train {
    for candidate in sentence.candidates { for key in candidate.keys { counts[key, default: 0] += 1 } }
}

var training = Training(counts: counts, leastCount: leastCount)
print("\(training.places.count) features")
func report(_ model: Model, _ title: String) {
    print(title, "dev", Evaluation(dev, model).summary, "| held", Evaluation(held, model).summary)
}
var prepared = train.map(training.prepare)
for epoch in 0..<epochs {
    training.run(prepared, rate: rate / (1 + 0.5 * Float(epoch)), shrink: shrink, seed: UInt64(epoch))
}
report(Model(training), "all")
training.prune(to: mostWeights, uses: counts)
prepared = train.map(training.prepare)
for epoch in 0..<2 {
    training.run(prepared, rate: rate / 4 / (1 + Float(epoch)), shrink: 0, seed: UInt64(100 + epoch))
}
var model = Model(training)
report(model, "pruned")
let judged = Evaluation(dev, model), judgedHeld = Evaluation(held, model)
// What is measured on sentences that were left out holds for the weights of all.
let confidences = folder + "/confidences.txt"
if held.isEmpty {
    model.confidences = contents(confidences).split(separator: " ").map { Int($0)! }
} else {
    model.confidences = Evaluation.confidences(judged.evidence + judgedHeld.evidence)
    write(Array(model.confidences.map(String.init).joined(separator: " ").utf8), to: confidences)
}
write(model.bytes(), to: folder + "/readings.bin")
write(addedText, to: folder + "/added-readings.bin")
write(Array(judged.errors.joined(separator: "\n").utf8), to: folder + "/errors.dev.tsv")
write(Array(judgedHeld.errors.joined(separator: "\n").utf8), to: folder + "/errors.held.tsv")
print("\(model.bytes().count) bytes, \(model.weights.count) weights")
