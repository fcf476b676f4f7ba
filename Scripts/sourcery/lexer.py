"""Divides Swift text into tokens."""
import re

# The conditions of `#if` that hold: Sourcery on a Mac, without JavaScript.
CONDITIONS = {'canImport(ObjectiveC)': True, 'canImport(JavaScriptCore)': False, 'SWIFT_PACKAGE': False,
              'os(macOS)': True, 'lint': False}
OPERATORS = ['===', '!==', '...', '..<', '->', '==', '!=', '<=', '>=', '&&', '||', '??', '+=', '-=', '*=', '/=']
WORD = re.compile(r'[^\W\d]\w*|\$\d+')
NUMBER = re.compile(r'0x[0-9a-fA-F_]+|\d[\d_]*(\.\d[\d_]*)?')


class SyntaxProblem(Exception):
    """Swift text that the reader does not know."""


class Token:
    """A token, with what stands before it."""

    __slots__ = ('kind', 'text', 'parts', 'line', 'after_break', 'after_space')

    def __init__(self, kind, text, line, after_break, after_space, parts=None):
        self.kind, self.text, self.parts, self.line = kind, text, parts, line
        self.after_break, self.after_space = after_break, after_space

    def __repr__(self):
        return f'{self.kind}:{self.text!r}@{self.line}'


class Lexer:
    """Reads tokens of the kinds `word`, `quoted` (a name in backticks), `number`, `string`, `operator` and `end`."""

    def __init__(self, text, line=1):
        self.text, self.position, self.line = text, 0, line
        self.tokens = []

    def read(self):
        """Returns all tokens; the last one is of the kind `end`."""
        while True:
            start = self.line
            before = self.position
            self.skip_blanks()
            at_break = self.line > start or not self.tokens
            spaced = self.position > before or not self.tokens
            if self.position >= len(self.text):
                self.tokens.append(Token('end', '', self.line, True, True))
                return self.tokens
            if self.text[self.position] == '#' and self.directive():
                continue
            kind, text, parts, line = self.token(spaced)
            self.tokens.append(Token(kind, text, line, at_break, spaced, parts))

    def skip_blanks(self):
        while self.position < len(self.text):
            rest = self.text[self.position:self.position + 2]
            if rest[0] == '\n':
                self.line += 1
                self.position += 1
            elif rest[0].isspace():
                self.position += 1
            elif rest == '//':
                end = self.text.find('\n', self.position)
                self.position = len(self.text) if end < 0 else end
            elif rest == '/*':
                end = self.text.find('*/', self.position)
                end = len(self.text) if end < 0 else end + 2
                self.line += self.text.count('\n', self.position, end)
                self.position = end
            else:
                return

    def directive(self):
        """Skips a directive and the lines whose condition does not hold; returns false for other uses of `#`."""
        end = self.text.find('\n', self.position)
        end = len(self.text) if end < 0 else end
        words = self.text[self.position:end].split(None, 1)
        if words[0] not in ('#if', '#elseif', '#else', '#endif'):
            return False
        self.position = end
        if words[0] == '#if':
            self.skip_until_condition(words[1].split('//')[0].strip())
        elif words[0] in ('#elseif', '#else'):
            self.skip_lines({'#endif'})
        return True

    def skip_until_condition(self, condition):
        while True:
            negated = condition.startswith('!')
            holds = CONDITIONS.get(condition.lstrip('!'), False)
            if holds != negated:
                return
            words = self.skip_lines({'#elseif', '#else', '#endif'})
            if words[0] != '#elseif':
                return
            condition = words[1].strip()

    def skip_lines(self, ends):
        depth = 0
        while self.position < len(self.text):
            end = self.text.find('\n', self.position + 1)
            end = len(self.text) if end < 0 else end
            words = self.text[self.position:end].split(None, 1)
            self.line += 1
            self.position = end
            if words and words[0] == '#if':
                depth += 1
            elif words and depth == 0 and words[0] in ends:
                return words
            elif words and words[0] == '#endif':
                depth -= 1
        raise SyntaxProblem('a condition does not end')

    def token(self, spaced):
        line = self.line
        if self.text.startswith(('"', '#"'), self.position):
            return 'string', '', self.string(), line
        if self.text[self.position] == '`':
            end = self.text.index('`', self.position + 1)
            name = self.text[self.position + 1:end]
            self.position = end + 1
            return 'quoted', name, None, line
        for kind, pattern in (('word', WORD), ('number', NUMBER)):
            match = pattern.match(self.text, self.position)
            if match:
                self.position = match.end()
                return kind, match.group(), None, line
        if self.text[self.position] in '?!' and not spaced:
            operator = self.text[self.position]
        else:
            operator = next((it for it in OPERATORS if self.text.startswith(it, self.position)), self.text[self.position])
        self.position += len(operator)
        return 'operator', operator, None, line

    def string(self):
        """Returns the parts of a string: texts, and lists of tokens."""
        hashes = '#' if self.text[self.position] == '#' else ''
        self.position += len(hashes)
        quotes = '"""' if self.text.startswith('"""', self.position) else '"'
        self.position += len(quotes)
        end, escape = quotes + hashes, '\\' + hashes
        parts = ['']
        while not self.text.startswith(end, self.position):
            if self.text.startswith(escape, self.position):
                self.position += len(escape)
                self.escape(parts)
            else:
                parts[-1] += self.text[self.position]
                self.line += self.text[self.position] == '\n'
                self.position += 1
        self.position += len(end)
        return unindented(parts) if len(quotes) == 3 else [unmarked(it) for it in parts]

    def escape(self, parts):
        character = self.text[self.position]
        self.position += 1
        if character == '(':
            start, depth = self.position, 1
            while depth:
                depth += {'(': 1, ')': -1}.get(self.text[self.position], 0)
                self.position += 1
            parts.append(Lexer(self.text[start:self.position - 1], self.line).read())
            parts.append('')
        elif character == 'u':
            close = self.text.index('}', self.position)
            parts[-1] += chr(int(self.text[self.position + 1:close], 16))
            self.position = close + 1
        elif character == '\n':
            self.line += 1
            parts[-1] += '\0\n'
        else:
            # A line break that was written as an escape is marked, as it begins no line with an indentation.
            parts[-1] += {'n': '\0n', 't': '\t', 'r': '\r', '0': ''}.get(character, character)


def unindented(parts):
    """Returns the parts of a multi-line string without its first and last line breaks, and without its indentation."""
    indentation = parts[-1].rsplit('\n', 1)[-1]
    result = []
    for index, part in enumerate(parts):
        if isinstance(part, str):
            lines = part.split('\n')
            lines = [line.removeprefix(indentation) if index or offset else line for offset, line in enumerate(lines)]
            if index:
                lines[0] = part.split('\n')[0]
            part = '\n'.join(lines)
            if index == 0:
                part = part[part.index('\n') + 1:]
            if index == len(parts) - 1:
                part = part[:-1] if part.endswith('\n') else part
            part = unmarked(part)
        result.append(part)
    return result


def unmarked(part):
    """Returns a part with line breaks in the place of their marks."""
    return part.replace('\0\n', '').replace('\0n', '\n') if isinstance(part, str) else part
