#!/usr/bin/env python3
"""Checks that runs take time and memory in proportion to what they read and write.

    bounds.py TOOL [NAME...]

The tool reads each shape of input at a size and at four times the size, in one round. The script prints how much more CPU
time and memory a MB takes at the larger size; a shape that takes more than twice as much is measured again, twice, and then
is an error. The start of the tool is left out. NAME selects shapes.
"""

import concurrent.futures
import os
import subprocess
import sys
import tempfile
from pathlib import Path

# The largest growth of the CPU time of a MB, and of its memory, at four times the size.
LIMIT = 2.0
# The CPU seconds up to which runs count as equal.
LEAST = 0.1
RUN = ["generate", "--no-cache", "--quiet"]
GENERATE = [*RUN, "--output", "Out.swift"]


def lines(*parts):
    return "\n".join(parts) + "\n"


def numbered(text, count, separator="\n"):
    return separator.join(text.replace("%", str(number)) for number in range(count))


def chained(first, text, count):
    """Returns lines in which `@` is the number before `%`."""
    rest = (text.replace("%", str(number)).replace("@", str(number - 1)) for number in range(1, count))
    return lines(first, *rest)


def one(text, arguments=("A.swift",), **others):
    return {"A.swift": text, **others}, [*GENERATE, *arguments]


def files(count):
    sources = {f"S/P{number}.swift": f"protocol P{number} {{ func f() -> Int }}\n" for number in range(count)}
    return sources, [*GENERATE, "S"]


def listed(count):
    sources, _ = files(count)
    sources["list"] = lines(*sources)
    return sources, [*GENERATE, "@list"]


def entries(count):
    sources, _ = files(count)
    sources[".kagemusha.yml"] = "mocks:\n" + numbered("  - {sources: S/P%.swift, output: Out%.swift}\n", count, "")
    return sources, RUN


def folder(count):
    sources, _ = files(count)
    return sources, [*RUN, "--output", "Out", "S"]


def template(count):
    configuration = "templates:\n  - {sources: A.swift, templates: [T.stencil], output: Out.swift}\n"
    text = ("{% for type in types.protocols %}{% for method in type.allMethods %}"
            "// {{ type.name }} {{ method.name|upperFirstLetter }} {{ method.parameters.count }}\n{% endfor %}{% endfor %}\n")
    return {
        "A.swift": numbered("protocol P% {\n  func f(_ a: Int)\n  func g()\n}", count) + "\n",
        "T.stencil": text, ".kagemusha.yml": configuration,
    }, RUN


def blocks(name, count):
    return {
        "A.swift": "protocol P {}\n",
        "T.stencil": numbered(f"// sourcery:file:{name}\nx\n// sourcery:end\n", count),
        ".kagemusha.yml": "templates:\n  - {sources: A.swift, templates: [T.stencil], output: Out}\n",
    }, RUN


def configured(section):
    return lambda text: (
        {"A.swift": text, ".kagemusha.yml": f"{section}:\n  - {{sources: A.swift, output: Out.swift}}\n"},
        RUN)


