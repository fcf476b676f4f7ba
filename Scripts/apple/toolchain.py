"""The modules with which the Swift compiler of this machine type-checks for an Apple system.

`Swift`, `_Concurrency` and the other modules of the language come from the textual interfaces that the toolchain
carries. Their @available annotations are those of Apple's releases, so that what is too new for a deployment target is
an error, as on a Mac. Darwin's C headers come from the Python package 'ziglang', which carries them for
cross-compiling. Modules that only Apple has (Foundation, XCTest ...) come from the stand-ins in Fixtures/AppleModules.

All modules of a platform are compiled once, for the lowest deployment target, and serve for every newer one.
"""
import glob
import hashlib
import inspect
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
BUILD = os.path.join(ROOT, '.build-apple')
STAND_INS = os.path.join(ROOT, 'Fixtures', 'AppleModules')
# The package is pinned, so that the headers are the same everywhere.
ZIGLANG = 'ziglang==0.17.1'

# The interfaces, in the order of their dependencies.
INTERFACES = ['Swift', '_Builtin_float', 'SwiftOnoneSupport', '_Concurrency', '_RegexParser', '_StringProcessing',
              'Observation', 'RegexBuilder']
# Swift Testing's, which a Mac gets from Xcode, too.
TESTING = ['_TestDiscovery', 'Testing']

# The line of an interface that has the options with which it is compiled.
MODULE_FLAGS = '// swift-module-flags: '

# What the importer of Objective-C needs of 'Swift', and what Linux's lacks.
OBJECTIVE_C_TYPES = '''
@frozen public struct AutoreleasingUnsafeMutablePointer<Pointee>: Swift._Pointer {
  public let _rawValue: Builtin.RawPointer
  public init(_ _rawValue: Builtin.RawPointer)
  public var pointee: Pointee { get nonmutating set }
}
'''

# The releases of visionOS by those of iOS, whose availability visionOS has where a declaration does not name it. The
# settings of Apple's SDK state them.
VISION_RELEASES = {'17.0': '1.0', '17.2': '1.1', '17.5': '1.2', '18.0': '2.0', '26.0': '26.0'}

# The headers of Darwin that our sources and those of our dependencies use, directly or through Foundation.
DARWIN_HEADERS = '''sys/types.h sys/stat.h stdio.h stdlib.h string.h unistd.h errno.h fcntl.h signal.h pthread.h
dirent.h dlfcn.h spawn.h time.h sys/time.h sys/wait.h sys/mman.h sys/resource.h sys/ioctl.h sys/sysctl.h os/lock.h
math.h limits.h poll.h fnmatch.h glob.h termios.h copyfile.h stdint.h inttypes.h ctype.h'''.split()


class Failed(Exception):
    """A compilation that failed: its text is what the compiler printed."""


def digest(*parts):
    """Returns a short hash of texts."""
    return hashlib.sha256('\0'.join(parts).encode()).hexdigest()[:16]


def read(path):
    """Returns the text of a file."""
    with open(path, encoding='utf-8') as file:
        return file.read()


def make_once(folder, build):
    """Builds a folder in a temporary place and moves it into place, unless it is there."""
    if os.path.isdir(folder):
        os.utime(folder)
        return folder
    os.makedirs(os.path.dirname(folder), exist_ok=True)
    aside = tempfile.mkdtemp(prefix=os.path.basename(folder) + '-', dir=os.path.dirname(folder))
    try:
        build(aside)
        os.rename(aside, folder)
    except BaseException:
        shutil.rmtree(aside, ignore_errors=True)
        raise
    return folder


class Toolchain:
    """The Swift compiler of this machine."""

    def __init__(self):
        information = subprocess.run(['swiftc', '-print-target-info'], check=True, capture_output=True, text=True)
        information = json.loads(information.stdout)
        self.version = information['compilerVersion']
        self.triple = information['target']['moduleTriple']
        self.resources = information['paths']['runtimeResourcePath']
        self.frontend = os.path.join(os.path.dirname(os.path.dirname(self.resources)), 'bin', 'swift-frontend')

    def interface(self, module):
        """Returns the text of the interface of a module."""
        return read(os.path.join(self.resources, 'linux', f'{module}.swiftmodule', f'{self.triple}.swiftinterface'))

    def run(self, arguments):
        """Runs the compiler.

        Returns whether it succeeded, and what it printed."""
        run = subprocess.run([self.frontend] + arguments, capture_output=True, text=True, errors='replace')
        return run.returncode == 0, run.stdout + run.stderr


