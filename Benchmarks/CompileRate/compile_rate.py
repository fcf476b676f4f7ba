#!/usr/bin/env python3
"""The share of real libraries' protocols for which a mock exists and compiles.

  compile_rate.py --manifest M.json --cmd 'kagemusha generate ... --output {output} {sources}'
                  [--expected expected.txt] [--module M]... [--modes 5,6,main,main5]

The manifest is make_manifest.py's.  In the command, {sources} are the quoted source files, {output} is the
file to write and {module} the module's name.

A protocol counts where the output has a class or actor that names it in its inheritance clause and that
compiles without a warning (type check and SIL diagnostics) in a module with `@testable import`, together
with the other mocks or else alone.  It is diagnosed where the tool's messages name it.  With --expected,
whatever differs from that list fails the run: a protocol that has no compiling mock and is not listed, one
that is listed and has, and one that got neither mock nor message.
"""
import argparse, collections, concurrent.futures, json, os, pathlib, re, shlex, shutil, subprocess, sys, time
import swiftscan

INDUCED = re.compile("ambiguous|redeclaration|cannot find|no member|circular")   # another mock may be to blame
ERROR = re.compile(r"^(.+?\.swift):(\d+):\d+: error: (.*)$", re.M)


MODES = {"5": ["-swift-version", "5"], "6": ["-swift-version", "6"],
         "main": ["-swift-version", "6", "-default-isolation", "MainActor"],
         "main5": ["-swift-version", "5", "-default-isolation", "MainActor"]}


def generate(m, command, work, timeout):
    """The tool's exit code, the seconds it took, what it wrote and what it said."""
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    output, log = work / "Mocks.swift", work / "tool.log"
    values = dict(sources=" ".join(map(shlex.quote, m["sources"])), output=str(output), module=m["module"])
    for key, value in values.items():
        command = command.replace("{" + key + "}", value)
    start = time.time()
    try:
        with open(log, "w") as f:
            code = subprocess.run(["bash", "-c", command], stdout=f, stderr=f, timeout=timeout).returncode
    except subprocess.TimeoutExpired:
        code = "timeout"
    text = output.read_text(errors="replace") if output.exists() else ""
    return code, round(time.time() - start, 1), text, log.read_text(errors="replace")


class Chunk:
    """The lines of one top-level declaration of the output, and the names that other ones know it by."""
    def __init__(self, text, d, inside):
        self.first, self.last = text.count("\n", 0, d.start) + 1, text.count("\n", 0, d.end - 1) + 1
        self.names = {x.name for x in inside if x.parents == [d]} if d.kind == "extension" else set()
        self.names = self.names or {d.name}


def find_mocks(text, protocols):
    """protocol -> the chunks that have its mock (one for each `#if` clause); and all chunks in order."""
    decls = [d for d in swiftscan.declarations(text) if not d.nested_in_code]
    chunk_of = {id(d): Chunk(text, d, decls) for d in decls if not d.parents}
    lines, mocks = text.split("\n"), {}
    firsts = {c.first for c in chunk_of.values()}
    for c in chunk_of.values():                                 # what follows a type, such as functions on it, is its own
        while c.last < len(lines) and c.last + 1 not in firsts and not re.match(r"\s*(#|// MARK)", lines[c.last]):
            c.last += 1
    for p in protocols:
        *outer, last = p["name"].split(".")
        def fit(d):
            if d.kind not in ("class", "actor") or last.lower() not in d.name.lower():
                return 0
            named = max((2 if n == p["name"] or n.endswith("." + p["name"]) else 1 for n in d.inherits if n.split(".")[-1] == last), default=0)
            around = d.name + "".join(x.name for x in d.parents) + "".join(d.inherits)
            return named and named * 4 + 2 * all(o in around for o in outer) + ("mock" in d.name.lower())
        best = max(map(fit, decls), default=0)
        if best:
            mocks[p["name"]] = [chunk_of[id((d.parents + [d])[0])] for d in decls if fit(d) == best]
    return mocks, list(chunk_of.values())


