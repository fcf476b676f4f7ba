#!/usr/bin/env python3
"""Tests that mocks do their job: a sample of those that compile_rate.py left in its work folder is stubbed,
called and verified, in programs of their own, one for each module.

  sample.py --manifest M.json --work DIR --build umbrella/.build/debug --library DIR [--count 50]

From a mock's type `Members` it takes requirements whose arguments and results it can make.  Each program
stubs such a requirement, calls it, compares what comes back, and verifies the call; it also sees that a
verification of what was not called fails.  `--library` has Kagemusha.swiftmodule and Kagemusha.build.
"""
import argparse, hashlib, json, pathlib, re, subprocess, sys
import swiftscan

VALUES = {"Int": "7", "UInt": "7", "Int8": "7", "UInt8": "7", "Int16": "7", "UInt16": "7", "Int32": "7", "UInt32": "7",
          "Int64": "7", "UInt64": "7", "CInt": "7", "Float": "0.5", "Double": "0.5", "Bool": "true", "String": '"seven"',
          "Substring": '"seven"', "Character": '"7"', "Void": "()", "()": "()", "Any": "7", "Error": "Thrown()",
          "any Error": "Thrown()", "Any & Sendable": "7", "any Sendable": "7", "size_t": "7", "off_t": "7", "socklen_t": "7"}
MORE = {"Foundation": {"Data": "Data([7])", "Date": "Date(timeIntervalSince1970: 7)", "TimeInterval": "7"},
        "NIOCore": {"ByteBuffer": "ByteBuffer(string: \"seven\")", "TimeAmount": ".seconds(7)", "SocketAddress":
                    "try! SocketAddress(ipAddress: \"127.0.0.1\", port: 7)", "CloseMode": ".all", "NIODeadline": ".now()",
                    "NIOAny": "NIOAny(7)"},
        "NIOHTTP1": {"HTTPHeaders": "[:]"}}
MEMBER = re.compile(r"^ {4}(?:func (?P<func>`?\w+`?)(?P<generic><)?|var (?P<var>`?\w+`?): Use\.(?P<kind>\w+)<)", re.M)


def split(text):
    """A comma-separated list, brackets respected."""
    parts, depth, current = [], 0, ""
    for i, c in enumerate(text):
        depth += (c in "([<{") - (c in ")]}" or c == ">" and text[i - 1] != "-")
        if c == "," and not depth:
            parts.append(current.strip())
            current = ""
        else:
            current += c
    return parts + [current.strip()] if current.strip() else parts


def bracketed(text, start):
    """What stands in the brackets that open at `start`, and where they end."""
    depth = 0
    for i in range(start, len(text)):
        depth += (text[i] in "([<{") - (text[i] in ")]}" or text[i] == ">" and text[i - 1] != "-")
        if not depth:
            return re.sub(r"\s+", " ", text[start + 1:i]).strip(), i + 1
    return "", len(text)


class Values:
    def __init__(self, imports, mocks):
        self.known = dict(VALUES)
        for module in [*imports, "Foundation"]:
            self.known.update(MORE.get(module, {}))
        self.mocks = mocks                                     # protocol -> expression of a mock

    def make(self, type):
        """An expression of a type, or None."""
        type = type.strip()
        while type.startswith("(") and bracketed(type, 0)[1] == len(type) and len(split(type[1:-1])) == 1 and "->" not in split(type[1:-1])[0]:
            type = type[1:-1].strip()
        if type in self.known:
            return self.known[type]
        name = type.removeprefix("any ")
        if name in self.mocks:
            return self.mocks[name]
        if type.endswith("?"):
            return f"Optional.some({inner})" if (inner := self.make(type[:-1])) and "->" not in type else "nil"
        if type.startswith("[") and type.endswith("]"):
            return "[:]" if ":" in type else "[]"
        return None


class Requirement:
    def __init__(self, name, parameters, kind, types):
        self.name, self.parameters, self.kind, self.types = name, parameters, kind, types


