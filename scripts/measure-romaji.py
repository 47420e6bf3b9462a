"""What scripts/measure-romaji prints, given the path of the driver."""

import random
import re
import resource
import subprocess
import sys
import time
import unicodedata

import jaconv

driver, textkit = sys.argv[1:]
SEED = 20240229
WORDS = 2500


def run(command, lines):
    result = subprocess.run(
        command, input="".join(line + "\n" for line in lines), capture_output=True, text=True, check=True
    )
    output = result.stdout.split("\n")[:-1]
    assert len(output) == len(lines), (command, len(output), len(lines))
    return output


def ours(lines, style="any"):
    return run([driver, "read", style], lines)


def icu(lines):
    return run(["uconv", "-f", "utf8", "-t", "utf8", "-x", "Latin-Hiragana"], lines)


def of_jaconv(lines):
    return [jaconv.alphabet2kana(line) for line in lines]


def percent(right, total):
    return f"{100 * right / total:6.1f}"


def row(name, *cells):
    print(f"{name:72}" + "".join(f"{cell:>9}" for cell in cells))


def hiragana(text):
    return "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in text)


def syllables():
    systems = {}
    with open("Tests/TextToolkitTests/Kana/syllables.txt", encoding="utf-8") as table:
        for line in table:
            if line.strip() and not line.startswith("#"):
                system, pairs = line.rstrip("\n").split("\t")
                fields = pairs.split(" ")
                systems.setdefault(system, []).extend(zip(fields[::2], fields[1::2]))
    allowed = {}
    for system, pairs in systems.items():
        for romaji, kana in pairs if not system.endswith("*") else []:
            allowed.setdefault(romaji, set()).add(kana)
    spellings = sorted(allowed)
    scores = [
        sum(kana in allowed[romaji] for romaji, kana in zip(spellings, read(spellings)))
        for read in (ours, icu, of_jaconv)
    ]
    row(f"syllables of all systems at once ({len(spellings)})", *(percent(s, len(spellings)) for s in scores))
    for system, pairs in systems.items():
        romaji, kana = [p[0] for p in pairs], [p[1] for p in pairs]
        style = {"iso3602": "kunrei", "ime*": "ime"}.get(system, system)
        scores = [
            sum(a == b for a, b in zip(kana, read))
            for read in (ours(romaji, style), icu(romaji), of_jaconv(romaji))
        ]
        row(f"  {system} alone, by its style ({len(pairs)})", *(percent(s, len(pairs)) for s in scores))


def words():
    """Words with kanji and their readings, sampled from Debian's edict, which stays outside the project."""
    entries = set()
    with open("/usr/share/edict/edict", encoding="euc_jp", errors="replace") as dictionary:
        for line in dictionary:
            match = re.match(r"(\S+) \[([ぁ-ゖァ-ヶー]+)\] /", line)
            if match and re.search(r"[一-鿿]", match[1]):
                entries.add((match[1], hiragana(match[2])))
    return random.Random(SEED).sample(sorted(entries), WORDS)


def ours_by_text(lines):
    """What the command reads with the text beside it; a line that cannot fit comes back empty."""
    command = [textkit, "romaji", "--keep-going"]
    result = subprocess.run(command, input="".join(line + "\n" for line in lines), capture_output=True, text=True)
    output = result.stdout.split("\n")[:-1]
    assert len(output) == len(lines), (command, len(output), len(lines))
    return output


def back_again():
    sample = words()
    kana = [reading for _, reading in sample]
    hepburn = run([driver, "write", "hepburn"], kana)
    typed = [romaji.replace("nn", "n") for romaji in run([driver, "write", "ime"], kana)]
    bare = [
        "".join(c for c in unicodedata.normalize("NFD", romaji) if not unicodedata.combining(c) and c != "'")
        for romaji in hepburn
    ]
    for name, romaji in (
        ("Hepburn with macrons and n'", hepburn),
        ("input-method spelling without apostrophes", typed),
        ("neither macrons nor apostrophes", bare),
    ):
        by_text = ours_by_text([f"{r}\t{text}" for r, (text, _) in zip(romaji, sample)])
        score = sum(a == hiragana(b) for a, b in zip(kana, by_text))
        row(f"{name}, with the text ({len(kana)})", percent(score, len(kana)), "", "")
        scores = [sum(a == b for a, b in zip(kana, read(romaji))) for read in (ours, icu, of_jaconv)]
        row(f"{name}, without the text ({len(kana)})", *(percent(s, len(kana)) for s in scores))
        costs = run([driver, "cost", "any"], [f"{r}\t{k}" for r, k in zip(romaji, kana)])
        row("  the kana are in the lattice", percent(sum(c != "-" for c in costs), len(kana)), "", "")


def speed():
    """2 MB of rōmaji lines: readings of edict, by seed, in the spelling of input methods, twelve words a line."""
    generator = random.Random(SEED)
    pool = run([driver, "write", "ime"], [reading for _, reading in words()])
    lines, size = [], 0
    while size < 2_000_000:
        lines.append(" ".join(generator.choice(pool) for _ in range(12)))
        size += len(lines[-1]) + 1
    text = ("\n".join(lines) + "\n").encode()
    times = []
    for command in ([driver, "read", "any"], ["uconv", "-f", "utf8", "-t", "utf8", "-x", "Latin-Hiragana"]):
        times.append(min(timed(command, text) for _ in range(5)))
    start = time.process_time()
    for line in lines:
        jaconv.alphabet2kana(line)
    times.append(time.process_time() - start)
    row("2 MB, seconds of processor time (whole processes; jaconv: its calls)", *(f"{t:8.3f}" for t in times))
    row("  times uconv's speed", *(f"{times[1] / t:8.1f}" for t in times))


def timed(command, text):
    """Processor time, which other work on the machine does not stretch."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, input=text, stdout=subprocess.DEVNULL, check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


row("", "textkit", "ICU", "jaconv")
syllables()
back_again()
speed()
