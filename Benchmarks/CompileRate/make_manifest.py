#!/usr/bin/env python3
"""Write the list of modules to measure, from finished builds or from single-module units.

  make_manifest.py --out A.json --build umbrella/.build [--build other/.build]
  make_manifest.py --out B.json --units torture   # torture/REPO/UNIT/*.swift

A build is a SwiftPM debug build (build system `native`) of a package that depends on what is to
be measured; every module it built is taken from its checkouts.  A unit is compiled here and left
out where it doesn't compile.  Each module's protocols are those that a test target could name:
found by swiftscan.py, then confirmed by swiftc through `@testable import`.
"""
import argparse, concurrent.futures, json, pathlib, re, subprocess, tempfile
import swiftscan
from families import families

IMPORT = re.compile(r"^[ \t]*(?:@\w+(?:\([^)\n]*\))?[ \t]+|(?:public|package|internal|private|fileprivate)[ \t]+)*import[ \t]+"
                    r"(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)", re.M)


def swiftc(args, cwd=None):
    r = subprocess.run(["swiftc", "-suppress-warnings", "-diagnostic-style", "llvm", *args], cwd=cwd,
                       stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, errors="replace")
    return r.returncode, r.stdout


def search_flags(args):
    """What a test target of the same package would be given too."""
    out, i = [], 0
    while i < len(args):
        if args[i] in ("-Xcc", "-I", "-F", "-package-name", "-define-availability",
                       "-enable-experimental-feature", "-enable-upcoming-feature"):
            out += args[i:i + 2]
            i += 1
        elif args[i].startswith(("-fmodule-map-file", "-D")):
            out.append(args[i])
        i += 1
    return out


def built_modules(build):
    build = build.resolve()
    for line in (build / "debug.yaml").read_text().splitlines():
        if not line.strip().startswith("args: [") or '"-emit-module-path"' not in line:
            continue
        args = json.loads(line.strip()[len("args: "):])
        name = args[args.index("-module-name") + 1]
        listed = next((pathlib.Path(a[1:]) for a in args if a.startswith("@") and a.endswith("/sources")), None)
        module = pathlib.Path(args[args.index("-emit-module-path") + 1])
        if not listed or not listed.exists() or not module.exists() or "-tool.build" in str(listed):
            continue
        sources = [pathlib.Path(s.strip().strip("'\"")) for s in listed.read_text().splitlines() if s.strip()]
        sources = [s for s in sources if "DerivedSources" not in s.parts and "plugins" not in s.parts]
        repo = next((repository(s, build) for s in sources), None)
        if repo:
            yield dict(module=name, repo=repo, flags=search_flags(args), sources=[str(s) for s in sources])


def repository(source, build):
    """The folder under checkouts, or for a package by path, the folder that has its Package.swift."""
    if build / "checkouts" in source.parents:
        return source.relative_to(build / "checkouts").parts[0]
    if build.parent in source.parents:
        return None                                            # the umbrella's own target
    return next((p.name for p in source.parents if (p / "Package.swift").exists()), None)


def units(folder, modules):
    modules = modules.resolve()
    modules.mkdir(parents=True, exist_ok=True)
    for unit in sorted(p for p in folder.glob("*/*") if p.is_dir()):
        sources = [str(s.resolve()) for s in sorted(unit.rglob("*.swift"))]
        name = re.sub(r"\W", "_", f"{unit.parent.name}_{unit.name}")
        own = unit / "module.name"
        name = own.read_text().strip() if own.exists() else name
        base = ["-I", str(modules), *((unit / "flags").read_text().split() if (unit / "flags").exists() else [])]
        for mode in ("6", "5"):
            code, text = swiftc(["-emit-module", "-enable-testing", "-parse-as-library", "-swift-version", mode,
                                 "-module-name", name, "-o", str(modules / f"{name}.swiftmodule"), *base, *sources])
            if not code:
                break
        if code:
            print(f"left out {unit.parent.name}/{unit.name}:", next((l for l in text.splitlines() if "error:" in l), text[:200]))
            continue
        yield dict(module=name, repo=unit.parent.name, flags=base, sources=sources)


