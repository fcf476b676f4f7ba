#!/usr/bin/env bash
# Checks what is staged in the current folder, as a hook of pre-commit.
#
# The tool is built at the first run, from the packages that are pinned: what runs at a commit depends on the revision of
# this checkout alone.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
swift=${SWIFT:-swift}
options=(-c release --package-path "$root" --scratch-path "$root/.build-release" --product kagemusha)
tool=$root/.build-release/release/kagemusha
if [[ ! -x $tool ]]; then
  "$root/Scripts/pin-dependencies.sh"
  # Git tells its hooks the repository and the index of the commit, which are not those of the packages.
  (
    for variable in $(git rev-parse --local-env-vars); do unset "$variable"; done
    "$swift" build "${options[@]}" --force-resolved-versions >&2
  )
fi
exec "$tool" check --staged
