"""Lines through the command in Spark's pipe, in processes of their own: as many come out as go in.

spark_lines.py TEXTKIT: prints a line for each command; exit code 1 where lines are lost, or come out in another order.
"""

import random
import sys

from pyspark import SparkConf, SparkContext

COUNT = 20_000
WORDS = ["konnichiwa", "they lead", "sekai no owari", "", "a tear", "東京へ行く", "\x00\x07", "It rained. It poured.", "ﾊﾝｶｸ"]

COMMANDS = {
    "segment": ["segment", "--json"],
    "romaji": ["romaji", "--json", "--strict"],
    "pronounce": ["pronounce", "--json"],
}


def lines():
    random.seed(13)
    for _ in range(COUNT):
        yield " ".join(random.choices(WORDS, k=random.randrange(5))).encode()


def piped(partition, command):
    """What RDD.pipe does, with bytes: Spark's own writes text, in which no line can be bad UTF-8."""
    import subprocess

    given = list(partition)
    text = b"".join((b"\xff" if number % 50 == 0 else b"") + line + b"\n" for number, line in enumerate(given))
    run = subprocess.run(command, input=text, capture_output=True)
    answers = run.stdout.splitlines()
    yield len(given), len(answers), run.returncode, answers.count(b"") , sum(b'"error":' in answer for answer in answers)


def main(textkit):
    # Two executors of one core: processes of their own, with a network between them.
    conf = SparkConf().setMaster("local-cluster[2,1,1024]").setAppName("textkit").set("spark.ui.enabled", "false")
    context = SparkContext(conf=conf)
    context.setLogLevel("ERROR")
    failed = False
    data = context.parallelize(list(lines()), 8)
    for name, arguments in COMMANDS.items():
        command = [textkit, *arguments, "--keep-going"]
        results = data.mapPartitions(lambda part: piped(part, command)).collect()
        given, out = sum(r[0] for r in results), sum(r[1] for r in results)
        bad, codes = sum(r[4] for r in results), sorted({r[2] for r in results})
        # Spark's own pipe, of text.
        text = data.filter(lambda line: b"\x00" not in line).map(lambda line: line.decode())
        plain = text.pipe(" ".join(command)).count()
        expected = text.count()
        print(f"{name}: {given} rounds of lines in, {out} out, {bad} bad; exit codes {codes}; of text {expected} in, {plain} out")
        failed = failed or given != COUNT or out != given or bad < COUNT // 50 or codes != [3] or plain != expected
    context.stop()
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
