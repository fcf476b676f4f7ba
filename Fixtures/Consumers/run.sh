#!/usr/bin/env bash
# Tests a package that uses the plugin, and what the plugin generates anew after each kind of change.
#
#   Fixtures/Consumers/run.sh [PACKAGE]
#
# PACKAGE is the package with the plugin: one with a binary of the tool (Scripts/plugin-package.sh), or this one, whose
# tool is then built from source.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
KAGEMUSHA_PACKAGE=$(cd "${1:-$here/../..}" && pwd)
export KAGEMUSHA_PACKAGE
scratch=${KAGEMUSHA_SCRATCH:-$here/../../.build-stories}/EveryGenerator
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -R "$here/EveryGenerator" "$work/"
cd "$work/EveryGenerator"

build() { swift build --quiet --build-tests --scratch-path "$scratch"; }
generated() { echo "$scratch/plugins/outputs/everygenerator/FeatureTests/destination/GenerateMocks/$1"; }
# stamps: the dates of all generated files.
stamps() { stat -c '%n %Y%z' "$(generated .)"/*.swift 2>/dev/null || stat -f '%N %m' "$(generated .)"/*.swift; }
# changed NAME…: fails unless exactly these files were written since the last call.
before=
changed() {
  local after expected actual
  after=$(stamps)
  actual=$(diff <(echo "$before") <(echo "$after") | sed -n 's/^> .*\/\([^ /]*\.swift\) .*/\1/p' | sort || true)
  expected=$(printf '%s\n' "$@" | sort)
  before=$after
  if [[ $actual != "$expected" ]]; then
    printf 'run.sh: error: generated anew:\n%s\nand not:\n%s\n' "$actual" "$expected" >&2
    exit 1
  fi
}
has() { grep -q "$2" "$(generated "$1")" || { echo "run.sh: error: '$2' is not in $1" >&2; exit 1; }; }
lacks() { ! grep -q "$2" "$(generated "$1")" || { echo "run.sh: error: '$2' is in $1" >&2; exit 1; }; }

echo '== everything that the configuration names'
swift test --quiet --scratch-path "$scratch"
before=$(stamps)

echo '== nothing is generated anew for a body'
sed -i.bak 's/count += 1/count += 2/' Sources/Feature/Greeter.swift && rm Sources/Feature/*.bak
build
changed ''

echo '== a requirement changes the mock of its protocol, and no other file'
sed -i.bak 's/func user() throws/func forget(); func user() throws/' Sources/Feature/Greeter.swift
rm Sources/Feature/*.bak
build
changed GeneratedMocks+Feature.swift
has GeneratedMocks+Feature.swift 'func forget()'

echo '== a new file'
echo 'public protocol KeyStore { func key() -> Int }' >Sources/Core/KeyStore.swift
build
changed GeneratedMocks+Core.swift
has GeneratedMocks+Core.swift MockKeyStore

echo '== a file with another name'
mv Sources/Core/KeyStore.swift Sources/Core/Keys.swift
build
changed ''

echo '== a file that is gone'
rm Sources/Core/Keys.swift
build
changed GeneratedMocks+Core.swift
lacks GeneratedMocks+Core.swift MockKeyStore

echo '== a template that the configuration names by its folder'
echo 'let count = {{ types.all.count }}' >Tests/FeatureTests/Templates/Count.stencil
build
changed GeneratedTemplates.swift
has GeneratedTemplates.swift 'let count = 2'

echo '== a section that goes away leaves an empty file'
sed -i.bak '/^templates:/,$d' Tests/FeatureTests/kagemusha.yml && rm Tests/FeatureTests/*.bak
sed -i.bak '/templatesAreRendered/,/^  }$/d' Tests/FeatureTests/GreeterTests.swift && rm Tests/FeatureTests/*.bak
build
changed GeneratedTemplates.swift
lacks GeneratedTemplates.swift typeNames

echo '== the command plugin generates committed mocks, and checks them'
tool() { swift package --scratch-path "$scratch" --allow-writing-to-package-directory kagemusha "$@"; }
echo 'mocks: [{sources: Sources/Core, output: Committed, testableImports: [Core]}]' >kagemusha.yml
tool generate
grep -q 'class MockStore' Committed/MockStore.swift
tool check
cp Sources/Core/Store.swift Store.bak
echo 'protocol Extra {}' >>Sources/Core/Store.swift
if tool check >check.log 2>&1; then
  echo 'run.sh: error: the check succeeded' >&2
  exit 1
fi
grep -q 'Committed/MockExtra.swift' check.log || { cat check.log >&2; exit 1; }
mv Store.bak Sources/Core/Store.swift
rm -r kagemusha.yml Committed check.log

echo '== a mistake in the configuration is an error with its place'
echo 'mocks: [{protocols: [UserStor]}]' >Tests/FeatureTests/kagemusha.yml
if output=$(build 2>&1); then
  echo 'run.sh: error: the build succeeded' >&2
  exit 1
fi
grep -q "FeatureTests/kagemusha.yml:1:.*: error: no protocol matches 'UserStor'; did you mean 'UserStore'?" <<<"$output" ||
  { echo "$output" >&2; exit 1; }
echo 'all as expected'
