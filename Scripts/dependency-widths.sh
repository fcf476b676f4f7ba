#!/usr/bin/env bash
# Tests the tool with the oldest dependencies that Package.swift allows: builds it from source for a package that has a
# macro, too, and compares what it generates and reports with what is recorded.
#
#   Scripts/dependency-widths.sh FOLDER [SWIFT_SYNTAX]
#
# FOLDER is for the build, and SWIFT_SYNTAX a version of the parser in place of the oldest. Where a version cannot be
# fetched, the script says so and takes the newest; with STRICT=1, it fails. TESTS=1 runs the tests of the scanner, too,
# which compiles the parser again. RECORD=1 records the messages.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:?missing the folder of the build}
syntax=${2:-}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
export KAGEMUSHA_PACKAGE=$root
# A build folder keeps the modules that tell the version of the parser, so that each version has its own.
suffix=${syntax:+-$syntax}
build=(--package-path "$folder/package" --scratch-path "$folder/build$suffix")
scanner=(--package-path "$folder/scanner" --scratch-path "$folder/scanner-build$suffix")

fail() {
  echo "dependency-widths.sh: error: $*" >&2
  exit 1
}
# logged COMMAND…: runs a command, and shows what it prints only if it fails.
logged() { "$@" >"$folder/command.log" 2>&1 || { cat "$folder/command.log" >&2; return 1; }; }
# oldest: the identity and the oldest version of each dependency.
oldest() {
  swift package --package-path "$root" --scratch-path "$folder/manifest" dump-package | python3 -c '
import json, sys
for dependency in json.load(sys.stdin)["dependencies"]:
    for source in dependency.get("sourceControl", []):
        print(source["identity"], source["requirement"]["range"][0]["lowerBound"])'
}
# resolved IDENTITY: the version in the package.
resolved() {
  python3 -c '
import json, sys
with open(sys.argv[1], encoding="utf-8") as file:
    print(*[pin["state"]["version"] for pin in json.load(file)["pins"] if pin["identity"] == sys.argv[2]])' \
    "$folder/package/Package.resolved" "$1"
}
# resolve: resolves the oldest versions.
resolve() {
  local identity version found versions
  versions=$(oldest)
  [[ -n $versions ]] || fail 'cannot read the versions in the manifest'
  logged swift package "${build[@]}" resolve
  while read -r identity version; do
    [[ $identity != swift-syntax || -z $syntax ]] || version=$syntax
    if ((${STRICT:-0} == 1)); then
      logged swift package "${build[@]}" resolve "$identity" --version "$version"
    else
      swift package "${build[@]}" resolve "$identity" --version "$version" >"$folder/command.log" 2>&1 || true
    fi
    found=$(resolved "$identity")
    if [[ $found == "$version" ]]; then
      echo "$identity $found"
    else
      echo "$identity $found: NOT TESTED with $version, which cannot be fetched"
    fi
  done <<<"$versions"
}

rm -rf "$folder/package"
cp -R "$root/Fixtures/BesideMacros" "$folder/package"
echo '== the oldest dependencies'
resolve

echo '== a package with a macro, and the tool from source'
swift test "${build[@]}"

tool=$(find "$folder/build$suffix/debug/" -maxdepth 1 -name 'KagemushaPluginTool*' -type f -perm -u+x | head -n 1)
[[ -n $tool ]] || fail 'the build has no tool'
version=$(resolved swift-syntax)
echo "== the mocks of all fixtures, with swift-syntax $version"
cd "$root"
messages=$folder/messages.txt
: >"$messages"
same=0
for sources in Fixtures/Protocols/*/Protocols Fixtures/NewerSyntax/Protocols.swift; do
  "$tool" generate "$sources" --stdout >"$folder/Mocks.swift" 2>"$folder/errors.txt" || true
  if [[ -s $folder/errors.txt ]]; then
    cat "$folder/errors.txt" >>"$messages"
  else
    golden=$(dirname "$sources")/Mocks.swift
    [[ ! -e $golden ]] || diff -u "$golden" "$folder/Mocks.swift" || fail "the mocks of $sources differ"
    same=$((same + 1))
  fi
done
# Nothing but syntax that the parser does not know may cost a protocol its mock.
expected=Fixtures/NewerSyntax/Expected/${version%%.*}.txt
[[ ${RECORD:-0} != 1 ]] || { mkdir -p "$(dirname "$expected")" && cp "$messages" "$expected"; }
diff -u "$expected" "$messages" || fail "the messages differ from $expected"
echo "$same fixtures have the same mocks; $(grep -c ' newer syntax ' "$messages" || true) messages about newer syntax, as recorded"

[[ ${TESTS:-0} == 1 ]] || exit 0
echo "== the tests of the scanner, with swift-syntax $version"
Scripts/part-of-package.sh "$folder/scanner" DeclarationModel Basics SourceWriting SwiftScanner \
  DiagnosticSupport RandomSupport SwiftScannerTests
logged swift package "${scanner[@]}" resolve
logged swift package "${scanner[@]}" resolve swift-syntax --version "$version"
swift test "${scanner[@]}"
