"""A model of where something starts in Japanese text: a logistic regression over what is around a place.

What is seen around a place where something may start (`windows`) is put together in several ways (`payloads`), each of
which has a weight; it starts where the weights' sum is above zero. What has started before is a part of what is seen,
so places are decided from left to right. Sources/TextToolkit/Segmentation/BoundaryContext.swift puts together the same.
There are places at which the model is not asked, told by the classes that meet there: they are settled. The layout of a
file, all integers little-endian:

    4 bytes        n, the number of symbol rows
    4 bytes        what the sum starts with, signed
    4 bytes        what it starts with between two hiragana, signed
    4 bytes        what it starts with between two Han characters, signed
    48 bytes       for each class, two sets of classes (2 bytes each, the bit of a class is its number): those after it
                   between which all is settled, where no word of ICU's starts and where one does
    n × 6 bytes    a range of scalars (first and last, 2 bytes each) with the symbol and the class that stand for them
                   (1 byte each), which overrules the rows before; other scalars have those of OTHER
    4 bytes each   the buckets, to the end: two weights, each a byte of the hash that tells whose it is and a signed byte

The result is the same to the byte each time: there are no sums whose order a processor chooses, and no function but a
table and square roots.
"""

import collections
import math
import sys

import numpy

from japanese_text import CLASSES, DIGIT, EDGE, HAN, HIRAGANA, LATIN, MARGIN, symbol_rows

LEAST_COUNT = 3
# What the sum of weights starts with in training: most places are no start.
START = -1.0
# For training with all weights, then with those that are kept: how often all is seen, and how much weights decay.
TRIAL, FINAL = (6, 1e-6), (10, 1e-7)
RATE, BATCH = 0.15, 8192


def number(value):
    return numpy.uint64(value)


