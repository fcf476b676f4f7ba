"""The families of constructs that a protocol's text shows, by which compile_rate.py divides its figure."""
import re

FAMILIES = {
    "associated types": r"\bassociatedtype\b",
    "`where` clauses": r"\bwhere\b",
    "generic requirements": r"\bfunc\s+[^\s(]+?<|\bsubscript<|\binit[?!]?<",
    "parameter packs": r"\brepeat\b|\beach\b",
    "`some` and `any`": r"\bsome\b|\bany\b",
    "`async`": r"\basync\b",
    "`throws`": r"\bthrows\b(?!\s*\()",
    "typed `throws`, `rethrows`": r"\bthrows\s*\(|\brethrows\b",
    "closures": r"->[^\n]*->|\([^()\n]*\)\s*(?:async\s*)?(?:throws\s*)?->\s*\w+[^\n{]*[),]",
    "`inout`, ownership, `sending`": r"\binout\b|\bborrowing\b|\bconsuming\b|\bsending\b|__owned|__shared",
    "`~Copyable`, `~Escapable`": r"~(?:Copyable|Escapable)",
    "actors and isolation": r"\bActor\b|@MainActor|\bisolated\b|\bnonisolated\b|#isolation",
    "`Sendable`": r"\bSendable\b",
    "properties": r"\bvar\b",
    "subscripts": r"\bsubscript\b",
    "initializers": r"\binit\b",
    "`static` members and operators": r"\bstatic\b",
    "`Self`": r"\bSelf\b",
    "attributes": r"@(?:available|discardableResult|preconcurrency|_spi|inlinable|objc)\b",
    "conditional compilation": r"^\s*#if\b",
    "inheritance": r"\bprotocol\s+\w+(?:<[^>]*>)?\s*:",
}
PATTERNS = {name: re.compile(pattern, re.M) for name, pattern in FAMILIES.items()}


def families(text):
    """The names of the families in a declaration, comments left out; `plain methods only` for none."""
    code = re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S)
    return [name for name, pattern in PATTERNS.items() if pattern.search(code)] or ["plain methods only"]
