#!/usr/bin/env bash
# Fuzzes the readers of input with libFuzzer, guided by the code that an input reaches.
#
#   Scripts/fuzz.sh FOLDER SECONDS [TARGET…]
#
# The package is built in FOLDER, in the mode KAGEMUSHA_FUZZ_BUILD (release), with a target that has libFuzzer's loop. Each
# target gets SECONDS on one core, beginning with the fixtures and with what it found before. An input that ends it is
# kept in FOLDER/findings; one that is mended belongs into Fixtures/Fuzzing.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:?missing the folder of the package}
seconds=${2:?missing the number of seconds}
shift 2

resources=$(swiftc -print-target-info | python3 -c 'import json, sys; print(json.load(sys.stdin)["paths"]["runtimeResourcePath"])')
runtime=$(find -L "$resources/clang/lib" -name 'libclang_rt.fuzzer_no_main*.a' -print -quit)
if [[ -z $runtime ]]; then
  echo "error: the toolchain has no libFuzzer; use one of swift.org" >&2
  exit 1
fi

targets=(Basics CLibclang Configuration DeclarationModel Files FileSupport MockEngine ModuleInterface MockRenderer
  MockResolver ObjCNaming ObjCScanner SourceWriting StencilTemplates SwiftScanner SwiftTemplates Symbols
  AccessorGeneration FactoryGeneration Fuzzing RandomSupport)
"$root/Scripts/part-of-package.sh" "$folder/package" "${targets[@]}"
ln -s "$root/Tests/FuzzDriver" "$folder/package/Sources/FuzzDriver"
cat >>"$folder/package/Package.swift" <<SWIFT
for target in package.targets where target.name != "CLibclang" {
  target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-sanitize=fuzzer"])]
}
package.targets.append(
  .executableTarget(
    name: "FuzzDriver", dependencies: ["Basics", "Fuzzing"],
    linkerSettings: [.unsafeFlags(["$runtime", "-lstdc++"])]))
SWIFT
mode=${KAGEMUSHA_FUZZ_BUILD:-release}
build=(--package-path "$folder/package" --scratch-path "$folder/build" -c "$mode" -Xswiftc -enable-testing)
swift build "${build[@]}" --product FuzzDriver
driver=$(swift build "${build[@]}" --show-bin-path)/FuzzDriver

# The seconds after which an input counts as endless.
limit=20
[[ $mode == release ]] || limit=120
# The runtime's own report of a trap would end the process before libFuzzer keeps the input.
export SWIFT_BACKTRACE=enable=no KAGEMUSHA_FUZZ_FIXTURES=$root/Fixtures
if (($# == 0)); then
  read -r -a all <<<"$("$driver" | sed -n 's/^targets: //p')"
  set -- "${all[@]}"
fi
mkdir -p "$folder/findings"
failed=0
for target in "$@"; do
  inputs=$folder/inputs/$target
  mkdir -p "$inputs"
  log=$folder/$target.log
  status=0
  KAGEMUSHA_FUZZ_TARGET=$target KAGEMUSHA_FUZZ_INPUTS=$inputs "$driver" "$inputs" -max_total_time="$seconds" \
    -timeout="$limit" -rss_limit_mb=2048 -print_final_stats=1 -verbosity=1 -artifact_prefix="$folder/findings/$target-" \
    >"$log" 2>&1 || status=$?
  executions=$(sed -n 's/^stat::number_of_executed_units: *//p' "$log")
  edges=$(grep -o 'cov: [0-9]*' "$log" | tail -1)
  printf '%-16s %12s executions  %-12s %s\n' "$target" "${executions:-0}" "$edges" \
    "$( ((status == 0)) && echo passed || echo "failed with status $status, see $log")"
  if ((status != 0)); then
    tail -30 "$log"
    failed=1
  fi
done
exit "$failed"