class Platform:
    """A platform of Apple's, and the modules that all its deployment targets share."""

    def __init__(self, toolchain, system, lowest, suffix='', has_bodies=True):
        self.toolchain = toolchain
        # Whether modules can be emitted that use the macros of tests, which evaluate functions of 'Swift'.
        self.has_bodies = has_bodies
        self.system = system
        self.lowest = lowest
        self.suffix = suffix
        self.darwin = None
        self.has_darwin = False
        self.sdk = make_vision_sdk() if system == 'xros' else None
        recipe = inspect.getsource(Platform._make_interfaces) + inspect.getsource(Platform._adapted)
        key = digest(toolchain.version, self.target(lowest), recipe, str(has_bodies), str(self.sdk), OBJECTIVE_C_TYPES, *INTERFACES, *TESTING)
        self.folder = os.path.join(BUILD, f'{system}-{key}')
        self.stand_ins = self.folder

    def target(self, version):
        """Returns the target triple of a deployment target."""
        return f'x86_64-apple-{self.system}{version}{self.suffix}'

    def options(self, version, searched=()):
        """Returns the options of every compilation for a deployment target."""
        options = ['-target', self.target(version), '-resource-dir', self.toolchain.resources,
                   '-plugin-path', os.path.join(self.toolchain.resources, 'host', 'plugins'),
                   '-module-cache-path', os.path.join(BUILD, 'clang'), '-Xcc', '-w']
        if self.sdk:
            options += ['-sdk', self.sdk, '-I', os.path.join(self.toolchain.resources, 'shims')]
        for folder in list(searched) + [self.stand_ins, os.path.join(self.folder, 'modules')]:
            options += ['-I', folder]
        if self.darwin:
            # After the compiler's own headers, which Darwin's expect.
            options += ['-I', self.darwin, '-Xcc', '-nostdlibinc', '-Xcc', '-idirafter', '-Xcc',
                        os.path.join(self.darwin, 'include')]
        return options

    def make(self):
        """Makes the modules of the language."""
        make_once(self.folder, self._make_interfaces)

    def _make_interfaces(self, folder):
        os.makedirs(os.path.join(folder, 'modules'))
        for module in INTERFACES + TESTING:
            text = self._adapted(self.toolchain.interface(module), module)
            path = os.path.join(folder, f'{module}.swiftinterface')
            with open(path, 'w', encoding='utf-8') as file:
                file.write(text)
            flags = re.search(f'^{MODULE_FLAGS}(.*)$', text, re.MULTILINE).group(1).split()
            modules = os.path.join(folder, 'modules')
            succeeded, output = self.toolchain.run(
                ['-compile-module-from-interface', path, '-o', os.path.join(modules, f'{module}.swiftmodule')]
                + flags + ['-disable-availability-checking', '-I', modules,
                           '-disable-implicit-concurrency-module-import',
                           '-disable-implicit-string-processing-module-import']
                + [option for option in self.options(self.lowest) if option not in flags])
            if not succeeded:
                raise Failed(f'{module}: {output}')

    def _adapted(self, text, module):
        """Returns the interface of a module, changed to the other system."""
        text = text.replace(f'-target {self.toolchain.triple}', f'-target {self.target(self.lowest)}')
        text = re.sub(r'-interface-compiler-version \S+|-disable-objc-interop|-static(?= )', '', text)
        text = re.sub(r'@backDeployed\(before:[^)]*\)', '', text)
        text = re.sub(r'^import Glibc$', '', text, flags=re.MULTILINE)
        # The bodies of functions are nine tenths of the time, and half of that is the optimizer's in 'Swift'. All others
        # would import 'SwiftOnoneSupport' without it.
        option = '-O'
        if not self.has_bodies:
            option = '-O -experimental-skip-all-function-bodies'
        elif module == 'Swift':
            option = '-Onone'
        text = re.sub(f'^({MODULE_FLAGS}.*) -O ', rf'\1 {option} ', text, count=1, flags=re.MULTILINE)
        return text + OBJECTIVE_C_TYPES if module == 'Swift' else text

    def use_darwin(self, folder):
        """Takes the headers of Darwin from a folder; from the few of the tests of headers if it is None."""
        self.has_darwin = folder is not None
        self.darwin = folder or few_darwin_headers()

    def make_stand_ins(self):
        """Makes the modules that only Apple has, from the stand-ins."""
        sources = sorted(glob.glob(os.path.join(STAND_INS, '**', '*.swift'), recursive=True))
        key = digest(os.path.basename(self.folder), self.darwin, *[read(source) for source in sources])
        self.stand_ins = make_once(os.path.join(BUILD, f'{self.system}-stand-ins-{key}'), self._make_stand_ins)

    def _make_stand_ins(self, folder):
        self.stand_ins = folder
        darwin = ['Darwin'] if self.has_darwin else []
        for module in darwin + ['os', 'Dispatch', 'Foundation', 'XCTest', 'PackagePlugin', 'XcodeProjectPlugin']:
            # A large module has a folder of its own.
            sources = [os.path.join(STAND_INS, f'{module}.swift')]
            sources = sorted(glob.glob(os.path.join(STAND_INS, module, '*.swift'))) or sources
            self.emit(module, sources, folder, self.lowest,
                      ['-swift-version', '5', '-disable-availability-checking', '-package-description-version', '6.1.0'])

    def emit(self, module, sources, folder, version, more, searched=()):
        """Compiles files into a module."""
        succeeded, output = self.toolchain.run(
            ['-emit-module', '-module-name', module] + parsing(sources) + more
            + self.options(version, list(searched) + [folder])
            + ['-o', os.path.join(folder, f'{module}.swiftmodule')] + sources)
        if not succeeded:
            raise Failed(output)
        return output


