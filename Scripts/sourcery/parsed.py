"""What Sourcery's parser and composer make of texts, in runs of the tool."""
import re

from values import Tuple, Unconvertible

# The roots of the model that a result has.
ROOTS = ['types', 'functions', 'typealiases']
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
        text = '\n'.join(it for _, it in self.files)
        declarations = [(kind, name) for kind, name in DECLARATION.findall(text)]
        names = [name.rsplit('.', 1)[-1] for _, name in declarations]
        found = self.joined()
        if self.root != 'types':
            return found
        declared = {name for kind, name in declarations if kind != 'extension'}
        found = [it for it in found if it.get('localName') in names]
        found.sort(key=lambda it: names.index(it.get('localName')))
        return Apart(found, any(kind == 'extension' and name in declared for kind, name in declarations))


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
