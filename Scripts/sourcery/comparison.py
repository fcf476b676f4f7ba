"""Compares values as Sourcery's tests do."""
import os
import re

import natives
from values import Actual, Case, ErrorText, Instance, Tuple, describe

# The properties that the cases leave empty, since they parse texts that are in no file.
OF_FILES = {'fileName', 'path'}
WORD = re.compile(r'[a-z]{4,}')
ADVICE = re.compile(r';.*')
PATH = re.compile(r'\S*/')
# The words that many messages have.
USUAL = {'error', 'expected', 'should', 'with', 'that', 'your', 'check', 'provided', 'invalid', 'write'}


class Comparison:
    """Finds differences between values; objects are equal if those properties are that Sourcery compares."""

    def __init__(self, classes):
        self.classes, self.evaluator, self.pending = classes, None, set()

    def differences(self, actual, expected, place=''):
        """Returns texts about the differences, which begin with their place."""
        actual = natives.listed(actual)
        if hasattr(actual, 'differences'):
            return actual.differences(expected, place)
        if isinstance(actual, ErrorText):
            # What the tool advises to do is no part of what is wrong.
            problem = ADVICE.sub('', actual)
            return [] if words(problem) & words(str(expected)) else [f'{place}: the error {actual} does not tell of: {expected}']
        if isinstance(actual, Case) and isinstance(expected, str):
            actual = actual.raw if actual.raw is not None else actual.name
        if isinstance(expected, Case) and isinstance(actual, str):
            expected = expected.raw if expected.raw is not None else expected.name
        if isinstance(actual, (Actual, Instance)) and isinstance(expected, (Actual, Instance)):
            return self.of_objects(actual, expected, place)
        if isinstance(actual, list) and isinstance(expected, list):
            return self.of_lists(actual, expected, place)
        if isinstance(actual, dict) and isinstance(expected, dict):
            return self.of_mappings(actual, expected, place)
        if isinstance(actual, Tuple) and isinstance(expected, Tuple):
            return self.of_lists(actual.values(), expected.values(), place)
        if isinstance(actual, os.PathLike) or isinstance(expected, os.PathLike):
            return [] if str(actual) == str(expected) else [f'{place}: {actual} is not {expected}']
        if type(actual) is not type(expected) and {type(actual), type(expected)} - {int, float}:
            return [f'{place}: {shown(actual)} is not {shown(expected)}']
        return [] if actual == expected else [f'{place}: {shown(actual)} is not {shown(expected)}']

    def of_objects(self, actual, expected, place):
        if self.classes.lineage(actual.cls)[0] is not expected.cls:
            return [f'{place}: {actual!r} is not {expected!r}']
        pair = (id(actual), id(expected))
        if actual is expected or pair in self.pending:
            return []
        self.pending.add(pair)
        try:
            result = []
            for name in self.classes.compared(expected.cls):
                name = name.removeprefix('_')
                if name in OF_FILES:
                    continue
                values = [self.evaluator.member(it, name) for it in (actual, expected)]
                result += self.differences(*values, f'{place}.{name}')
            return result
        finally:
            self.pending.discard(pair)

    def of_lists(self, actual, expected, place):
        if hasattr(actual, 'check'):
            actual.check(expected)
        if len(actual) != len(expected):
            return [f'{place}: {shown(actual)} is not {shown(expected)}']
        return [it for index, pair in enumerate(zip(actual, expected)) for it in self.differences(*pair, f'{place}[{index}]')]

    def of_mappings(self, actual, expected, place):
        if set(actual) != set(expected):
            return [f'{place}: the keys {sorted(map(str, actual))} are not {sorted(map(str, expected))}']
        return [it for key in expected for it in self.differences(actual[key], expected[key], f'{place}.{key}')]


def words(message):
    """Returns the words of a message that tell what it is about; the tool's messages share some with Sourcery's."""
    return {it.removesuffix('s') for it in WORD.findall(PATH.sub('', message).lower()) if it not in USUAL}


def shown(value):
    """Returns a short text for a value."""
    text = repr(value) if isinstance(value, (str, list, dict)) else describe(value)
    return text if len(text) < 200 else text[:200] + '…'

