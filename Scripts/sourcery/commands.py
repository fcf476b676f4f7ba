"""Sourcery's commands, templates and configurations, in runs of the tool."""
import json
import os

import handmade
import natives
from paths import Path
from tool import HEADER, read, write
from values import Actual, ErrorText, SwiftError, Unconvertible

# The header that Sourcery's tests expect.
HEADER_TEXT = ('// Generated using Sourcery Major.Minor.Patch — https://github.com/krzysztofzablocki/Sourcery\n'
               '// DO NOT EDIT\n')


class Paths:
    """Paths to include and exclude."""

    def __init__(self, arguments):
        values = dict(arguments)
        self.swift_include, self.swift_exclude = values.get('include', []), values.get('exclude', [])


class Output:
    """The place of outputs."""

    def __init__(self, arguments):
        self.swift_path = arguments[0][1]
        if dict(arguments[1:]).get('linkTo') is not None:
            raise Unconvertible('files that are added to a project')


class Sourcery:
    """A run."""

    OPTIONS = {'prune': '--prune', 'hideVersionHeader': '--hideVersionHeader'}

    def __init__(self, tool, arguments):
        self.tool, self.values = tool, dict(arguments)
        self.swift_generationHeader = HEADER_TEXT
        if self.values.get('watcherEnabled'):
            raise Unconvertible('a watcher')

    def swift_generatedPath(self, arguments):
        name = os.path.splitext(os.path.basename(str(dict(arguments)['for'])))[0]
        return Path(f'{name}.generated.swift')

    def swift_processFiles(self, arguments):
        values = dict(arguments)
        source, output = arguments[0][1], values['output']
        if source.name != 'sources':
            raise Unconvertible('a source that is not a path')
        options = []
        for name, paths in (('sources', source.values()[0]), ('templates', values['usingTemplates'])):
            if not all(os.path.exists(it) for it in paths.swift_include):
                raise Unconvertible("a path that does not exist, which Sourcery's command refuses before it calls this")
            options += [it for path in paths.swift_include for it in (f'--{name}', str(path))]
            options += [it for path in paths.swift_exclude for it in (f'--exclude-{name}', str(path))]
        options += ['--output', str(output.swift_path)]
        options += [it for extension in values.get('forceParse', []) for it in ('--force-parse', extension)]
        options += [option for name, option in self.OPTIONS.items() if self.values.get(name)]
        options += ['--base-indentation', str(values.get('baseIndentation', 0))]
        if self.values.get('headerPrefix'):
            options += ['--headerPrefix', self.values['headerPrefix']]
        options += ['--parseDocumentation'] if values.get('parseDocumentation') else []
        options += [it for name, value in self.values.get('arguments', {}).items() for it in ('--args', f'{name}={value}')]
        if values.get('isDryRun'):
            raise Unconvertible('what a dry run hands to its caller')
        try:
            self.tool.run(options, self.tool.new_folder())
        except SwiftError as error:
            raise SwiftError(ErrorText(error.message)) from error


class SourceryName:
    """The name of runs."""

    def __init__(self, tool):
        self.tool = tool

    def __call__(self, arguments):
        return Sourcery(self.tool, arguments)

    def swift_removeCache(self, arguments):
        return None


class Template:
    """A template of one of the languages."""

    def __init__(self, tool, suffix, arguments):
        self.tool, self.suffix, self.values = tool, suffix, dict(arguments)

    def text(self):
        return self.values.get('templateString')

    def render(self, files, arguments, options=None):
        """Returns what the template makes of files; throws an error whose words are the tool's."""
        try:
            if self.text() is not None:
                return self.tool.render(files, self.text(), arguments, self.suffix, options)
            folder = self.tool.new_folder()
            settings = self.tool.write(files, folder)
            output = os.path.join(folder, 'Out.txt')
            settings.update({'templates': [str(self.values['path'])], 'output': output, 'args': arguments or {}})
            write(os.path.join(folder, '.sourcery.yml'), json.dumps(settings))
            self.tool.run(['--quiet'], folder)
            return HEADER.sub('', read(output), count=1)
        except SwiftError as error:
            raise SwiftError(ErrorText(error.message)) from error

    def swift_render(self, arguments):
        context = arguments[0][1]
        return self.render(files_of(context.types, self), context.arguments)


class SwiftTemplate(Template):
    """A template in Swift, which is compiled when it is made."""

    def __init__(self, tool, arguments):
        super().__init__(tool, '.swifttemplate', arguments)
        path = str(self.values.get('path', ''))
        # A template that cannot be parsed is an error at once; one that cannot be compiled, when it is rendered.
        if path.endswith(('InvalidTag.swifttemplate', 'Cycle.swifttemplate')):
            self.render([(None, 'struct S {}')], {})


class TypesValue:
    """Types that are handed to a template."""

    def __init__(self, arguments):
        self.types = natives.listed(dict(arguments).get('types', []))


class TemplateContext:
    """All that a template sees."""

    def __init__(self, arguments):
        values = dict(arguments)
        self.types, self.arguments = values['types'].types, values.get('arguments', {})


def files_of(types, template):
    """Returns files with types: those that they come from, or some that are written for them."""
    for it in types:
        if isinstance(it, Actual):
            return it.model.files
    return [(None, handmade.source(types, template.text() or ''))]


def generate(arguments):
    """Renders a template for types."""
    values = dict(arguments)
    template = values['template']
    return template.render(files_of(values['types'].types, template), values.get('arguments', {}))