def make_vision_sdk():
    """Makes the folder of an SDK for visionOS that has settings and nothing else.

    Returns the folder."""
    settings = json.dumps({'CanonicalName': 'xrsimulator', 'Version': '26.0', 'MaximumDeploymentTarget': '26.0.99',
                           'VersionMap': {'iOS_visionOS': VISION_RELEASES}})

    def build(folder):
        with open(os.path.join(folder, 'SDKSettings.json'), 'w', encoding='utf-8') as file:
            file.write(settings)
    return make_once(os.path.join(BUILD, f'xros-sdk-{digest(settings)}'), build)


def parsing(sources):
    """Returns the option that keeps the compiler from taking a single file for a script, unless there is one."""
    return [] if any(os.path.basename(source) == 'main.swift' for source in sources) else ['-parse-as-library']


def darwin_headers():
    """Makes the clang module 'Darwin'.

    Returns its folder, or None without a network to the package index."""
    def build(folder):
        with tempfile.TemporaryDirectory() as wheel:
            subprocess.run([sys.executable, '-m', 'pip', 'download', '--quiet', '--no-deps',
                            '--disable-pip-version-check', '--dest', wheel, ZIGLANG],
                           check=True, capture_output=True)
            with zipfile.ZipFile(glob.glob(os.path.join(wheel, 'ziglang-*.whl'))[0]) as archive:
                prefix = 'ziglang/lib/libc/include/any-darwin-any/'
                for name in archive.namelist():
                    if name.startswith(prefix) and not name.endswith('/'):
                        path = os.path.join(folder, 'include', name[len(prefix):])
                        os.makedirs(os.path.dirname(path), exist_ok=True)
                        with open(path, 'wb') as file:
                            file.write(archive.read(name))
        with open(os.path.join(folder, 'all.h'), 'w', encoding='utf-8') as file:
            file.writelines(f'#include <{header}>\n' for header in DARWIN_HEADERS)
        write_darwin_map(folder, 'all.h')
    try:
        return make_once(os.path.join(BUILD, f'darwin-{digest(ZIGLANG, *DARWIN_HEADERS)}'), build)
    except subprocess.CalledProcessError:
        return None


def few_darwin_headers():
    """Makes a clang module 'Darwin' with the few declarations that the run-time library uses.

    Returns its folder."""
    header = os.path.join(ROOT, 'Fixtures', 'Referee', 'Darwin.h')
    return make_once(os.path.join(BUILD, f'darwin-few-{digest(read(header))}'), lambda folder: write_darwin_map(folder, header))


def write_darwin_map(folder, header):
    """Writes the module map of 'Darwin'."""
    with open(os.path.join(folder, 'module.modulemap'), 'w', encoding='utf-8') as file:
        file.write(f'module Darwin [system] {{\n  header "{header}"\n  export *\n}}\n')


def remove_stale(days=2):
    """Removes the modules that no run has used for some days."""
    for entry in os.scandir(BUILD):
        if entry.is_dir() and entry.name != 'clang' and time.time() - entry.stat().st_mtime > days * 86400:
            shutil.rmtree(entry.path, ignore_errors=True)
