#!/usr/bin/env python3
"""Counts the files that a change passes, and compares them with Documentation/contributing/walks.md.

    walks.py TOOL             writes the tables of the page
    walks.py TOOL --check     exits with 1 if a table differs from what is counted

TOOL is a debug build. Callgrind counts the calls of each function of it in two runs, with and without the thing that
is followed. A file counts if one of its functions is called more often with it; not those that only deal with bytes,
paths and positions, and not what the compiler generates.
"""

import collections
import concurrent.futures
import difflib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "Documentation/contributing/walks.md"

# The paths in Sources of what only deals with bytes, paths and positions.
BYTES = (
    "Basics/", "Files/", "SwiftScanner/Lexing/", "DeclarationModel/Files/SourcePosition.swift",
    "MockEngine/Reporting/PathDisplay.swift",
)

# The ends of symbols of what the compiler generates: addresses of lazily made values, and how they are made.
GENERATED = re.compile(r"(vau|_WZ|vpZfi|vpfi|vgTW|W[a-zA-Z])$")

CONFIGURATION = "mocks:\n  - {sources: A.swift, output: Out%s}\n"

# The name of each walk, with runs without and with the thing: the arguments, and the files.
WALKS = {
    "parameter": [(
        (["generate", "A.swift", "--stdout"], {"A.swift": "protocol P {\n  func g()\n}\n"}),
        (["generate", "A.swift", "--stdout"],
         {"A.swift": "protocol P {\n  func g()\n  func f<T>(_ x: inout [T]) throws(E)\n}\n"}),
    )],
    "key": [(
        (["generate", "--stdout"], {"A.swift": "protocol P {}\n", ".kagemusha.yml": CONFIGURATION % ""}),
        (["generate", "--stdout"],
         {"A.swift": "protocol P {}\n", ".kagemusha.yml": CONFIGURATION % ', mockName: "Fake{name}"'}),
    )],
    "syntax error": [
        ((arguments, {"A.swift": "protocol P {\n  func g()\n}\n"}),
         (arguments, {"A.swift": "protocol P {\n  func g(\n}\n"}))
        for arguments in (["generate", "A.swift", "--stdout"], ["explain", "P", "A.swift"])
    ],
    "no change": [(
        (["--version"], {}),
        (["generate"], {"A.swift": "protocol P {}\n", ".kagemusha.yml": CONFIGURATION % ""}),
    )],
}


def fail(message):
    sys.exit(f"error: {message}")


class Binary:
    """The tool without debug information, which Callgrind need not know, and the places of its functions."""

    def __init__(self, tool, folder):
        self.tool, self.stripped = tool, folder / "kagemusha"
        shutil.copy(tool, self.stripped)
        subprocess.run(["strip", "-g", self.stripped], check=True)
        names = subprocess.run(["llvm-nm", tool], capture_output=True, text=True, check=True).stdout
        self.addresses = {
            parts[2]: parts[0] for parts in map(str.split, names.splitlines()) if len(parts) == 3
        }

    def calls(self, arguments, folder):
        """Returns how often each function is called."""
        output = folder.parent / "calls"
        environment = dict(os.environ, SWIFT_DETERMINISTIC_HASHING="1")
        subprocess.run(
            ["valgrind", "--tool=callgrind", f"--callgrind-out-file={output}", "--compress-strings=no",
             "--compress-pos=no", self.stripped, *arguments],
            cwd=folder, env=environment, stdin=subprocess.DEVNULL, capture_output=True)
        counts, function = collections.Counter(), None
        for line in output.read_text(errors="replace").splitlines():
            if line.startswith("cfn="):
                function = line[4:]
            elif line.startswith("calls="):
                counts[function] += int(line[6:].split()[0])
        return counts

    def files(self, functions):
        """Returns the paths in Sources of the files that functions are written in."""
        known = sorted(f for f in functions if f in self.addresses and not GENERATED.search(f))
        places = subprocess.run(
            ["llvm-symbolizer", f"--obj={self.tool}", "--no-inlines", "--functions=none"],
            input="".join(f"0x{self.addresses[f]}\n" for f in known),
            capture_output=True, text=True, check=True).stdout
        found = set()
        for place in places.splitlines():
            match = re.match(rf"{re.escape(str(ROOT))}/Sources/(.*\.swift):([1-9]\d*):", place)
            if match and not match[1].startswith(BYTES):
                found.add(match[1])
        return found


def counted(binary, run):
    """Returns how often each function is called in a run, which is a list of arguments and the files."""
    arguments, texts = run
    with tempfile.TemporaryDirectory() as parent:
        folder = Path(parent) / "Input"
        folder.mkdir()
        for name, text in texts.items():
            (folder / name).write_text(text)
        if arguments == ["generate"]:
            # The second run would change nothing, and its inputs are older than the first.
            for _ in range(2):
                subprocess.run([binary.stripped, *arguments], cwd=folder, check=True, capture_output=True)
        return binary.calls(arguments, folder)


def passed(binary, pairs):
    """Returns the functions that are called in the second run of a pair, and not, or less, in the first."""
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = [[pool.submit(counted, binary, run) for run in pair] for pair in pairs]
    calls = [[count.result() for count in pair] for pair in counts]
    return {function for without, added in calls for function in added if added[function] > without[function]}


def table(files):
    """Returns the rows of a table with a row for each target."""
    targets = collections.defaultdict(list)
    for file in sorted(files):
        targets[file.split("/")[0]].append(f"`{Path(file).stem}`")
    rows = [f"| `{target}` | {', '.join(names)} |" for target, names in targets.items()]
    head = [f"{len(files)} files of {len(targets)} targets.", "", "| target | files |", "|---|---|"]
    return "\n".join(head + rows) + "\n"


def main():
    arguments = [a for a in sys.argv[1:] if a != "--check"]
    if len(arguments) != 1:
        sys.exit(__doc__.strip())
    for needed in ("valgrind", "strip", "llvm-nm", "llvm-symbolizer"):
        if not shutil.which(needed):
            fail(f"cannot run '{needed}'; install it")
    old = PAGE.read_text()
    new = old
    with tempfile.TemporaryDirectory() as folder:
        binary = Binary(Path(arguments[0]).resolve(), Path(folder))
        for name, pairs in WALKS.items():
            pattern = re.compile(rf"(<!-- walk: {name} -->\n).*?(<!-- end -->)", re.DOTALL)
            if not pattern.search(new):
                fail(f"{PAGE} has no place for the walk '{name}'")
            rows = table(binary.files(passed(binary, pairs)))
            new = pattern.sub(lambda match: match[1] + rows + match[2], new)
    if "--check" in sys.argv:
        sys.stdout.writelines(difflib.unified_diff(old.splitlines(True), new.splitlines(True), "recorded", "counted"))
        sys.exit("error: the walks have changed; run 'make walks', and review the page" if new != old else 0)
    PAGE.write_text(new)


main()
