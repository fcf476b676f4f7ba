"""Reads Swift statements and declarations."""
from lexer import Lexer, SyntaxProblem
from syntax import ExpressionReader, Node

MODIFIERS = {'public', 'private', 'fileprivate', 'internal', 'open', 'final', 'static', 'class', 'override', 'required',
             'convenience', 'lazy', 'mutating', 'weak', 'unowned', 'indirect', 'nonisolated', 'dynamic', 'package'}
TYPES = {'class', 'struct', 'enum', 'extension', 'protocol', 'actor'}
DECLARATIONS = TYPES | {'let', 'var', 'func', 'init', 'subscript', 'deinit', 'case', 'typealias', 'import', 'associatedtype'}


def read_file(path):
    """Returns the declarations of a Swift file."""
    with open(path, encoding='utf-8') as file:
        reader = StatementReader(Lexer(file.read()).read())
    statements = []
    while reader.token.kind != 'end':
        statements.append(reader.statement())
    return statements


class StatementReader(ExpressionReader):
    """Reads statements and declarations."""

    def statements_until_brace(self):
        result = []
        while not self.take('}'):
            if self.token.kind == 'end':
                raise SyntaxProblem('a block does not end')
            if not self.take(';'):
                result.append(self.statement())
        return result

    def block(self):
        self.expect('{')
        return self.statements_until_brace()

    def statement(self):
        modifiers = self.modifiers()
        token = self.token
        if token.kind == 'word':
            if token.text in DECLARATIONS:
                reader = getattr(self, 'read_' + token.text, None) or self.read_type
                self.next()
                node = reader(token.line) if reader != self.read_type else self.read_type(token.line, token.text)
                node.is_static = bool({'static', 'class'} & modifiers)
                return node
            reader = getattr(self, 'read_' + token.text, None)
            if reader and token.text in ('if', 'guard', 'for', 'while', 'return', 'switch', 'do', 'throw', 'defer', 'repeat'):
                self.next()
                return reader(token.line)
            if token.text in ('break', 'continue', 'fallthrough'):
                self.next()
                return Node(token.text, token.line)
        return Node('expression', token.line, value=self.expression())

    def modifiers(self):
        found = set()
        while True:
            if self.at('@'):
                self.next()
                self.name()
                if self.at('(') and not self.token.after_space:
                    self.next()
                    self.skip_until(')')
            elif self.token.kind == 'word' and self.token.text in MODIFIERS and self.is_declaration_next():
                found.add(self.next().text)
                if self.at('(') and self.ahead(2).text == ')':
                    self.index += 3
            else:
                return found

    def is_declaration_next(self):
        following = self.ahead()
        return following.kind == 'word' and following.text in MODIFIERS | DECLARATIONS or following.text == '('

    def skip_until(self, end):
        depth = 1
        while depth and self.token.kind != 'end':
            depth += {'(': 1, '{': 1, ')': -1, '}': -1}.get(self.token.text if self.token.kind == 'operator' else '', 0)
            self.next()

    def read_import(self, line):
        self.name()
        while self.take('.') or (self.token.kind == 'word' and not self.token.after_break):
            if self.token.kind == 'word' and not self.token.after_break:
                self.name()
        return Node('nothing', line)

    def read_typealias(self, line):
        name = self.name()
        self.expect('=')
        return Node('alias', line, name=name, type=self.type())

    def read_associatedtype(self, line):
        self.name()
        return Node('nothing', line)

    def read_let(self, line):
        return self.read_var(line)

    def read_var(self, line):
        bindings = []
        while True:
            pattern = self.pattern()
            type = self.type() if self.take(':') else None
            value = self.expression() if self.take('=') else None
            getter, observer = self.accessors() if self.at('{') and not self.token.after_break else (None, None)
            bindings.append(Node('binding', line, pattern=pattern, type=type, value=value, getter=getter, observer=observer))
            if not self.take(','):
                return Node('variables', line, bindings=bindings)

    def pattern(self):
        if self.take('('):
            names = []
            while not self.take(')'):
                names.append(self.pattern())
                self.take(',')
            return names
        return self.name()

    def accessors(self):
        """Returns the statements of the getter, and those of the observer `didSet`, as far as there are any."""
        start = self.index
        self.next()
        words = {'get', 'set', 'didSet', 'willSet'}
        if not (self.token.kind == 'word' and self.token.text in words and self.ahead().text in ('{', '(', 'get', 'set', '}')):
            self.index = start
            return self.block(), None
        getter = observer = None
        while not self.take('}'):
            word = self.name()
            if self.take('('):
                self.skip_until(')')
            body = self.block() if self.at('{') else None
            getter = body if word == 'get' else getter
            observer = body if word == 'didSet' else observer
        return getter, observer

    def parameters(self):
        """Returns the parameters of a function."""
        if self.at('<'):
            while not self.at('('):
                self.next()
        self.expect('(')
        result = []
        while not self.take(')'):
            self.modifiers()
            label = self.name()
            name = self.name() if self.token.kind in ('word', 'quoted') else label
            self.expect(':')
            type = self.type()
            is_variadic = bool(self.take('...'))
            value = self.expression() if self.take('=') else None
            has_default = value is not None
            result.append(Node('parameter', label=None if label == '_' else label, name=name, type=type, value=value,
                               is_variadic=is_variadic, has_default=has_default))
            self.take(',')
        return result

    def function(self, name, line):
        parameters = self.parameters()
        while self.at('async', 'throws', 'rethrows'):
            self.next()
        if self.take('->'):
            self.type()
        while not self.at('{', '}') and self.token.kind != 'end' and (self.at('where') or not self.token.after_break):
            self.next()
        body = self.block() if self.at('{') else []
        return Node('function', line, name=name, parameters=parameters, body=body)

    def read_func(self, line):
        name = self.next().text
        while self.token.kind == 'operator' and self.token.text not in ('(', '<'):
            name += self.next().text
        return self.function(name, line)

    def read_init(self, line):
        self.take('?', '!')
        return self.function('init', line)

    def read_subscript(self, line):
        self.parameters()
        self.expect('->')
        self.type()
        return Node('function', line, name='subscript', parameters=[], body=self.accessors()[0])

    def read_deinit(self, line):
        self.block()
        return Node('nothing', line)

    def read_case(self, line):
        names = []
        while True:
            name = self.name()
            if self.take('('):
                self.skip_until(')')
            value = self.expression() if self.take('=') else None
            names.append((name, value.parts[0] if value is not None and value.kind == 'string' else name))
            if not self.take(','):
                return Node('cases', line, names=names)

    def read_type(self, line, kind):
        name = self.type().name
        parents = []
        if self.take(':'):
            parents.append(self.type())
            while self.take(','):
                parents.append(self.type())
        while not self.at('{'):
            self.next()
        parents = [it.name for it in parents if it.kind == 'named']
        return Node('type', line, type_kind=kind, name=name, parents=parents, members=self.block())

    # Statements

    def conditions(self):
        result = []
        while True:
            line = self.token.line
            if self.take('let', 'var'):
                pattern = self.pattern()
                if self.take(':'):
                    self.type()
                value = self.expression(2, closures=False) if self.take('=') else Node('name', line, name=pattern)
                result.append(Node('bind', line, pattern=pattern, value=value))
            elif self.take('case'):
                pattern = self.case_pattern()
                self.expect('=')
                result.append(Node('match', line, pattern=pattern, value=self.expression(2, closures=False)))
            else:
                result.append(self.expression(0, closures=False))
            if not self.take(','):
                return result

    def case_pattern(self):
        """Returns the name of a case, and those of the variables; or an expression."""
        self.take('let')
        if self.token.kind == 'word' and self.token.text[0].isupper() and self.ahead().text == '.':
            self.next()
        if not self.take('.'):
            return Node('expression', value=self.expression(3, closures=False))
        name = self.name()
        variables = []
        if self.take('('):
            while not self.take(')'):
                self.take('let')
                variables.append(self.name())
                self.take(',')
        self.take('?')
        return Node('case', name=name, variables=variables)

    def read_if(self, line):
        conditions = self.conditions()
        body = self.block()
        other = []
        if self.take('else'):
            other = [self.read_if(self.next().line)] if self.at('if') else self.block()
        return Node('if', line, conditions=conditions, body=body, other=other)

    def read_guard(self, line):
        conditions = self.conditions()
        self.expect('else')
        return Node('guard', line, conditions=conditions, other=self.block())

    def read_for(self, line):
        self.take('try')
        self.take('await')
        pattern = self.pattern()
        self.expect('in')
        values = self.expression(0, closures=False)
        condition = self.expression(0, closures=False) if self.take('where') else None
        return Node('for', line, pattern=pattern, values=values, condition=condition, body=self.block())

    def read_while(self, line):
        return Node('while', line, conditions=self.conditions(), body=self.block())

    def read_return(self, line):
        has_value = not self.token.after_break and not self.at('}', ';')
        return Node('return', line, value=self.expression() if has_value else None)

    def read_throw(self, line):
        return Node('throw', line, value=self.expression())

    def read_defer(self, line):
        self.block()
        return Node('nothing', line)

    def read_do(self, line):
        body = self.block()
        handlers = []
        while self.take('catch'):
            while not self.at('{'):
                self.next()
            handlers.append(self.block())
        return Node('do', line, body=body, handlers=handlers)

    def read_switch(self, line):
        value = self.expression(0, closures=False)
        self.expect('{')
        cases = []
        while not self.take('}'):
            patterns = []
            if self.take('default'):
                patterns = None
            else:
                self.expect('case')
                patterns.append(self.case_pattern())
                while self.take(','):
                    patterns.append(self.case_pattern())
            condition = self.expression(0, closures=False) if self.take('where') else None
            self.expect(':')
            body = []
            while not self.at('case', 'default', '}'):
                if not self.take(';'):
                    body.append(self.statement())
            cases.append((patterns, condition, body))
        return Node('switch', line, value=value, cases=cases)
