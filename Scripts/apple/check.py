#!/usr/bin/env python3
"""Type-checks the package and what it generates for Apple's systems, on Linux.

    Scripts/apple/check.py            everything
    Scripts/apple/check.py tool       the targets of the tool and the plugins
    Scripts/apple/check.py libraries  the run-time libraries, their tests, and a program that uses a mock
    Scripts/apple/check.py mocks      the generated files of the fixtures and tests, the programs that use them, the mocks of
                                      random protocols (as many as KAGEMUSHA_RANDOM_COUNT says), and the
                                      packages that use the tool

KAGEMUSHA_TOOL is the tool that generates what is not kept; by default, that of the last build. The random protocols are
composed by the tests of the last build ('make build-tests'). The script prints a line for each deployment target and language mode, and the compiler's errors; it fails if there are any.
What it cannot check on this machine is said in a line that begins with 'not checked'; with STRICT=1, that is an error.
"""
import concurrent.futures
import os
import sys
import tempfile
import time

import consumers
import goldens
import packages
from toolchain import BUILD, ROOT, Failed, Platform, Toolchain, darwin_headers, parsing, remove_stale

# The libraries that tests link, which must do for the oldest systems.
LIBRARIES = ['Kagemusha', 'KagemushaJSON', 'KagemushaTesting', 'CuckooCompatibility']
# The tests of the libraries, which run in simulators (Scripts/library-package.sh).
LIBRARY_TESTS = ['ScenarioSupport', 'ShapeTests', 'StubVerifyTests', 'KagemushaTests', 'CuckooCompatibilityTests']
PARTS = ['tool', 'libraries', 'mocks']
# The tests that are no test targets for the package manager, so that it compiles them for the systems of the manifest.
TEST_SUPPORT = ['EndToEndSupport', 'ScenarioSupport', 'DiagnosticSupport', 'FileSupport', 'RandomSupport', 'ObjCReferee']
# The sample that stubs, verifies and waits, as tests do.
SAMPLE = 'Fixtures/Protocols/Delays'
# The systems of the manifest, which are the oldest that the libraries promise, and the endings of their targets.
OLDEST = {'macosx': ('10.15', ''), 'ios': ('13.0', '-simulator'), 'tvos': ('13.0', '-simulator'),
          'watchos': ('6.0', '-simulator'), 'xros': ('1.0', '-simulator')}
NEWEST = '26.0'
# The tool runs on macOS alone.
TOOL = [('macosx', OLDEST['macosx'][0]), ('macosx', NEWEST)]
LIBRARY_TARGETS = [target for system in OLDEST for target in [(system, OLDEST[system][0]), (system, NEWEST)]]
LIBRARY_TEST_TARGETS = [('macosx', '10.15'), ('ios', '13.0')]
# The oldest systems, those with parameterized existentials, and the newest; for mocks, other systems differ by names only.
MOCK_TARGETS = [('macosx', '10.15'), ('ios', '13.0'), ('ios', '16.0'), ('macosx', NEWEST), ('ios', NEWEST)]
LANGUAGES = ['5', '6']
# On iOS, mode 6 is enough: what an older mode finds depends on the version of the system, which macOS has as well.
MOCK_LANGUAGES = {'macosx': LANGUAGES, 'ios': ['6']}
# The number of protocols that are composed at random.
RANDOM_COUNT = int(os.environ.get('KAGEMUSHA_RANDOM_COUNT', 60))


