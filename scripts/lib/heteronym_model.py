"""The model of heteronyms: weights of hashed features, trained, rounded to bytes, and packed into a table.

A sense's score is the sum of two kinds of weights for every feature of the word's surroundings: those of this word's
sense, and those that all words share, for what kind of word the sense is. The first sense of a word has a score of
its own of 0; shared weights count as often as the kind says.
"""

import csv
import os
import pathlib
import re

import numpy

import heteronym_features
from heteronym_features import combined, spelling

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DATA = pathlib.Path(os.environ.get("TEXTKIT_DATA", ROOT / "../shared/data")) / "heteronyms"
TARGET = ROOT / "Sources/CTextData/heteronyms.bin"
SENSES = ROOT / "Sources/CTextData/heteronym-senses.tsv"
TRAINING = ROOT / "scripts/lib/heteronym-training.txt"
FORMS = ROOT / "Tests/SpeechMarkupTests/Pronunciation/heteronym-forms.txt"
SENTENCES = ROOT / "scripts/lib/heteronym-sentences.txt"
EXPECTED = ROOT / "Tests/SpeechMarkupTests/Pronunciation/heteronym-expectations.tsv"

# Kinds of words, and how often the shared weights count: verb, adjective rather than noun, name.
KINDS = {
    "other": (0, 0, 0), "verb": (1, 0, 0), "noun": (-1, -1, 0), "adjective": (-1, 1, 0), "adjective-noun": (-1, 0, 0),
    "noun-verb": (0, -1, 0), "name": (-1, -1, 1),
}
SHARED = 3
# What features are combined with to the keys of shared weights.
SHARED_NUMBER = 1
# By the end of the sense's identifier, or by the whole identifier.
KIND_OF = {
    "vrb": "verb", "nou": "noun", "adj": "adjective", "adj-nou": "adjective-noun", "nou-vrb": "noun-verb", "geo": "name",
    "nam": "name", "past": "verb", "present": "verb", "es": "name", "adj-nou-vrb": "other",
    "affect": "verb", "affect_nou-psy": "noun", "aged": "other", "aged_adj": "other", "august": "name", "bass": "noun",
    "bass_corp": "noun", "bologna": "noun", "bow_nou-knot": "noun", "bow_nou-ship": "noun-verb", "celtic": "adjective",
    "celtic_adj-nou-sports": "adjective", "compress": "verb", "dove": "noun", "isolate": "verb", "jesus": "name", "job": "noun",
    "job_bible": "name", "mate": "noun-verb", "minute": "noun", "mobile": "adjective", "mobile_nou-art": "noun", "polish": "noun-verb",
    "reading_en": "noun-verb", "rerelease": "noun", "rodeo": "noun-verb", "row_1": "noun-verb", "row_2": "noun-verb", "sake": "noun",
    "sake_jp": "noun", "sow": "verb", "transform": "verb", "bases_nou-base": "noun-verb", "bases_nou-basis": "noun",
    "beloved_vrb": "other", "nice": "adjective", "putting_vrb": "verb", "putting_golf": "noun-verb",
    "used_vrb": "other", "used_to": "other",
}
KIND_NAMES = list(KINDS)

# Of the table of senses' own weights, and of the table of shared ones.
BUCKET_BITS = {"own": 13, "shared": 12}
PRINT_BITS = 16
LARGEST = 262144
ENTRIES = 60000
TAG_SLOTS = 8192
TAG_BITS = 15

# How freely the weights of each group of features may grow in training; and shared ones, as a part of it.
SCALE = {"bias": 0.3, "form": 4, "word": 1, "tag": 1, "ending": 1, "skip": 1, "bag": 0.7, "about": 2}
SHARED_SCALE = {"bias": 0.5, "form": 0.5, "word": 0.5, "tag": 0.5, "ending": 0.5, "skip": 0.5, "bag": 0.3,
                "about": 0.2}
PENALTY = 0.7
PASSES = 60
OFTEN = 3        # features that fewer sentences have are left out

SURE = 0.9       # the confidence from which on a match is sure: HeteronymResolver.defaultThreshold
PRECISE = 0.96   # how many of a sense's sure matches must be right, rare senses weighing more
RIGHT = 0.99     # how many of a word's sure matches must be, as far as anybody can tell


