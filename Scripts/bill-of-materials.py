#!/usr/bin/env python3
"""Prints what is in a release's binaries, as a software bill of materials in CycloneDX's format (ECMA-424).

    Scripts/bill-of-materials.py VERSION HOMEPAGE SUMS PACKAGE.RESOLVED...

SUMS is the list of the released files with their checksums. Each PACKAGE.RESOLVED names the packages of a build and their
versions, which must be the same for all. The binaries contain the libraries of the toolchain, too, whose version
`swift --version` tells.
"""

import json
import re
import subprocess
import sys
import uuid
from pathlib import Path


def package(pin):
    """Returns the component for an entry of Package.resolved."""
    location = re.sub(r"\.git$", "", pin["location"])
    state = pin["state"]
    version = state.get("version") or state["revision"]
    return {
        "type": "library",
        "bom-ref": pin["identity"],
        "name": location.rsplit("/", 1)[-1],
        "version": version,
        "purl": f"pkg:swift/{location.removeprefix('https://')}@{version}",
        "externalReferences": [{"type": "vcs", "url": location, "comment": f"commit {state['revision']}"}],
    }


def toolchain():
    """Returns the component for the libraries of the toolchain."""
    text = subprocess.run(["swift", "--version"], check=True, capture_output=True, text=True).stdout
    version = re.search(r"Swift version (\S+)", text).group(1)
    return {
        "type": "library",
        "bom-ref": "swift",
        "name": "swift",
        "version": version,
        "description": "The standard library and Foundation, linked into the binaries for Linux",
    }


def released(line):
    """Returns the component for a line of the checksums."""
    checksum, name = line.split(maxsplit=1)
    name = name.removeprefix("*").removeprefix("./")
    return {
        "type": "file",
        "bom-ref": name,
        "name": name,
        "hashes": [{"alg": "SHA-256", "content": checksum}],
    }


def pins(resolutions):
    """Returns the packages that builds have in common; they may not differ."""
    first, *others = [(path, json.loads(Path(path).read_text())["pins"]) for path in resolutions]
    for path, other in others:
        if other != first[1]:
            sys.exit(f"bill-of-materials.py: error: the builds have other packages: {first[0]}, {path}; build all again")
    return first[1]


def main(version, homepage, sums, *resolutions):
    parts = [package(pin) for pin in pins(resolutions)] + [toolchain()]
    files = [released(line) for line in Path(sums).read_text().splitlines()]
    tool = {
        "type": "application",
        "bom-ref": "kagemusha",
        "name": "kagemusha",
        "version": version,
        "licenses": [{"license": {"id": "MIT"}}],
        "externalReferences": [{"type": "vcs", "url": homepage}],
    }
    bill = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": tool},
        "components": parts + files,
        "dependencies": [
            {"ref": "kagemusha", "dependsOn": [part["bom-ref"] for part in parts]},
            *({"ref": file["bom-ref"], "dependsOn": ["kagemusha"]} for file in files),
        ],
    }
    # The same release has the same number, which only its content decides.
    number = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(bill, sort_keys=True))
    print(json.dumps({**bill, "serialNumber": f"urn:uuid:{number}"}, indent=2))


if __name__ == "__main__":
    if len(sys.argv) < 5:
        sys.exit(__doc__)
    main(*sys.argv[1:])
