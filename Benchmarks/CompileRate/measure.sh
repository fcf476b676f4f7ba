#!/usr/bin/env bash
# Builds real libraries, mocks every protocol in them, compiles each mock, and stubs, calls and verifies a
# sample. Fails where the outcome is not that of expected.txt beside it.
#
#   Benchmarks/CompileRate/measure.sh                   the libraries that Package.swift beside it names
#   Benchmarks/CompileRate/measure.sh BUILD [MODULE]…   those of a finished debug build (its folder .build, made with
#                                             `--build-system native`), without expectations
#
# With KAGEMUSHA_RATE_OF=classes, it mocks and compiles the classes that are not final instead, without expectations.
# KAGEMUSHA_TOOL and KAGEMUSHA_BUILD are the tool to measure and the folder with its run-time library.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
: "${KAGEMUSHA_TOOL:?the tool to measure}" "${KAGEMUSHA_BUILD:?the folder that it was built to}"

work=$PWD/../../.build-compile-rate
# The Bash of macOS takes an empty array for an unset variable.
options=()
if (($# > 0)); then
  build=$(cd "$1" && pwd)
  shift
  for module; do options+=(--module "$module"); done
  work=$work/others
else
  build=$work/build
  [[ ${KAGEMUSHA_RATE_OF:-} == classes ]] || options+=(--expected expected.txt)
  swift build --build-system native --scratch-path "$build"
fi
mkdir -p "$work"
# What a mock may import, and nothing else that lies beside it.
rm -rf "$work/library" && mkdir -p "$work/library/Modules"
cp -r "$KAGEMUSHA_BUILD"/Modules/Kagemusha.* "$work/library/Modules/"
cp -r "$KAGEMUSHA_BUILD/Kagemusha.build" "$work/library/"

python3 selftest.py
kind=()
selection=
if [[ ${KAGEMUSHA_RATE_OF:-} == classes ]]; then
  kind=(--classes)
  selection="--only-marked --classes '*'"
fi
python3 make_manifest.py --out "$work/manifest.json" --build "$build" ${kind[@]+"${kind[@]}"} >"$work/modules.txt"
command="'$KAGEMUSHA_TOOL' generate --keep-going $selection --testable {module} --output {output}"
command+=" --module-search-path '$build/debug/Modules' {sources}"
status=0
python3 compile_rate.py --manifest "$work/manifest.json" --work "$work/mocks" --out "$work/results.json" \
  --flags "-I '$work/library/Modules'" --cmd "$command" ${options[@]+"${options[@]}"} || status=1
# Samples are calls of protocols.
[[ -n $selection ]] || python3 sample.py --manifest "$work/manifest.json" --work "$work/mocks" --build "$build/debug" \
  --library "$work/library" || status=1
exit $status
