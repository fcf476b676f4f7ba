#!/usr/bin/env python3
"""Reports the public functions and properties of the libraries that no test executes.

    coverage.py FRAMEWORK=REPORT…

A report is the export of `swift test --enable-code-coverage`. The exit code is 1 if a declaration is not executed,
or if an excuse is not needed.
"""

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LIBRARIES = ["Kagemusha", "KagemushaJSON", "KagemushaTesting", "CuckooCompatibility"]

# Declarations that need not be executed: the start of a path, a part of the declaration, the framework (None for
# both), and the reason.
EXCUSED = [
    ("KagemushaTesting/", "", "XCTest", "the trait belongs to Swift Testing"),
    ("Kagemusha/Forwarding/", "forward(to real: Any)", None, "it is unavailable and cannot be called"),
    ("KagemushaJSON/Recording/", "record(into path: String) {}", None, "it is unavailable and cannot be called, either"),
    ("Kagemusha/Members/MockedAccessors.swift", "thenReturn<Value>", None, "it is unavailable, to say what is missing"),
    ("Kagemusha/Members/Mistakes.swift", "", None, "all of it is unavailable, for the compiler's messages"),
    ("Kagemusha/Failures/", "static func record(", "XCTest", "it reports to Swift Testing"),
    ("Kagemusha/Failures/", "static func fail(", "Swift Testing", "it reports to XCTest"),
    ("Kagemusha/EntryPoints/", "_answered<", None, "it is for mocks of two styles, which Fixtures/Styles runs"),
    ("Kagemusha/EntryPoints/NoncopyableArgument.swift", "_lending<", None, "one form is for values that may not escape, which Fixtures/Protocols/Ownership runs"),
    ("Kagemusha/EntryPoints/NoncopyableArgument.swift", "_lendingSent<", None, "it is for mocks that send noncopyable results, which Fixtures/Protocols/SentValues runs"),
    ("Kagemusha/EntryPoints/MockCore+Systems.swift", "", None, "it ends the process on a system that is too old"),
    ("Kagemusha/Recording/BoxedClosure.swift", "", None, "it is for mocks that keep closures in types of their own, which Fixtures/Protocols/BoxedClosures runs"),
    ("Kagemusha/Replaying/", "_repeat(", None, "it is for mocks none of whose calls can be made again"),
]

# The condition before declarations that older compilers have in another form, behind `#else`.
COMPILER = "#if compiler(>=6.2)"

DECLARATION = re.compile(
    r"^(?P<indent> *)(?:@\w+(?:\([^)]*\))? )*(?P<modifiers>(?:[a-z]+(?:\([a-z]+\))? )*)"
    r"(?:func |init[?<(]|subscript[<(]|var )"
)


class Declaration:
    """A public function, initializer, subscript or computed property."""

    def __init__(self, path, line, text):
        self.path, self.line, self.text = path, line, text.strip()
        # The execution counts of the functions that the compiler generates for it (getter, setter), by framework.
        self.counts = {}

    def is_executed(self, framework):
        counts = self.counts.get(framework, [])
        return bool(counts) and all(counts)

    def excuse(self, framework):
        for index, (path, text, excused, _) in enumerate(EXCUSED):
            if self.path.startswith(path) and text in self.text and excused in (None, framework):
                return index
        return None


class Source:
    """The declarations of a file."""

    def __init__(self, file):
        self.path = file.relative_to(ROOT / "Sources").as_posix()
        self.lines = file.read_text(encoding="utf-8").split("\n")
        self.public = {}
        # Declarations for compilers that are older than this one are not compiled.
        is_older = False
        for index, line in enumerate(self.lines):
            if line.startswith("#"):
                is_older = line.strip() == "#else" and COMPILER in self.lines
            match = DECLARATION.match(line)
            if match and not is_older and "public " in match["modifiers"] and self.has_body(index):
                self.public[index] = Declaration(self.path, index + 1, line)

    def has_body(self, index):
        """Returns whether there is code to execute; stored properties and requirements have none."""
        return " var " not in self.lines[index] or self.lines[index].rstrip().endswith(("{", "}"))

    def declaration(self, line):
        """Returns the public declaration of the function whose body starts in a line."""
        start = self.lines[line - 1]
        depth = len(start) - len(start.lstrip())
        for index in range(line - 1, -1, -1):
            match = DECLARATION.match(self.lines[index])
            if match and (index == line - 1 or len(match["indent"]) <= depth):
                return self.public.get(index)
        return None


def functions(report):
    """Yields the path, the line and the count of each function in a report, without nested ones."""
    data = json.loads(Path(report).read_text(encoding="utf-8"))["data"][0]["functions"]
    found = [f for f in data if "/package/Sources/" in f["filenames"][0]]
    names = [f["name"].split(":")[-1] for f in found]
    plain = subprocess.run(
        ["swift", "demangle", "--compact"], input="\n".join(names), capture_output=True, text=True, check=True
    ).stdout.split("\n")
    for function, name in zip(found, plain):
        if re.search(r"#\d+ .* in |^default argument |^variable initialization expression ", name):
            continue
        path = function["filenames"][0].split("/package/Sources/")[1]
        yield path, function["regions"][0][0], function["count"]


def measure(sources, framework, report):
    """Adds the counts of a report to the declarations."""
    for path, line, count in functions(report):
        source = sources.get(path)
        declaration = source and source.declaration(line)
        if declaration:
            declaration.counts.setdefault(framework, []).append(count)


def judge(declarations, framework, used):
    """Prints the declarations that are not executed, and returns their number."""
    missing = 0
    excused = 0
    for declaration in declarations:
        if declaration.is_executed(framework):
            continue
        excuse = declaration.excuse(framework)
        if excuse is not None:
            used.add(excuse)
            excused += 1
            continue
        missing += 1
        print(
            f"Sources/{declaration.path}:{declaration.line}: error: not executed by any test in {framework}; "
            f"add it to a scenario: {declaration.text}"
        )
    executed = len(declarations) - missing - excused
    print(f"{framework}: {executed} of {len(declarations)} public declarations executed, {excused} excused")
    return missing


def main(arguments):
    files = [f for library in LIBRARIES for f in sorted((ROOT / "Sources" / library).rglob("*.swift"))]
    sources = {source.path: source for source in map(Source, files)}
    declarations = [d for source in sources.values() for d in source.public.values()]
    reports = [argument.split("=", 1) for argument in arguments]
    for framework, report in reports:
        measure(sources, framework, report)
    used = set()
    missing = sum(judge(declarations, framework, used) for framework, _ in reports)
    for index, (path, text, _, reason) in enumerate(EXCUSED):
        if index not in used:
            missing += 1
            print(f"Scripts/coverage.py: error: unused excuse '{reason}'; remove it: {path} {text}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