# The shapes: the size, and what makes the files and the arguments of a size.
SHAPES = {
    "protocols": (300, lambda n: one(numbered("protocol P% {\n  func f() -> Int\n}\n", n))),
    "files": (300, files),
    "files in a response file": (600, listed),
    "files of a folder of mocks": (200, folder),
    "entries of a configuration": (80, entries),
    "names in a configuration": (400, lambda n: (
        {
            "A.swift": numbered("protocol P% {\n  func f() -> Int\n}\n", n),
            ".kagemusha.yml": "mocks:\n  - sources: [A.swift]\n    output: Out.swift\n    protocols: ["
                              + numbered("P%", n, ", ") + "]\n    exclude: [" + numbered("Q%*", n, ", ") + "]\n",
        }, RUN)),
    "imports in a configuration": (2_000, lambda n: (
        {
            "A.swift": "protocol P { func f() }\n",
            ".kagemusha.yml": "mocks:\n  - {sources: A.swift, output: Out.swift, imports: ["
                              + numbered("M%", n, ", ") + "]}\n",
        }, RUN)),
    "requirements": (500, lambda n: one(lines("protocol P {", numbered("  func f%(_ x: Int) -> String", n), "}"))),
    "overloads": (500, lambda n: one(lines(
        numbered("struct S% {}", n), "protocol P {", numbered("  func f(_ x: S%)", n), "}"))),
    "parameters": (1_500, lambda n: one(f"protocol P {{ func f({numbered('p%: Int', n, ', ')}) }}\n")),
    "levels of inheritance": (60, lambda n: one(chained(
        "protocol P0 { func f0() }", "protocol P%: P@ { func f%() }", n))),
    "levels without requirements": (500, lambda n: one(chained("protocol P0 { func f() }", "protocol P%: P@, Sendable {}", n))),
    "a cycle of protocols": (500, lambda n: one(chained(f"protocol P0: P{n - 1} {{ func f() }}", "protocol P%: P@ {}", n))),
    "requirements beside a class": (300, lambda n: one(lines(
        "class C {", "  init() {}", numbered("  func g%(_ x: Int) -> Int { x }", n), "}",
        "protocol P: C {", numbered("  func f%(_ x: Int) -> Int", n), "}"))),
    "parents": (200, lambda n: one(lines(
        numbered("protocol P% { func f%() }", n), f"protocol P: {numbered('P%', n, ', ')} {{}}"))),
    "levels of classes": (300, lambda n: one(chained(
        "class C0 { func f0() {} }", "class C%: C@ { func f%() {} }", n), ("--classes", f"C{n - 1}", "A.swift"))),
    "classes": (150, lambda n: one(numbered("class C% {\n  func f() {}\n}", n) + "\n", ("--classes", "C*", "A.swift"))),
    "associated types": (200, lambda n: one(lines(
        "protocol P {", numbered("  associatedtype T%: Equatable\n  func f%(_ x: T%)", n), "}"))),
    "constraints": (200, lambda n: one(lines(
        "protocol Q { associatedtype E }", "protocol P {", "  associatedtype T0: Q",
        chained("", "  associatedtype T%: Q where T%.E == T@.E", n), "}"))),
    "effects of parents": (150, lambda n: one(lines(
        "protocol P0 { func f() async throws }", numbered("protocol Q% { func f() throws }", n),
        f"protocol P: P0, {numbered('Q%', n, ', ')} {{}}"))),
    "one name under conditions": (500, lambda n: one(numbered("#if F%\nprotocol P { func f%() }\n#endif", n) + "\n")),
    "aliases": (1_200, lambda n: one(
        chained("typealias A0 = Int", "typealias A% = A@", n) + f"protocol P {{ func f(_ x: A{n - 1}) }}\n")),
    "circular aliases": (500, lambda n: one(
        chained(f"typealias A0 = A{n - 1}", "typealias A% = (A@, A@, A@)", n) + "protocol P { func f(_ x: A1) }\n")),
    "a type's name": (100_000, lambda n: one(
        f"protocol P {{ func f(_ x: {'N' * n}) }}\n", ("--style", "spy", "A.swift"))),
    "branches of a condition": (600, lambda n: one(lines(
        "protocol P {", "#if F", "  func f(_ x: Int)", numbered("#elseif F%\n  func f(_ x: Int)", n), "#endif", "}"))),
    "protocols in branches": (500, lambda n: one(lines(
        "#if F", "protocol P { func f() }", numbered("#elseif F%\nprotocol P { func f() }", n), "#endif"))),
    "aliases in branches": (2_000, lambda n: one(lines(
        "#if F", "typealias A = Int", numbered("#elseif F%\ntypealias A = Int", n), "#endif",
        "protocol P { func f(_ x: A) }"))),
    "conditions": (800, lambda n: one(lines(
        "protocol P {", numbered("#if F%\n  func f%()\n#endif", n), "}"))),
    "comments": (20_000, lambda n: one(numbered("// a comment % /* { */", n) + "\nprotocol P { func f() }\n")),
    "bodies": (3_000, lambda n: one(
        numbered('func f%() { if true { print("{ \\(1 + 1)") } }', n) + "\nprotocol P { func f() }\n")),
    "a broken file": (40, lambda n: one(
        numbered("protocol P% {\n  func f(\n}", n) + "\n", ("--keep-going", "A.swift"))),
    "open literals": (250, lambda n: one(numbered('let x% = "abc', n) + "\nprotocol P { func f() }\n")),
    "slashes": (1_000, lambda n: one("let x = " + "/ " * n + "\nprotocol P { func f() }\n")),
    "number signs": (1_000, lambda n: one("#" * n + "\nprotocol P { func f() }\n")),
    "open comments": (12_500, lambda n: one("/*" * n + " protocol P {}\n")),
    "attributes without names": (5_000, lambda n: one("protocol P { " + "@ " * n + "}\n")),
    "parentheses of a template": (10_000, lambda n: (
        {"T.stencil": "{% if " + "(" * n + "a" + ")" * n + " %}x{% endif %}\n"}, ["template", "check", "T.stencil"])),
    "structures of fixtures": (200, lambda n: configured("fixtures")(chained(
        "struct S0 { var x: Int }", "struct S% { var s: S@; var x: Int }", n))),
    "cases of fixtures": (1_000, lambda n: configured("fixtures")(f"enum E {{ {numbered('case c%(Int)', n, '; ')} }}\n")),
    "properties of factories": (1_000, lambda n: configured("factories")(lines(
        "struct S {", numbered("  let p%: Int", n), "}"))),
    "names of fixtures": (400, lambda n: (
        {
            "A.swift": numbered("struct S% { var x: Int }", n) + "\n",
            ".kagemusha.yml": "fixtures:\n  - {sources: A.swift, output: Out.swift, types: [" + numbered("S%", n, ", ") + "]}\n",
        }, RUN)),
    "types of a template": (300, template),
    "templates": (400, lambda n: (
        {
            **{f"T/T{number}.stencil": "x\n" for number in range(n)}, "A.swift": "protocol P {}\n",
            ".kagemusha.yml": "templates:\n  - {sources: A.swift, templates: [T], output: Out}\n",
        }, RUN)),
    "files of a template": (500, lambda n: blocks("F%.swift", n)),
    "refused files of a template": (1_000, lambda n: blocks("/F%.swift", n)),
}

