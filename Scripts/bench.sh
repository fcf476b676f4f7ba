#!/usr/bin/env bash
# What mocks cost, measured: the bytes of a method, and the compiler's CPU time for 200 mocks and for a
# test file of 500 stub and verify lines. Machines are noisy: only ratios within one run mean anything,
# so each time is also given in multiples of what the same protocols cost with hand-written closures.
#
# Usage: Scripts/bench.sh [ROUNDS]; the least of ROUNDS times counts (3 unless told otherwise).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

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

# The least that a person writes by hand: a closure and a counter for each method.
write_closures() {
  local p m
  for ((p = 0; p < protocols; p++)); do
    echo "final class HandMade$p: Service$p {"
    for ((m = 0; m < methods; m++)); do
      echo "  var method${m}Handler: ((Int, User) -> User)?"
      echo "  var method${m}CallCount = 0"
      echo "  func method$m(id: Int, user: User) -> User {"
      echo "    method${m}CallCount += 1"
      echo "    guard let handler = method${m}Handler else { fatalError(\"method$m\") }"
      echo '    return handler(id, user)'
      echo '  }'
    done
    echo '}'
  done
}

write_tests() {
  local line p m
  echo 'import Kagemusha'
  for ((line = 0; line < lines / 2; line++)); do
    ((p = line % protocols, m = line % methods)) || true
    echo "func test$line() {"
    echo "  let mock = MockService$p(.lenient)"
    echo "  stub(mock).method$m(id: any(), user: User(id: $line)).thenReturn(User(id: 1))"
    echo "  verify(mock, never()).method$m(id: $line, user: any())"
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

write_protocols >"$scratch/Protocols.swift"
write_closures >"$scratch/Closures.swift"
write_tests >"$scratch/Tests.swift"
generate() {
  "$products/kagemusha" generate --quiet --output "$scratch/Mocks.swift" "$scratch/Protocols.swift"
}

cd "$scratch"
generation=$(least generate)
bytes=$(wc -c <Mocks.swift)
hand=$(wc -c <Closures.swift)
floor=$(least compile -typecheck Protocols.swift Closures.swift)
mocks=$(least compile -typecheck Protocols.swift Mocks.swift)
tests=$(least compile -typecheck Protocols.swift Mocks.swift Tests.swift)
object_floor=$(least compile -c -wmo Protocols.swift Closures.swift -o closures.o)
object=$(least compile -c -wmo Protocols.swift Mocks.swift -o mocks.o)

ratio() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.2f", a / b }'; }
count=$((protocols * methods))
printf '%d protocols, %d methods of two parameters; least of %d rounds, CPU seconds\n\n' \
  "$protocols" "$count" "$rounds"
printf '%-34s %9s %9s %7s\n' '' kagemusha closures ratio
printf '%-34s %9d %9d %7s\n' 'bytes of source for a method' $((bytes / count)) $((hand / count)) \
  "$(ratio "$bytes" "$hand")"
printf '%-34s %9s %9s %7s\n' 'type-check the mocks' "$mocks" "$floor" "$(ratio "$mocks" "$floor")"
printf '%-34s %9s %9s %7s\n' "with $lines stub and verify lines" "$tests" "$floor" \
  "$(ratio "$tests" "$floor")"
printf '%-34s %9s %9s %7s\n' 'compile the mocks, -Onone' "$object" "$object_floor" \
  "$(ratio "$object" "$object_floor")"
printf '%-34s %9s\n' 'generate them, debug build' "$generation"
