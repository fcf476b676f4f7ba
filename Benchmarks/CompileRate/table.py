#!/usr/bin/env python3
"""Prints what several runs of compile_rate.py have found, as tables of Markdown: table.py FORM=results.json...

Fails where a protocol has neither a mock that compiles in each mode nor a diagnostic.
"""
import collections, json, pathlib, re, sys


def main():
    modes, silent, reasons, packages = ["5", "6", "main", "main5"], [], collections.defaultdict(collections.Counter), {}
    print("| form | modules | protocols | mode 5 | mode 6 | main actor | and mode 5 | refused | silent |\n|---|---|---|---|---|---|---|---|---|")
    for argument in sys.argv[1:]:
        form, path = argument.split("=", 1)
        results = json.loads(pathlib.Path(path).read_text())
        protocols = [(r, n, s, d) for r in results for n, (s, d) in r["protocols"].items()]
        refused = [d for _, _, s, d in protocols if s == "diagnosed"]
        bad = [(r, n, s, d) for r, n, s, d in protocols if s in ("fails", "silent")]
        counts = [sum(r["ok"].get(mode, 0) for r in results) for mode in modes]
        print(f"| `{form}` | {len(results)} | {len(protocols)} | " + " | ".join(map(str, counts)) + f" | {len(refused)} | {len(bad)} |")
        for d in refused:
            reasons[re.sub(r"'[^']*'|\d+", "_", d)][form] += 1
        for r, _, s, _ in protocols:
            packages.setdefault(r["repo"], collections.defaultdict(collections.Counter))[form][s] += 1
        silent += [f"{form}: {r['module']}.{n} {s} {d}" for r, n, s, d in bad]
    print("\n| package | " + " | ".join(f"`{a.split('=', 1)[0]}`" for a in sys.argv[1:]) + " |\n|---|" + "---|" * len(sys.argv[1:]))
    for name, forms in sorted(packages.items()):
        cells = [f"{c['compiles']} of {sum(c.values())}" for c in (forms[a.split('=', 1)[0]] for a in sys.argv[1:])]
        print(f"| {name} | " + " | ".join(cells) + " |")
    for reason, forms in sorted(reasons.items()):
        print(f"\nrefused: {reason}: " + ", ".join(f"{form} {n}" for form, n in forms.items()))
    for line in silent:
        print("silent:", line)
    return bool(silent)


if __name__ == "__main__":
    sys.exit(main())
