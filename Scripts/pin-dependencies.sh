#!/usr/bin/env bash
# Gives a checkout the versions of packages that releases and the hook of pre-commit are built from, unless it has others.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
[[ -e $root/Package.resolved ]] || cp "$root/Packaging/dependencies.resolved" "$root/Package.resolved"