class Check:
    """A run of the compiler over a module: a target of the package, or generated files with their sources."""

    def __init__(self, label, platform, version, arguments, sources):
        self.label = label
        self.platform = platform
        self.version = version
        self.arguments = arguments
        self.sources = sources
        self.output = ''
        self.outcome = None
        self.seconds = 0

    def run(self):
        """Runs the compiler, and notes the outcome."""
        start = time.monotonic()
        self.outcome = self.judge()
        self.seconds = time.monotonic() - start

    def judge(self):
        raise NotImplementedError

    def compile(self, module, sources, more=()):
        return self.platform.toolchain.run(
            ['-typecheck', '-warnings-as-errors', '-module-name', module] + parsing(sources) + list(more)
            + self.arguments + self.platform.options(self.version) + sources)

    def compile_importing(self, sample, folder, searched=()):
        """Compiles the generated files of a sample against the module of its sources, which it makes in a folder."""
        try:
            self.platform.emit('App', sample.sources, folder, self.version, self.arguments + list(searched) + [
                '-suppress-warnings', '-enable-testing', '-experimental-skip-all-function-bodies'])
        except Failed as failure:
            return False, str(failure)
        return self.compile('AppTests', sample.generated, ['-I', folder])


class TargetCheck(Check):
    """A target of the package, under its own name."""

    def judge(self):
        succeeded, self.output = self.compile(self.label, self.sources)
        return 'passed' if succeeded else 'failed'


class SampleCheck(Check):
    """Generated files with their sources.

    Where the sources do not compile alone, nothing is expected of the generated files; for the newest systems, it is an
    error, since it would be the stand-ins that lack something."""

    def __init__(self, sample, platform, version, arguments):
        super().__init__(sample.name, platform, version, arguments, sample.sources)
        self.sample = sample

    def judge(self):
        if self.sample.imports_sources:
            succeeded = self.compile('App', self.sources)[0]
            if succeeded:
                with tempfile.TemporaryDirectory() as folder:
                    succeeded, self.output = self.compile_importing(self.sample, folder)
        else:
            succeeded, self.output = self.compile('App', self.sources + self.sample.generated + self.sample.program)
        if succeeded:
            return 'passed'
        compiles_alone, output = self.compile('App', self.sources)
        if compiles_alone:
            return 'failed'
        if self.version == NEWEST:
            self.output = output
            return 'failed'
        return 'left out'


class RandomCheck(SampleCheck):
    """Protocols that are composed at random, and their mocks.

    Below the newest systems, only the protocols that do not compile are left out."""

    def judge(self):
        with tempfile.TemporaryDirectory() as folder:
            sample = self.sample
            left_out = set()
            while not self.succeeds(sample, folder, with_mocks=False):
                named = sample.named_in(self.output) - left_out
                if self.version == NEWEST or not named:
                    return 'failed'
                left_out |= named
                sample = self.sample.without(left_out, os.path.join(folder, 'sources'))
            self.label += f' without {len(left_out)} protocols' if left_out else ''
            if not self.succeeds(sample, folder, with_mocks=True):
                return 'failed'
            # Most must compile, or the check says nothing.
            return 'left out' if 2 * len(left_out) > self.sample.count else 'passed'

    def succeeds(self, sample, folder, with_mocks):
        """Returns whether a sample compiles."""
        try:
            self.platform.emit('Lib', sample.library, folder, self.version, self.arguments + ['-suppress-warnings'])
        except Failed as failure:
            self.output = str(failure)
            return False
        searched = ['-I', folder]
        if with_mocks and sample.imports_sources:
            succeeded, self.output = self.compile_importing(sample, folder, searched)
        else:
            mocks = sample.generated if with_mocks else []
            succeeded, self.output = self.compile('App', sample.sources + mocks, searched)
        return succeeded


class ConsumerCheck(Check):
    """The targets of a package that uses the tool, one after the other.

    Tests by hand may need a newer system than the mocks do: below the newest, nothing is expected of those that do not
    compile."""

    def __init__(self, consumer, platform, version, language, arguments):
        super().__init__(consumer.name, platform, version, arguments, [])
        self.consumer = consumer
        self.language = language

    def judge(self):
        outcome = 'passed'
        with tempfile.TemporaryDirectory() as folder:
            for target in self.consumer.order:
                succeeded, output = self.check(target, packages.sources_with_bundle(target, folder), folder)
                if succeeded:
                    continue
                generated = self.consumer.generated_files(target)
                if target.kind == 'test' and self.version != NEWEST and (
                        not generated or self.check(target, generated, folder)[0]):
                    outcome = 'left out'
                    continue
                self.output = f'{self.label}, {target.name}: {output}'
                return 'failed'
        return outcome

    def check(self, target, sources, folder):
        # Sources of users may have warnings, but nothing that is generated.
        warnings = '-warnings-as-errors' if self.consumer.generated_files(target) else '-suppress-warnings'
        mode = self.consumer.modes.get(target.name, self.language)
        try:
            self.platform.emit(
                target.name, sources, folder, self.version,
                ['-swift-version', mode, '-package-name', os.path.basename(self.label), '-enable-testing', warnings]
                + target.flags + self.arguments)
        except Failed as failure:
            return False, str(failure)
        return True, ''


