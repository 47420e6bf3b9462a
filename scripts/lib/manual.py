"""The manual page of textkit, by the generator that comes with swift-argument-parser.

manual.py GENERATOR TEXTKIT DATE: writes the page (mdoc) to stdout.

The generator keeps ASCII alone and runs examples into one paragraph. So it is given help without examples and with
other characters by their numbers, and what it was not given is put into its page.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import textwrap

BEFORE_CODES = """.Sh ENVIRONMENT
.Bl -tag -width NO_COLOR
.It Ev NO_COLOR
Where it is set and not empty, messages on a terminal have no color.
.It Ev PATH
Where programs are looked for that play sound.
.El
.Sh FILES
There is no configuration.
Lexicons, rules and lists of words are files that options name.
Speech is made by the library
.Pa libespeak-ng.so.1
of Debian's package espeak-ng, where that is installed.
.Sh "EXIT STATUS"
.Bl -tag -width 64
"""

AFTER_CODES = """.El
.Pp
Where several hold, 2 goes before 1, and 1 before 3.
.Sh "MANY LINES AND MANY MACHINES"
A command reads lines and writes lines, in order, whatever is in them.
Under
.Fl -keep-going
there is a line out for each line in, so that it can stand in another
program's pipe.
Memory is a line, or a block of some;
.Fl -max-line
bounds the line that is taken.
A process that gets no memory from the system is ended by Swift, with a signal.
.Pp
.Xr xargs 1
makes one exit code, 123, of 2 and 3.
To tell them apart, have a shell write the code down:
.Bd -literal -offset indent
ls *.txt | xargs -I{} sh -c \\e
    'textkit wrap --keep-going "$1" -o "$1.out"; echo "$?" "$1"' sh {}
.Ed
.Pp
GNU parallel divides a stream at the ends of lines, and keeps the order:
.Bd -literal -offset indent
parallel --pipe --keep-order --block 10M textkit segment --join "' '" <text
.Ed
"""

UNICODE = re.compile(r"[^\x00-\x7f]")


def main(generator, textkit, date):
    dump = json.loads(subprocess.run([textkit, "--experimental-dump-help"], capture_output=True, check=True).stdout)
    help_of = {}
    hide(dump["command"], help_of)
    with tempfile.TemporaryDirectory() as folder:
        with open(os.path.join(folder, "dump"), "w") as file:
            json.dump(dump, file)
        tool = os.path.join(folder, "textkit")
        with open(tool, "w") as file:
            file.write(f"#!/bin/sh\nexec cat '{folder}/dump'\n")
        os.chmod(tool, 0o755)
        arguments = [generator, tool, "--output-directory", "-", "--date", date]
        page = subprocess.run(arguments, capture_output=True, check=True, text=True).stdout
    page = page[: page.index('.Sh "EXIT STATUS"')]
    page = re.sub(r"^\.Nd .*$", lambda match: match[0].rstrip('."') + '"', page, flags=re.M)
    lines = []
    for line in page.splitlines():
        found = re.match(r"XHELPX(\w+)XHELPX", line)
        if found:
            lines += examples(help_of[found[1]])
        elif line.startswith("."):
            lines.append(line)
        else:
            lines += textwrap.wrap(line, 76, break_long_words=False, break_on_hyphens=False)
    codes = re.findall(r"^  (\d+) +(.*)$", help_of["textkit"].split("EXIT CODES:\n")[1], re.M)
    lines += BEFORE_CODES.splitlines()
    for code, meaning in codes:
        lines += [f".It {code}", *textwrap.wrap(meaning[0].upper() + meaning[1:] + ".", 76)]
    text = "\n".join(lines) + "\n" + AFTER_CODES
    sys.stdout.write(re.sub(r"XU([0-9A-F]{4,6})X", r"\\[u\1]", text))


def hide(command, help_of):
    """Takes the discussion out, and writes characters by their numbers."""
    help_of[command["commandName"]] = command.get("discussion", "")
    if command.get("discussion"):
        command["discussion"] = f"XHELPX{command['commandName']}XHELPX"
    command["abstract"] = numbered(command.get("abstract", ""))
    command["arguments"] = [argument for argument in command.get("arguments", []) if argument["shouldDisplay"]]
    for argument in command["arguments"]:
        if "abstract" in argument:
            argument["abstract"] = numbered(argument["abstract"])
    for subcommand in command.get("subcommands", []):
        hide(subcommand, help_of)


def numbered(text):
    return UNICODE.sub(lambda character: f"XU{ord(character[0]):04X}X", text)


def examples(help):
    """The examples of a help text, as they stand there."""
    shown = help.split("EXAMPLES:\n")[1].split("\n\nEXIT CODES:")[0]
    lines = []
    for line in shown.splitlines():
        line = numbered(line.removeprefix("  ").rstrip().replace("\\", "\\e")).replace("\t", "    ")
        lines.append("\\&" + line if line[:1] in (".", "'") else line)
    return ["Examples:", ".Bd -literal -offset indent", *lines, ".Ed"]


main(*sys.argv[1:])
