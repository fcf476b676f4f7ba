#!/usr/bin/env python3
"""Disturbs runs of the tool at random moments, and checks what they leave.

    Scripts/faults.py TOOL [COUNT] [SEED]

In each of COUNT rounds, sources change, and a run is disturbed: it is killed, interrupted or stopped for a while, its
limits are low, a source is edited, removed, or replaced by a pipe or a link meanwhile, permissions change, an output is
replaced by a link, the outputs are on a full disk, or nine other runs work beside it. After it, each output is whole: that
of the sources before the change, or of those that the run could read. The next run leaves exactly the outputs of the
sources, and nothing else.
"""

import os
import pathlib
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time

SOURCES = 8
# A user without rights.
NOBODY = 65534
CONFIGURATION = """\
mocks:
  - sources: [Sources]
    output: Mocks
  - sources: [Sources]
    output: Spies.swift
    style: spy
    mockName: "{name}Spy"
templates:
  - sources: [Sources]
    templates: [Templates]
    output: Listed
"""
TEMPLATE = "{% for type in types.protocols %}// {{ type.name }}: {{ type.allMethods.count }}\n{% endfor %}"


class Scene:
    """A folder with sources, of which each has a version."""

    def __init__(self, tool, root):
        self.tool, self.root = tool, root
        # The outputs of other states of the sources, which a disturbed run may have found.
        self.others = []
        self.folder = root / "app"
        (self.folder / "Templates").mkdir(parents=True)
        (self.folder / "Sources").mkdir()
        (self.folder / ".kagemusha.yml").write_text(CONFIGURATION)
        (self.folder / "Templates" / "List.stencil").write_text(TEMPLATE)
        for number in range(SOURCES):
            self.edit(number, 0)

    def source(self, number):
        return self.folder / "Sources" / f"Service{number}.swift"

    def edit(self, number, version):
        methods = "".join(f"  func call{index}(_ value: Int) -> String\n" for index in range(version % 5 + 1))
        file = self.source(number)
        part = file.with_suffix(".part")
        part.write_text(f"protocol Service{number} {{\n{methods}}}\n")
        part.rename(file)

    def command(self, folder, cache):
        environment = dict(os.environ, KAGEMUSHA_CACHE_PATH=str(cache), SWIFT_BACKTRACE="enable=no")
        return dict(args=[self.tool, "generate", "--prune"], cwd=folder, env=environment,
                    stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def start(self, **options):
        return subprocess.Popen(**self.command(self.folder, self.root / "cache"), **options)

    def outputs(self, folder=None):
        """Returns the texts of all files that a run writes or leaves, by path."""
        folder = folder or self.folder
        found = {}
        for file in sorted(folder.rglob("*")):
            path = file.relative_to(folder)
            if path.parts[0] in ("Sources", "Templates", ".kagemusha.yml") or file.is_dir():
                continue
            found[str(path)] = file.read_bytes() if file.is_file() else b"not a file"
        return found

    def expected(self):
        """Returns the outputs that a run on a copy, without a cache, writes for the sources as they are."""
        with tempfile.TemporaryDirectory(dir=self.root) as copy:
            folder = pathlib.Path(copy) / "app"
            folder.mkdir()
            for name in ("Sources", "Templates"):
                shutil.copytree(self.folder / name, folder / name)
            shutil.copy(self.folder / ".kagemusha.yml", folder)
            run = subprocess.run(**self.command(folder, pathlib.Path(copy) / "cache"), timeout=60)
            assert run.returncode == 0, run.stderr.decode()
            return self.outputs(folder)


def pause(limit):
    time.sleep(random.uniform(0, limit))


def killed(scene, seconds):
    return disturbed(scene, seconds, lambda run: run.send_signal(signal.SIGKILL))


def interrupted(scene, seconds):
    return disturbed(scene, seconds, lambda run: run.send_signal(random.choice([signal.SIGINT, signal.SIGTERM])))


def stopped(scene, seconds):
    """Stops the run for a while, in which a source changes."""
    def stop(run):
        run.send_signal(signal.SIGSTOP)
        scene.edit(random.randrange(SOURCES), random.randrange(5))
        pause(0.1)
        run.send_signal(signal.SIGCONT)
    return disturbed(scene, seconds, stop)


def edited(scene, seconds):
    def edit(run):
        for _ in range(3):
            scene.edit(random.randrange(SOURCES), random.randrange(5))
    return disturbed(scene, seconds, edit)


def replaced(scene, seconds):
    """Replaces a source by nothing, a pipe, a folder or a dangling link, until the run has ended."""
    file = scene.source(random.randrange(SOURCES))
    text = file.read_bytes()
    # A run that reads the folder meanwhile is right to leave the source out.
    file.unlink()
    scene.others.append(scene.expected())
    file.write_bytes(text)
    kind = random.choice(["nothing", "pipe", "folder", "link"])

    def replace(run):
        file.unlink()
        if kind == "pipe":
            os.mkfifo(file)
        elif kind == "folder":
            file.mkdir()
        elif kind == "link":
            file.symlink_to("nowhere.swift")
    result = disturbed(scene, seconds, replace)
    if file.is_symlink() or file.is_fifo() or file.is_file():
        file.unlink()
    elif file.is_dir():
        file.rmdir()
    file.write_bytes(text)
    return result


def limited(scene, seconds):
    """Lets the run write only small files, or open only few."""
    size, files = random.randrange(1, 20_000), random.randrange(4, 40)
    isOfSize = random.random() < 0.5

    def limit():
        if isOfSize:
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))
            signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        else:
            resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
    return disturbed(scene, seconds, lambda run: None, preexec_fn=limit)


