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

swift build >"$scratch/build.log" 2>&1 || { cat "$scratch/build.log" >&2; exit 1; }
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

# least COMMAND…: the least user CPU time of some rounds, in seconds.
least() {
  local best='' time round TIMEFORMAT=%U
  for ((round = 0; round < rounds; round++)); do
    time=$({ time "$@" >"$scratch/log" 2>&1 || { cat "$scratch/log" >&2; exit 1; }; } 2>&1)
    best=$(awk -v a="$time" -v b="${best:-$time}" 'BEGIN { print (a < b) ? a : b }')
  done
  echo "$best"
}

compile() { swiftc -swift-version 6 -parse-as-library -I "$products/Modules" "$@"; }

# shellcheck source=../Benchmarks/CompileTime/styles.sh
source Benchmarks/CompileTime/styles.sh
write_protocols >"$scratch/Protocols.swift"
write_closures >"$scratch/Closures.swift"
write_closure_tests >"$scratch/ClosureTests.swift"
{ echo '@testable import MatchableStyle' && write_matchable; } >"$scratch/Matchable.swift"
{ echo 'import Kagemusha' && write_tests; } >"$scratch/Tests.swift"
{ echo '@testable import MatchableStyle' && write_matchable_tests; } >"$scratch/MatchableTests.swift"
swiftc -swift-version 6 -parse-as-library -emit-module -enable-testing -module-name MatchableStyle \
  -emit-module-path "$scratch/MatchableStyle.swiftmodule" Benchmarks/CompileTime/MatchableStyle.swift
generate() {
  "$products/kagemusha" generate --quiet --output "$scratch/Mocks.swift" "$scratch/Protocols.swift"
}

ratio() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.2f", a / b }'; }
# row LABEL OURS CLOSURES MATCHABLE
row() { printf '%-42s %9s %9s %7s %9s %7s\n' "$1" "$2" "$3" "$(ratio "$2" "$3")" "$4" "$(ratio "$2" "$4")"; }
bytes() { echo $(($(wc -c <"$1") / (protocols * methods))); }

cd "$scratch"
generate
printf '%d protocols, %d methods of two parameters; least of %d rounds, CPU seconds\n\n' \
  "$protocols" $((protocols * methods)) "$rounds"
printf '%-42s %9s %9s %7s %9s %7s\n' '' kagemusha closures ratio generics ratio
row 'bytes of source for a method' "$(bytes Mocks.swift)" "$(bytes Closures.swift)" "$(bytes Matchable.swift)"
matchable=(-I . Protocols.swift Matchable.swift)
row 'type-check the mocks' "$(least compile -typecheck Protocols.swift Mocks.swift)" \
  "$(least compile -typecheck Protocols.swift Closures.swift)" \
  "$(least compile -typecheck "${matchable[@]}")"
row "and a test with $lines stubs and verifies" \
  "$(least compile -typecheck Protocols.swift Mocks.swift Tests.swift)" \
  "$(least compile -typecheck Protocols.swift Closures.swift ClosureTests.swift)" \
  "$(least compile -typecheck "${matchable[@]}" MatchableTests.swift)"
row 'compile the mocks, -Onone' "$(least compile -c -wmo Protocols.swift Mocks.swift -o mocks.o)" \
  "$(least compile -c -wmo Protocols.swift Closures.swift -o closures.o)" \
  "$(least compile -c -wmo "${matchable[@]}" -o matchable.o)"