def nameable(module, of_classes=False, public=False):
    """The module's protocols, or its classes, that `@testable import`, or a plain one, can see here (so #if has been decided)."""
    found = {}
    for s in module["sources"]:
        if pathlib.Path(s).name.startswith("_Support"):          # types that a unit needs, not its protocols
            continue
        text = pathlib.Path(s).read_text(errors="replace")
        for d in (swiftscan.classes if of_classes else swiftscan.protocols)(text):
            before = re.findall(r"^[ \t]*#(if|endif)", text[:d.start], re.M)
            found.setdefault(d.path, dict(name=d.path, file=s, conditional=before.count("if") > before.count("endif"),
                                          families=families(text[d.start:d.end])))
    names = sorted(found)
    with tempfile.TemporaryDirectory() as tmp:
        probe = pathlib.Path(tmp, "Probe.swift")
        probe.write_text(f"{'' if public else '@testable '}import {module['module']}\n"
                         + "".join(f"typealias Probe{i} = {'' if of_classes else 'any '}{n}\n" for i, n in enumerate(names)))
        flags = list(module["flags"])
        if public and "-package-name" in flags:                  # other packages see no `package` declarations
            i = flags.index("-package-name")
            del flags[i:i + 2]
        code, text = swiftc(["-typecheck", "-swift-version", "5", "-module-name", "ProbeModule", *flags, str(probe)])
    bad = {int(m) - 2 for m in re.findall(r"Probe\.swift:(\d+):\d+: error:", text)}
    if code and (not bad or -1 in bad):
        print("not usable:", module["module"], text.splitlines()[0][:200] if text else "")
        return []
    return [found[n] for i, n in enumerate(names) if i not in bad]


def importable(module):
    """The names that the module's sources import, less those that don't resolve here."""
    text = "\n".join(pathlib.Path(s).read_text(errors="replace") for s in module["sources"])
    names = sorted(set(IMPORT.findall(text)) - {module["module"]})
    with tempfile.TemporaryDirectory() as tmp:
        probe = pathlib.Path(tmp, "Probe.swift")
        probe.write_text("".join(f"#if !canImport({n})\n#error(\"{n}\")\n#endif\n" for n in names))
        _, out = swiftc(["-typecheck", *module["flags"], str(probe)])
    return [n for n in names if f"error: {n}\n" not in out]


def main():
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--out", required=True, type=pathlib.Path)
    p.add_argument("--build", action="append", default=[], type=pathlib.Path)
    p.add_argument("--units", type=pathlib.Path)
    p.add_argument("--modules-dir", type=pathlib.Path, help="where the units' modules go (default: beside --units)")
    p.add_argument("--classes", action="store_true", help="list the classes that are not final in place of the protocols")
    p.add_argument("--public", action="store_true", help="list only what other packages can name")
    p.add_argument("--least", type=int, default=1, help="leave out a module with fewer protocols")
    a = p.parse_args()
    modules, seen = [], set()
    for m in [m for b in a.build for m in built_modules(b)] + (
            list(units(a.units, a.modules_dir or a.units.with_name(a.units.name + "-modules"))) if a.units else []):
        if m["module"] not in seen:
            seen.add(m["module"])
            modules.append(m)
    # The modules of a build lie in one folder, so that '#if canImport' finds those that a package does not depend on.
    maps = sorted({f for m in modules for f in m["flags"] if f.startswith("-fmodule-map-file")})
    for m in modules:
        m["flags"] += [f for other in maps if other not in m["flags"] for f in ("-Xcc", other)]
    with concurrent.futures.ThreadPoolExecutor() as pool:
        for m, protocols, imports in zip(modules, pool.map(lambda m: nameable(m, a.classes, a.public), modules), pool.map(importable, modules)):
            m["protocols"], m["imports"] = protocols, imports
    modules = sorted((m for m in modules if len(m["protocols"]) >= a.least), key=lambda m: (m["repo"], m["module"]))
    names = {m["module"] for m in modules}
    for m in modules:
        m["deps"] = [i for i in m["imports"] if i in names]
    a.out.write_text(json.dumps(dict(modules=modules), indent=1) + "\n")
    for m in modules:
        print(f"{len(m['protocols']):4} {m['repo']}/{m['module']}")
    print("classes:" if a.classes else "protocols:", sum(len(m["protocols"]) for m in modules), "modules:", len(modules))


if __name__ == "__main__":
    main()
