"""The members of Swift's and Foundation's own types that the cases use."""
import functools
import re

from values import Actual, Instance, Tuple, Unconvertible, describe


def calculated(operator, left, right):
    """Returns the value of an operator."""
    if operator in ('...', '..<'):
        if isinstance(left, int) and isinstance(right, int):
            return list(range(left, right + (operator == '...')))
        return slice(left, right)
    if operator == '+' and isinstance(left, list) and not isinstance(right, list) and not hasattr(right, 'apart'):
        return [it + right for it in left]
    if operator == '+':
        return left + right
    if operator == '-':
        return left - right
    if operator in ('*', '/'):
        return left * right if operator == '*' else left / right
    if operator == '<':
        return is_less(left, right)
    if operator == '>':
        return is_less(right, left)
    if operator in ('<=', '>='):
        return left <= right if operator == '<=' else left >= right
    raise Unconvertible(f'the operator {operator}')


def is_less(left, right):
    """Returns whether a value comes before another one."""
    return left < right


def assign(object, name, value):
    """Gives a property of an object a value."""
    if isinstance(object, (Instance, Actual)):
        object.fields[name] = value
    else:
        setattr(object, 'swift_' + name, value)


def listed(value):
    """Returns a value with the list in the place of one that is still to be made."""
    return value.apart() if hasattr(value, 'apart') else value


def element(container, keys):
    """Returns an element of a list or a mapping."""
    container = listed(container)
    key = keys[0]
    if isinstance(container, dict):
        return container.get(key)
    if isinstance(container, (list, str)):
        if isinstance(key, int) and not -len(container) <= key < len(container):
            raise IndexError(f'no element {key} of {len(container)}')
        return container[key]
    raise Unconvertible(f'an element of {container!r}')


def member(evaluator, object, name):
    """Returns a property or a method of a value."""
    object = listed(object)
    if isinstance(object, Tuple):
        return object.get(name)
    if hasattr(object, 'swift_' + name):
        found = getattr(object, 'swift_' + name)
        return found
    if object is None and name in ('map', 'flatMap'):
        return lambda arguments: None
    members = next((table for kind, table in MEMBERS if isinstance(object, kind)), {})
    if name not in members:
        raise Unconvertible(f'{name} of {type(object).__name__}')
    return members[name](evaluator, object)


def function(apply):
    """Makes a method of a function that takes the evaluator, the object, and the arguments."""
    return lambda evaluator, object: lambda arguments: apply(evaluator, object, *[value for _, value in arguments])


def call(evaluator, closure, *values):
    return evaluator.call(closure, [(None, value) for value in values])


def ordered(evaluator, values, closure=None):
    values = list(values)
    if closure is None:
        return sorted(values)
    compare = lambda left, right: -1 if call(evaluator, closure, left, right) else 1 if call(
        evaluator, closure, right, left) else 0
    return sorted(values, key=functools.cmp_to_key(compare))


def searched(evaluator, values, name, closure):
    """Returns the first or the last element for which a closure holds."""
    values = pairs(values) if name == 'first' else pairs(values)[::-1]
    return next((it for it in values if call(evaluator, closure, it)), None)


def appending(evaluator, object):
    return lambda arguments: object.extend(arguments[0][1]) if arguments[0][0] == 'contentsOf' else object.append(arguments[0][1])


def first_index(evaluator, values, wanted):
    is_closure = hasattr(wanted, 'node')
    found = (index for index, it in enumerate(values) if (
        call(evaluator, wanted, it) if is_closure else evaluator.equal(it, wanted)))
    return next(found, None)


class OrderedSet:
    """A set whose elements are in order."""

    def __init__(self, arguments):
        self.swift_array = []

    def swift_add(self, arguments):
        if not any(it is arguments[0][1] for it in self.swift_array):
            self.swift_array.append(arguments[0][1])

    def swift_contains(self, arguments):
        return any(it is arguments[0][1] for it in self.swift_array)


def joined(evaluator, values, separator=''):
    if any(isinstance(it, list) for it in values):
        return [it for list in values for it in list]
    return separator.join(values)


def contains(evaluator, values, wanted):
    if callable(wanted) or hasattr(wanted, 'node'):
        return any(call(evaluator, wanted, it) for it in values)
    return wanted in values if isinstance(values, str) else any(evaluator.equal(it, wanted) for it in values)


