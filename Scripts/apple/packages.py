"""The targets of this package and of its dependencies, as the package manager describes them."""
import concurrent.futures
import glob
import json
import os
import subprocess

from toolchain import BUILD, ROOT, Failed, digest, make_once, read

CHECKOUTS = os.path.join(ROOT, '.build', 'checkouts')


class Target:
    """A target: its sources, and the names of the targets that it imports."""

    def __init__(self, name, kind, folder, sources, dependencies, flags, is_ours, has_bundle=False):
        self.name = name
        self.kind = kind
        self.folder = folder
        self.sources = sources
        self.dependencies = dependencies
        self.flags = flags
        self.is_ours = is_ours
        self.has_bundle = has_bundle

    @property
    def is_clang(self):
        return any(source.endswith('.c') for source in self.sources) or not self.sources


def package(*arguments):
    """Returns what 'swift package' prints as JSON."""
    run = subprocess.run(['swift', 'package', *arguments], capture_output=True, text=True)
    if run.returncode != 0:
        raise Failed(run.stderr)
    return json.loads(run.stdout[run.stdout.index('{'):])


def own_targets(products):
    """Returns the targets of this package by name, in the order of the manifest."""
    described = {target['name']: target for target in package('describe', '--type', 'json')['targets']}
    manifest = package('dump-package')
    mode = manifest['swiftLanguageVersions'][0]
    targets = {}
    for target in manifest['targets']:
        known = described[target['name']]
        folder = os.path.join(ROOT, known['path'])
        # A plugin runs the tool, and imports nothing of it.
        dependencies = [] if known['type'] == 'plugin' else known.get('target_dependencies', [])
        for product in known.get('product_dependencies', []):
            dependencies = dependencies + products[product]
        targets[target['name']] = Target(
            target['name'], known['type'], folder, [os.path.join(folder, source) for source in known['sources']],
            dependencies, ['-swift-version', mode, '-package-name', 'kagemusha', '-D', 'SWIFT_PACKAGE'] + settings(target), True,
            bool(known.get('resources')))
    return targets


def all_targets():
    """Returns the targets of this package and of its dependencies by name."""
    folders = sorted(path for path in glob.glob(os.path.join(CHECKOUTS, '*')) if os.path.isdir(path))
    manifests = {folder: package('--package-path', folder, 'dump-package') for folder in folders}
    products = {product['name']: product['targets'] for manifest in manifests.values()
                for product in manifest['products']}
    return {**dependency_targets(manifests, products), **own_targets(products)}


def dependency_targets(manifests, products):
    """Returns the targets of the dependencies by name."""
    targets = {}
    for folder, manifest in manifests.items():
        own = {target['name'] for target in manifest['targets']}
        for target in manifest['targets']:
            if target['type'] != 'regular':
                continue
            path = folder_of(target, folder)
            dependencies = []
            for name in named_dependencies(target):
                dependencies += [name] if name in own else products.get(name, [])
            # The bodies are skipped, so that one mode of the language does for all.
            targets[target['name']] = Target(
                target['name'], 'library', path, files(path, target), dependencies,
                ['-swift-version', '5', '-package-name', os.path.basename(folder), '-D', 'SWIFT_PACKAGE'] + settings(target), False)
    return targets


def folder_of(target, package_folder):
    """Returns the folder of a target in a manifest."""
    kind = 'Tests' if target['type'] == 'test' else 'Sources'
    return os.path.join(package_folder, target.get('path') or os.path.join(kind, target['name']))


def named_dependencies(target):
    """Returns the names of the targets and products that a target in a manifest depends on."""
    return [entry.get('byName', entry.get('target', entry.get('product')))[0] for entry in target['dependencies']]


def files(folder, target):
    """Returns the sources of a target, which its manifest may exclude in part."""
    excluded = [os.path.join(folder, name) for name in target.get('exclude', [])]
    roots = [os.path.join(folder, name) for name in target.get('sources') or ['']]
    found = []
    for root in roots:
        for place, folders, names in os.walk(root):
            folders[:] = [name for name in folders if not name.endswith('.docc')]
            found += [os.path.join(place, name) for name in names if name.endswith(('.swift', '.c'))]
    return sorted(path for path in found
                  if not any(path == other or path.startswith(other + os.sep) for other in excluded))


