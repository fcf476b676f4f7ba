#!/usr/bin/env python3
"""Runs Cuckoo's own tests with the tool and the run-time libraries.

    Scripts/cuckoo-specs.py CUCKOO FOLDER    the tests in a checkout of Cuckoo, as a package in a folder

KAGEMUSHA_TOOL is the tool; by default, that of the last build. The package has the tests and the classes and protocols
that they mock; the import of Cuckoo is changed, and the tool generates the mocks. What this system cannot compile is
left out of the classes and printed. A test that does not compile is left out, and has failed. Each other test runs in a
process of its own. The script prints the reason of each failure, and the numbers. It fails if more than FAILURES tests
of mocks of classes fail.
"""
import os
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as XML

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
sys.path.insert(0, os.path.join(ROOT, 'Benchmarks/CompileRate'))
from swiftscan import declarations, head_start, tokens  # noqa: E402

# The number of tests of mocks of classes that may fail; Documentation/migrating-from-cuckoo.md says why they do.
FAILURES = 22
ERROR = re.compile(r'^(/.+?\.swift):(\d+):\d+: error: (.+)$', re.MULTILINE)
FAILED = re.compile(r'^/.+?\.swift:\d+: error: (\w+)\.(\w+) : (.+)$', re.MULTILINE)
PACKAGE = '''// swift-tools-version: 6.0
import PackageDescription

let library = [
  Target.Dependency.product(name: "CuckooCompatibility", package: "library"),
  .product(name: "KagemushaTesting", package: "library"),
]
let package = Package(
  name: "CuckooSpecs",
  dependencies: [.package(path: "library")],
  targets: [
    .target(name: "CuckooMocks", dependencies: [library[0]]),
    .testTarget(name: "CuckooTests", dependencies: ["CuckooMocks"] + library),
  ],
  swiftLanguageModes: [.v5]
)
'''
CONFIGURATION = '''mocks:
  - sources: [Sources/CuckooMocks]
    output: Sources/CuckooMocks/Generated/Mocks.swift
    classes: ["*"]
    exclude: [ExcludedTestClass, ExcludedProtocol, OpenClass]
    cuckoo: true
  # A test uses this mock from another module.
  - sources: [Sources/CuckooMocks/OpenClass.swift]
    output: Sources/CuckooMocks/Generated/PublicMocks.swift
    classes: [OpenClass]
    access: public
'''


class Test:
    """A test, and its outcome: `None` if it has passed, or else a reason."""

    def __init__(self, path, type_name, name, is_of_class):
        self.path, self.type_name, self.name, self.is_of_class = path, type_name, name, is_of_class
        self.reason = 'it did not run'

    def __str__(self):
        return f'{os.path.basename(self.path)}: {self.type_name}.{self.name}'


