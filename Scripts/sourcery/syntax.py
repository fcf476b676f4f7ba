"""Reads Swift expressions."""
from lexer import Lexer, SyntaxProblem

# The binding powers of operators; assignments bind to the right.
POWERS = {'=': 1, '+=': 1, '-=': 1, '?': 2, '||': 3, '&&': 4, '==': 5, '!=': 5, '<': 5, '>': 5, '<=': 5, '>=': 5, '===': 5,
          '!==': 5, '??': 6, 'as': 7, 'is': 7, '...': 8, '..<': 8, '+': 9, '-': 9, '*': 10, '/': 10, '%': 10}
# The words that end an expression, and begin a statement.
STATEMENTS = {'let', 'var', 'func', 'if', 'guard', 'for', 'while', 'return', 'switch', 'do', 'catch', 'else', 'case', 'default',
              'in', 'where'}


class Node:
    """A part of the syntax; its fields depend on its kind."""

    def __init__(self, kind, line=0, **fields):
        self.kind, self.line = kind, line
        self.__dict__.update(fields)

    def __repr__(self):
        return f'{self.kind}({", ".join(f"{k}={v!r}" for k, v in self.__dict__.items() if k not in ("kind", "line"))})'


class TokenReader:
    """A place among tokens."""

    def __init__(self, tokens):
        self.tokens, self.index = tokens, 0

    @property
    def token(self):
        return self.tokens[self.index]

    def ahead(self, count=1):
        return self.tokens[min(self.index + count, len(self.tokens) - 1)]

    def next(self):
        token = self.token
        self.index = min(self.index + 1, len(self.tokens) - 1)
        return token

    def at(self, *texts):
        return self.token.kind in ('word', 'operator') and self.token.text in texts

    def take(self, *texts):
        return self.next() if self.at(*texts) else None

    def expect(self, text):
        if not self.at(text):
            raise SyntaxProblem(f'line {self.token.line}: {self.token.text!r} in the place of {text!r}')
        return self.next()

    def name(self):
        token = self.next()
        if token.kind not in ('word', 'quoted'):
            raise SyntaxProblem(f'line {token.line}: {token.text!r} is no name')
        return token.text


class TypeReader(TokenReader):
    """Reads types; a type is a node of the kinds `named`, `list`, `mapping`, `tuple` and `function`."""

    def type(self):
        while self.at('@') or self.at('inout', 'some', 'any', 'borrowing', 'sending'):
            if self.take('@'):
                self.name()
            else:
                self.next()
        result = self.simple_type()
        while True:
            if self.at('?', '!') and not self.token.after_space:
                self.next()
            elif self.at('&'):
                self.next()
                self.simple_type()
            elif self.at('.') and self.ahead().text in ('Type', 'Protocol'):
                self.next()
                self.next()
            else:
                break
        while self.at('async', 'throws', 'rethrows'):
            self.next()
        if self.take('->'):
            return Node('function', result=self.type())
        return result

    def simple_type(self):
        if self.take('['):
            element = self.type()
            if self.take(':'):
                value = self.type()
                self.expect(']')
                return Node('mapping', element=value)
            self.expect(']')
            return Node('list', element=element)
        if self.take('('):
            elements = []
            while not self.take(')'):
                label = None
                self.at('_') and self.next()
                if self.ahead().text == ':':
                    label = self.name()
                    self.next()
                elements.append((label, self.type()))
                self.take('...')
                self.take(',')
            return elements[0][1] if len(elements) == 1 else Node('tuple', elements=elements)
        name = self.name()
        arguments = []
        while True:
            if self.at('<'):
                self.next()
                while not self.take('>'):
                    arguments.append(self.type())
                    self.take(',')
            elif self.at('.') and self.ahead().kind in ('word', 'quoted') and self.ahead().text not in ('Type', 'Protocol'):
                self.next()
                name = self.name()
            else:
                return Node('named', name=name, arguments=arguments)