def pairs(object):
    return [Tuple([('key', key), ('value', value)]) for key, value in object.items()] if isinstance(object, dict) else object


def reduced(evaluator, values, start, closure):
    for value in values:
        start = call(evaluator, closure, start, value)
    return start


LIST = {
    'count': lambda e, o: len(o), 'isEmpty': lambda e, o: not o,
    'first': lambda e, o: pairs(o)[0] if o else None, 'last': lambda e, o: pairs(o)[-1] if o else None,
    'map': function(lambda e, o, f: [call(e, f, it) for it in pairs(o)]),
    'compactMap': function(lambda e, o, f: [it for it in (call(e, f, x) for x in pairs(o)) if it is not None]),
    'flatMap': function(lambda e, o, f: [it for x in o for it in call(e, f, x) or []]),
    'filter': function(lambda e, o, f: [it for it in o if call(e, f, it)]),
    'forEach': function(lambda e, o, f: [call(e, f, it) for it in pairs(o)] and None),
    'sorted': function(ordered), 'contains': function(contains),
    'enumerated': function(lambda e, o: [Tuple([('offset', i), ('element', it)]) for i, it in enumerate(o)]),
    'joined': function(joined),
    'firstIndex': function(lambda e, o, it: first_index(e, o, it)), 'remove': function(lambda e, o, index: o.pop(index)),
    'insert': function(lambda e, o, it, index: o.insert(index, it)), 'append': appending, 'reversed': function(lambda e, o: o[::-1]),
    'reduce': function(reduced), 'dropFirst': function(lambda e, o, n=1: o[n:]), 'dropLast': function(lambda e, o, n=1: o[:-n]),
    'indices': lambda e, o: list(range(len(o))), 'asSource': lambda e, o: f'({", ".join(text(e, it) for it in o)})',
}
DICT = dict(LIST)
DICT.update({
    'keys': lambda e, o: list(o), 'values': lambda e, o: list(o.values()),
    'mapValues': function(lambda e, o, f: {key: call(e, f, it) for key, it in o.items()}),
    'removeAll': function(lambda e, o: o.clear()),
})
STRING = {
    'count': lambda e, o: len(o), 'isEmpty': lambda e, o: not o, 'string': lambda e, o: o, 'description': lambda e, o: o,
    'hasPrefix': function(lambda e, o, it: o.startswith(it)), 'hasSuffix': function(lambda e, o, it: o.endswith(it)),
    'contains': function(contains), 'uppercased': function(lambda e, o: o.upper()), 'lowercased': function(lambda e, o: o.lower()),
    'withoutWhitespaces': lambda e, o: re.sub(r'\s', '', o), 'rawValue': lambda e, o: o,
    'flatMap': function(lambda e, o, f: call(e, f, o)), 'map': function(lambda e, o, f: call(e, f, o)),
    'components': function(lambda e, o, it: o.split(it)), 'utf8': lambda e, o: o,
    'trimmingCharacters': function(lambda e, o, it: o.strip()), 'prefix': function(lambda e, o, f: prefix(e, o, f)),
    'replacingOccurrences': function(lambda e, o, old, new: o.replace(old, new)),
    'range': function(lambda e, o, it: None if it not in o else slice(o.index(it), o.index(it) + len(it))),
    'split': function(lambda e, o, it: [part for part in o.split(it) if part]),
    'firstIndex': function(lambda e, o, it: o.index(it) if it in o else None), 'startIndex': lambda e, o: 0,
    'endIndex': lambda e, o: len(o), 'trimmed': lambda e, o: o.strip(), 'nilIfEmpty': lambda e, o: o or None,
    'lowerBound': lambda e, o: 0,
    'bracketsBalancing': function(lambda e, o: o),
}
SLICE = {'lowerBound': lambda e, o: o.start, 'upperBound': lambda e, o: o.stop}
MEMBERS = [(str, STRING), (list, LIST), (dict, DICT), (slice, SLICE)]


def text(evaluator, object):
    return evaluator.member(object, 'asSource') if isinstance(object, (Instance, Actual)) else describe(object)


def prefix(evaluator, string, closure):
    result = ''
    for character in string:
        if not call(evaluator, closure, character):
            break
        result += character
    return result