def table(path):
    with open(path, encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t"))


def words_and_forms():
    """The words with their senses, and the forms with their words, in the order of the table."""
    senses, forms = {}, {}
    for line in SENSES.read_text(encoding="utf-8").splitlines():
        fields = line.split("\t")
        if line.startswith("#"):
            continue
        if len(fields) == 3:
            forms[fields[0]] = fields[1]
        else:
            senses.setdefault(fields[0], []).append(fields[1])
    return senses, forms


def written(path, forms):
    """The sentences of a file of ours: sense, sentence as bytes, start, end, and which of the sense's it is."""
    sense, number = None, 0
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("= "):
            sense, number = line[2:], 0
        elif not line.startswith("#"):
            places = [match for match in re.finditer(r"\w+", line) if match[0].lower() in forms[sense]]
            if len(places) != 1:
                raise SystemExit(f"{path.name}: {sense}: the word is not there once: {line}")
            start = len(line[:places[0].start()].encode())
            yield sense, line.encode(), start, start + len(places[0][0].encode()), number
            number += 1


class Corpus:
    """The senses, and the labelled sentences as features."""

    def __init__(self):
        self.senses, self.forms = words_and_forms()
        self.words = list(self.senses)
        self.kinds = [[KIND_OF.get(sense) or KIND_OF[sense.partition("_")[2]] for sense in self.senses[word]]
                      for word in self.words]
        place = {sense: (number, label) for number, senses in enumerate(self.senses.values())
                 for label, sense in enumerate(senses)}
        forms = {sense: {self.words[number], *(form for form, word in self.forms.items() if word == self.words[number])}
                 for sense, (number, _) in place.items()}
        rows = [(row["wordid"], row["sentence"].encode(), int(row["start"]), int(row["end"]), None)
                for row in table(DATA / "train.tsv")]
        trained = [*rows, *written(TRAINING, forms)]
        rows = [*trained, *written(FORMS, forms)]
        self.sentences = [(sentence, start, end) for _, sentence, start, end, _ in rows]
        self.word, self.label = numpy.array([place[row[0]] for row in rows]).T
        # Of our own sentences, every tenth is put aside, and all those with forms.
        numbers = numpy.array([-1 if row[4] is None else row[4] for row in rows])
        self.ours = numbers >= 0
        self.with_forms = numpy.arange(len(rows)) >= len(trained)
        self.aside = self.with_forms | self.ours & (numbers % 10 == 9)
        found = [heteronym_features.features(*sentence) for sentence in self.sentences]
        self.example = numpy.repeat(numpy.arange(len(rows)), [len(f) for f in found])
        self.template = numpy.array([template for f in found for template, _ in f], dtype=numpy.int64)
        self.feature = numpy.array([feature for f in found for _, feature in f], dtype=numpy.uint64)
        self.count = len(rows)

    def folds(self, count=5, seed=2018):
        """A fold for each sentence, every sense as evenly as can be."""
        generator = numpy.random.RandomState(seed)
        fold = numpy.zeros(self.count, int)
        key = self.word * 4 + self.label
        dealt = 0
        for value in numpy.unique(key):
            members = numpy.flatnonzero(key == value)
            generator.shuffle(members)
            fold[members] = (numpy.arange(len(members)) + dealt) % count
            dealt += len(members)
        return fold


def combined_all(left, right):
    """`combined` for many."""
    value = ((left ^ right) * numpy.uint64(0x9E3779B1)) & numpy.uint64(0xFFFFFFFF)
    return value ^ (value >> numpy.uint64(15))


def places(key, dimension=None):
    """What the tables know of a key: its bucket and its print; and of which dimension a shared weight is, whether there is
    one."""
    bits = BUCKET_BITS["own" if dimension is None else "shared"]
    low = numpy.uint64((1 << PRINT_BITS) - 1)
    place = ((key >> numpy.uint64(32 - bits) << numpy.uint64(PRINT_BITS)) | (key & low)).astype(numpy.int64)
    return place * 4 + (3 if dimension is None else dimension)


class Design:
    """All weights that each sentence's senses add up: rows are the senses of a sentence but the first."""

    def __init__(self, corpus):
        self.corpus = corpus
        others = numpy.array([len(senses) - 1 for senses in corpus.senses.values()])[corpus.word]
        first = numpy.concatenate([[0], numpy.cumsum(others)])
        self.example = numpy.repeat(numpy.arange(corpus.count), others)
        self.sense = numpy.concatenate([numpy.arange(1, n + 1) for n in others])
        scale = numpy.array([SCALE[group] for group in heteronym_features.GROUPS])[corpus.template]
        shared_scale = scale * numpy.array([SHARED_SCALE[group] for group in heteronym_features.GROUPS])[corpus.template]
        numbers = numpy.array([spelling(word.encode()) for word in corpus.words], dtype=numpy.uint64)
        found, times, scales, rows = [], [], [], []
        for sense in range(1, others.max() + 1):
            has = others[corpus.example] >= sense
            example, feature = corpus.example[has], corpus.feature[has]
            row = first[example] + sense - 1
            own = combined_all(numbers[corpus.word[example]], numpy.uint64(sense))
            found.append(places(combined_all(feature, own)))
            times.append(numpy.ones(len(row)))
            scales.append(scale[has])
            rows.append(row)
            for dimension in range(SHARED):
                difference = numpy.array([
                    KINDS[kinds[sense]][dimension] - KINDS[kinds[0]][dimension] if len(kinds) > sense else 0
                    for kinds in corpus.kinds])[corpus.word[example]]
                some = difference != 0
                found.append(places(combined_all(feature[some], numpy.uint64(SHARED_NUMBER)), dimension))
                times.append(difference[some].astype(float))
                scales.append(shared_scale[has][some])
                rows.append(row[some])
        found, times, scales, rows = map(numpy.concatenate, (found, times, scales, rows))
        order = numpy.argsort(rows, kind="stable")
        self.times, self.row = times[order], rows[order]
        self.place, position, self.index = numpy.unique(found[order], return_index=True, return_inverse=True)
        self.scale = scales[order][position]

    def scores(self, weights):
        """What each sense of each sentence comes to: one for each row of sentences, one column for each sense."""
        corpus = self.corpus
        found = numpy.full((corpus.count, 1 + self.sense.max()), -numpy.inf)
        found[:, 0] = 0
        found[self.example, self.sense] = numpy.bincount(
            self.row, weights=self.times * weights[self.index], minlength=len(self.example))
        return found


def fit(design, chosen):
    """The weights that explain the chosen sentences best, with a penalty on their squares."""
    rows = numpy.flatnonzero(chosen[design.example])
    number = numpy.full(len(design.example), -1)
    number[rows] = numpy.arange(len(rows))
    within = number[design.row] >= 0
    within &= (numpy.bincount(design.index[within], minlength=len(design.place)) >= OFTEN)[design.index]
    row = number[design.row[within]]
    known, index = numpy.unique(design.index[within], return_inverse=True)
    value = design.times[within] * design.scale[known][index]
    starts = numpy.searchsorted(row, numpy.arange(len(rows)))
    lengths = numpy.diff(numpy.append(starts, len(row)))
    _, sentence = numpy.unique(design.example[rows], return_inverse=True)
    right = (design.corpus.label[design.example[rows]] == design.sense[rows]).astype(float)


    def loss(weights):
        score = numpy.add.reduceat(value * weights[index], starts)
        odds = numpy.exp(numpy.minimum(score, 30))
        total = 1 + numpy.bincount(sentence, weights=odds)
        slope = numpy.bincount(index, weights=numpy.repeat(odds / total[sentence] - right, lengths) * value,
                               minlength=len(known))
        cost = numpy.log(total).sum() - (score * right).sum() + PENALTY / 2 * (weights * weights).sum()
        return cost, slope + PENALTY * weights

    weights = numpy.zeros(len(design.place))
    weights[known] = descend(loss, numpy.zeros(len(known))) * design.scale[known]
    return weights


def descend(loss, point, memory=8):
    """The least of a convex function, by L-BFGS."""
    value, slope = loss(point)
    steps = []
    for _ in range(PASSES):
        direction, factors = -slope, []
        for step, change, inverse in reversed(steps):
            factors.append(inverse * (step * direction).sum())
            direction = direction - factors[-1] * change
        if steps:
            step, change, inverse = steps[-1]
            direction *= 1 / (inverse * (change * change).sum())
        else:
            direction /= max(1, numpy.sqrt((slope * slope).sum()))
        for (step, change, inverse), factor in zip(steps, reversed(factors)):
            direction = direction + step * (factor - inverse * (change * direction).sum())
        length, descent = 1.0, (slope * direction).sum()
        while True:
            new_value, new_slope = loss(point + length * direction)
            if new_value <= value + 1e-4 * length * descent or length < 1e-6:
                break
            length /= 2
        step, change = length * direction, new_slope - slope
        if (product := (step * change).sum()) > 1e-12:
            steps = [*steps, (step, change, 1 / product)][-memory:]
        point = point + step
        done = value - new_value < 1e-5 * abs(new_value)
        value, slope = new_value, new_slope
        if done:
            break
    return point


def rounded(weights, largest=ENTRIES):
    """Weights as whole numbers of one byte, no more than fit into the table, and what one is worth."""
    worth = numpy.abs(weights).max() / 127
    whole = numpy.rint(weights / worth).astype(numpy.int64)
    if (whole != 0).sum() > largest:
        # By size, and among equals by place.
        order = numpy.argsort(-numpy.abs(whole), kind="stable")
        whole[order[largest:]] = 0
    return whole, worth


def probabilities(scores, temperature, trust=1):
    """The probability of each sense. The lower the trust in the sense that is best, the closer they are."""
    scaled = (scores - scores.max(axis=1, keepdims=True)) / temperature * trust
    odds = numpy.exp(scaled)
    return odds / odds.sum(axis=1, keepdims=True)


def temperature(scores, label):
    """What scores are divided by so that probabilities say how often they are right."""
    def cost(candidate):
        return -numpy.log(numpy.maximum(probabilities(scores, candidate)[numpy.arange(len(label)), label], 1e-12)).sum()
    return min((round(0.4 + 0.02 * step, 2) for step in range(81)), key=cost)


def highest_share(right, count):
    """The upper end of Wilson's 95% interval of how many are right."""
    if not count:
        return 1
    z, share = 1.96, right / count
    return (share + z * z / 2 / count + z * (share * (1 - share) / count + z * z / 4 / count / count) ** 0.5) / (1 + z * z / count)


def trusts(corpus, scores, warmth, chosen):
    """How far each sense's scores can be trusted, in steps of 1/16, for each word a row: as far as `PRECISE` of the chosen
    sentences are right where the sense is sure. A sense of few sentences counts for more than its share, and what none of
    them shows to be wrong is a little wrong too. Of no word can it be said that fewer than `RIGHT` are right."""
    answer = scores.argmax(axis=1)
    right = answer == corpus.label
    found = numpy.ones((len(corpus.words), 3))
    for word, senses in enumerate(corpus.senses.values()):
        known = numpy.flatnonzero(chosen & (corpus.word == word))
        count = numpy.bincount(corpus.label[known], minlength=3)
        weight = 1 / numpy.sqrt(numpy.maximum(count, 1))[corpus.label[known]]
        for sense in range(len(senses)):
            own = answer[known] == sense
            others = max(numpy.delete(count, sense).max(), 1)
            for step in range(16, 0, -1):
                sure = probabilities(scores[known][own], warmth, step / 16).max(axis=1) >= SURE
                good = (weight[own] * right[known][own])[sure].sum()
                bad = (weight[own] * ~right[known][own])[sure].sum() + 0.1 / others ** 0.5
                found[word, sense] = step / 16
                if good >= PRECISE * (good + bad):
                    break
        while True:
            own = found[word][answer[known]]
            sure = probabilities(scores[known], warmth, own[:, None]).max(axis=1) >= SURE
            if highest_share(right[known][sure].sum(), sure.sum()) >= RIGHT:
                break
            worst = numpy.bincount(answer[known][sure & ~right[known]], minlength=3).argmax()
            if found[word, worst] == 1 / 16:
                break
            found[word, worst] -= 1 / 16
    return found


def confidences(corpus, scores, fold):
    """How sure the model is of each sentence, by what is learnt from the other folds alone; and for each word by how much
    more its scores are to be mistrusted so that still nobody can say that fewer than `RIGHT` of the sure ones are right."""
    answer = scores.argmax(axis=1)
    right = answer == corpus.label
    learnt = []
    for number in range(5):
        chosen = (fold != number) & ~corpus.aside
        warmth = temperature(scores[chosen], corpus.label[chosen])
        learnt.append((warmth, trusts(corpus, scores, warmth, chosen)))
    caution = numpy.ones(len(corpus.words))
    while True:
        confidence = numpy.zeros(corpus.count)
        for number, (warmth, trust) in enumerate(learnt):
            own = trust[corpus.word, answer] * caution[corpus.word]
            confidence[fold == number] = probabilities(scores, warmth, own[:, None]).max(axis=1)[fold == number]
        listed = []
        for word in range(len(corpus.words)):
            sure = (corpus.word == word) & ~corpus.aside & (confidence >= SURE)
            if highest_share(right[sure].sum(), sure.sum()) < RIGHT:
                listed.append(word)
        if not listed:
            return confidence, caution
        caution[listed] *= 0.9


def packed(corpus, design, whole, worth, trust):
    """The model as bytes; HeteronymModel.swift reads them.

        4 bytes   what one step of a weight adds to a sense's logit, in 2^-24
        1 byte    the tag of titles
        1 byte    the first tag of an open class
        8 bytes   the tags of which the nearest is looked for, as bits from the first listed one on
        8 bytes   the tags whose order is looked at, likewise
        8 bytes   the tags of what may be the verb of a clause, likewise
        1 byte    templates, each of them
          1 byte    number of parts
          4 bytes   the parts: kind times 16, and the offset plus 8
        2 bytes   words and forms, in the order of heteronym-senses.tsv, each of them
          4 bytes   the number of the word's spelling; of a form, its word's
          1 byte    number of senses
          3 bytes   their kinds
          3 bytes   how far the score of each can be trusted, in 255ths
        1 byte    kinds, each of them
          3 bytes   how often the shared weights count, signed
        2 bytes   slots of tags and subjects
        4096 bytes  a bit for each lower 15 bits of a number, set where a number has a tag
        slots     × 4 bytes: a number's upper 24 bits and its tag, or zeros; a number's place is its lower bits, or the
                  next free one
        the table of the senses' own weights and that of the shared ones, each of them
          1 byte    bits of a key that are its bucket
          4 bytes   entries
          2^bits + 1 × 2 bytes: where the entries of each bucket start
          2^bits     × 2 bytes: the lower four bits of the prints in each bucket, a bit for each that there is
          buckets, each of them
            entries × 2 bytes: prints
            entries × 1 byte: weights, signed; of shared ones three times, a dimension after the other
          14 bytes  zeros: eight prints can be read at once, whichever is the first
    """
    out = bytearray()
    put = lambda value, size: out.extend(int(value).to_bytes(size, "little", signed=value < 0))
    put(round(worth * (1 << 24)), 4)
    put(heteronym_features.TITLE, 1)
    put(heteronym_features.FIRST_OPEN, 1)
    for tags in heteronym_features.SOUGHT, heteronym_features.ORDERED, heteronym_features.VERBS:
        put(sum(1 << tag - heteronym_features.LISTED for tag in tags if tag >= heteronym_features.LISTED), 8)
    put(len(heteronym_features.TEMPLATES), 1)
    for _, parts in heteronym_features.TEMPLATES:
        put(len(parts), 1)
        for kind, offset in [*parts, *[(0, 0)] * (4 - len(parts))]:
            put(kind << 4 | offset + 8, 1)
    put(len(corpus.words) + len(corpus.forms), 2)
    for word in [*corpus.words, *corpus.forms.values()]:
        place = corpus.words.index(word)
        kinds = corpus.kinds[place]
        put(spelling(word.encode()), 4)
        put(len(kinds), 1)
        for kind in [*kinds, *["other"] * (3 - len(kinds))]:
            put(KIND_NAMES.index(kind), 1)
        for share in trust[place]:
            put(round(share * 255), 1)
    put(len(KINDS), 1)
    for counts in KINDS.values():
        for count in counts:
            put(count, 1)
    slots = [0] * TAG_SLOTS
    for number, tag in heteronym_features.TAGS.items():
        slot = number % TAG_SLOTS
        while slots[slot]:
            slot = (slot + 1) % TAG_SLOTS
        slots[slot] = number >> 8 << 8 | tag
    put(TAG_SLOTS, 2)
    present = bytearray(1 << TAG_BITS - 3)
    for number in heteronym_features.TAGS:
        bit = number % (1 << TAG_BITS)
        present[bit >> 3] |= 1 << (bit & 7)
    out.extend(present)
    for slot in slots:
        put(slot, 4)
    kept = numpy.flatnonzero(whole)
    place, dimension, values = design.place[kept] >> 2, design.place[kept] & 3, whole[kept]
    own = dimension == 3
    out.extend(packed_table(place[own], values[own][None], BUCKET_BITS["own"]))
    known, index = numpy.unique(place[~own], return_inverse=True)
    shared = numpy.zeros((SHARED, len(known)), dtype=numpy.int64)
    shared[dimension[~own], index] = values[~own]
    out.extend(packed_table(known, shared, BUCKET_BITS["shared"]))
    if len(out) > LARGEST:
        raise SystemExit(f"The model has {len(out)} bytes, more than {LARGEST}.")
    return bytes(out)


def packed_table(place, values, bits):
    """A table as bytes: places in their order, and a row of values for each dimension."""
    out = bytearray([bits])
    out.extend(len(place).to_bytes(4, "little"))
    starts = numpy.searchsorted(place >> PRINT_BITS, numpy.arange((1 << bits) + 1))
    out.extend(starts.astype("<u2").tobytes())
    present = numpy.zeros(1 << bits, dtype="<u2")
    numpy.bitwise_or.at(present, place >> PRINT_BITS, (1 << (place & 15)).astype("<u2"))
    out.extend(present.tobytes())
    prints, values = (place & 0xFFFF).astype("<u2"), values.astype("i1")
    for start, end in zip(starts[:-1], starts[1:]):
        out.extend(prints[start:end].tobytes())
        out.extend(values[:, start:end].tobytes())
    out.extend(bytes(14))
    return out


def cross_validated(design, fold):
    """Scores of all sentences, each by a model that has not seen it, and the largest of the models' sizes. With folds
    of whole words, the scores are those of the shared weights alone."""
    corpus = design.corpus
    scores, size = None, 0
    for number in range(5):
        whole, worth = rounded(fit(design, (fold != number) & ~corpus.aside))
        found = design.scores(whole * worth)
        scores = found if scores is None else numpy.where((fold == number)[:, None], found, scores)
        size = max(size, len(packed(corpus, design, whole, worth, numpy.ones((len(corpus.words), 3)))))
    return scores, size


def expected(corpus, design, whole, worth, trust):
    """What comes of some sentences: start, end, word, features, their sum, each sense's probability, and those that the
    kinds of the senses alone give, the text."""
    step = round(worth * (1 << 24)) / (1 << 24)
    weight = dict(zip(design.place.tolist(), whole.tolist()))
    lines = ["# Written by scripts/train-heteronyms.\n"]

    def shares(scores, trust=(1, 1, 1)):
        found = probabilities(numpy.array([scores]) * step, 1, round(trust[numpy.argmax(scores)] * 255) / 255)[0]
        return " ".join(f"{share:.6f}" for share in found)

    def total(found, number, dimension=None):
        return sum(weight.get(int(places(numpy.uint64(combined(feature, number)), dimension)), 0) for feature in found)

    for line in SENTENCES.read_text(encoding="utf-8").splitlines():
        before, _, rest = line.partition("[")
        form, _, after = rest.partition("]")
        text, start = (before + form + after).encode(), len(before.encode())
        end = start + len(form.encode())
        found = [feature for _, feature in heteronym_features.features(text, start, end)]
        known = [*corpus.words, *corpus.forms].index(form.lower())
        word = corpus.words.index(corpus.forms.get(form.lower(), form.lower()))
        kinds, number = corpus.kinds[word], spelling(corpus.words[word].encode())
        sums = [total(found, SHARED_NUMBER, dimension) for dimension in range(SHARED)]
        by_kind = [sum(count * value for count, value in zip(KINDS[kind], sums)) for kind in kinds]
        own = [0] + [total(found, combined(number, sense)) for sense in range(1, len(kinds))]
        lines.append(f"{start}\t{end}\t{known}\t{len(found)}\t{sum(found) & 0xFFFFFFFF}\t"
                     f"{shares([a + b for a, b in zip(by_kind, own)], trust[word])}\t{shares(by_kind)}\t{text.decode()}\n")
    return "".join(lines)
