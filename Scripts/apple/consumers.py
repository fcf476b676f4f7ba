"""The packages in Fixtures that use the tool, as their users have them: sources, tests, and generated files."""
import glob
import json
import os
import shutil
import subprocess

from goldens import is_generated
from packages import Target, closure, files, folder_of, named_dependencies, package, settings
from toolchain import ROOT, Failed, read

# The packages that use the tool.
FOLDERS = [os.path.join('Fixtures', *names) for names in [('Stories', '*'), ('Consumers', '*'), ('SameNames',)]]
PLUGIN = 'GenerateMocks'
# The plugin of a package that copies each 'NAME.swift.in' of a target to 'NAME.swift'.
COPYING = 'CopySources'


class Consumer:
    """A package with its targets, in a copy that has the generated files, too."""

    def __init__(self, place, copy):
        self.name = os.path.relpath(place, ROOT)
        self.folder = copy
        shutil.copytree(place, copy, ignore=shutil.ignore_patterns('.build', 'Package.resolved'))
        self.targets = {}
        self.manifests = {}
        # The language modes that targets state.
        self.modes = {}
        self.users = set()
        # The sources that another plugin generates, which only the plugins of the same target are told about.
        self.copied = {}
        self.read(copy, True)
        mocks = os.path.join(copy, 'Mocks.swift')
        if os.path.exists(mocks):
            # A program beside the targets, which imports all of them.
            name = 'Program'
            self.targets[name] = Target(name, 'executable', copy, [mocks, os.path.join(copy, 'Program.swift')],
                                        list(self.targets), [], True)

    def read(self, folder, is_root):
        """Reads the manifest of the package, or of one beside it."""
        manifest = package('--package-path', folder, 'dump-package')
        for dependency in manifest['dependencies']:
            for local in dependency.get('fileSystem', []):
                if local['path'].startswith(self.folder + os.sep):
                    self.read(local['path'], False)
        traits = [option for trait in default_traits(manifest) for option in ['-D', trait]]
        for target in manifest['targets']:
            if target['type'] == 'plugin' or not is_root and target['type'] == 'test':
                continue
            name = target['name']
            path = folder_of(target, folder)
            self.targets[name] = Target(name, target['type'], path, files(path, target), named_dependencies(target),
                                        settings(target) + traits, is_root, bool(target.get('resources')))
            self.manifests[name] = target
            for setting in target['settings']:
                if 'swiftLanguageMode' in setting['kind']:
                    self.modes[name] = setting['kind']['swiftLanguageMode']['_0']
            plugins = [usage['plugin'][0] for usage in target.get('pluginUsages') or []]
            if PLUGIN in plugins:
                self.users.add(name)
            self.copied[name] = copied_sources(path) if COPYING in plugins else []

    @property
    def order(self):
        """The targets, dependencies first."""
        return [self.targets[name] for name in closure(self.targets, list(self.targets))]

    def generated_files(self, target):
        """Returns the files of a target that are generated."""
        return [path for path in target.sources if is_generated(path)]

    def generate(self, tool):
        """Generates what the configurations of the package name, and what the plugin generates in a build."""
        for configuration in sorted(glob.glob(os.path.join(self.folder, '*kagemusha.yml'))
                                    + glob.glob(os.path.join(self.folder, '.*.yml'))):
            run_tool(tool, self.folder, 'generate', '--quiet', '--config', configuration)
        for name in sorted(self.users):
            self.generate_as_plugin(tool, self.targets[name])
        for name, manifest in self.manifests.items():
            self.targets[name].sources = files(self.targets[name].folder, manifest)

    def generate_as_plugin(self, tool, target):
        """Generates what the build-tool plugin generates for a target."""
        place = os.path.join(target.folder, 'GeneratedByPlugin')
        os.makedirs(place)
        modules = []
        for name in target.dependencies:
            if name not in self.targets:
                continue
            module = self.targets[name]
            others = [self.targets[other] for other in closure(self.targets, [name])[:-1]]
            modules.append({
                'name': name, 'target' if module.is_ours else 'product': name, 'isForeign': not module.is_ours,
                'sources': module.sources, 'dependencySources': [file for other in others for file in other.sources],
                'output': os.path.join(place, f'GeneratedMocks+{name}.swift')})
        configuration = os.path.join(target.folder, 'kagemusha.yml')
        is_configured = os.path.exists(configuration)
        outputs = {section: os.path.join(place, f'Generated{section.capitalize()}.swift')
                   for section in ['accessors', 'factories', 'fixtures', 'templates']} if is_configured else {}
        text = json.dumps(
            {'modules': modules, 'outputs': outputs, 'ownSources': target.sources + self.copied.get(target.name, []),
             'manifests': {}})
        description = os.path.join(place, 'BuildInput.json')
        with open(description, 'w', encoding='utf-8') as file:
            file.write(text)
        run_tool(tool, self.folder, 'generate-in-build', description, *(['--config', configuration] if is_configured else []))


def copied_sources(folder):
    """Copies the sources of a target that the plugin copies, and returns the copies."""
    place = os.path.join(folder, 'CopiedByPlugin')
    found = []
    for path in sorted(glob.glob(os.path.join(folder, '*.swift.in'))):
        os.makedirs(place, exist_ok=True)
        found.append(shutil.copy(path, os.path.join(place, os.path.basename(path)[:-len('.in')])))
    return found


def default_traits(manifest):
    """Returns the traits of a package that its users have unless they say otherwise, each of which is a condition."""
    enabled = {trait['name']: trait['enabledTraits'] for trait in manifest.get('traits') or []}
    found, left = [], list(enabled.get('default', []))
    while left:
        trait = left.pop(0)
        if trait not in found:
            found.append(trait)
            left += enabled.get(trait, [])
    return found


def run_tool(tool, folder, *arguments):
    """Runs the tool in a folder."""
    run = subprocess.run([tool, *arguments], cwd=folder, capture_output=True, text=True)
    if run.returncode != 0:
        raise Failed(f'{folder}: {run.stderr}')


def consumers(tool, work):
    """Returns the packages that use the tool, with the generated files, in copies in the folder 'work'."""
    found = []
    for place in sorted(place for folder in FOLDERS
                        for place in glob.glob(os.path.join(ROOT, folder, 'Package.swift'))):
        place = os.path.dirname(place)
        # A package that shows what a build system does has nothing of ours.
        if 'kagemusha' not in read(os.path.join(place, 'Package.swift')).lower() and not os.path.exists(
                os.path.join(place, 'Mocks.swift')):
            continue
        consumer = Consumer(place, os.path.join(work, os.path.relpath(place, ROOT)))
        consumer.generate(tool)
        found.append(consumer)
    return found