# The shapes that are errors, which must be found as fast.
REFUSED = {
    "a broken file", "open comments", "open literals", "slashes", "number signs", "attributes without names",
    "parentheses of a template", "refused files of a template",
}


def measure(tool, folder, arguments, codes):
    """Runs the tool; returns the CPU seconds, the MB of memory, and the bytes of the messages."""
    process = subprocess.Popen(
        [tool, *arguments], cwd=folder, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE)
    messages = process.stderr.read()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in codes:
        sys.exit(f"bounds.py: error: exit code {process.returncode} of {arguments}: {messages.decode()[:500]}")
    scale = 1 if sys.platform == "darwin" else 1024
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * scale / 1e6, len(messages)


def cost(tool, shape, size, codes=(0, 1)):
    """Returns the CPU seconds and the MB of memory of a run, and the MB that it reads and writes."""
    sources, arguments = shape(size)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for path, text in sources.items():
            (folder / path).parent.mkdir(parents=True, exist_ok=True)
            (folder / path).write_text(text)
        seconds, memory, size = measure(tool, folder, arguments, codes)
        size += sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    return seconds, memory, size / 1e6


def growth(tool, shape, size, start, codes):
    """Returns how much more CPU time a MB takes at four times a size, and memory, and the seconds of both runs."""
    (small, memory, written), (large, more, growing) = (
        cost(tool, shape, count, codes) for count in (size, 4 * size))
    seconds = [max(value - start[0], LEAST) for value in (small, large)]
    used = [max(value - start[1], 4) for value in (memory, more)]
    factor = growing / written
    return seconds[1] / seconds[0] / factor, used[1] / used[0] / factor, seconds


def main(tool, names):
    start = cost(tool, lambda _: one("protocol P {}\n"), 0)
    slow = []
    print(f"{'shape':<28} {'sizes':>16} {'CPU s':>15} {'a MB':>6} {'memory':>7}")

    def judged(name):
        size, shape = SHAPES[name]
        for _ in range(3):
            time, memory, seconds = growth(tool, shape, size, start, (2,) if name in REFUSED else (0, 1))
            if max(time, memory) <= LIMIT:
                break
        return name, time, memory, seconds

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, time, memory, seconds in pool.map(judged, (name for name in SHAPES if not names or name in names)):
            if max(time, memory) > LIMIT:
                slow.append(name)
            size = SHAPES[name][0]
            print(f"{name:<28} {size:>8}{4 * size:>8} {seconds[0]:>7.2f}{seconds[1]:>8.2f} {time:>6.2f} {memory:>7.2f}", flush=True)
    if slow:
        sys.exit(f"bounds.py: error: a MB takes more at four times the size: {', '.join(slow)}")


if __name__ == "__main__":
    main(os.path.abspath(sys.argv[1]), sys.argv[2:])