class Suite:
    """The package of the tests."""

    def __init__(self, checkout, folder, tool):
        self.folder, self.tool = folder, tool
        self.mocks = os.path.join(folder, 'Sources/CuckooMocks')
        self.tests_folder = os.path.join(folder, 'Tests/CuckooTests')
        self.make(os.path.join(checkout, 'Tests'))
        self.classes = {it.name for path in swift_files(self.mocks) for it in declarations(read(path)) if it.kind == 'class'}
        self.tests = [it for path in swift_files(self.tests_folder) for it in self.tests_of(path)]

    def make(self, tests):
        """Writes the package, but for the mocks."""
        for name in ('Sources', 'Tests', 'library', '.kagemusha.yml'):
            path = os.path.join(self.folder, name)
            shutil.rmtree(path, ignore_errors=True)
        parts = ['Kagemusha', 'KagemushaTesting', 'CuckooCompatibility']
        script = os.path.join(ROOT, 'Scripts/part-of-package.sh')
        subprocess.run([script, os.path.join(self.folder, 'library'), *parts], check=True)
        ignored = shutil.ignore_patterns('Generated', 'Source', 'OCMock', '*.plist')
        shutil.copytree(os.path.join(tests, 'Swift/Source'), self.mocks)
        shutil.copytree(tests, self.tests_folder, ignore=ignored)
        for path in swift_files(self.folder, 'Sources', 'Tests'):
            write(path, re.sub(r'(?<=import )Cuckoo\b|\bCuckoo(?=\.[A-Z_])', 'CuckooCompatibility', read(path)))
        write(os.path.join(self.folder, 'Package.swift'), PACKAGE)
        write(os.path.join(self.folder, '.kagemusha.yml'), CONFIGURATION)

    def tests_of(self, path):
        """Returns the tests in a file; they are of mocks of classes if the file names the mock or the stub class of one."""
        text = read(path)
        types = [it for it in declarations(text) if it.kind in ('class', 'struct')]
        is_of_class = any(re.search(rf'\b(Mock{it}|{it}Stub)\b', text) for it in self.classes)
        for start, _, name in functions(text):
            owner = next((it for it in types if it.start <= start < it.end), None)
            if owner and ('XCTestCase' in owner.inherits and name.startswith('test') or text.startswith('@Test', start)):
                yield Test(path, owner.name, name, is_of_class)

    def build(self):
        """Builds the mocks and the tests, without what does not compile."""
        while True:
            run([self.tool, 'generate', '--no-cache'], self.folder)
            errors = self.errors('--target', 'CuckooMocks')
            if not errors:
                break
            generated = [it for it in errors if '/Generated/' in it[0]]
            if generated:
                lines = [f'{path}:{line}: {text}' for path, line, text in generated]
                sys.exit('\n'.join(['The mocks do not compile:'] + lines))
            for subject, text in self.leave_out(errors):
                print(f'not compiled here: {subject}\n    {text}')
        while errors := self.errors('--build-tests'):
            reasons = self.leave_out(errors)
            for test in self.tests:
                for subject, text in reasons:
                    if subject in (os.path.basename(test.path), f'{os.path.basename(test.path)}: {test.name}'):
                        test.reason = 'it does not compile: ' + text

    def errors(self, *arguments):
        """Builds, and returns the path, the line and the text of each error."""
        result = subprocess.run(['swift', 'build', *arguments], cwd=self.folder, text=True, capture_output=True)
        found = dict.fromkeys(ERROR.findall(result.stdout + result.stderr))
        if result.returncode and not found:
            sys.exit(result.stdout + result.stderr)
        return [(path, int(line), text) for path, line, text in found] if result.returncode else []

    def leave_out(self, errors):
        """Leaves out the functions with errors, and the files that have some elsewhere; returns these with their errors."""
        reasons = {}
        for path in dict.fromkeys(path for path, _, _ in errors):
            text, name = read(path), os.path.basename(path)
            lines = text.splitlines(keepends=True)
            found = {}
            for _, line, error in (it for it in errors if it[0] == path):
                start = sum(map(len, lines[:line - 1]))
                end = start + len(lines[line - 1])
                function = next((it for it in functions(text) if it[0] < end and start < it[1]), (0, len(text), None))
                found.setdefault(function, error)
            for (start, end, function), error in sorted(found.items(), key=lambda it: it[0][:2], reverse=True):
                reasons[f'{name}: {function}' if function else name] = error
                # The lines stay, for the messages of what follows.
                text = text[:start] + '\n' * text.count('\n', start, end) + text[end:]
            write(path, text)
        return reasons.items()

    def run(self):
        """Runs all tests that were compiled."""
        report = os.path.join(self.folder, 'results.xml')
        result = subprocess.run(['swift', 'test', '--skip-build', '--parallel', '--xunit-output', report],
                                cwd=self.folder, text=True, capture_output=True)
        reasons = {(type_name, name): text for type_name, name, text in FAILED.findall(result.stdout + result.stderr)}
        results = {}
        for path in (report, report.replace('.xml', '-swift-testing.xml')):
            for case in XML.parse(path).iter('testcase') if os.path.exists(path) else []:
                key = case.get('classname').split('.')[-1], case.get('name').split('(')[0]
                failure = case.find('failure')
                results[key] = None if failure is None else reasons.get(key) or failure.get('message')
        for test in self.tests:
            test.reason = results.get((test.type_name, test.name), test.reason)
        write(os.path.join(self.folder, 'results.txt'), result.stdout + result.stderr)


def functions(text):
    """Returns the start, the end and the name of each function of a type or a file."""
    found, marks = [], tokens(text)
    for index, mark in enumerate(marks[:-1]):
        if mark.text != 'func' or found and mark.pos < found[-1][1]:
            continue
        body = next((it for it in range(index, len(marks)) if marks[it].text == '{' and marks[it].depth == mark.depth), None)
        close = next((it for it in marks[body or len(marks):] if it.text == '}' and it.depth == mark.depth), None)
        if close:
            found.append((marks[head_start(marks, index)].pos, close.end, marks[index + 1].text))
    return found


def swift_files(folder, *subfolders):
    """Returns the paths of the Swift files in a folder, or in some of its folders."""
    roots = [os.path.join(folder, it) for it in subfolders] or [folder]
    return sorted(os.path.join(parent, it) for root in roots for parent, _, names in os.walk(root)
                  for it in names if it.endswith('.swift'))


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


def write(path, text):
    with open(path, 'w', encoding='utf-8') as file:
        file.write(text)


def run(command, folder):
    """Runs a command that must succeed."""
    result = subprocess.run(command, cwd=folder, text=True, capture_output=True)
    if result.returncode:
        sys.exit(result.stdout + result.stderr)


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    checkout, folder = map(os.path.abspath, sys.argv[1:])
    os.makedirs(folder, exist_ok=True)
    tool = os.path.abspath(os.environ.get('KAGEMUSHA_TOOL') or os.path.join(ROOT, '.build/debug/kagemusha'))
    suite = Suite(checkout, folder, tool)
    suite.build()
    suite.run()
    for test in suite.tests:
        if test.reason:
            print(f'failed: {test}\n    {test.reason}')
    for title, tests in (('mocks of classes', [it for it in suite.tests if it.is_of_class]),
                         ('mocks of protocols, matchers, default values', [it for it in suite.tests if not it.is_of_class])):
        failed = sum(it.reason is not None for it in tests)
        print(f'{title}: {len(tests) - failed} of {len(tests)} tests passed')
    sys.exit(sum(it.reason is not None for it in suite.tests if it.is_of_class) > FAILURES)


if __name__ == '__main__':
    main()
