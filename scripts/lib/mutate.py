"""Changes command lines, files and inputs at random, and holds the command to what must be true of any.

mutate.py TEXTKIT MINUTES CORPUS SEED: exit code 1 at the first finding, which is kept and told. CORPUS is a folder of
inputs to start from; what is found goes there, to be tried first from then on.
"""

import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time

PIECES = [
    b"\n", b"\r\n", b"\t", b"\x00", b"\xff", b"\xe3\x81", b"\x1b[31m", b"\xc2\x9b", b"\xe2\x80\xae", b"<speak>", b"</speak>",
    b"<p>", b"&amp;", b"&#", b"{", "日本語".encode(), "にほんご".encode(), b"nihongo", b"\xef\xbb\xbf", "ﾊﾞ".encode(),
    b"'", b"[", b"]", b";", b"$a = ", b"$a", b" > ", b"|", "《".encode(), "》".encode(), b"lead ", b"record ", b"1,2",
    "👩‍👩‍👧".encode(), b"\xe2\x80\xa8", b"a" * 300, b"<break time='", b"2s'/>", b"xml:lang='ja'", b"<!--", b"]]>",
]
VALUES = [
    "", "-", "1", "0", "1,2", "-1", "99999999999999999999", "ja", "en-US", "und", "x", "\x1b[31m", "UTF-8", "cp932", "UTF-16",
    "ISO-2022-JP", "html", "anki", "page", "terminal", "polly", "azure", "slow", "80%", "-6dB", "input", "out", "0.5", "nan",
    "2", "word", "phrase", "NFC", "Latin-Hiragana", "../x", "/dev/null", "hiragana", "latin", "lead", "\u202e",
]
# Each of these ends a run as the contract says.
CODES = {0, 1, 2, 3, 64}


def usages(textkit):
    """The commands with their options, and whether an option takes a value."""
    dump = json.loads(subprocess.run([textkit, "--experimental-dump-help"], capture_output=True, check=True).stdout)
    found = []
    for command in dump["command"]["subcommands"]:
        if command["commandName"] in ("help", "voices", "speak"):
            continue
        options = [
            (argument["preferredName"]["name"], argument["kind"] == "option")
            for argument in command["arguments"]
            if argument["kind"] != "positional"
        ]
        found.append((command["commandName"], options))
    return found


def changed(data, chance):
    """Some bytes cut, doubled, replaced or put in."""
    data = bytearray(data)
    for _ in range(chance.randrange(1, 8)):
        place = chance.randrange(len(data) + 1)
        end = min(len(data), place + chance.randrange(1, 40))
        kind = chance.randrange(5)
        if kind == 0:
            del data[place:end]
        elif kind == 1:
            data[place:place] = data[place:end] * chance.randrange(1, 4)
        elif kind == 2 and data:
            data[place % len(data)] = chance.randrange(256)
        else:
            data[place:place] = chance.choice(PIECES)
    return bytes(data[:20_000])


def command_line(usages, chance):
    name, options = chance.choice(usages)
    line = [name]
    for option, has_value in chance.sample(options, min(len(options), chance.randrange(4))):
        line.append("--" + option)
        if has_value:
            line.append(chance.choice(VALUES))
    if name == "transliterate" and chance.random() < 0.8:
        line += chance.choice([["--id", "NFC"], ["--rules", "rules"]])
    return line + chance.choice([[], [], ["input"], ["input", "missing", "input"], ["--keep-going", "input"]])


def wrong(line, given, run, folder, before):
    """What is wrong with an answer, if something is."""
    if run.returncode not in CODES:
        return f"exit code {run.returncode}"
    message = run.stderr.decode(errors="replace")
    if re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e]", message):
        return "a control character in a message"
    for said in message.splitlines():
        if not said.startswith("textkit: ") and run.returncode != 64:
            return f"a message that a file made up: {said!r}"
    if run.returncode in (2, 64) and not message:
        return "no message"
    names = set(os.listdir(folder)) - before
    allowed = {value for option, value in zip(line, line[1:]) if option in ("--output", "-o")}
    if names - allowed:
        return f"files that nobody named: {names - allowed}"
    if "--json" in line and run.returncode in (0, 3) and not any(
        option in line for option in ("--help", "--version", "--list", "--known", "--output")
    ):
        for answer in run.stdout.split(b"\n")[:-1]:
            try:
                json.loads(answer)
            except ValueError:
                return f"no JSON: {answer[:80]!r}"
    return None


def main(textkit, minutes, corpus, seed):
    chance = random.Random(int(seed))
    every = usages(textkit)
    inputs = [open(os.path.join(corpus, name), "rb").read() for name in sorted(os.listdir(corpus))] or [b"one two\n"]
    end = time.monotonic() + 60 * float(minutes)
    rounds = 0
    codes = {}
    with tempfile.TemporaryDirectory() as folder:
        while time.monotonic() < end:
            rounds += 1
            given = changed(chance.choice(inputs), chance)
            for name in os.listdir(folder):
                os.remove(os.path.join(folder, name))
            for name in ("input", "rules", "words"):
                with open(os.path.join(folder, name), "wb") as file:
                    file.write(given)
            line = command_line(every, chance)
            before = set(os.listdir(folder))
            try:
                run = subprocess.run([textkit, *line], input=given, capture_output=True, cwd=folder, timeout=30)
                fault = wrong(line, given, run, folder, before)
            except subprocess.TimeoutExpired:
                fault = "no end after 30 seconds"
            if fault:
                path = os.path.join(corpus, f"found-{seed}-{rounds}")
                with open(path, "wb") as file:
                    file.write(given)
                print(f"{fault}\n{line}\nthe input is {path}")
                return 1
            codes[run.returncode] = codes.get(run.returncode, 0) + 1
            # What ends in another way than most is worth changing further.
            if run.returncode in (1, 3) and len(inputs) < 500:
                inputs.append(given)
    print(f"{rounds} rounds of changed command lines and inputs; exit codes {dict(sorted(codes.items()))}")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
