#!/usr/bin/env bash
# Tests the Bazel rule: two checkouts at different paths share a cache, and a changed protocol runs one action.
#
#   Fixtures/Bazel/run.sh TOOL
#
# TOOL is a build of the tool. Without Bazel, the test is skipped, and says so.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
tool=$(realpath "${1:?missing the tool}")
if ! command -v bazel >/dev/null; then
  echo 'Bazel test skipped: there is no Bazel (Debian: apt-get install bazel-bootstrap)' >&2
  exit
fi
work=$(mktemp -d)
# checkouts: where a checkout has its server and its outputs.
build() { bazel --output_user_root="$work/bazel" "$@"; }
stop() {
  for checkout in one two/deeper; do
    [[ ! -d $work/$checkout ]] || (cd "$work/$checkout" && build shutdown >/dev/null 2>&1) || true
  done
  chmod -R u+w "$work" && rm -rf "$work"
}
trap stop EXIT

# checkout PATH: a copy of the workspace, with the rule and the tool.
checkout() {
  local third_party=$work/$1/third_party
  mkdir -p "$third_party/kagemusha_tool"
  cp -R "$here/WORKSPACE" "$here/core" "$here/feature" "$work/$1/"
  cp -R "$here/../../Bazel" "$third_party/kagemusha"
  cp "$tool" "$third_party/kagemusha_tool/kagemusha"
  echo 'exports_files(["kagemusha"])' >"$third_party/kagemusha_tool/BUILD"
  touch "$third_party/kagemusha_tool/WORKSPACE"
}

# mocks CHECKOUT EXECUTED: builds all mocks, and fails unless so many actions of the tool were executed.
mocks() {
  local log=$work/log executed
  (cd "$work/$1" && build build --disk_cache="$work/cache" --color=no --curses=no \
    --sandbox_default_allow_network=false --execution_log_json_file="$work/actions.json" \
    //core:mocks //feature:mocks) >"$log" 2>&1 || { cat "$log" >&2; exit 1; }
  # An action from the cache is in the log, too, with the name of the cache as its runner.
  executed=$(sed -n 's/^ *"runner": "\(.*\)",*$/\1/p' "$work/actions.json" | grep -vc 'cache hit' || true)
  if [[ $executed != "$2" ]]; then
    echo "run.sh: error: $executed actions were executed, and not $2" >&2
    cat "$log" "$work/actions.json" >&2
    exit 1
  fi
}
has() { grep -q "$2" "$work/$1" || { echo "run.sh: error: '$2' is not in $1" >&2; exit 1; }; }

checkout one
checkout two/deeper
echo '== the first checkout runs both actions'
mocks one 2
has one/bazel-bin/core/mocks.swift 'class MockStore'
grep -q 'class MockSession' "$work"/one/bazel-bin/feature/mocks/mocks+?.swift
grep -q 'func load(_ key: String) throws -> String' "$work"/one/bazel-bin/feature/mocks/mocks+?.swift

echo '== the second one, at another path, runs nothing'
mocks two/deeper 0
for file in core/mocks.swift feature/mocks/mocks+1.swift feature/mocks/mocks+2.swift; do
  cmp "$work/one/bazel-bin/$file" "$work/two/deeper/bazel-bin/$file"
done

echo '== a changed protocol runs one action'
sed -i.bak 's/func close() async/func close() async; func open()/' "$work/two/deeper/feature/Session.swift"
mocks two/deeper 1
grep -q 'func open()' "$work"/two/deeper/bazel-bin/feature/mocks/mocks+?.swift

echo '== nothing changed runs nothing'
mocks two/deeper 0

echo '== an error has its place in the sources'
echo 'protocol Broken {' >"$work/one/core/Broken.swift"
if (cd "$work/one" && build build //core:mocks) >"$work/log" 2>&1; then
  echo 'run.sh: error: the build succeeded' >&2
  exit 1
fi
grep -q '^core/Broken.swift:1:.*: error: ' "$work/log" || { cat "$work/log" >&2; exit 1; }
echo 'all as expected'