def low(value, count, bits=8):
    """The lowest `count` elements, 48 bits at most."""
    count = numpy.minimum(number(count), number(48 // bits))
    return value & ((number(1) << (count * number(bits))) - number(1))


def shifted(value, bits):
    return value << number(bits)


def trailing_zeros(value):
    count = numpy.zeros(len(value), numpy.uint64)
    for bit in range(8):
        count += (value & number((2 << bit) - 1)) == 0
    return count


def lengths(words):
    """The distances to the next two boundaries, 7 at most."""
    first = numpy.minimum(trailing_zeros(words) + number(1), number(7))
    return first, numpy.minimum(trailing_zeros(words & (words - number(1))) + number(1), number(7))


# Of each pair, the left one has the nearest in its lowest bits, and so has the right.
View = collections.namedtuple(
    "View", ["left", "right", "left_characters", "right_characters", "left_classes", "right_classes", "left_words",
             "right_words", "left_hiragana", "right_hiragana"])


def pair(values, places, bits):
    """What is on the left and on the right of each place, `bits` a character."""
    left, right = (numpy.zeros(len(places), numpy.uint64) for _ in range(2))
    for distance in reversed(range(MARGIN)):
        left = left << number(bits) | values[places - 1 - distance]
        right = right << number(bits) | values[places + distance]
    return left, right


def windows(corpus, places):
    symbols, classes = corpus.symbols, corpus.classes
    is_symbol = (symbols == DIGIT) | (symbols == LATIN) | (symbols == EDGE) | (corpus.scalars >= 0x10000)
    characters = numpy.where(is_symbol, symbols, corpus.scalars).astype(numpy.uint64)
    rows = (symbols, 8), (characters, 16), (classes, 4), (corpus.words, 1), (classes == HIRAGANA, 1)
    return View(*(side for values, bits in rows for side in pair(values.astype(numpy.uint64), places, bits)))


def history(starts, places):
    """What the model is to have found on the left of each place, the nearest in the lowest bit."""
    return pair(starts.astype(numpy.uint64), places, 1)[0]


def payloads(view):
    """What does not depend on what was found before."""
    flag = shifted(view.right_words & number(1), 54)
    # What is 8 characters away counts in neither direction.
    left_length, _ = lengths(view.left_words & number(0x7F) | number(0x100))
    right_length, _ = lengths(view.right_words >> number(1) | number(0x100))

    def characters(left, right):
        return low(view.left_characters, left, 16) | shifted(low(view.right_characters, right, 16), 16 * left)

    def run(symbols, hiragana):
        length = numpy.minimum(trailing_zeros(~hiragana), number(6))
        return low(symbols, length) | shifted(length, 48)

    return [
        characters(1, 0),
        characters(0, 1),
        view.left_characters >> number(16) & number(0xFFFF),
        view.right_characters >> number(16) & number(0xFFFF),
        characters(2, 0),
        characters(0, 2),
        characters(1, 2),
        characters(2, 1),
        characters(1, 1) | shifted(low(view.left_words, 2, 1), 50) | shifted(low(view.right_words, 3, 1), 52),
        low(view.left, 3) | shifted(low(view.right, 2), 24),
        low(view.left_classes, 2, 4) | shifted(low(view.right_classes, 2, 4), 8)
        | shifted(low(view.left_words, 2, 1), 16) | shifted(low(view.right_words, 3, 1), 18),
        low(view.left, left_length) | shifted(left_length, 48) | flag,
        low(view.right, right_length) | shifted(right_length, 48) | flag,
        low(view.left, numpy.minimum(left_length, number(3)))
        | shifted(low(view.right, numpy.minimum(right_length, number(3))), 24)
        | shifted(left_length, 48) | shifted(right_length, 51) | flag,
        run(view.right, view.right_hiragana),
        run(view.left, view.left_hiragana),
    ]


def later_payloads(view, found):
    """What depends on what was found before: the piece that has begun, alone and with the next character."""
    length = numpy.minimum(trailing_zeros(found | number(0x80)) + number(1), number(7))
    piece = low(view.left, numpy.minimum(length, number(5))) | shifted(length, 53)
    return [piece, piece | shifted(low(view.right, 1), 40)]


FIRST_LATER = 16


def hashes(payloads, first=0):
    """A hash for each payload of each place; the number of the payload is part of it."""
    columns = []
    for index, payload in enumerate(payloads, first + 1):
        value = (payload ^ number(index << 56)) * number(0x9E37_79B9_7F4A_7C15)
        columns.append((value ^ value >> number(32)) * number(0xD6E8_FEB8_6659_FD93))
    return numpy.stack(columns, 1)


def indices(known, wanted):
    """Where each wanted value is among the known ones, from 1; 0 where it is not."""
    found = numpy.minimum(numpy.searchsorted(known, wanted), len(known) - 1)
    return numpy.where(known[found] == wanted, found + 1, 0).astype(numpy.int32)


# The logistic function at steps of 1/128 from -16 to 16, rounded so that every mathematical library agrees.
LOGISTIC = numpy.array([round(2**20 / (1 + math.exp(-step / 128))) / 2**20 for step in range(-2048, 2049)])


def logistic(sums):
    return LOGISTIC[numpy.clip(numpy.rint(sums * 128).astype(int), -2048, 2048) + 2048]


def sums(weights, features, start=0.0):
    total = numpy.full(len(features), start)
    for column in features.T:
        total += weights[column]
    return total


def train(features, gold, shares, count, schedule, dropout):
    """Weights by AdaGrad, averaged over the later half. Some features are left out at random each time, so that what is
    seen often does not rest on what is seen in one style only. `shares` is how much each place counts."""
    epochs, decay = schedule
    random = numpy.random.RandomState(1)
    weights, squares, average = numpy.zeros(count), numpy.full(count, 0.01), numpy.zeros(count)
    for epoch in range(epochs):
        order = random.permutation(len(gold))
        for first in range(0, len(order), BATCH):
            batch = order[first:first + BATCH]
            chosen = features[batch]
            chance = numpy.frombuffer(random.bytes(chosen.size), numpy.uint8).reshape(chosen.shape)
            chosen[chance < dropout * 256] = 0
            error = (logistic(sums(weights, chosen, START)) - gold[batch]) * shares[batch]
            gradient = numpy.bincount(chosen.ravel(), numpy.repeat(error, chosen.shape[1]), count)
            gradient += decay * len(batch) * weights
            gradient[0] = 0
            squares += gradient * gradient
            weights -= RATE * gradient / numpy.sqrt(squares)
        if epoch >= epochs // 2:
            average += weights / (epochs - epochs // 2)
    return average


class Model:
    """Weights in buckets. `settled` says for each meeting of classes whether the model is not asked there; `caution` how
    much surer than even it has to be: elsewhere, between two hiragana, and between two Han characters."""

    def __init__(self, settled, buckets, caution=(0.0, 0.0, 0.0)):
        self.settled, self.buckets, self.caution = settled, buckets, caution

    def bucket(self, hashes):
        return (hashes >> number(32)) * number(self.buckets) >> number(32)

    def tag(self, hashes):
        """What a lookup compares: the bucket and a byte of the rest."""
        return self.bucket(hashes) << number(8) | (hashes >> number(16) & number(0xFF))

    def places(self, corpus):
        found = numpy.flatnonzero(corpus.candidates)
        return found[~self.settled[corpus.meetings(found)]]

    def fit(self, corpora, shares, dropout):
        """Trains on the `gold` of corpora, each of which counts as often as its share says."""
        hashed, gold, worth = [], [], []
        for corpus, share in zip(corpora, shares, strict=True):
            places = self.places(corpus)
            view = windows(corpus, places)
            later = later_payloads(view, history(corpus.gold, places))
            hashed.append(hashes(payloads(view) + later))
            gold.append(corpus.gold[places].astype(float))
            worth.append(numpy.full(len(places), float(share)))
        hashed, gold, worth = (numpy.concatenate(parts) for parts in (hashed, gold, worth))
        known, counts = numpy.unique(hashed, return_counts=True)
        known = known[counts >= LEAST_COUNT]
        features = indices(known, hashed)
        weights = train(features, gold, worth, len(known) + 1, TRIAL, dropout)

        # Two to a bucket, those first that change most where it is unsure what is right; then once more with what
        # found no room left out.
        chance = logistic(sums(weights, features, START))
        unsure = numpy.repeat(chance * (1 - chance) * worth, features.shape[1])
        value = numpy.abs(weights) * numpy.sqrt(numpy.bincount(features.ravel(), unsure, len(weights)) + 1)
        order = numpy.lexsort((-value[1:], self.bucket(known)))
        ordered = self.bucket(known[order])
        is_kept = numpy.arange(len(order)) - numpy.searchsorted(ordered, ordered) < 2
        self.kept = numpy.unique(self.tag(known[order][is_kept]))
        weights = train(indices(self.kept, self.tag(hashed)), gold, worth, len(self.kept) + 1, FINAL, dropout)

        scale = 127 / numpy.sort(numpy.abs(weights))[-25]
        self.weights = numpy.clip(numpy.rint(weights * scale), -127, 127).astype(int)
        self.starts = [round((START - caution) * scale) for caution in self.caution]

    def sums(self, payloads, first=0):
        return sums(self.weights, indices(self.kept, self.tag(hashes(payloads, first))))

    def find(self, corpus):
        """What starts at each character: what `otherwise` says at places that are not for the model."""
        found = corpus.otherwise.copy()
        places = self.places(corpus)
        view = windows(corpus, places)
        last, next = corpus.classes[places - 1], corpus.classes[places]
        where = numpy.where((last == next) & (last == HIRAGANA), 1, numpy.where((last == next) & (last == HAN), 2, 0))
        known = self.sums(payloads(view)) + numpy.choose(where, self.starts)
        place = numpy.full(len(corpus.scalars), -1)
        place[places] = numpy.arange(len(places))
        # One character of all sentences at a time, the longest first, so that those that have more are in front.
        order = numpy.argsort(corpus.starts - corpus.ends, kind="stable")
        starts, sizes = corpus.starts[order], (corpus.ends - corpus.starts)[order]
        before = numpy.zeros(len(starts), numpy.uint64)
        for offset in range(sizes[0]):
            active = numpy.searchsorted(-sizes, -offset)
            characters = starts[:active] + offset
            asked = numpy.flatnonzero(place[characters] >= 0)
            chosen = place[characters[asked]]
            if len(chosen):
                later = later_payloads(View(*(values[chosen] for values in view)), before[asked])
                found[characters[asked]] = known[chosen] + self.sums(later, FIRST_LATER) > 0
            before[:active] = before[:active] << number(1) | found[characters].astype(numpy.uint64)
        return found

    def write(self, target):
        rows = symbol_rows()
        result = bytearray()
        for value in len(rows), *self.starts:
            result += value.to_bytes(4, "little", signed=True)
        for row in self.settled.reshape(2 * CLASSES, CLASSES):
            result += sum(1 << kind for kind in numpy.flatnonzero(row).tolist()).to_bytes(2, "little")
        for first, last, symbol, kind in rows:
            result += first.to_bytes(2, "little") + last.to_bytes(2, "little") + bytes((symbol, kind))
        table = bytearray(4 * self.buckets)
        filled = [0] * self.buckets
        for value, weight in zip(self.kept.tolist(), self.weights[1:].tolist(), strict=True):
            place = value >> 8
            if weight:
                slot = 4 * place + 2 * filled[place]
                table[slot:slot + 2] = bytes((value & 0xFF, weight & 0xFF))
                filled[place] += 1
        target.write_bytes(result + table)
        print(f"{target.name}: {sum(filled)} weights, {target.stat().st_size} bytes", file=sys.stderr)
