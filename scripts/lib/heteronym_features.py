"""What stands around a heteronym, as hashed features: the same, to the bit, as HeteronymFeatures.swift.

All is done on bytes of UTF-8, and on numbers of 32 bits.
"""

from heteronym_words import CLOSED, ENDINGS, OPEN, SUBJECTS, forms

MASK = 0xFFFFFFFF
REACH = 192      # bytes looked at, to each side of the word
TOKENS = 28      # tokens kept, to each side of the word
BIAS_TIMES = 8   # how often the feature counts that every word has
NEAR = 3         # tokens whose tags, spelling and endings are looked at, to each side
FAR = 8          # tokens whose tags are looked at for the nearest of each kind, to each side

WORD, NUMBER, PUNCTUATION = range(3)

# Tags below 32 are found by form, those below 128 are the punctuation itself, the others are listed.
NONE, START, END, DIGITS, CAPITAL, SMALL = range(6)
LISTED = 128

NAMES = {name: LISTED + number for number, name in enumerate([*CLOSED, *OPEN, *ENDINGS])}
TITLE = NAMES["title"]
FIRST_OPEN = LISTED + len(CLOSED)
# Of these the nearest of each is a feature; and of these the order in which they stand.
SOUGHT = {NAMES[name] for name in ("determiner", "possessive", "genitive", "to", "modal", "do", "be", "have", "subject",
                                   "preposition", "of", "and", "past", "plural")}
ORDERED = SOUGHT | {NAMES[name] for name in ("object", "as", "if", "not", "verb", "verbs", "pasts", "participle", "people")} \
    | {CAPITAL, DIGITS, ord(",")}
# Words that may be the verb of a clause.
VERBS = {NAMES[name] for name in ("modal", "do", "be", "have", "verb", "verbs", "pasts", "past")}
SUBJECT = 0x51ED270B   # what the numbers of words are combined with to find their subjects: this and the next


def combined(left, right):
    """A number made of two."""
    value = ((left ^ right) * 0x9E3779B1) & MASK
    return value ^ (value >> 15)


def seed(template):
    """The number that those of a template's features start from."""
    return (template + 1) * 0x85EBCA6B & MASK


def spelling(word):
    """The number of a word, its letters without case."""
    value = 0x811C9DC5
    for byte in word:
        value = ((value ^ byte) * 0x01000193) & MASK
    return value


def endings(word, count=5):
    """The numbers of the last one, two, … bytes of a word, without case."""
    value, values = 0x2F0B4C47, []
    for byte in reversed(word[-count:]):
        value = ((value ^ byte) * 0x01000193) & MASK
        values.append(value)
    return values


def tag_table():
    """The number of each listed word, and of each ending with its length, with its tag; and of words with their subjects."""
    table = {}
    for name, words in [*CLOSED.items(), *OPEN.items()]:
        for word in words.split():
            table.setdefault(spelling(word.encode()), NAMES[name])
    for name, words in ENDINGS.items():
        for word in words.split():
            table.setdefault(combined(endings(word.encode())[-1], len(word)), NAMES[name])
    for subject, words in enumerate(SUBJECTS.values(), start=1):
        for word in dict.fromkeys(forms(words)):
            number = spelling(word.encode())
            if combined(number, SUBJECT) in table:
                table.setdefault(combined(number, SUBJECT + 1), subject)
            else:
                table[combined(number, SUBJECT)] = subject
    return table


TAGS = tag_table()


def is_letter(byte):
    return 97 <= byte | 0x20 <= 122 or byte >= 128


def is_digit(byte):
    return 48 <= byte <= 57


def is_fixed_space(text, position, end):
    """Whether U+00A0 stands there."""
    return text[position] == 0xC2 and position + 1 < end and text[position + 1] == 0xA0


class Token:
    __slots__ = ("kind", "start", "end", "text", "number", "listed", "tag", "capital", "values")


GENERAL_PUNCTUATION = {0x98: 39, 0x99: 39, 0x9C: 34, 0x9D: 34, 0x93: 45, 0x94: 45, 0xA6: 46}


def lowered(byte):
    return byte + 32 if 65 <= byte <= 90 else byte


