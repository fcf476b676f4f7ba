"""The names that the cases use besides those of the run-time library, and the tool behind them."""
import os

from commands import (Output, Paths, Sourcery, SourceryName, SwiftTemplate, Template, TemplateContext, TypesValue, generate)
from configurations import Configuration
from comparison import Comparison
from dump import Dump
from interpreter import Interpreter
from matchers import Expectation, matchers
from natives import OrderedSet
from parsed import Parser, ParserResult, joined
from paths import Path, Stubs
from syntax import Node
from values import Case, SwiftError, Unconvertible


class Names:
    """A name with members."""

    def __init__(self, **members):
        for name, value in members.items():
            setattr(self, 'swift_' + name, value)

    def __repr__(self):
        return f'a type with {", ".join(it.removeprefix("swift_") for it in vars(self))} alone'


class Group:
    """A group of cases, with what runs around each of them."""

    def __init__(self, title, parent):
        self.title, self.parent, self.before, self.after = title, parent, [], []

    def titles(self):
        return (self.parent.titles() if self.parent else []) + ([self.title] if self.title else [])

    def lineage(self):
        return (self.parent.lineage() if self.parent else []) + [self]


def case_titles(node):
    """Returns the titles of the cases in a part of a syntax tree."""
    if isinstance(node, (list, tuple)):
        return [title for it in node for title in case_titles(it)]
    if not isinstance(node, Node):
        return []
    if node.kind == 'call' and getattr(node.function, 'name', None) == 'it':
        return [''.join(map(str, node.arguments[0][1].parts))]
    return [title for it in vars(node).values() for title in case_titles(it)]


class World:
    """All names of the cases.

    The cases of a specification are gathered in `cases`, and in `unread` those of groups that cannot be evaluated.
    """

    def __init__(self, checkout, classes, tool):
        self.tool, self.checkout = tool, checkout
        self.comparison = Comparison(classes)
        self.evaluator = Interpreter(classes, self)
        self.comparison.evaluator = self.evaluator
        self.dump = Dump(classes, tool)
        self.failures = []
        self.group, self.cases, self.unread = Group('', None), [], []
        self.names = {**matchers(self), **self.structure(), **self.values(), **self.sourcery()}

    def begin(self):
        """Makes all new for a specification."""
        self.group, self.cases, self.unread = Group('', None), [], []
        self.names['Stubs'] = Stubs(self.checkout, self.tool)

    def structure(self):
        """Returns the functions that group cases."""
        def group(arguments):
            self.group = Group(arguments[0][1], self.group)
            try:
                self.evaluator.call(arguments[1][1], [])
            except Unconvertible as reason:
                known = {title for owner, title, _ in self.cases if owner is self.group}
                self.unread += [(self.group, title, reason) for title in case_titles(arguments[1][1].node)
                                if title not in known]
            finally:
                self.group = self.group.parent

        def case(arguments):
            self.cases.append((self.group, arguments[0][1], arguments[-1][1]))

        return {'describe': group, 'context': group, 'it': case, 'xit': lambda arguments: None,
                'beforeEach': lambda arguments: self.group.before.append(arguments[0][1]),
                'afterEach': lambda arguments: self.group.after.append(arguments[0][1]),
                'expect': lambda arguments: Expectation(self, arguments),
                'fail': lambda arguments: self.failures.append(str(arguments[0][1]) if arguments else 'the case fails')}

    def values(self):
        """Returns the functions that make values of Swift and Foundation."""
        def identity(arguments):
            return arguments[0][1]

        def trap(arguments):
            raise SwiftError('the case stops')

        return {'NSNumber': identity, 'Float': identity, 'NSString': identity, 'String': identity, 'fatalError': trap,
                'Set': identity, 'print': lambda arguments: None, 'NSMutableOrderedSet': OrderedSet,
                'DispatchTime': Names(now=lambda arguments: 0.0), 'NSEC_PER_SEC': 1, 'Int64': identity, 'Double': identity,
                'DispatchQueue': Names(main=Names(asyncAfter=lambda arguments: self.evaluator.call(arguments[-1][1], []))),
                'FileManager': Names(default=Names(attributesOfItem=lambda arguments: {
                    'modificationDate': os.stat(arguments[0][1]).st_mtime_ns})),
                'FileAttributeKey': Names(modificationDate='modificationDate')}

    def sourcery(self):
        """Returns the names of Sourcery's own types and functions."""
        return {
            'Path': Path.make, 'Paths': Paths, 'Output': Output,
            'Sourcery': SourceryName(self.tool),
            'makeParser': lambda arguments: Parser(self, arguments),
            'FileParserResult': lambda arguments: ParserResult(self, {
                name: value for name, value in arguments if name in ('types', 'functions', 'typealiases')}),
            'Composer': Names(uniqueTypesAndFunctions=joined),
            'Generator': Names(generate=generate), 'Types': TypesValue, 'TemplateContext': TemplateContext,
            'StencilTemplate': lambda arguments: Template(self.tool, '.stencil', arguments),
            'SwiftTemplate': lambda arguments: SwiftTemplate(self.tool, arguments),
            'Configuration': lambda arguments: Configuration(self.tool, arguments),
            'Source': Names(sources=lambda arguments: Case('sources', arguments)),
        }
