#!/usr/bin/env bash
# What a call of a mock costs while tests run: time and allocations.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

# Allocations are counted by a malloc of our own, which takes the C library of Linux.
if [[ $(uname) != Linux ]]; then
  echo 'the cost of a call is measured on Linux only'
  exit
fi
calls=$PWD
products=$(cd ../.. && swift build --show-bin-path)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
cd "$scratch"
"$products/kagemusha" generate --quiet --recording --output CallMocks.swift "$calls/Protocol.swift"
clang -c -O2 "$calls/allocations.c" -o allocations.o
swiftc -swift-version 6 -parse-as-library -I "$products/Modules" "$calls"/*.swift CallMocks.swift allocations.o \
  "$products"/Kagemusha.build/*.o "$products"/KagemushaJSON.build/*.o -o call-cost
./call-cost