class ExpressionReader(TypeReader):
    """Reads expressions."""

    def expression(self, power=0, closures=True):
        left = self.prefix(closures)
        while True:
            token = self.token
            operator = token.text if token.kind in ('operator', 'word') else None
            bound = POWERS.get(operator)
            if bound is None or bound < power or (token.kind == 'word' and operator not in ('as', 'is')):
                return left
            if operator == '?' and not token.after_space:
                return left
            if operator in ('<', '-', '&') and token.after_break and not self.ahead().after_space:
                return left
            self.next()
            left = self.binary(left, operator, bound, token.line, closures)

    def binary(self, left, operator, bound, line, closures):
        if operator == '?':
            chosen = self.expression(0, closures)
            self.expect(':')
            return Node('choice', line, condition=left, chosen=chosen, other=self.expression(bound, closures))
        if operator in ('as', 'is'):
            mode = self.next().text if self.at('?', '!') and not self.token.after_space else ''
            return Node('cast', line, value=left, operator=operator + mode, type=self.type())
        if operator in ('...', '..<') and (self.at(')', ']', '{') or self.token.kind == 'end'):
            return Node('binary', line, operator=operator, left=left, right=None)
        right = self.expression(bound if bound == 1 else bound + 1, closures)
        return Node('binary', line, operator=operator, left=left, right=right)

    def prefix(self, closures):
        token = self.token
        if self.at('try', 'await'):
            self.next()
            mode = ''
            if token.text == 'try' and self.at('?', '!') and not self.token.after_space:
                mode = self.next().text
            return Node('try', token.line, mode=mode, value=self.expression(2, closures))
        if self.at('..<', '...'):
            self.next()
            return Node('binary', token.line, operator=token.text, left=None, right=self.expression(9, closures))
        if self.at('!', '-', '&') and token.kind == 'operator':
            self.next()
            return Node('prefix', token.line, operator=token.text, value=self.postfix(self.primary(), closures))
        return self.postfix(self.primary(), closures)

    def primary(self):
        token = self.token
        if token.kind == 'string':
            self.next()
            parts = [it if isinstance(it, str) else self.embedded(it) for it in token.parts]
            return Node('string', token.line, parts=parts)
        if token.kind == 'number':
            self.next()
            text = token.text.replace('_', '')
            return Node('value', token.line, value=float(text) if '.' in text and 'x' not in text else int(text, 0))
        if token.kind == 'quoted':
            self.next()
            return Node('name', token.line, name=token.text)
        if token.kind == 'word':
            return self.word(token)
        if self.take('('):
            return self.tuple(token.line)
        if self.take('['):
            return self.literal(token.line)
        if self.at('{'):
            return self.closure()
        if self.take('.'):
            return Node('implicit', token.line, name=self.name())
        if self.take('\\'):
            names = []
            self.take('.') or self.type()
            names.append(self.name())
            while self.take('.', '?', '!'):
                if self.token.kind == 'word' and not self.token.after_space:
                    names.append(self.name())
            return Node('path', token.line, names=names)
        if self.take('#'):
            return Node('literal', token.line, name=self.name(), arguments=self.arguments() if self.take('(') else [])
        raise SyntaxProblem(f'line {token.line}: {token.text!r} begins no expression')

    def embedded(self, tokens):
        reader = type(self)(tokens)
        return reader.expression()

    def word(self, token):
        if token.text in ('true', 'false', 'nil'):
            self.next()
            return Node('value', token.line, value={'true': True, 'false': False, 'nil': None}[token.text])
        if token.text in STATEMENTS:
            raise SyntaxProblem(f'line {token.line}: {token.text!r} begins no expression')
        self.next()
        if self.at('<') and not self.token.after_space and token.text[0].isupper():
            start = self.index
            try:
                self.next()
                while not self.take('>'):
                    self.type()
                    self.take(',')
                if not self.at('(', '.', '?'):
                    self.index = start
            except SyntaxProblem:
                self.index = start
        return Node('name', token.line, name=token.text)

    def tuple(self, line):
        elements = self.arguments()
        if len(elements) == 1 and elements[0][0] is None:
            return elements[0][1]
        return Node('tuple', line, elements=elements)

    def literal(self, line):
        if self.take(':'):
            self.expect(']')
            return Node('mapping', line, entries=[])
        values, entries = [], []
        while not self.take(']'):
            value = self.expression()
            if self.take(':'):
                entries.append((value, self.expression()))
            else:
                values.append(value)
            self.take(',')
        return Node('mapping', line, entries=entries) if entries else Node('list', line, values=values)

    def arguments(self, end=')'):
        """Returns pairs of labels and values."""
        result = []
        while not self.take(end):
            label = None
            if self.token.kind in ('word', 'quoted') and self.ahead().text == ':' and self.ahead().kind == 'operator':
                label = self.name()
                self.next()
            if self.token.kind == 'operator' and self.token.text in POWERS and self.ahead().text in (')', ','):
                result.append((label, Node('operator', name=self.next().text)))
            else:
                result.append((label, self.expression()))
            if not self.take(',') and not self.at(end):
                raise SyntaxProblem(f'line {self.token.line}: {self.token.text!r} in arguments')
        return result

    def postfix(self, value, closures):
        while True:
            token = self.token
            if token.kind != 'operator':
                return value
            if token.text == '.':
                self.next()
                name = self.next()
                value = Node('member', token.line, value=value, name=name.text)
            elif token.text in '?!' and not token.after_space:
                if token.text == '?' and self.ahead().text not in ('.', '[', '('):
                    return value
                self.next()
                value = Node('optional' if token.text == '?' else 'unwrap', token.line, value=value)
            elif token.text == '(' and not token.after_break:
                self.next()
                value = Node('call', token.line, function=value, arguments=self.arguments())
                value = self.trailing(value) if closures else value
            elif token.text == '[' and not token.after_break and not token.after_space:
                self.next()
                value = Node('element', token.line, value=value, arguments=self.arguments(']'))
            elif token.text == '{' and closures and not token.after_break and value.kind in ('name', 'member', 'implicit'):
                value = self.trailing(Node('call', token.line, function=value, arguments=[]))
            else:
                return value

    def trailing(self, call):
        if self.at('{') and not self.token.after_break:
            call.arguments = call.arguments + [(None, self.closure())]
            while self.token.kind == 'word' and self.ahead().text == ':' and self.ahead(2).text == '{':
                label = self.name()
                self.next()
                call.arguments.append((label, self.closure()))
        return call

    def closure(self):
        line = self.expect('{').line
        names = self.closure_names()
        return Node('closure', line, names=names, body=self.statements_until_brace())

    def closure_names(self):
        """Returns the names of the parameters; nil if there are none before `in`."""
        start = self.index
        names = []
        try:
            if self.take('['):
                while not self.take(']'):
                    self.next()
            if self.take('('):
                while not self.take(')'):
                    names.append(self.name())
                    if self.take(':'):
                        self.type()
                    self.take(',')
            else:
                while self.token.kind == 'word' and not self.at('in'):
                    names.append(self.name())
                    if not self.take(','):
                        break
            while self.at('async', 'throws'):
                self.next()
            if self.take('->'):
                self.type()
            if self.take('in'):
                return names
        except SyntaxProblem:
            pass
        self.index = start
        return None

    def statements_until_brace(self):
        raise NotImplementedError
