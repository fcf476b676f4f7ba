#!/usr/bin/env bash
# Tests the tool with the oldest dependencies that Package.swift allows: builds it from source for a package that has a
# macro, too, and compares what it generates and reports with what is recorded.
#
#   Scripts/dependency-widths.sh FOLDER [SWIFT_SYNTAX]
#
# FOLDER is for the build, and SWIFT_SYNTAX a version of the parser in place of the oldest. A version that cannot be
# fetched is told, and the newest taken in its place; with STRICT=1, it is an error. RECORD=1 records the messages.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:?missing the folder of the build}
syntax=${2:-}
mkdir -p "$folder"
folder=$(cd "$folder" && pwd)
package=$folder/package
build=$folder/build
export KAGEMUSHA_PACKAGE=$root

fail() {
  echo "dependency-widths.sh: error: $*" >&2
  exit 1
}
# oldest: the identity and the oldest version of each dependency.
oldest() {
  swift package --package-path "$root" --scratch-path "$folder/manifest" dump-package | python3 -c '
import json, sys
for dependency in json.load(sys.stdin)["dependencies"]:
    for source in dependency.get("sourceControl", []):
        print(source["identity"], source["requirement"]["range"][0]["lowerBound"])'
}
# resolved IDENTITY: the version that was resolved.
resolved() {
  python3 -c '
import json, sys
pins = json.load(open(sys.argv[1], encoding="utf-8"))["pins"]
print(*[pin["state"]["version"] for pin in pins if pin["identity"] == sys.argv[2]])' "$package/Package.resolved" "$1"
}
# resolve: resolves the oldest versions.
resolve() {
  local identity version
  swift package --package-path "$package" --scratch-path "$build" resolve >"$folder/resolve.log" 2>&1 ||
    { cat "$folder/resolve.log"; fail 'the package cannot be resolved'; }
  while read -r identity version; do
    [[ $identity != swift-syntax ]] || version=${syntax:-$version}
    swift package --package-path "$package" --scratch-path "$build" resolve "$identity" --version "$version" \
      >"$folder/resolve.log" 2>&1 || { ((${STRICT:-0} == 0)) || { cat "$folder/resolve.log"; fail "there is no $identity $version"; }; }
    echo "$identity $(resolved "$identity")$([[ $(resolved "$identity") == "$version" ]] || echo ", for $version cannot be fetched")"
  done <<<"$(oldest)"
}

rm -rf "$package"
cp -R "$root/Fixtures/BesideMacros" "$package"
echo '== the oldest dependencies'
resolve

echo '== a package with a macro, and the tool from source'
swift test --package-path "$package" --scratch-path "$build"

tool=$(find "$build/debug/" -maxdepth 1 -name 'KagemushaCommand*' -type f -perm -u+x | head -n 1)
[[ -n $tool ]] || fail 'the build has no tool'
major=$(resolved swift-syntax)
major=${major%%.*}
echo "== the mocks of all fixtures, with swift-syntax $major"
cd "$root"
messages=$folder/messages.txt
: >"$messages"
same=0
for sources in Fixtures/Protocols/*/Protocols Fixtures/NewerSyntax/Protocols.swift; do
  if "$tool" generate "$sources" --stdout >"$folder/Mocks.swift" 2>"$folder/errors.txt"; then
    golden=$(dirname "$sources")/Mocks.swift
    [[ ! -e $golden ]] || diff -u "$golden" "$folder/Mocks.swift" || fail "the mocks of $sources differ"
    same=$((same + 1))
  else
    # Only syntax that the parser does not know may cost a fixture its mocks.
    cat "$folder/errors.txt" >>"$messages"
  fi
done
expected=Fixtures/NewerSyntax/Expected/$major.txt
if [[ ${RECORD:-0} != 0 ]]; then cp "$messages" "$expected"; fi
diff -u "$expected" "$messages" || fail "the messages differ from $expected"
echo "$same fixtures have the same mocks; $(grep -c 'error:' "$messages" || true) places have newer syntax, as recorded"