def tokens(text, position, end):
    """The words, numbers and signs between two places."""
    while position < end:
        byte = text[position]
        if byte <= 32:
            position += 1
            continue
        if is_fixed_space(text, position, end):
            position += 2
            continue
        token = Token()
        token.start = position
        if byte == 0xE2 and position + 2 < end and text[position + 1] == 0x80 or byte == 39:
            sign = 39 if byte == 39 else GENERAL_PUNCTUATION.get(text[position + 2], 42)
            after = position + (1 if byte == 39 else 3)
            if sign == 39 and position > 0 and is_letter(text[position - 1]) and after < end \
                    and text[after] | 32 == 115 and not (after + 1 < end and is_letter(text[after + 1])):
                token.kind, token.text, position = WORD, b"'s", after + 1
            else:
                token.kind, token.text, position = PUNCTUATION, bytes([sign]), after
        elif is_letter(byte) or is_digit(byte):
            token.kind = NUMBER if is_digit(byte) else WORD
            letters = bytearray()
            while position < end and not is_fixed_space(text, position, end):
                byte = text[position]
                after = position + 1
                if byte == 0xE2 and position + 2 < end and text[position + 1] == 0x80:
                    if text[position + 2] != 0x99:
                        break
                    byte, after = 39, position + 3
                if byte == 39:
                    if not (after < end and is_letter(text[after])) or text[after] | 32 == 115:
                        break
                elif byte == 44 or byte == 46:
                    if not (is_digit(text[position - 1]) and after < end and is_digit(text[after])):
                        break
                elif not (is_letter(byte) or is_digit(byte)):
                    break
                letters.append(lowered(byte))
                position = after
            token.text = bytes(letters)
        else:
            token.kind, token.text, position = PUNCTUATION, bytes([byte]), position + 1
        token.end = position
        yield token


def describe(token, text):
    """Gives a token its number and its tag."""
    token.number = spelling(token.text)
    token.capital = 65 <= text[token.start] <= 90
    token.listed = TAGS.get(token.number, NONE) if token.kind == WORD else NONE


class Sentences:
    """Finds where sentences end, told one token after another."""

    def __init__(self):
        self.before = self.ended = False

    def begins(self, token, text):
        """Whether a token starts a sentence."""
        spaced = token.start > 0 and text[token.start - 1] <= 32
        starts = self.ended and spaced and (65 <= text[token.start] <= 90 or token.text in b"\"'(")
        if token.kind == PUNCTUATION:
            sign = token.text[0]
            self.ended = not starts and (sign in b"!?" or sign == 46 and self.before or self.ended and sign in b"\"')]")
            self.before = False
        else:
            self.ended = False
            self.before = token.kind == NUMBER or len(token.text) > 2 and token.listed != TITLE
        return starts


def surroundings(text, start, end):
    """The tokens to the left and to the right of a word, within its sentence."""
    low = start - REACH
    if low <= 0:
        low = 0
    else:
        while low < start and text[low] > 32:
            low += 1
    high = end + REACH
    if high >= len(text):
        high = len(text)
    else:
        while high > end and text[high - 1] > 32:
            high -= 1
    sentences, left, right = Sentences(), [], []
    for token in tokens(text, low, start):
        describe(token, text)
        if sentences.begins(token, text):
            left.clear()
        left.append(token)
    target = Token()
    target.kind, target.start, target.end, target.text = WORD, start, end, bytes(map(lowered, text[start:end]))
    describe(target, text)
    if sentences.begins(target, text):
        left.clear()
    for token in tokens(text, end, high):
        describe(token, text)
        if sentences.begins(token, text) or len(right) == TOKENS:
            break
        right.append(token)
    return left[-TOKENS:], target, right


def tagged(token, initial):
    """The tag of a token: its class, or what its form says."""
    if token.kind == PUNCTUATION:
        return token.text[0] & 127
    if token.kind == NUMBER:
        return DIGITS
    if token.listed:
        return token.listed
    if token.capital and not initial:
        return CAPITAL
    if len(token.text) > 3:
        numbers = endings(token.text)
        for length in range(min(len(numbers), 5), 0, -1):
            if tag := TAGS.get(combined(numbers[length - 1], length), NONE):
                return tag
    return NONE


SPELLING, TAG, ENDING_2, ENDING_3, ENDING_4 = range(5)

