#!/usr/bin/env bash
# What a changed protocol makes the compiler do again: the same 200 protocols with 5 requirements, their mocks in one
# file, in a file for each protocol, and in shards.
#
#   Benchmarks/Generation/recompile.sh TOOL
#
# For each layout: the files of the tests that are compiled again after one requirement has changed, and the CPU and wall
# seconds of that build.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
tool=$(realpath "${1:?missing the tool}")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
mkdir -p Sources/App Tests
cp -R "$root/Sources/Kagemusha" Sources/Kagemusha
export KAGEMUSHA_CACHE_PATH=$work/cache

for number in $(seq 200); do
  {
    echo "protocol Service$number {"
    for member in 1 2 3 4 5; do echo "  func call$member(_ id: Int, name: String) throws -> [String]"; done
    echo '}'
  } >"Sources/App/Service$number.swift"
done
layouts=(File Folder Shards)
{
  echo '// swift-tools-version: 6.1'
  echo 'import PackageDescription'
  echo 'let package = Package(name: "Recompile", platforms: [.macOS(.v13)], targets: ['
  echo '  .target(name: "Kagemusha"), .target(name: "App"),'
  for layout in "${layouts[@]}"; do
    echo "  .testTarget(name: \"${layout}Tests\", dependencies: [\"App\", \"Kagemusha\"]),"
  done
  echo '])'
} >Package.swift
for layout in "${layouts[@]}"; do
  mkdir -p "Tests/${layout}Tests"
  printf 'import Kagemusha\nimport XCTest\n@testable import App\n\nfinal class Cases: XCTestCase {\n  func test() {\n    _ = MockService7(.lenient)\n  }\n}\n' \
    >"Tests/${layout}Tests/Cases.swift"
done
generate() {
  "$tool" generate --quiet --testable App --output Tests/FileTests/Mocks.swift Sources/App
  "$tool" generate --quiet --testable App --output Tests/FolderTests/Mocks Sources/App
  "$tool" generate --quiet --testable App --output Tests/ShardsTests/Mocks --shards 8 Sources/App
}
generate
swift build --build-tests >build.log 2>&1 || { tail -20 build.log; exit 1; }
sed -i.bak 's/func call1(_ id: Int/func call1(_ id: Int, on day: Int/' Sources/App/Service42.swift
rm Sources/App/*.bak
generate
# The module of the app first, so that what follows is the tests alone.
swift build --target App >/dev/null 2>&1
printf '\n%-44s %8s %8s %8s\n' '200 mocks, one protocol changed' 'files' 'CPU s' 'wall s'
for layout in "${layouts[@]}"; do
  TIMEFORMAT='%U %S %R'
  figures=$({ time swift build --target "${layout}Tests" >build.log 2>&1; } 2>&1)
  files=$(sed -n "s/^\[[0-9/]*\] Compiling ${layout}Tests //p" build.log | sort -u | wc -l)
  read -r user system wall <<<"$figures"
  case $layout in
    File) label='one file' ;;
    Folder) label='a file for each protocol' ;;
    Shards) label='8 shards' ;;
  esac
  printf '%-44s %8s %8s %8s\n' "$label" "$files" "$(awk -v a="$user" -v b="$system" 'BEGIN { printf "%.1f", a + b }')" "$wall"
done
