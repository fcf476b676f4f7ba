#!/usr/bin/env bash
# Checks the workflows of GitHub Actions, the action of this repository, and the shell commands in them.
#
#   Scripts/check-workflows.sh
#
# ShellCheck is a package of the system; the other tools come with `pip install check-jsonschema pyyaml zizmor`. What is
# missing is named, and its check left out; STRICT=1 makes that an error. actionlint is used where it is installed.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
workflows=(.github/workflows/*.yml)
missing=()
failures=0

has() { command -v "$1" >/dev/null || { missing+=("$1"); return 1; }; }
run() { "$@" || failures=$((failures + 1)); }

if has check-jsonschema; then
  run check-jsonschema --builtin-schema vendor.github-workflows "${workflows[@]}"
  run check-jsonschema --builtin-schema vendor.github-actions action.yml
fi
if has zizmor; then run zizmor --offline --quiet .github/workflows action.yml; fi
# It also knows what expressions may be used where.
if command -v actionlint >/dev/null; then run actionlint; fi
python3 -c 'import yaml' 2>/dev/null || missing+=(PyYAML)
if has shellcheck && python3 -c 'import yaml' 2>/dev/null; then
  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  python3 Scripts/workflow-steps.py "$work" "${workflows[@]}" action.yml
  for script in "$work"/*.sh; do run shellcheck --exclude=SC2016 "$script"; done
fi
if ((${#missing[@]} > 0)); then
  echo "check-workflows: note: not installed, and so not run: ${missing[*]}" >&2
  [[ -z ${STRICT:-} ]] || exit 1
fi
((failures == 0))
