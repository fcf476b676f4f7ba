#!/usr/bin/env bash
# What mocks cost the compiler: the bytes of a method, and the CPU time for 200 mocks and for a test file of 500
# stub and verify lines. Machines are noisy: only ratios within one run mean anything. The same protocols are
# therefore measured with hand-written closures, and with the proxies of generic parameters that Cuckoo's users know.
#
# Usage: Benchmarks/CompileTime/measure.sh [ROUNDS]; the least of ROUNDS times counts (3 unless told otherwise).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."

rounds=${1:-3}
protocols=200
methods=5
lines=500
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

make build >"$scratch/build.log" 2>&1 || { cat "$scratch/build.log" >&2; exit 1; }
products=$(swift build --show-bin-path)

write_protocols() {
  local p m
  echo 'struct User: Equatable { var id: Int }'
  for ((p = 0; p < protocols; p++)); do
    echo "protocol Service$p {"
    for ((m = 0; m < methods; m++)); do
      echo "  func method$m(id: Int, user: User) -> User"
    done
    echo '}'
  done
}

# seconds COMMAND…: the user CPU time of a command.
seconds() {
  local TIMEFORMAT=%U
  { time "$@" >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; exit 1; }; } 2>&1
}

compile() { swiftc -swift-version 6 -parse-as-library -I "$products/Modules" "$@"; }

# shellcheck source=Benchmarks/CompileTime/styles.sh
source Benchmarks/CompileTime/styles.sh
write_protocols >"$scratch/Protocols.swift"
write_closures >"$scratch/Closures.swift"
write_closure_tests >"$scratch/ClosuresTests.swift"
{ echo '@testable import MatchableStyle' && write_matchable; } >"$scratch/Matchable.swift"
{ echo 'import Kagemusha' && write_tests; } >"$scratch/MocksTests.swift"
{ echo '@testable import MatchableStyle' && write_matchable_tests; } >"$scratch/MatchableTests.swift"
swiftc -swift-version 6 -parse-as-library -emit-module -enable-testing -module-name MatchableStyle \
  -emit-module-path "$scratch/MatchableStyle.swiftmodule" Benchmarks/CompileTime/MatchableStyle.swift
generate() {
  "$products/kagemusha" generate --quiet --output "$scratch/Mocks.swift" "$scratch/Protocols.swift"
}

ratio() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.2f", a / b }'; }
# row LABEL OURS CLOSURES MATCHABLE
row() { printf '%-42s %9s %9s %7s %9s %7s\n' "$1" "$2" "$3" "$(ratio "$2" "$3")" "$4" "$(ratio "$2" "$4")"; }
# race LABEL FUNCTION: a row of the least times of FUNCTION for each style. The styles take turns, so that a machine
# that becomes slower or quicker meanwhile does the same to all.
race() {
  local style round
  for ((round = 0; round < rounds; round++)); do
    for style in Mocks Closures Matchable; do
      seconds "$2" "$style" >>"$scratch/$2.$style"
    done
  done
  row "$1" "$(least "$2.Mocks")" "$(least "$2.Closures")" "$(least "$2.Matchable")"
}
least() { sort -g "$scratch/$1" | head -1; }
bytes() { echo $(($(wc -c <"$1") / (protocols * methods))); }

check_mocks() { compile -I . -typecheck Protocols.swift "$1.swift"; }
check_tests() { compile -I . -typecheck Protocols.swift "$1.swift" "$1Tests.swift"; }
compile_mocks() { compile -I . -c -wmo Protocols.swift "$1.swift" -o "$1.o"; }

cd "$scratch"
generate
printf '%d protocols, %d methods of two parameters; least of %d rounds, CPU seconds\n\n' \
  "$protocols" $((protocols * methods)) "$rounds"
printf '%-42s %9s %9s %7s %9s %7s\n' '' kagemusha closures ratio generics ratio
row 'bytes of source for a method' "$(bytes Mocks.swift)" "$(bytes Closures.swift)" "$(bytes Matchable.swift)"
race 'type-check the mocks' check_mocks
race "and a test with $lines stubs and verifies" check_tests
race 'compile the mocks, -Onone' compile_mocks
