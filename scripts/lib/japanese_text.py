"""Japanese text as the models of phrases and of morphemes see it: characters by symbol and class, with what starts at
each.

Sources/TextToolkit/Segmentation has the same in Swift, but for the table of symbols, which comes with each model.
"""

import functools
import os
import pathlib
import re
import subprocess
import sys

import numpy

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
DATA = pathlib.Path(os.environ.get("TEXTKIT_DATA", ROOT / "../shared/data")) / "japanese"
COMMAND = ROOT / ".build/release/textkit"

MARGIN = 8  # how far around a place a model looks, in characters

# Classes, which are the symbols of what has none of its own.
EDGE, HAN, KATAKANA, DIGIT, LATIN, OTHER, FOREIGN, HIRAGANA, STOP, OPENING, CLOSING, MARK = range(12)
CLASSES = 12
# No character of a class but OTHER and FOREIGN continues a grapheme cluster.
RANGES = [
    (0x3400, 0x4DBF, HAN), (0x4E00, 0x9FFF, HAN), (0xF900, 0xFAFF, HAN), (0x3005, 0x3007, HAN),
    (0x30A1, 0x30FA, KATAKANA), (0x30FC, 0x30FF, KATAKANA), (0x31F0, 0x31FF, KATAKANA), (0xFF66, 0xFF9D, KATAKANA),
    (0x309D, 0x309F, HIRAGANA),
    (0x30, 0x39, DIGIT), (0xFF10, 0xFF19, DIGIT),
    (0x41, 0x5A, LATIN), (0x61, 0x7A, LATIN), (0xFF21, 0xFF3A, LATIN), (0xFF41, 0xFF5A, LATIN), (0xC0, 0x24F, LATIN),
    (0x370, 0x3FF, LATIN), (0x400, 0x482, LATIN), (0x48A, 0x52F, LATIN),
    # Scripts that no Japanese sentence is written in.
    (0x530, 0x10FF, FOREIGN), (0x1100, 0x1CFF, FOREIGN), (0xA000, 0xD7FF, FOREIGN),
    # What ends lines.
    (0x0A, 0x0D, EDGE), (0x85, 0x85, EDGE), (0x2028, 0x2029, EDGE),
]
OWN = [
    ("".join(map(chr, range(0x3041, 0x3097))), HIRAGANA),
    ("、。，．,.!！?？", STOP), ("「『（(［【〈《“‘[", OPENING), ("」』）)］】〉》”’]", CLOSING),
    ("・〜～－-–—/／:：;；…\u3000 ％%&＆", MARK),
    ("一二三四五六七八九十百千万億数何年月日時分人的者中前後上下間内外同各第約等化性事物方際為度回本大小新全最", HAN),
]
FIRST_OWN = 0x20


def symbol_rows():
    """Ranges of scalars, first and last, with their symbol and class; a later row overrules an earlier one."""
    rows = [(first, last, kind, kind) for first, last, kind in RANGES]
    symbol = FIRST_OWN
    for characters, kind in OWN:
        for character in characters:
            rows.append((ord(character), ord(character), symbol, kind))
            symbol += 1
    assert symbol <= 256
    return rows


def forms(scalars):
    """The symbols and the classes of characters."""
    symbols = numpy.full(0x10000, OTHER, numpy.uint64)
    classes = symbols.copy()
    for first, last, symbol, kind in symbol_rows():
        symbols[first:last + 1] = symbol
        classes[first:last + 1] = kind
    is_basic = scalars < 0x10000
    # Beyond the basic plane, Han characters are all that Japanese has.
    beyond = numpy.where((scalars >= 0x20000) & (scalars < 0x40000), HAN, OTHER)
    found = []
    for table in symbols, classes:
        values = numpy.where(is_basic, table[numpy.where(is_basic, scalars, 0)], beyond).astype(numpy.uint64)
        values[scalars == 0] = EDGE
        found.append(values)
    return found


def offsets(pieces):
    """The offsets at which pieces of a text start."""
    starts, offset = set(), 0
    for piece in pieces:
        starts.add(offset)
        offset += len(piece)
    return starts


def segments(command, texts, *options):
    """The segments that textkit finds in each text, which is one line."""
    run = subprocess.run(
        [command, "segment", "--all", "--join", "\x1F", *options], input="\n".join(texts) + "\n", encoding="utf-8",
        capture_output=True)
    if run.returncode:
        sys.exit(run.stderr)
    return [line.split("\x1F") for line in run.stdout.split("\n")[:-1]]


def boundaries(command, texts, *options):
    """For each text the offsets at which ICU's segments start."""
    return [offsets(pieces) for pieces in segments(command, texts, *options)]


# Words that start a phrase wherever they are, and those that do after the end of a sentence: the machine that labelled
# sentences of other styles learnt from an encyclopedia, knows few of them, and takes them for what ends the phrase before.
LEADERS = set("""ありがとう 有難う とても すごく 凄く よろしく おすすめ オススメ たくさん もちろん しかし そして しかも ただし
    ちなみ""".split())
