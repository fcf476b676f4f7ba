"""Sourcery's configurations, as runs of the tool show what they mean."""
import json
import os
import re

from tool import read, write
from values import Case, ErrorText, SwiftError, Unconvertible

# The files that a configuration may read, beside it and in the folder that cases exclude.
FILES = {'Inner.swift': '/// A text.\nstruct Inner {}\n', 'excludedPath/Outer.swift': 'struct Outer {}\n',
         'First.stencil': 'First', 'excludedPath/Second.stencil': 'Second'}
SEEN = '{% for type in types.all %}{{ type.name }}{{ type.documentation.0 }} {% endfor %}'


class Configuration:
    """A configuration that is a mapping, with what a run reads and writes."""

    def __init__(self, tool, arguments):
        values = dict(arguments)
        if 'dict' not in values:
            raise Unconvertible('the values of a configuration file, which no run prints')
        self.folder, self.base = tool.new_folder(), str(values.get('relativePath', ''))
        for name, text in FILES.items():
            write(os.path.join(self.folder, name), text + (SEEN if name.endswith('.stencil') else ''))
        write(os.path.join(self.folder, '.sourcery.yml'), json.dumps(values['dict']))
        try:
            tool.run(['--quiet'], self.folder)
        except SwiftError as error:
            raise SwiftError(ErrorText(error.message)) from error
        names = [it for it in ('First', 'Second') if os.path.exists(self.path(f'{it}.generated.swift'))]
        text = read(self.path(f'{names[0]}.generated.swift'))
        self.swift_templates = Chosen(self, {f'{it}.stencil' for it in names})
        self.swift_source = Chosen(self, {f'{it}.swift' for it in re.findall('Inner|Outer', text)})
        self.swift_parseDocumentation = 'A text.' in text

    @property
    def swift_cacheBasePath(self):
        raise Unconvertible('the folder of a cache, which the tool has of its own')

    def path(self, name):
        return os.path.join(self.folder, name)

    def chosen(self, paths, ending):
        """Returns the names of the files with an ending that paths include."""
        found = set()
        for name in FILES:
            path = os.path.normpath(os.path.join(self.base, name))
            included = any(path.startswith(str(it)) for it in paths.swift_include)
            if name.endswith(ending) and included and not any(path.startswith(str(it)) for it in paths.swift_exclude):
                found.add(os.path.basename(name))
        return found


class Chosen:
    """The files that a configuration has chosen."""

    def __init__(self, configuration, names):
        self.configuration, self.names = configuration, names

    def differences(self, expected, place):
        """Returns texts about the differences from paths."""
        paths = expected.values()[0] if isinstance(expected, Case) else expected
        wanted = self.configuration.chosen(paths, '.swift' if isinstance(expected, Case) else '.stencil')
        return [] if self.names == wanted else [f'{place}: {sorted(self.names)} is not {sorted(wanted)}']