class Group:
    """Checks that are told in one line."""

    def __init__(self, title, checks, own='protocols'):
        self.title = title
        self.checks = checks
        # The sources by hand that checks may be left out for.
        self.own = own

    def report(self):
        """Prints the line, and the errors.

        Returns whether there are none."""
        by = {outcome: [check for check in self.checks if check.outcome == outcome]
              for outcome in ['passed', 'left out', 'failed']}
        counts = [f'{len(by["passed"])} passed']
        if by['left out']:
            counts.append(f'{len(by["left out"])} left out, whose {self.own} do not compile: '
                          + ', '.join(check.label for check in by['left out']))
        if by['failed']:
            counts.append(f'{len(by["failed"])} failed: ' + ', '.join(check.label for check in by['failed']))
        seconds = sum(check.seconds for check in self.checks)
        for check in by['failed']:
            print(check.output, end='')
        print(f'{self.title}  {seconds:5.1f} s  {"; ".join(counts)}', flush=True)
        # Most must compile, or the check says nothing.
        return not by['failed'] and len(by['left out']) <= max(len(by['passed']), 2)


class Instrument:
    """Everything that is checked in one run."""

    def __init__(self, parts):
        self.parts = parts
        self.workers = os.cpu_count() or 1
        self.toolchain = Toolchain()
        self.tool_path = os.path.abspath(
            os.environ.get('KAGEMUSHA_TOOL', os.path.join(ROOT, '.build', 'debug', 'kagemusha')))
        self.unchecked = []
        self.platforms = {}
        self.modules = {}

    def prepare(self):
        """Makes the modules of all platforms."""
        darwin = darwin_headers()
        if not darwin and 'tool' in self.parts:
            self.parts.remove('tool')
            self.unchecked.append(
                "the tool and the plugins: cannot download the Python package 'ziglang', which has the headers of "
                "Darwin's C library; connect this machine to a package index")
        mocked = {target[0] for target in MOCK_TARGETS}
        for system, (version, ending) in OLDEST.items():
            if 'libraries' in self.parts or system in mocked:
                self.platforms[system] = Platform(self.toolchain, system, version, ending, has_bodies=system in mocked)
                self.platforms[system].use_darwin(darwin)
        with concurrent.futures.ThreadPoolExecutor(self.workers) as pool:
            list(pool.map(Platform.make, self.platforms.values()))
            list(pool.map(Platform.make_stand_ins, self.platforms.values()))
        self.targets = packages.all_targets()
        tool = [target.name for target in self.targets.values()
                if target.is_ours and (target.kind in ['executable', 'plugin'])]
        tool = [name for name in packages.closure(self.targets, tool) if self.targets[name].is_ours]
        self.tool = [name for name in tool if not self.targets[name].is_clang]
        for system, platform in self.platforms.items():
            names = LIBRARIES + [name for name in LIBRARY_TESTS if self.targets[name].kind != 'test']
            if 'tool' in self.parts and system in dict(TOOL):
                names = names + self.tool + TEST_SUPPORT
            self.modules[system] = packages.Modules(platform, self.targets, names)
            self.modules[system].make(self.workers)

    def groups(self, work):
        """Returns all checks; 'work' is a folder for what the tool generates."""
        groups = []
        if 'tool' in self.parts:
            groups += [self.targets_group('tool and plugins', self.tool, *target) for target in TOOL]
            groups.append(self.targets_group('support of tests', TEST_SUPPORT, *TOOL[0]))
        if 'libraries' in self.parts:
            sample = [goldens.Sample.fixture(SAMPLE)]
            for target in LIBRARY_TARGETS:
                groups.append(self.targets_group('libraries', LIBRARIES, *target))
                groups += [self.samples_group('use of a mock', sample, *target, language) for language in LANGUAGES]
            groups += [self.targets_group('tests of libraries', LIBRARY_TESTS, *target) for target in LIBRARY_TEST_TARGETS]
        if 'mocks' in self.parts:
            samples = goldens.goldens(self.tool_path, work)
            users = consumers.consumers(self.tool_path, os.path.join(work, 'packages'))
            random = goldens.random_samples(os.path.join(work, 'random'), RANDOM_COUNT)
            for target in MOCK_TARGETS:
                languages = MOCK_LANGUAGES[target[0]]
                groups += [self.samples_group('generated files', samples, *target, language) for language in languages]
                groups += [self.samples_group('random protocols', random, *target, language, RandomCheck)
                           for language in languages]
                groups += [self.consumers_group(users, *target, language) for language in languages]
        return groups

    def title(self, kind, system, version, language):
        return f'{kind:18} {self.platforms[system].target(version):33} Swift {language}'

    def targets_group(self, kind, names, system, version):
        modules = self.modules[system]
        checks = []
        for name in names:
            target = self.targets[name]
            searched = [option for folder in modules.clang_folders(target) + [modules.folder]
                        for option in ['-I', folder]]
            checks.append(TargetCheck(name, self.platforms[system], version, target.flags + searched,
                                      modules.sources(target)))
        return Group(self.title(kind, system, version, self.targets[names[0]].flags[1]), checks)

    def samples_group(self, kind, samples, system, version, language, check=SampleCheck):
        arguments = ['-swift-version', language, '-I', self.modules[system].folder]
        checks = [check(sample, self.platforms[system], version, arguments) for sample in samples]
        return Group(self.title(kind, system, version, language), checks)

    def consumers_group(self, users, system, version, language):
        arguments = ['-I', self.modules[system].folder]
        checks = [ConsumerCheck(user, self.platforms[system], version, language, arguments) for user in users]
        return Group(self.title('packages', system, version, language), checks, 'tests by hand')

    def run(self):
        """Checks everything.

        Returns whether there are no errors."""
        start = time.monotonic()
        self.prepare()
        print(f'modules for {len(self.platforms)} platforms of Apple\'s  {time.monotonic() - start:5.1f} s', flush=True)
        remove_stale()
        with tempfile.TemporaryDirectory(dir=BUILD) as work:
            passed = self.check(self.groups(work))
        for line in self.unchecked:
            print(f'not checked: {line}')
        if self.unchecked and os.environ.get('STRICT') == '1':
            raise Failed('STRICT=1 is set, and not everything can be checked')
        print(f'done in {time.monotonic() - start:.0f} s')
        return passed

    def check(self, groups):
        """Runs all checks, and reports each group when it is done.

        Returns whether there are no errors."""
        passed = True
        with concurrent.futures.ThreadPoolExecutor(self.workers) as pool:
            futures = {check: pool.submit(check.run) for group in groups for check in group.checks}
            for group in groups:
                for check in group.checks:
                    futures[check].result()
                passed = group.report() and passed
        return passed


def main():
    parts = sys.argv[1:] or PARTS
    try:
        unknown = [part for part in parts if part not in PARTS]
        if unknown:
            raise Failed(f'there is no part {", ".join(unknown)}; name some of {", ".join(PARTS)}')
        passed = Instrument(list(parts)).run()
    except Failed as failure:
        print(f'apple: error: {failure}', file=sys.stderr)
        passed = False
    sys.exit(0 if passed else 1)


if __name__ == '__main__':
    main()
