#!/usr/bin/env bash
# Runs the tests of the libraries with Swift Testing, then with XCTest, and fails if one of them does not execute a
# public function or property.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

work=.build-coverage
Scripts/library-package.sh "$work/package"
options=(--package-path "$work/package" --scratch-path "$work/build" --enable-code-coverage)
swift build --quiet --build-tests "${options[@]}"

measure() {
  local framework=$1 log=$work/$1.log
  shift
  if ! swift test --skip-build "${options[@]}" "$@" >"$log" 2>&1; then
    cat "$log"
    exit 1
  fi
  cp "$(swift test --show-codecov-path "${options[@]}")" "$work/$framework.json"
}

measure swift-testing --disable-xctest
measure xctest --disable-swift-testing
python3 Scripts/coverage.py "Swift Testing=$work/swift-testing.json" "XCTest=$work/xctest.json"