def settings(target):
    """Returns the options that the settings of a target in a manifest stand for."""
    options = []
    for setting in target.get('settings', []):
        (kind, value), = setting['kind'].items()
        if setting['tool'] != 'swift' or setting.get('condition'):
            continue
        if kind == 'define':
            options += ['-D', value['_0']]
        elif kind == 'enableUpcomingFeature':
            options += ['-enable-upcoming-feature', value['_0']]
        elif kind == 'enableExperimentalFeature':
            options += ['-enable-experimental-feature', value['_0']]
    return options


def closure(targets, names):
    """Returns the names and those of all that they depend on, dependencies first."""
    order = []

    def visit(name):
        if name in order or name not in targets:
            return
        for dependency in targets[name].dependencies:
            visit(dependency)
        order.append(name)
    for name in names:
        visit(name)
    return order


class Modules:
    """The modules of targets for a platform: their declarations, without the bodies of functions.

    They serve all deployment targets and all checks, and say nothing about availability or errors in bodies."""

    def __init__(self, platform, targets, names):
        self.platform = platform
        self.targets = targets
        self.names = closure(targets, names)
        texts = [read(source) for name in self.names for source in targets[name].sources if targets[name].is_ours]
        others = [source for name in self.names for source in targets[name].sources if not targets[name].is_ours]
        key = digest(os.path.basename(platform.stand_ins), read(os.path.abspath(__file__)),
                     read(os.path.join(ROOT, 'Package.resolved')), *self.names, *others, *texts)
        self.folder = os.path.join(BUILD, f'{platform.system}-targets-{key}')

    def make(self, workers):
        """Compiles the targets that have changed, on all processors."""
        make_once(self.folder, lambda folder: self._make(folder, workers))

    def _make(self, folder, workers):
        done = {name: concurrent.futures.Future() for name in self.names}

        def one(name):
            try:
                # Dependencies come first, so that no worker waits for what no one has begun.
                for dependency in self.targets[name].dependencies:
                    if dependency in done:
                        done[dependency].result()
                self._compile(self.targets[name], folder)
                done[name].set_result(None)
            except BaseException as error:
                done[name].set_exception(error)
                raise
        with concurrent.futures.ThreadPoolExecutor(workers) as pool:
            list(pool.map(one, self.names))

    def _compile(self, target, folder):
        if target.is_clang:
            write_module_map(target, folder)
            return
        # An error in one of our targets is told by its check, and must not hide those of the targets that import it.
        more = ['-suppress-warnings', '-experimental-skip-all-function-bodies', '-disable-availability-checking']
        if target.is_ours:
            more += ['-experimental-allow-module-with-compiler-errors', '-enable-testing']
        self.platform.emit(target.name, target.sources, folder, self.platform.lowest, target.flags + more,
                           self.clang_folders(target, folder))

    def clang_folders(self, target, folder=None):
        """Returns the folders of the module maps of the C targets that a target may import."""
        return [os.path.join(folder or self.folder, 'clang', name)
                for name in closure(self.targets, target.dependencies) if self.targets[name].is_clang]

    def sources(self, target):
        """Returns the sources of a target, with the one that the package manager would make."""
        return sources_with_bundle(target, self.folder)


def sources_with_bundle(target, folder):
    """Returns the sources of a target, with the one that the package manager makes for its resources, in a folder."""
    if not target.has_bundle:
        return target.sources
    made = os.path.join(folder, f'{target.name}-bundle.swift')
    with open(made, 'w', encoding='utf-8') as file:
        file.write('import class Foundation.Bundle\nextension Bundle { static let module = Bundle.main }\n')
    return target.sources + [made]


def write_module_map(target, folder):
    """Writes the module map of a C target, which may have one of its own."""
    include = os.path.join(target.folder, 'include')
    own = os.path.join(include, 'module.modulemap')
    os.makedirs(os.path.join(folder, 'clang', target.name))
    umbrella = os.path.join(include, f'{target.name}.h')
    head = f'umbrella header "{umbrella}"' if os.path.exists(umbrella) else f'umbrella "{include}"'
    text = f'extern module {target.name} "{own}"\n' if os.path.exists(own) else (
        f'module {target.name} {{\n  {head}\n  export *\n}}\n')
    with open(os.path.join(folder, 'clang', target.name, 'module.modulemap'), 'w', encoding='utf-8') as file:
        file.write(text)