def linked(scene, seconds):
    """Replaces an output by a dangling link, which must stay."""
    file = scene.folder / "Spies.swift"
    text = file.read_bytes()
    file.unlink()
    file.symlink_to("nowhere.swift")
    run = scene.start()
    _, errors = run.communicate(timeout=60)
    assert run.returncode != 0 and b"error:" in errors, errors.decode()
    assert file.is_symlink() and not (scene.folder / "nowhere.swift").exists(), "the link was followed"
    file.unlink()
    file.write_bytes(text)
    return run.returncode, errors.decode()


def protected(scene, seconds):
    """Takes the permission to read a source, or to write outputs, until the run has ended."""
    place = random.choice([scene.source(random.randrange(SOURCES)), scene.folder / "Sources", scene.folder / "Mocks"])
    mode = place.stat().st_mode & 0o7777
    denied = random.choice([0, 0o555]) if place.name == "Mocks" else 0
    options = {}
    if os.geteuid() == 0:
        # Nothing is forbidden to the superuser.
        for path in [scene.root, *scene.root.rglob("*")]:
            if not path.is_symlink():
                os.chown(path, NOBODY, NOBODY)
        options["user"] = NOBODY
    result = disturbed(scene, seconds, lambda run: place.chmod(denied), **options)
    place.chmod(mode)
    return result


def full(scene, seconds):
    """Runs with the outputs on a disk that has room for some of them."""
    outputs = scene.folder / "Mocks"
    texts = {file.name: file.read_bytes() for file in outputs.iterdir()}
    pages = sum(-(-len(text) // 4096) + 1 for text in texts.values()) + random.randrange(1, 16)
    mount = ["mount", "-t", "tmpfs", "-o", f"size={4 * pages}k", "tmpfs", str(outputs)]
    if subprocess.run(mount, stderr=subprocess.DEVNULL).returncode != 0:
        return None
    write(texts, outputs)
    try:
        result = disturbed(scene, seconds, lambda run: None)
        texts = {file.name: file.read_bytes() for file in outputs.iterdir()}
    finally:
        subprocess.run(["umount", str(outputs)], check=True)
    for file in outputs.iterdir():
        file.unlink()
    write(texts, outputs)
    return result


def write(texts, folder):
    for name, text in texts.items():
        (folder / name).write_bytes(text)


def crowded(scene, seconds):
    """Runs ten at once, of which one is killed."""
    runs = [scene.start() for _ in range(10)]
    pause(seconds)
    runs[0].kill()
    for run in runs:
        _, errors = run.communicate(timeout=120)
        assert run is runs[0] or run.returncode == 0, errors.decode()
    return 0, ""


def disturbed(scene, seconds, disturb, **options):
    run = scene.start(**options)
    pause(seconds)
    if run.poll() is None:
        disturb(run)
    _, errors = run.communicate(timeout=60)
    return run.returncode, errors.decode()


FAULTS = [killed, killed, interrupted, stopped, edited, replaced, limited, protected, full, linked, crowded]


def main():
    tool = str(pathlib.Path(sys.argv[1]).resolve())
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 40
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 1
    random.seed(seed)
    with tempfile.TemporaryDirectory() as root:
        scene = Scene(tool, pathlib.Path(root))
        began = time.monotonic()
        scene.start().communicate()
        seconds = 1.2 * (time.monotonic() - began)
        counts = {}
        for number in range(count):
            old, scene.others = scene.outputs(), []
            for _ in range(random.randrange(3)):
                scene.edit(random.randrange(SOURCES), random.randrange(5))
            between = scene.expected()
            fault = FAULTS[number % len(FAULTS)] if number < len(FAULTS) else random.choice(FAULTS)
            result = fault(scene, seconds)
            if result is None:
                name = f"{fault.__name__} (not possible here)"
                counts[name] = counts.get(name, 0) + 1
                continue
            status, errors = result
            new = scene.expected()
            comment = f"round {number} of seed {seed}: {fault.__name__}, status {status}: {errors}"
            assert status <= 0 or "error:" in errors, comment
            for path, text in scene.outputs().items():
                # Where several sources change meanwhile, the next run tells whether the file is whole.
                if fault in (stopped, edited):
                    continue
                states = [old, between, new] + scene.others
                whole = [state[path] for state in states if path in state]
                isTemporary = not whole
                assert text in whole or isTemporary and status != 0, f"{comment}{path} is not whole"
            run = scene.start()
            _, errors = run.communicate(timeout=60)
            assert run.returncode == 0, f"{comment}\nnext run: {errors.decode()}"
            left = scene.outputs()
            assert left.keys() == new.keys(), f"{comment}left: {sorted(left.keys() ^ new.keys())}"
            for path in new:
                assert left[path] == new[path], f"{comment}{path} is not that of its source"
            counts[fault.__name__] = counts.get(fault.__name__, 0) + 1
    print(f"{count} runs disturbed, nothing lost: " + ", ".join(f"{n} {k}" for k, n in sorted(counts.items())))


main()
