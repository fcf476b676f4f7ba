"""What Sourcery's parser and composer make of texts, in runs of the tool."""
import re

from values import Tuple, Unconvertible

# The roots of the model that a result has.
ROOTS = ['types', 'functions', 'typealiases']
# The kinds of types for the keywords that declare them, if they are other words.
KINDS = {'typealias': 'protocolComposition'}
DECLARATION = re.compile(r'\b(class|struct|enum|protocol|actor|extension|typealias)\s+`?([\w.]+)')


class Parser:
    """The parser of a text."""

    def __init__(self, world, arguments):
        values = dict(arguments)
        self.world, self.file = world, (values.get('module'), values['for'])
        self.options = {'parseDocumentation': True} if values.get('parseDocumentation') else {}

    def swift_parse(self, arguments):
        return ParserResult(self.world, {name: Pending(self.world, name, [self.file], self.options) for name in ROOTS})


class ParserResult:
    """The declarations that a parser finds, before they are joined."""

    def __init__(self, world, roots):
        self.world = world
        for name, value in roots.items():
            setattr(self, 'swift_' + name, value)


class Pending:
    """A list of declarations in files that no template has seen yet."""

    def __init__(self, world, root, files, options):
        self.world, self.root, self.files, self.options = world, root, files, options

    def __add__(self, other):
        if isinstance(other, Pending):
            return Pending(self.world, self.root, self.files + other.files, {**self.options, **other.options})
        return self if not other else list(self) + other

    def __radd__(self, other):
        return self if not other else other + list(self)

    def __iter__(self):
        return iter(self.apart())

    def joined(self):
        """Returns the list as the composer leaves it."""
        return self.world.tool.model(self.files, self.world.dump, self.options).root(self.root)

    def apart(self):
        """Returns the list in the order of the texts."""
        found = self.joined()
        if self.root == 'typealiases':
            # The parser leaves those in types to their types.
            return [it for it in found if it.get('parentName') is None]
        if self.root != 'types':
            return found
        text = '\n'.join(it for _, it in self.files)
        declarations = [(KINDS.get(kind, kind), name.rsplit('.', 1)[-1]) for kind, name in DECLARATION.findall(text)]
        places = {it: place for place, it in reversed(list(enumerate(declarations)))}
        found = [it for it in found if (it.get('kind'), it.get('localName')) in places]
        found.sort(key=lambda it: places[it.get('kind'), it.get('localName')])
        for it in found:
            take_back(it)
        declared = {name for kind, name in declarations if kind != 'extension'}
        return Apart(found, any(kind == 'extension' and name in declared for kind, name in declarations))


def take_back(type):
    """Gives a type the values that the parser has for it, before the composer has looked anything up."""
    has_variable = any(it.get('name') == 'rawValue' for it in type.get('rawVariables'))
    if type.cls.name == 'Enum' and type.get('rawTypeName') is not None and not has_variable:
        type.fields['inheritedTypes'] = [type.get('rawTypeName').get('name')] + type.get('inheritedTypes')
        type.fields.update({'rawTypeName': None, 'rawType': None})
    type.fields.update({'inherits': {}, 'implements': {}, 'basedTypes': {}, 'supertype': None})
    if type.cls.name == 'ProtocolComposition':
        type.fields['inheritedTypes'] = [it.get('name') for it in type.get('composedTypeNames')]
        type.fields['composedTypes'] = None
    for inner in type.get('containedTypes'):
        take_back(inner)


class Apart(list):
    """Types with the members of their extensions, where Sourcery's parser has the extensions apart."""

    def __init__(self, values, has_extensions):
        super().__init__(values)
        self.has_extensions = has_extensions

    def check(self, expected):
        """Throws if a list has extensions of its own."""
        if self.has_extensions and any(getattr(it, 'fields', {}).get('isExtension') for it in expected):
            raise Unconvertible('extensions apart from their types, which no template sees')


def joined(arguments):
    """Returns the types, functions and aliases that the composer makes of a result."""
    result = arguments[0][1]
    lists = [getattr(result, 'swift_' + name) for name in ROOTS]
    return Tuple([(name, it.joined() if isinstance(it, Pending) else it) for name, it in zip(ROOTS, lists)])