class Checker:
    def __init__(self, m, text, chunks, mode, work):
        self.m, self.lines, self.chunks, self.mode, self.work = m, text.split("\n"), chunks, mode, work

    def compile(self, keep, name):
        """Errors by chunk (None: outside any chunk), of the output less the chunks not kept."""
        lines = list(self.lines)
        for c in self.chunks:
            if c not in keep:
                lines[c.first - 1:c.last] = [""] * (c.last - c.first + 1)
        path = self.work / f"{name}{self.mode}.swift"
        path.write_text("\n".join(lines))
        try:
            r = subprocess.run(["swiftc", "-emit-sil", "-Onone", "-o", "/dev/null", "-parse-as-library", "-warnings-as-errors",
                                "-diagnostic-style", "llvm", *MODES[self.mode], "-module-name", "MocksUnderTest",
                                *self.m["flags"], str(path)],
                               stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", timeout=300)
            code, out = r.returncode, r.stdout
        except subprocess.TimeoutExpired:
            code, out = 1, "<unknown>:0: error: the compiler timed out"
        errors = {}
        for file, number, message in ERROR.findall(out):
            n = int(number)
            c = next((c for c in self.chunks if c.first <= n <= c.last), None) if file == str(path) else None
            errors.setdefault(c, []).append((n, message))
        if code and not errors:
            errors[None] = [(0, (re.search(r"error: .*", out) or re.search(r".+", out) or [f"exit {code}"])[0])]
        if name != "together":
            path.unlink()
        return errors

    def closure(self, chunk):
        """The chunk and all that it names, directly or not."""
        keep, todo = {chunk}, [chunk]
        while todo:
            c = todo.pop()
            words = set(re.findall(r"\w+", "\n".join(self.lines[c.first - 1:c.last])))
            for o in self.chunks:
                if o not in keep and words & o.names:
                    keep.add(o)
                    todo.append(o)
        return keep

    def alone(self, i_chunk):
        i, chunk = i_chunk
        errors = self.compile(self.closure(chunk), f"alone{i}-")
        return (errors.get(chunk) or next(iter(errors.values())))[0][1] if errors else None

    def run(self, pool, wanted):
        """wanted chunk -> its first error, or None; and whether the output compiles as written."""
        active, whole, seen = set(self.chunks), None, {}
        while active:
            errors = self.compile(active, "together")
            whole = not errors if whole is None else whole
            if not errors:
                break
            if None in errors:
                active = set()
                break
            seen.update(errors)
            active -= set(errors)
        result = {c: None for c in wanted & active}
        for c in wanted - active:                               # an error that others can't have caused stays
            own = [e for _, e in seen.get(c, []) if not INDUCED.search(e)]
            if own:
                result[c] = own[0]
        suspects = [c for c in self.chunks if c in wanted and c not in result]
        result.update(zip(suspects, pool.map(self.alone, enumerate(suspects))))
        return result, bool(whole)


def measure(m, a, pool):
    """What became of each protocol of a module: name -> (status, detail)."""
    work = a.work / m["module"]
    code, seconds, text, log = generate(m, a.cmd, work, a.timeout)
    m = dict(m, flags=m["flags"] + shlex.split(a.flags))
    mocks, chunks = find_mocks(text, m["protocols"])
    messages = dict(re.findall(r"(?:warning|error): no mock for '([^']+)': (.*?);", log))
    ok, wholes, failed = {}, [], {}
    for mode in a.modes.split(","):
        verdict, whole = Checker(m, text, chunks, mode, work).run(pool, {c for cs in mocks.values() for c in cs}) if mocks else ({}, True)
        errors = {n: e for n, cs in mocks.items() for e in [next((verdict[c] for c in cs if verdict[c]), None)] if e}
        ok[mode] = len(mocks) - len(errors)
        wholes.append(whole)
        for n, e in errors.items():
            failed.setdefault(n, f"[{mode}] {e}")
    protocols = {}
    for p in m["protocols"]:
        n = p["name"]
        protocols[n] = (("fails", failed[n]) if n in failed else ("compiles", "") if n in mocks
                        else ("diagnosed", messages[n]) if n in messages
                        else ("silent", "neither mock nor message"))
    families = {p["name"]: p.get("families", []) for p in m["protocols"]}
    return dict(families=families, module=m["module"], repo=m["repo"], exit=code, seconds=seconds, ok=ok, whole=all(wholes), protocols=protocols)


def surprises(results, path, everything):
    """Lines on what differs from the list of expectations."""
    expected = {}
    for line in path.read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            name, status, *reason = line.split(None, 2)
            expected[name] = status
            if not reason:
                yield f"{path.name} gives no reason for {name}"
    found = {f"{r['module']}.{n}": s for r in results for n, s in r["protocols"].items()}
    for name, (status, detail) in sorted(found.items()):
        if status != expected.get(name, "compiles"):
            yield f"{name}: {status}, not {expected.get(name, 'compiles')} as expected{detail and ': ' + detail}"
    if everything:
        yield from (f"{name} is expected, and there is none" for name in sorted(expected.keys() - found.keys()))
    yield from (f"{r['module']}: the file does not compile as a whole" for r in results if not r["whole"]
                and all(s != "fails" for s, _ in r["protocols"].values()))


def report(results, modes, top):
    count = collections.Counter(s for r in results for s, _ in r["protocols"].values())
    total = sum(count.values())
    oks = "  ".join(f"mode {x}: {(n := sum(r['ok'][x] for r in results))} ({100 * n / max(total, 1):.1f} %)" for x in modes)
    print(f"\n{total} protocols of {len(results)} modules; compiled in {oks}; diagnosed {count['diagnosed']}, silent {count['silent']}")
    why = collections.Counter(re.sub(r"'[^']*'|\d+", "_", d) for r in results for s, d in r["protocols"].values() if s != "compiles")
    for c, n in why.most_common(top):
        print(f"{n:5} {c}")
    print()
    report_families(results)
    for r in results:
        for n, (s, d) in r["protocols"].items():
            if s != "compiles":
                print(f"{r['module']}.{n} {s} {d}")


def report_families(results):
    """A line of a table for each family of constructs: protocols, those that compile, and those that are diagnosed."""
    rows = collections.defaultdict(collections.Counter)
    for r in results:
        for n, (s, _) in r["protocols"].items():
            for family in r["families"].get(n, []):
                rows[family][s] += 1
    for family, count in sorted(rows.items(), key=lambda row: (-sum(row[1].values()), row[0])):
        print(f"| {family} | {sum(count.values())} | {count['compiles']} | {count['diagnosed']} |")
    print()


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--manifest", required=True, type=pathlib.Path)
    p.add_argument("--cmd", required=True, help="the command that writes a module's mocks")
    p.add_argument("--flags", default="", help="more for swiftc, such as -I of the run-time library")
    p.add_argument("--expected", type=pathlib.Path, help="the list of expected exceptions")
    p.add_argument("--module", action="append")
    p.add_argument("--modes", default="5,6,main,main5", help="of 5, 6, and main and main5: 6 and 5 with the main actor as default isolation")
    p.add_argument("--timeout", type=int, default=300)
    p.add_argument("--top", type=int, default=15, help="how many causes to list")
    p.add_argument("--work", type=pathlib.Path, required=True, help="a folder for what is generated")
    p.add_argument("--out", type=pathlib.Path, help="write the results here as JSON")
    a = p.parse_args()
    modules = json.loads(a.manifest.read_text())["modules"]
    modes, results = a.modes.split(","), []
    print(f"{'module':28} {'protocols':>9} " + " ".join(f"{'mode ' + x:>7}" for x in modes) + " diagnosed whole exit seconds")
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for m in modules:
            if a.module and m["module"] not in a.module:
                continue
            r = measure(m, a, pool)
            results.append(r)
            diagnosed = sum(s == "diagnosed" for s, _ in r["protocols"].values())
            print(f"{r['module'][:28]:28} {len(r['protocols']):9} " + " ".join(f"{r['ok'][x]:7}" for x in modes)
                  + f" {diagnosed:9} {'yes' if r['whole'] else 'no':>5} {r['exit']:>4} {r['seconds']:7}", flush=True)
    if a.out:
        a.out.write_text(json.dumps(results, indent=1) + "\n")
    report(results, modes, a.top)
    wrong = list(surprises(results, a.expected, not a.module)) if a.expected else []
    for line in wrong:
        print("unexpected:", line, file=sys.stderr)
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
