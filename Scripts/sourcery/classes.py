"""The classes that Sourcery's run-time library declares, read from its source."""
import glob
import os

from statements import read_file
from values import Unconvertible

# The folders of the library, and the files that make names of types for the cases.
SOURCES = ['SourceryRuntime/Sources/Common/AST', 'SourceryRuntime/Sources/macOS/AST', 'SourceryRuntime/Sources/Generated']
FILES = ['SourceryTests/Helpers/Builders.swift', 'SourceryTests/Helpers/Extensions.swift']


class Class:
    """A class, structure, enum or protocol."""

    def __init__(self, name):
        self.name, self.parents, self.kind = name, [], 'extension'
        self.initializers, self.functions, self.stored, self.computed = [], {}, {}, {}
        self.statics, self.static_functions, self.static_values, self.cases = {}, {}, {}, {}
        self.types, self.observers = {}, {}

    def __repr__(self):
        return self.name

    def add(self, node):
        """Adds the members of a declaration or an extension."""
        for member in node.members:
            if member.kind == 'variables':
                self.add_variables(member)
            elif member.kind == 'function' and member.name == 'init':
                self.initializers.append(member)
            elif member.kind == 'function':
                table = self.static_functions if member.is_static else self.functions
                table.setdefault(member.name, []).append(member)
            elif member.kind == 'cases':
                self.cases.update(member.names)
            elif member.kind == 'type' and member.type_kind != 'extension':
                self.types.setdefault(member.name, Class(member.name)).add(member)

    def add_variables(self, member):
        for binding in member.bindings:
            if binding.getter is not None:
                (self.statics if member.is_static else self.computed)[binding.pattern] = binding.getter
            elif member.is_static:
                self.static_values[binding.pattern] = binding.value
            elif isinstance(binding.pattern, str):
                if binding.observer is not None:
                    self.observers[binding.pattern] = binding.observer
                self.stored[binding.pattern] = binding.value


class ClassTable:
    """All classes, by their names."""

    def __init__(self, checkout):
        self.classes, self.aliases = {}, {}
        for path in self.files(checkout):
            for node in read_file(path):
                if node.kind == 'type':
                    cls = self.classes.setdefault(node.name, Class(node.name))
                    if node.type_kind != 'extension':
                        cls.kind = node.type_kind
                    cls.parents += [it for it in node.parents if it not in cls.parents]
                    cls.add(node)
                elif node.kind == 'alias' and node.type.kind == 'named':
                    self.aliases[node.name] = node.type.name

    @staticmethod
    def files(checkout):
        paths = [os.path.join(checkout, it) for it in FILES]
        for folder in SOURCES:
            paths += glob.glob(os.path.join(checkout, folder, '**', '*.swift'), recursive=True)
        return sorted(it for it in paths if not it.endswith(('Coding.generated.swift', 'JSExport.generated.swift')))

    def find(self, name):
        """Returns the class of a name; None if there is none."""
        name = self.aliases.get(name, name)
        if name in self.classes:
            return self.classes[name]
        return next((it.types[name] for it in self.classes.values() if name in it.types), None)

    def lineage(self, cls):
        """Returns a class, its superclasses and its protocols, nearest first."""
        result, pending = [], [cls]
        while pending:
            current = pending.pop(0)
            if current is not None and current not in result:
                result.append(current)
                pending += [self.find(name) for name in current.parents]
        return result

    def member(self, cls, table, name):
        """Returns a member of a class, and the class that declares it; None if there is none."""
        for parent in self.lineage(cls):
            found = getattr(parent, table)
            if name in found:
                return found[name], parent
        return None

    def is_kind(self, cls, name):
        """Returns whether a class is, or inherits from, that of a name."""
        return any(it.name == self.aliases.get(name, name) for it in self.lineage(cls))

    def compared(self, cls):
        """Returns the names of the properties that make objects of a class equal."""
        found = self.member(cls, 'functions', 'isEqual')
        if found is None:
            raise Unconvertible(f'{cls.name} has no comparison')
        nodes, owner = found
        names, continues = compared_names(nodes[0].body)
        if continues:
            for parent in owner.parents:
                if self.find(parent) and self.member(self.find(parent), 'functions', 'isEqual'):
                    names = self.compared(self.find(parent)) + names
                    break
        return names


def compared_names(body):
    """Returns the names that a comparison compares, and whether it goes on with that of the superclass."""
    names, continues = [], False
    for node in body:
        if node.kind == 'if' and node.conditions[0].kind == 'binary' and node.conditions[0].operator == '!=':
            names.append(node.conditions[0].left.name)
        elif node.kind == 'return' and node.value.kind == 'call':
            continues = True
    return names, continues
