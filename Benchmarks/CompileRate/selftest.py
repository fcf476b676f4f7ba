#!/usr/bin/env python3
"""Checks the harness on hand-written mocks whose verdicts are known."""
import json, pathlib, subprocess, sys, tempfile

PROTOCOLS = """
protocol Good { func f() -> Int }
protocol Bad { func g() }
public enum Outer { protocol Delegate { var x: Int { get } } }
protocol Delegate { var y: Int { get } }
private protocol Hidden {}
protocol Missing {}
#if NEVER
protocol Never {}
#endif
protocol NeedsHelper { func h() }
protocol Diagnosed { func d() }
protocol Warning { func w() }
protocol NoReturn { func n() -> Int }
protocol Carrier<Item> where Item.Element == String { associatedtype Item: Collection }
"""
MOCKS = """
import struct Swift.Int
@testable import repo_unit
final class Helper<T> { var v: T? }
class GoodMock: Good { func f() -> Int { 1 } }
class BadMock: Bad { func gg() {} }
}
class OuterDelegateMock: Outer.Delegate { var x = 1 }
class DelegateMock: Delegate { var y = 1 }
class NeedsHelperMock: NeedsHelper { let a = Helper<Int>(); func h() {} }
extension Helper { func more() {} }
class WarningMock: Warning { func w() { let unused = 1 } }
class NoReturnMock: NoReturn { func n() -> Int { } }
class CarrierMock<Item: Collection>: Carrier where Item.Element == String {}
class HiddenMock: Hidden {}
"""
STATUS = {"Good": "compiles", "Bad": "fails", "Outer.Delegate": "compiles", "Delegate": "compiles", "Missing": "silent",
          "NeedsHelper": "compiles", "NoReturn": "fails", "Carrier": "compiles", "Diagnosed": "diagnosed", "Warning": "fails"}
EXPECTED = """
# A comment.
repo_unit.Bad fails for a reason
repo_unit.Delegate diagnosed for a reason
repo_unit.Diagnosed diagnosed
repo_unit.Gone diagnosed for a reason
repo_unit.Warning fails for a reason
"""
UNEXPECTED = ["gives no reason for repo_unit.Diagnosed", "Delegate: compiles, not diagnosed", "Missing: silent, not compiles",
              "NoReturn: fails, not compiles", "repo_unit.Gone is expected, and there is none"]

here = pathlib.Path(__file__).resolve().parent
with tempfile.TemporaryDirectory() as tmp:
    t = pathlib.Path(tmp)
    (t / "units/repo/unit").mkdir(parents=True)
    (t / "units/repo/unit/Unit.swift").write_text(PROTOCOLS)
    (t / "mocks.swift").write_text(MOCKS)
    (t / "expected.txt").write_text(EXPECTED)
    subprocess.run([sys.executable, here / "make_manifest.py", "--out", t / "S.json", "--units", t / "units"],
                   check=True, stdout=subprocess.DEVNULL)
    tool = f"cp {t}/mocks.swift {{output}}; echo \"Unit.swift:1:1: warning: no mock for 'Diagnosed': it is shy; leave it\" >&2"
    run = subprocess.run([sys.executable, here / "compile_rate.py", "--manifest", t / "S.json", "--cmd", tool, "--work", t / "work",
                          "--out", t / "out.json", "--expected", t / "expected.txt"], capture_output=True, text=True)
    results = json.loads((t / "out.json").read_text())[0]
got = {n: s for n, (s, _) in results["protocols"].items()}
assert got == STATUS, got
assert results["ok"] == {"5": 5, "6": 5, "main": 5, "main5": 5}, results
lines = run.stderr.splitlines()
assert run.returncode == 1 and len(lines) == len(UNEXPECTED), run.stderr
assert all(any(u in l for l in lines) for u in UNEXPECTED), run.stderr
print("the harness tells what it should")
