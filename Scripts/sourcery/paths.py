"""Paths of files, with the members that the cases use."""
import os
import shutil

from tool import VERSION, read, write
from values import SwiftError


class Path(os.PathLike):
    """A path."""

    def __init__(self, text):
        self.text = os.path.normpath(text) if text else ''

    @classmethod
    def make(cls, arguments):
        values = dict(arguments)
        return Path(values['relativeTo'].text if 'relativeTo' in values else '') + arguments[0][1]

    def __fspath__(self):
        return self.text

    def __str__(self):
        return self.text

    def __add__(self, other):
        return Path(os.path.join(self.text, str(other)))

    def __eq__(self, other):
        return isinstance(other, Path) and self.text == other.text

    def __hash__(self):
        return hash(self.text)

    @property
    def swift_exists(self):
        return os.path.exists(self.text)

    @property
    def swift_url(self):
        return self

    @property
    def swift_path(self):
        return self.text

    @property
    def swift_string(self):
        return self.text

    @property
    def swift_lastComponent(self):
        return os.path.basename(self.text)

    @property
    def swift_lastComponentWithoutExtension(self):
        return os.path.splitext(os.path.basename(self.text))[0]

    def swift_parent(self, arguments):
        return Path(os.path.dirname(self.text))

    def swift_read(self, arguments):
        if not os.path.isfile(self.text):
            raise SwiftError(f'{self.text} does not exist')
        return VERSION.sub('Generated using Sourcery Major.Minor.Patch', read(self.text))

    def swift_write(self, arguments):
        write(self.text, arguments[0][1])
        return True

    def swift_mkpath(self, arguments):
        os.makedirs(self.text, exist_ok=True)

    def swift_delete(self, arguments):
        if os.path.isdir(self.text):
            shutil.rmtree(self.text)
        elif os.path.exists(self.text):
            os.remove(self.text)
        else:
            raise SwiftError(f'{self.text} does not exist')


class Stubs:
    """The folders that Sourcery's tests use, in a copy."""

    FOLDERS = {'swiftTemplates': 'SwiftTemplates', 'jsTemplates': 'JavaScriptTemplates', 'sourceDirectory': 'Source',
               'sourceForPerformance': 'Performance-Code', 'sourceForDryRun': 'DryRun-Code', 'resultDirectory': 'Result',
               'templateDirectory': 'Templates', 'errorsDirectory': 'Errors', 'configs': 'Configs'}

    def __init__(self, checkout, tool):
        self.tool = tool
        self.folder = os.path.join(tool.new_folder(), 'Stub')
        shutil.copytree(os.path.join(checkout, 'SourceryTests/Stub'), self.folder)
        for name, folder in self.FOLDERS.items():
            setattr(self, 'swift_' + name, Path(os.path.join(self.folder, folder)))

    def swift_cleanTemporarySourceryDir(self, arguments):
        return Path(self.tool.new_folder())
