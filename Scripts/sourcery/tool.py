"""Runs the tool on files that a case makes, and reads the model that it shows to templates."""
import json
import os
import re
import subprocess

from values import Actual, SwiftError, Unconvertible

HEADER = re.compile(r'^// Generated using Sourcery .*\n// DO NOT EDIT\n')
ERROR = re.compile(r'(^|: )error: ', re.MULTILINE)
VERSION = re.compile(r'Generated using Sourcery \d+\.\d+\.\d+')


class ToolFailure(Exception):
    """A failure of the tool that it does not explain."""


class Tool:
    """The tool, and the folder for the files of cases."""

    def __init__(self, path, folder):
        self.path, self.folder, self.count = path, folder, 0
        self.models = {}

    def new_folder(self):
        """Returns a new folder."""
        self.count += 1
        path = os.path.join(self.folder, str(self.count))
        os.makedirs(path)
        return path

    def run(self, arguments, folder, environment=None):
        """Runs the tool with the options of Sourcery, and returns what it prints; throws if it fails."""
        run = subprocess.run([self.path, 'sourcery', *arguments], cwd=folder, capture_output=True, text=True, timeout=120,
                             check=False, stdin=subprocess.DEVNULL, env={**os.environ, **(environment or {})})
        if run.returncode:
            message = (run.stderr + run.stdout).strip()
            if not ERROR.search(message):
                raise ToolFailure(f'the tool ends with {run.returncode}, and tells no error: {message}')
            raise SwiftError(message)
        return run.stdout + run.stderr

    def render(self, files, template, arguments=None, suffix='.stencil', options=None):
        """Returns what a template makes of files; files are pairs of modules and texts."""
        folder = self.new_folder()
        settings = self.write(files, folder)
        write(os.path.join(folder, 'Template' + suffix), template)
        settings.update({'templates': ['Template' + suffix], 'output': 'Out.txt', 'args': arguments or {}, **(options or {})})
        write(os.path.join(folder, '.sourcery.yml'), json.dumps(settings, ensure_ascii=False))
        self.run(['--quiet'], folder)
        path = os.path.join(folder, 'Out.txt')
        return HEADER.sub('', read(path), count=1).removeprefix('\n') if os.path.exists(path) else ''

    @staticmethod
    def write(files, folder):
        """Writes files, and returns the sources of the configuration."""
        modules = sorted({module for module, _ in files if module})
        if modules and not all(module for module, _ in files):
            raise Unconvertible('sources with and without a module in one run, which no configuration of Sourcery has')
        for number, (module, text) in enumerate(files):
            write(os.path.join(folder, 'Sources', module or '', f'File{number}.swift'), text)
        if not modules:
            return {'sources': ['Sources']}
        targets = ', '.join(f'.target(name: "{it}")' for it in modules)
        write(os.path.join(folder, 'Package.swift'),
              f'// swift-tools-version:5.5\nimport PackageDescription\nlet package = Package(name: "P", targets: [{targets}])\n')
        return {'package': {'path': '.', 'target': modules}}

    def model(self, files, dump, options=None):
        """Returns the model of files, as a Swift template prints it."""
        key = json.dumps([files, options])
        if key not in self.models:
            self.models[key] = self.render(files, dump.template, suffix='.swifttemplate', options=options)
        return Model(json.loads(self.models[key]), dump.classes, files)


class Model:
    """The objects that templates see."""

    def __init__(self, document, classes, files):
        self.document, self.classes, self.files, self.objects = document, classes, files, {}

    def root(self, name):
        """Returns one of the lists of all types, aliases or functions."""
        return self.value(self.document['roots'][name])

    def value(self, json):
        """Returns the value for its JSON."""
        if isinstance(json, list):
            return [self.value(it) for it in json]
        if not isinstance(json, dict):
            return json
        if '$object' not in json:
            return {key: self.value(it) for key, it in json.items()}
        number = json['$object']
        if number not in self.objects:
            fields = self.document['objects'][number]
            self.objects[number] = Actual(self.classes.find(fields.pop('$class')), fields, self)
        return self.objects[number]


def write(path, text):
    """Writes a file, and makes its folder."""
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)


def read(path):
    """Returns the text of a file."""
    with open(path, encoding='utf-8') as file:
        return file.read()