LEADERS_OF_SENTENCES = set("でも だから また ただ じゃあ あ あれ いや どう そう この その あの これ それ 私 今".split())
SENTENCE_ENDS = set("。！？!?")


def leads(word, before):
    """Whether a word that follows some text starts a phrase, whatever the machine says."""
    return word in LEADERS and before != "" or word in LEADERS_OF_SENTENCES and before[-1:] in SENTENCE_ENDS


KANJI = re.compile("[\u4E00-\u9FFF]")


def surface_and_reading(part):
    """What is on both sides of a slash; slashes may be surfaces too."""
    rest, _, readings = part[1:].partition("/")
    return part[0] + rest, readings.partition("/")[0]


class Phrases:
    """The sentences of a file of phrases: texts, and the offsets at which the phrases and the morphemes of each start.

    A share of the morphemes that have kanji is written in kana, as people do who are no encyclopedists."""

    def __init__(self, name, kana_share=0.0):
        self.texts, self.phrases, self.morphemes = [], [], []
        random = numpy.random.RandomState(2)
        has_readings = name != "phrases.gsd-dev.tsv"
        is_by_machine = name == "phrases.silver.tsv"
        for line in open(DATA / name, encoding="utf-8"):
            text, phrases, morphemes = "", set(), set()
            for part in line.rstrip("\n").partition("\t")[2].split(" "):
                if part == "|":
                    phrases.add(len(text))
                elif part:
                    morphemes.add(len(text))
                    if has_readings:
                        part, reading = surface_and_reading(part)
                        if KANJI.search(part) and random.random_sample() < kana_share:
                            part = reading
                    if is_by_machine and leads(part, text):
                        phrases.add(len(text))
                    text += part
            self.texts.append(text)
            self.phrases.append(phrases)
            self.morphemes.append(morphemes)


@functools.cache
def readings():
    """For each text that a file of phrases has, the readings of its words with kanji, by the offsets of start and end."""
    found = {}
    for name in "phrases.train.tsv", "phrases.silver.tsv":
        for line in open(DATA / name, encoding="utf-8"):
            text, known = "", {}
            for part in line.rstrip("\n").partition("\t")[2].split(" "):
                if part and part != "|":
                    word, reading = surface_and_reading(part)
                    if KANJI.search(word) and reading:
                        known[len(text), len(text + word)] = reading
                    text += word
            found[text] = known
    return found


class Words:
    """The sentences of a file of words: texts, and the words of each.

    A share of the words that have kanji, and a reading in a file of phrases, is written in kana; other sentences than
    those where that has happened are left out then."""

    def __init__(self, name, is_wanted=lambda identifier: True, kana_share=0.0):
        self.words = []
        random = numpy.random.RandomState(3)
        for line in open(DATA / name, encoding="utf-8"):
            identifier, _, words = line.rstrip("\n").partition("\t")
            if not is_wanted(identifier):
                continue
            words = words.split(" ")
            if kana_share:
                written = in_kana(words, readings().get("".join(words), {}), lambda: random.random_sample() < kana_share)
                if written == words:
                    continue
                words = written
            self.words.append(words)
        self.texts = ["".join(words) for words in self.words]


def in_kana(words, readings, is_wanted):
    """Words, some of which are replaced by their readings."""
    written, offset = [], 0
    for word in words:
        reading = readings.get((offset, offset + len(word)))
        written.append(reading if reading and is_wanted() else word)
        offset += len(word)
    return written


def is_put_aside(identifier):
    """Whether a sentence of words that a machine has divided is for measuring, not for training."""
    return not identifier.startswith("gsd") and int(re.sub("[^0-9]", "", identifier)[-9:]) % 25 == 7


class Corpus:
    """All characters of some sentences in a row, MARGIN edges around each; and for each name, the set of offsets of each
    sentence at which such a thing starts, as one array of truths. There must be `words`, those of ICU."""

    def __init__(self, texts, **marks):
        size = sum(len(text) + MARGIN for text in texts) + MARGIN
        self.scalars = numpy.zeros(size, numpy.uint32)
        self.starts = numpy.zeros(len(texts), int)
        for name in marks:
            setattr(self, name, numpy.zeros(size, bool))
        start = MARGIN
        for number, text in enumerate(texts):
            self.starts[number] = start
            self.scalars[start:start + len(text)] = [ord(character) for character in text]
            for name, sets in marks.items():
                getattr(self, name)[[start + offset for offset in sets[number] if offset < len(text)]] = True
            start += len(text) + MARGIN
        self.ends = numpy.append(self.starts[1:] - MARGIN, size - MARGIN)
        self.is_start = numpy.zeros(size, bool)
        self.is_start[self.starts] = True
        # A word of ICU's ends with the sentence.
        self.words[self.ends] = True
        self.symbols, self.classes = forms(self.scalars)

    def meetings(self, places):
        """For each place a number of the classes on both sides and whether a word of ICU's starts there."""
        meeting = (self.classes[places - 1] * 2 + self.words[places]) * CLASSES + self.classes[places]
        return meeting.astype(int)
