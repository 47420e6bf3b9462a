"""What scripts/measure-romaji prints, given the path of textkit."""

import argparse
import pathlib
import random
import re
import subprocess
import sys
import time
import unicodedata

sys.path.insert(0, str(pathlib.Path(__file__).parent / "lib"))
from measuring import Report, processor_times

try:
    import jaconv
except ImportError:
    print("measure-romaji: there is no jaconv; its column stays empty", file=sys.stderr)
    jaconv = None

parser = argparse.ArgumentParser()
parser.add_argument("textkit")
parser.add_argument("--seed", type=int, default=20240229, help="of the sample of words")
parser.add_argument("--errors", help="a file for the words that went wrong beside their text")
arguments = parser.parse_args()
textkit = arguments.textkit
WORDS = 2500


def run(command, lines):
    result = subprocess.run(
        command, input="".join(line + "\n" for line in lines), capture_output=True, text=True, check=True
    )
    output = result.stdout.split("\n")[:-1]
    assert len(output) == len(lines), (command, len(output), len(lines))
    return output


def ours(lines, style="any"):
    return run([textkit, "romaji", "--style", style], lines)


def written(lines, style):
    return run([textkit, "romaji", "--to", "latin", "--style", style], lines)


def icu(lines):
    return run(["uconv", "-f", "utf8", "-t", "utf8", "-x", "Latin-Hiragana"], lines)


def of_jaconv(lines):
    return [jaconv.alphabet2kana(line) for line in lines] if jaconv else None


def percent(right, read):
    """How many of 100 are as they should be; right holds what each may be."""
    if read is None:
        return None
    return 100 * sum(kana in allowed for allowed, kana in zip(right, read)) / len(read)


def hiragana(text):
    return "".join(chr(ord(c) - 0x60) if "ァ" <= c <= "ヶ" else c for c in text)


def syllables():
    systems = {}
    with open("Tests/JapaneseTextTests/Kana/syllables.txt", encoding="utf-8") as table:
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
    right = [allowed[spelling] for spelling in spellings]
    report.row(
        f"syllables of all systems at once ({len(spellings)})",
        *(percent(right, read(spellings)) for read in (ours, icu, of_jaconv)),
        floor=99,
    )
    for system, pairs in systems.items():
        romaji, right = [p[0] for p in pairs], [{p[1]} for p in pairs]
        style = {"iso3602": "kunrei", "ime*": "ime"}.get(system, system)
        report.row(
            f"  {system} alone, by its style ({len(pairs)})",
            *(percent(right, read) for read in (ours(romaji, style), icu(romaji), of_jaconv(romaji))),
        )


def words():
    """Words with kanji and their readings, sampled from Debian's edict, which stays outside the project."""
    entries = set()
    with open("/usr/share/edict/edict", encoding="euc_jp", errors="replace") as dictionary:
        for line in dictionary:
            match = re.match(r"(\S+) \[([ぁ-ゖァ-ヶー]+)\] /", line)
            if match and re.search(r"[一-鿿]", match[1]):
                entries.add((match[1], hiragana(match[2])))
    return random.Random(arguments.seed).sample(sorted(entries), WORDS)


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
    right = [{reading} for reading in kana]
    hepburn = written(kana, "hepburn")
    typed = [romaji.replace("nn", "n") for romaji in written(kana, "ime")]
    bare = [
        "".join(c for c in unicodedata.normalize("NFD", romaji) if not unicodedata.combining(c) and c != "'")
        for romaji in hepburn
    ]
    errors = open(arguments.errors, "w", encoding="utf-8") if arguments.errors else None
    for name, romaji, floor in (
        ("Hepburn with macrons and n'", hepburn, 99.0),
        ("input-method spelling without apostrophes", typed, 99.3),
        ("neither macrons nor apostrophes", bare, 88.0),
    ):
        by_text = [hiragana(read) for read in ours_by_text([f"{r}\t{text}" for r, (text, _) in zip(romaji, sample)])]
        report.row(
            f"{name} ({len(kana)}): with the text",
            percent(right, by_text),
            *(percent(right, read(romaji)) for read in (icu, of_jaconv)),
            floor=floor,
        )
        report.row("  without the text", percent(right, ours(romaji)))
        for (text, reading), spelling, read in zip(sample, romaji, by_text):
            if errors and read != reading:
                print(name, text, spelling, reading, read, sep="\t", file=errors)


def speed():
    """2 MB of rōmaji lines: readings of edict, by seed, in the spelling of input methods, twelve words a line."""
    generator = random.Random(arguments.seed)
    pool = written([reading for _, reading in words()], "ime")
    lines, size = [], 0
    while size < 2_000_000:
        lines.append(" ".join(generator.choice(pool) for _ in range(12)))
        size += len(lines[-1]) + 1
    text = ("\n".join(lines) + "\n").encode()
    commands = [textkit, "romaji"], ["uconv", "-f", "utf8", "-t", "utf8", "-x", "Latin-Hiragana"]
    times = processor_times(commands, [text] * 2)
    if jaconv:
        start = time.process_time()
        of_jaconv(lines)
        times.append(time.process_time() - start)
    report.row("2 MB of rōmaji, seconds of processor time (jaconv: of its calls)", *times)
    report.row("  times the speed of uconv", *(times[1] / t for t in times), floor=5, digits=1)


report = Report("textkit", "ICU", "jaconv")
syllables()
back_again()
speed()
report.finish()
