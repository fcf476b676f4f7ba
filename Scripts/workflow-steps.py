#!/usr/bin/env python3
"""Writes the shell commands of workflows and actions into files, for ShellCheck.

    workflow-steps.py FOLDER FILE…

Expressions become the name of a variable, since what they are replaced by is not known here.
"""

import re
import sys
from pathlib import Path

import yaml


def steps(document):
    """Yields the steps of a workflow's jobs, or of an action."""
    for job in (document.get("jobs") or {"action": document.get("runs") or {}}).values():
        yield from job.get("steps", [])


def main(folder, *files):
    for file in files:
        document = yaml.safe_load(Path(file).read_text(encoding="utf-8"))
        for number, step in enumerate(steps(document)):
            if "run" in step:
                text = re.sub(r"\$\{\{.*?\}\}", "EXPRESSION", step["run"])
                name = f"{Path(file).stem}-{number}.sh"
                Path(folder, name).write_text(f"#!/usr/bin/env bash\nset -eo pipefail\n{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
