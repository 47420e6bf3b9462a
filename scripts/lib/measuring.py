"""What the measuring scripts share: rows with floors, and processor time."""

import resource
import subprocess
import sys


class Report:
    """Rows of a table, some of them with a floor; what does not reach its floor is counted."""

    def __init__(self, *columns):
        self.missed = 0
        self._print("", columns, "floor")

    def row(self, name, *values, floor=None, digits=2):
        """Prints a row: the value of textkit first, then those of its peers."""
        verdict = ""
        if floor is not None:
            is_reached = values[0] >= floor
            self.missed += not is_reached
            verdict = f"{floor:.1f}" + ("" if is_reached else "  NOT REACHED")
        self._print(name, ["" if v is None else f"{v:.{digits}f}" for v in values], verdict)

    @staticmethod
    def _print(name, cells, verdict):
        print(f"{name:68}" + "".join(f"{cell:>9}" for cell in cells) + f"   {verdict}".rstrip(), flush=True)

    def finish(self):
        """Ends the program, with 1 if a floor was not reached."""
        sys.exit(self.missed > 0)


def processor_time(command, data):
    """The processor time of a whole process in seconds, which other work on the machine hardly stretches."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, input=data, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def processor_times(commands, data, times=5):
    """The least processor time of each command out of several runs, one command after the other in each round.

    `data` is what each of them reads.
    """
    rounds = [[processor_time(c, d) for c, d in zip(commands, data)] for _ in range(times)]
    return [min(column) for column in zip(*rounds)]
