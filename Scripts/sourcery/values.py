"""The values of interpreted Swift, besides those that Python has of its own."""
from lexer import SyntaxProblem


class Unconvertible(Exception):
    """Something in a case that has no counterpart in a run of the tool."""


class SwiftError(Exception):
    """An error that Swift code can catch."""

    def __init__(self, message):
        super().__init__(message)
        self.message = message


class ErrorText(str):
    """The text of an error of the tool, which has words of its own."""


class Case:
    """The case of an enum, or a member whose type is still to be found, as in `.public`."""

    def __init__(self, name, arguments=None, type=None, raw=None):
        self.name, self.arguments, self.type, self.raw = name, arguments, type, raw

    def __eq__(self, other):
        return isinstance(other, Case) and self.name == other.name and self.values() == other.values()

    def __hash__(self):
        return hash(self.name)

    def __repr__(self):
        return f'.{self.name}'

    def values(self):
        return [value for _, value in self.arguments or []]


class Tuple:
    """A tuple, the elements of which may have labels."""

    def __init__(self, elements):
        self.elements = elements

    def get(self, name):
        if name.isdigit():
            return self.elements[int(name)][1]
        return next(value for label, value in self.elements if label == name)

    def values(self):
        return [value for _, value in self.elements]

    def __eq__(self, other):
        return isinstance(other, Tuple) and self.values() == other.values()

    def __repr__(self):
        return f'({", ".join(map(repr, self.values()))})'


class Instance:
    """An object of a class that Swift code declares."""

    def __init__(self, cls):
        self.cls, self.fields = cls, {}

    def __repr__(self):
        name = self.fields.get('name') or self.fields.get('localName') or ''
        return f'{self.cls.name} {name}'.strip()


class Actual:
    """An object of the tool's model, as a template sees it."""

    def __init__(self, cls, fields, model):
        self.cls, self.fields, self.model = cls, fields, model

    def get(self, name):
        if name not in self.fields:
            raise SwiftError(f'{self.cls.name} has no property {name}')
        return self.model.value(self.fields[name])

    def __repr__(self):
        return f'{self.cls.name} {self.fields.get("name") or ""}'.strip()


class Scope:
    """Names and their values; `computed` names are functions without parameters."""

    def __init__(self, parent=None):
        self.parent, self.names, self.computed, self.functions = parent, {}, {}, {}

    def find(self, name):
        scope = self
        while scope is not None:
            if name in scope.names or name in scope.computed or name in scope.functions:
                return scope
            scope = scope.parent
        return None


class Function:
    """Functions of one name, with the scope in which they are declared."""

    def __init__(self, nodes, scope, owner=None, cls=None):
        self.nodes, self.scope, self.owner, self.cls = nodes, scope, owner, cls


class Closure:
    """A closure."""

    def __init__(self, node, scope):
        self.node, self.scope = node, scope


def describe(value):
    """Returns the text of a value in a string, as Swift has it."""
    if value is None:
        return 'nil'
    if isinstance(value, bool):
        return 'true' if value else 'false'
    if isinstance(value, Case):
        return value.name
    if isinstance(value, float) and value.is_integer():
        return f'{value:.1f}'
    if isinstance(value, SwiftError):
        return ErrorText(value.message)
    if isinstance(value, (Instance, Actual)) and 'name' in value.fields:
        return str(value.fields.get('asSource') or value.fields['name'])
    return str(value)


__all__ = ['Actual', 'Case', 'Closure', 'ErrorText', 'Function', 'Instance', 'Scope', 'SwiftError', 'SyntaxProblem', 'Tuple',
           'Unconvertible', 'describe']