def requirements(body):
    """What the type Members of a mock has, as far as it is understood."""
    for m in MEMBER.finditer(body):
        if m["var"]:
            types, _ = bracketed(body, m.end() - 1)
            yield Requirement(m["var"], None, m["kind"], split(types))
        elif not m["generic"]:
            inside, end = bracketed(body, m.end())
            after = re.match(r"\s*->\s*Use\.(\w+)<", body[end:])
            if after:
                types, _ = bracketed(body, end + after.end() - 1)
                yield Requirement(m["func"], split(inside), after[1], split(types))


def check(r, mock, values, number):
    """The lines that stub, call and verify a requirement, or None where a value cannot be made."""
    new = f"    let mock{number} = {mock}"
    if r.parameters is None:
        value = values.make(r.types[0])
        if not value or value == "nil" or "Async" in r.kind or "Throwing" in r.kind:
            return None
        return [new, f"    let value{number}: {r.types[0]} = {value}",
                f"    stub(mock{number}).{r.name}.get.thenReturn(value{number})",
                f"    expect(same(await mock{number}.{r.name}, value{number}), \"{mock}.{r.name}\")",
                f"    verify(mock{number}).{r.name}.get()",
                f"    expectFailure {{ verify(mock{number}, never()).{r.name}.get() }}"]
    if "Inout" in r.kind or len(r.types) < 2:
        return None
    calls, matchers = [], []
    for p in r.parameters:
        m = re.fullmatch(r"(?:(\S+) )?(\S+): @autoclosure \(\) -> (.*)\?", p)
        if not m or not (value := values.make(m[3].removesuffix("..."))):
            return None
        label = m[1] or m[2]
        prefix = "" if label == "_" else f"{label}: "
        calls.append(prefix + value)
        matchers.append(f"{prefix}any(({m[3]}).self)")
    result, failure = r.types[-2:]
    stub = f"stub(mock{number}).{r.name}({', '.join(matchers)})"
    verify = f"{r.name}({', '.join(matchers)})"
    call = f"mock{number}.{r.name}({', '.join(calls)})"
    if failure == "any Error":
        act = [f"    {stub}.thenThrow(Thrown())",
               f"    do {{ _ = try await {call}; expect(false, \"{mock}.{r.name} did not throw\") }}",
               f"    catch {{ expect(error is Thrown, \"{mock}.{r.name}\") }}"]
    elif failure != "Never":
        return None
    elif result in ("Void", "()"):
        act = [f"    {stub}.thenDoNothing()", f"    await {call}"]
    else:
        value = values.make(result)
        if not value or value == "nil":
            return None
        act = [f"    let value{number}: {result} = {value}", f"    {stub}.thenReturn(value{number})",
               f"    expect(same(await {call}, value{number}), \"{mock}.{r.name}\")"]
    return [new, *act, f"    verify(mock{number}).{verify}", f"    expectFailure {{ verify(mock{number}, never()).{verify} }}"]


FRAME = '''
struct Thrown: Error {}
nonisolated(unsafe) var failures = 0
func expect(_ holds: Bool, _ what: String) { if !holds { print("WRONG", what); failures += 1 } }
func same(_ a: Any, _ b: Any) -> Bool {
  if type(of: a) is AnyObject.Type, type(of: b) is AnyObject.Type { return (a as AnyObject) === (b as AnyObject) }
  return String(reflecting: a) == String(reflecting: b)
}
nonisolated(unsafe) var reported = 0
func expectFailure(_ verify: () -> Void) {
  let before = (reported, failures)
  verify()
  if reported == before.0 { print("WRONG a failing verify passed"); failures += 1 }
  failures = before.1
}
'''


