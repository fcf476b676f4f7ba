#!/usr/bin/env bash
# Makes a project of an app with XcodeGen, and runs its tests, for which the plugin generates a mock.
#
#   Fixtures/XcodeGen/run.sh [PACKAGE]
#
# PACKAGE is the package with the plugin: one with a binary of the tool (Scripts/plugin-package.sh), or this one, whose
# tool is then built from source.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
KAGEMUSHA_PACKAGE=$(cd "${1:-$here/../..}" && pwd)
export KAGEMUSHA_PACKAGE
command -v xcodegen >/dev/null || { echo "run.sh: error: cannot find 'xcodegen'; install it with Homebrew or mise" >&2; exit 1; }
destination=$("$here/../../Scripts/simulator.sh" iOS)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R "$here/." "$work/"
cd "$work"
xcodegen generate --quiet
# Nobody is there to trust the plugin.
xcodebuild test -project App.xcodeproj -scheme App -destination "$destination" -derivedDataPath "$work/build" \
  -skipPackagePluginValidation