# Combinations of what stands near: kind and offset from the word.
S = lambda *offsets: [(SPELLING, o) for o in offsets]
T = lambda *offsets: [(TAG, o) for o in offsets]
TEMPLATES = (
    [("word", S(o)) for o in (-2, -1, 1, 2)]
    + [("tag", T(o)) for o in (-3, -2, -1, 1, 2, 3)]
    + [("tag", T(*offsets)) for offsets in ((-2, -1), (-1, 1), (1, 2), (-2, -1, 1), (-1, 1, 2))]
    + [("ending", [(kind, o)]) for o in (-1, 1) for kind in (ENDING_2, ENDING_3, ENDING_4)]
    + [("tag", T(*offsets)) for offsets in ((-1, 0), (0, 1), (-1, 0, 1), (-2, -1, 0), (0, 1, 2))]
)
# The features that are not combinations, each with its group.
OTHERS = ["bias", "form", "skip", "skip", "bag", "bag", "about", "about", "skip", "skip"]
BIAS, FORM, NEAREST, ORDER, BAG, BAG_SIDE, ABOUT, ABOUT_NEAR, VERBS_OF_CLAUSE, VERBS_BESIDE = range(
    len(TEMPLATES), len(TEMPLATES) + len(OTHERS))
GROUPS = [*(group for group, _ in TEMPLATES), *OTHERS]


def features(text, start, end):
    """The features of a word in a text: pairs of a template's number and the feature's."""
    left, target, right = surroundings(text, start, end)
    written = text[start:end]
    form = 2 if len(written) > 1 and all(65 <= byte <= 90 for byte in written) else 1 if target.capital else 0
    ending = 1 if target.text.endswith(b"s") else 2 if target.text.endswith(b"ed") else 0
    values = {}
    for offset in range(-NEAR, NEAR + 1):
        if offset < 0:
            token = left[offset] if -offset <= len(left) else None
        elif offset > 0:
            token = right[offset - 1] if offset <= len(right) else None
        else:
            values[0] = [SMALL + form + 3 * ending] * 5
            continue
        if token is None:
            edge = START if offset < 0 else END
            values[offset] = [edge] * 5
        else:
            numbers = endings(token.text, 4)
            initial = offset < 0 and -offset == len(left)
            values[offset] = [token.number, tagged(token, initial),
                              *(numbers[min(count, len(numbers)) - 1] for count in (2, 3, 4))]
    found = []
    for number, (_, parts) in enumerate(TEMPLATES):
        value = seed(number)
        for kind, offset in parts:
            value = combined(value, values[offset][kind])
        found.append((number, value))

    def add(template, *parts):
        value = seed(template)
        for part in parts:
            value = combined(value, part)
        found.append((template, value))

    # Several times, since what is usual needs larger weights than fit into a byte.
    for _ in range(BIAS_TIMES):
        add(BIAS)
    add(FORM, form, 0 if left else 1)
    verbs = [NONE, NONE]
    for side, near in ((0, left[::-1]), (1, right)):
        seen, order = set(), []
        for distance, token in enumerate(near[:FAR], start=1):
            if token.kind == PUNCTUATION and token.text[0] in b".;:":
                break
            tag = tagged(token, side == 0 and distance == len(left))
            if verbs[side] == NONE and tag in VERBS:
                verbs[side] = tag
            if tag in ORDERED and len(order) < 3:
                order.append(tag)
                add(ORDER, side, *order)
            if tag in SOUGHT and tag not in seen:
                seen.add(tag)
                add(NEAREST, side, tag)
        for distance, token in enumerate(near, start=1):
            if token.kind == PUNCTUATION or LISTED <= token.listed < FIRST_OPEN:
                continue
            add(BAG, token.number)
            if distance <= 6:
                add(BAG_SIDE, side, token.number)
            for number in SUBJECT, SUBJECT + 1:
                subject = TAGS.get(combined(token.number, number), NONE)
                if not subject:
                    break
                add(ABOUT, subject)
                if distance <= 4:
                    add(ABOUT_NEAR, side, subject)
    add(VERBS_OF_CLAUSE, *verbs)
    add(VERBS_BESIDE, verbs[0] != NONE, verbs[1] != NONE, values[-1][TAG], values[1][TAG])
    return found