def program(m, work, library):
    """The source of a module's program, and the names of the protocols it is about."""
    text = (work / m["module"] / "Mocks.swift").read_text()
    decls = [d for d in swiftscan.declarations(text) if not d.nested_in_code]
    classes = [d for d in decls if d.kind in ("class", "actor") and not d.parents and d.name.startswith("Mock")
               and not re.match(r"[^{]*?\b(class|actor) \w+\s*<", text[d.start:d.end])]
    plain = {d.name.removeprefix("Mock"): f"{d.name}(.lenient)" for d in classes if d.kind == "class" and "@MainActor" not in text[d.start:d.end][:80]}
    values = Values(m["imports"], plain)
    lines, names = [], []
    for d in classes:
        members = next((x for x in decls if x.parents and x.parents[-1] is d and x.name == "Members"), None)
        if not members or "#if" in text[d.start:d.end]:
            continue
        checks, found = [], list(requirements(text[members.start:members.end]))
        names_of = [r.name for r in found]
        for r in found:
            if r.name == "initializer" or names_of.count(r.name) > 1:   # of initialisers and overloads, other tests tell
                continue
            lines_ = check(r, f"{d.name}()", values, len(checks))
            if lines_:
                checks.append(lines_)
        if checks:
            lines += [f"func check{d.name}() async throws {{"] + [l for c in checks for l in c] + ["}"]
            names.append((d.name, len(checks)))
    return FRAME, lines, names


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--manifest", required=True, type=pathlib.Path)
    p.add_argument("--work", required=True, type=pathlib.Path)
    p.add_argument("--build", required=True, type=pathlib.Path)
    p.add_argument("--library", required=True, type=pathlib.Path)
    p.add_argument("--count", type=int, default=50)
    a = p.parse_args()
    modules = [m for m in json.loads(a.manifest.read_text())["modules"] if (a.work / m["module"] / "Mocks.swift").exists()]
    candidates = []
    for m in modules:
        frame, lines, names = program(m, a.work, a.library)
        candidates += [(m["module"], n) for n, _ in names]
    # The same protocols each time, of all modules.
    order = sorted(candidates, key=lambda c: hashlib.sha256("/".join(c).encode()).hexdigest())
    chosen = set(order[:a.count])
    objects = [str(o) for o in sorted(a.build.glob("*.build/**/*.o")) if "Umbrella" not in str(o) and "-tool.build" not in str(o)]
    objects += [str(o) for o in sorted((a.library / "Kagemusha.build").glob("**/*.o"))]
    archive = a.work / "modules.a"
    archive.unlink(missing_ok=True)
    listing = a.work / "objects.txt"
    listing.write_text("\n".join(f'"{o}"' for o in objects))
    subprocess.run(["ar", "qcS", str(archive), f"@{listing}"], check=True)
    subprocess.run(["ranlib", str(archive)], check=True)
    wrong, done, requirements_done = [], 0, 0
    for m in modules:
        frame, lines, names = program(m, a.work, a.library)
        names = [(n, c) for n, c in names if (m["module"], n) in chosen]
        if not names:
            continue
        work = a.work / m["module"]
        calls = "".join(f"    try await check{n}()\n" for n, _ in names)
        imports = re.findall(r"^(?:@\w+(?:\(\w+\))? )*import \w+$", (work / "Mocks.swift").read_text(), re.M)
        main = ("\n".join([*imports, "import Foundation"]) + "\n" + frame + "\n".join(lines)
                + "\n@main struct Program {\n  static func main() async throws {\n"
                + "    MockFailure.handleOutsideTests { reported += 1; failures += 1; print(\"FAILURE\", $0.text) }\n" + calls
                + "    print(\"done\", failures)\n  }\n}\n")
        (work / "Sample.swift").write_text(main)
        binary = work / "sample"
        r = subprocess.run(["swiftc", "-suppress-warnings", "-parse-as-library", "-swift-version", "5", "-module-name", "SampleOfMocks", *m["flags"],
                            "-I", str(a.library / "Modules"), str(work / "Mocks.swift"), str(work / "Sample.swift"), str(archive),
                            "-lstdc++", "-o", str(binary)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
        out = r.stdout
        if not r.returncode:
            r = subprocess.run([str(binary)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace", timeout=120)
            out = r.stdout
        if r.returncode or not out.rstrip().endswith("done 0"):
            wrong.append(m["module"])
            print(f"{m['module']}: {', '.join(n for n, _ in names)}\n{out[-3000:]}")
        else:
            done += len(names)
            requirements_done += sum(c for _, c in names)
            print(f"{m['module']}: {', '.join(n for n, _ in names)}")
    print(f"{done} of {len(chosen)} mocks ({requirements_done} requirements) were stubbed, called and verified; {len(candidates)} could be")
    return bool(wrong) or done < min(a.count, len(candidates))


if __name__ == "__main__":
    sys.exit(main())
