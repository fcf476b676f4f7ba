#!/usr/bin/env bash
# From an empty folder, with only the README: a package with a protocol, the plugin and a passing test. Prints the wall
# seconds of each step, with a binary of the tool and from source.
#
#   Benchmarks/QuickStart/measure.sh [PACKAGE]
#
# PACKAGE is a package with a binary of the tool (Scripts/plugin-package.sh); without it, only the way from source is
# measured. KAGEMUSHA_QUICK_START=binary leaves out the way from source, which takes a quarter of an hour. What the steps
# print is in kagemusha-quick-start.log, in the folder for temporary files.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
package=${1:+$(cd "$1" && pwd)}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
log=${TMPDIR:-/tmp}/kagemusha-quick-start.log
: >"$log"

# block TAG: the first block of the README with a tag.
block() { awk -v tag="\`\`\`$1" '$0 == tag { found = 1; next } found && /^```$/ { exit } found' "$root/README.md"; }
# row LABEL BOUND COMMAND…: runs a command, and prints how long it took.
row() {
  local label=$1 bound=$2 TIMEFORMAT=%1R
  shift 2
  seconds=$({ time "$@" >>"$log" 2>&1; } 2>&1) || { tail -30 "$log" >&2; exit 1; }
  printf '  %-58s %8s  %s\n' "$label" "$seconds" "$bound"
}
app() {
  mkdir -p App/Sources/App App/Tests/AppTests
  block 'swift manifest' >App/Package.swift
  block 'swift protocol' >App/Sources/App/UserRepository.swift
  block 'swift file' >App/Tests/AppTests/UserTests.swift
}
# measure TITLE: the steps, in a folder beside `kagemusha`.
measure() {
  printf '\n%-60s %8s  %s\n' "$1" 'wall s' 'bound'
  app
  cd App
  row 'swift test, from an empty folder' '' swift test
  row 'swift test, nothing changed' '' swift test
  row 'swift test, the second time' '' swift test
  echo '// Changed.' >>Sources/App/UserRepository.swift
  row 'swift build --build-tests, a file changed' '' swift build --build-tests
  for name in Another YetAnother; do
    echo "protocol $name {}" >Sources/App/$name.swift
    row 'swift build --build-tests, a file added' '' swift build --build-tests
  done
  row 'swift build -c release of the product' '' swift build -c release
  with=$seconds
  cd ..
}

mkdir -p "$work/without"
cd "$work/without"
app
sed -i.bak -e '/dependencies: \[.package/d' -e 's/dependencies: \["App", .*$/dependencies: ["App"]),/' -e '/plugins:/d' \
  App/Package.swift
rm App/Tests/AppTests/*.swift App/Package.swift.bak
echo 'import App' >App/Tests/AppTests/Empty.swift
cd App
printf '%-60s %8s  %s\n' 'without Kagemusha' 'wall s' 'bound'
row 'swift build -c release of the product' '' swift build -c release
without=$seconds

if [[ -n $package ]]; then
  mkdir -p "$work/bundle"
  cd "$work/bundle"
  cp -R "$package" kagemusha
  measure 'with a binary of the tool'
  printf '  %-58s %8s  %s\n' 'more than without Kagemusha' \
    "$(awk -v a="$with" -v b="$without" 'BEGIN { printf "%.1f", a - b }')" '2.0'
  if grep -q swift-syntax "$log"; then
    echo 'measure.sh: error: the package resolves swift-syntax' >&2
    exit 1
  fi
fi

[[ ${KAGEMUSHA_QUICK_START:-} != binary ]] || exit 0
mkdir -p "$work/source/kagemusha"
cd "$work/source"
git -C "$root" archive HEAD | tar -x -C kagemusha
measure 'from source'
