#!/usr/bin/env python3
"""Runs the cases of Sourcery's own tests with the tool.

    Scripts/sourcery/referee.py FOLDER [PART…]    the cases in a checkout of Sourcery, or those with a part of their title

KAGEMUSHA_TOOL is the tool; by default, that of the last build. The script interprets the Swift code of the cases. Where they
call Sourcery, it writes files and runs the tool; what the tool makes of them are the values that the cases then expect to be
something. It prints a line for each case that fails or has no counterpart in a run of the tool, and the numbers. It fails if
less than BOUND of all others pass.
"""
import os
import sys
import tempfile
import time

from classes import ClassTable
from statements import read_file
from tool import Tool, ToolFailure
from values import Scope, SwiftError, Unconvertible
from world import World

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
# The part of the cases that must pass, of those that can be converted.
BOUND = 0.97
SPECIFICATIONS = [
    'GeneratorSpec', 'Generating/StencilTemplateSpec', 'Generating/SwiftTemplateSpecs', 'SourcerySpec', 'ConfigurationSpec',
    'Parsing/ComposerSpec', 'Parsing/FileParserSpec', 'Parsing/FileParser_AssociatedTypeSpec',
    'Parsing/FileParser_AttributesModifierSpec', 'Parsing/FileParser_MethodsSpec', 'Parsing/FileParser_SubscriptsSpec',
    'Parsing/FileParser_TypeNameSpec', 'Parsing/FileParser_VariableSpec',
]


class Result:
    """The outcome of a case: `passed`, `failed` or `not convertible`."""

    def __init__(self, title, outcome, reason=''):
        self.title, self.outcome, self.reason = title, outcome, reason


def run_case(world, group, title, body):
    """Runs a case, and returns its result."""
    titles = ' / '.join(group.titles() + [title])
    world.failures.clear()
    try:
        for step in [it for parent in group.lineage() for it in parent.before] + [body]:
            world.evaluator.call(step, [])
        for step in [it for parent in reversed(group.lineage()) for it in parent.after]:
            world.evaluator.call(step, [])
    except Unconvertible as reason:
        return Result(titles, 'not convertible', str(reason))
    except SwiftError as error:
        return Result(titles, 'failed', str(error.message))
    except ToolFailure as failure:
        return Result(titles, 'failed', str(failure))
    except (IndexError, AttributeError, TypeError, KeyError, ValueError) as error:
        if os.environ.get('REFEREE_TRACE'):
            raise
        return Result(titles, 'failed', f'{type(error).__name__}: {error}')
    if world.failures:
        return Result(titles, 'failed', '\n    '.join(world.failures))
    return Result(titles, 'passed')


def run_specification(world, path, parts):
    """Runs the cases of a file, and returns their results."""
    world.begin()
    scope = Scope()
    declarations = read_file(path)
    for node in declarations:
        if node.kind == 'variables' or node.kind == 'type' and node.type_kind == 'extension':
            world.evaluator.run([node], scope)
    for node in declarations:
        for member in getattr(node, 'members', []) if node.kind == 'type' and node.type_kind == 'class' else []:
            if member.kind == 'function' and member.name == 'spec':
                world.evaluator.run(member.body, Scope(scope))
    results = []
    for group, title, body in world.cases:
        if not parts or any(part in ' / '.join(group.titles() + [title]) for part in parts):
            results.append(run_case(world, group, title, body))
    for group, title, reason in world.unread:
        titles = ' / '.join(group.titles() + [title])
        if not parts or any(part in titles for part in parts):
            results.append(Result(titles, 'not convertible', f'its group has {reason}'))
    return results


def main():
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    sys.setrecursionlimit(10_000)
    checkout, parts = os.path.abspath(sys.argv[1]), sys.argv[2:]
    tool = os.path.abspath(os.environ.get('KAGEMUSHA_TOOL') or os.path.join(ROOT, '.build/debug/kagemusha'))
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        world = World(checkout, ClassTable(checkout), Tool(tool, folder))
        tables = {it: run_specification(world, os.path.join(checkout, 'SourceryTests', it + '.swift'), parts)
                  for it in SPECIFICATIONS}
        missing = world.dump.missing
    report(tables, missing, time.monotonic() - start)


def report(tables, missing, seconds):
    """Prints all that did not pass, and the numbers; exits with an error if too little has passed."""
    outcomes = ['passed', 'failed', 'not convertible']
    for name, results in tables.items():
        for it in results:
            if it.outcome != 'passed':
                print(f'{it.outcome}: {os.path.basename(name)}: {it.title}\n    {it.reason[:400]}')
    print(f'\nproperties that Sourcery has alone: {", ".join(missing) or "none"}')
    total = {outcome: 0 for outcome in outcomes}
    print(f'\n{"":36}' + ''.join(f'{it:>16}' for it in outcomes))
    for name, results in tables.items():
        counts = {outcome: sum(it.outcome == outcome for it in results) for outcome in outcomes}
        total = {outcome: total[outcome] + counts[outcome] for outcome in outcomes}
        print(f'{os.path.basename(name):36}' + ''.join(f'{counts[it]:16}' for it in outcomes))
    print(f'{"all":36}' + ''.join(f'{total[it]:16}' for it in outcomes))
    convertible = total['passed'] + total['failed']
    part = total['passed'] / convertible if convertible else 0
    print(f'{100 * part:.1f} % of {convertible} passed in {seconds:.0f} s; the bound is {100 * BOUND:.0f} %')
    sys.exit(part < BOUND)


if __name__ == '__main__':
    main()
