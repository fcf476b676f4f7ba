#!/usr/bin/env bash
# Builds real libraries, mocks every protocol in them, compiles each mock, and stubs, calls and verifies a
# sample. Fails where the outcome is not that of expected.txt beside it.
#
#   Benchmarks/CompileRate/measure.sh                   the libraries that Package.swift beside it names
#   Benchmarks/CompileRate/measure.sh BUILD [MODULE]…   those of a finished debug build (its folder .build, made with
#                                             `--build-system native`), without expectations
#
# KAGEMUSHA_RATE_PACKAGES lists folders of packages to build and to measure in place of these, without expectations.
# KAGEMUSHA_RATE_FORMS lists forms of mocks: `default`, `spy`, `handlers`, `forwarding`, and `module`, where mocks are made
# from the compiled modules. Several are compared in a table. KAGEMUSHA_RATE_MODULES lists the modules to measure.
# With KAGEMUSHA_RATE_OF=classes, it mocks and compiles the classes that are not final instead, without expectations.
# KAGEMUSHA_TOOL and KAGEMUSHA_BUILD are the tool to measure and the folder with its run-time library.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"
: "${KAGEMUSHA_TOOL:?the tool to measure}" "${KAGEMUSHA_BUILD:?the folder that it was built to}"

work=$PWD/../../.build-compile-rate
# The Bash of macOS takes an empty array for an unset variable.
options=()
builds=()
isSampled=true
for module in ${KAGEMUSHA_RATE_MODULES:-}; do options+=(--module "$module"); done
if [[ -n ${KAGEMUSHA_RATE_PACKAGES:-} ]]; then
  isSampled=false
  for package in $KAGEMUSHA_RATE_PACKAGES; do
    build=$work/packages/$(basename "$package")
    swift build --package-path "$package" --build-system native --scratch-path "$build"
    builds+=("$(cd "$build" && pwd)")
  done
  work=$work/others
elif (($# > 0)); then
  builds=("$(cd "$1" && pwd)")
  shift
  for module; do options+=(--module "$module"); done
  work=$work/others
else
  builds=("$work/build")
  [[ ${KAGEMUSHA_RATE_OF:-} == classes ]] || options+=(--expected expected.txt)
  swift build --build-system native --scratch-path "$work/build"
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
search=
for build in "${builds[@]}"; do
  kind+=(--build "$build")
  search+=" --module-search-path '$build/debug/Modules'"
done
status=0
results=()
for form in ${KAGEMUSHA_RATE_FORMS:-default}; do
  case $form in
  default) input="--testable {module} {sources}" ;;
  spy | handlers) input="--style $form --testable {module} {sources}" ;;
  forwarding) input="--forwarding --testable {module} {sources}" ;;
  module) input="--module {module}" ;;
  *) echo "unknown form '$form'" >&2 && exit 2 ;;
  esac
  manifest=$work/manifest$([[ $form != module ]] || echo -public).json
  public=()
  [[ $form != module ]] || public=(--public)
  python3 make_manifest.py --out "$manifest" ${public[@]+"${public[@]}"} "${kind[@]}" >"$work/modules.txt"
  command="'$KAGEMUSHA_TOOL' generate --keep-going $selection --output {output}$search $input"
  results+=("$form=$work/results-$form.json")
  python3 compile_rate.py --manifest "$manifest" --work "$work/mocks-$form" --out "$work/results-$form.json" \
    --flags "-I '$work/library/Modules'" --cmd "$command" ${options[@]+"${options[@]}"} || status=1
  # Samples are calls of protocols.
  if $isSampled && [[ $form == default && -z $selection ]]; then
    python3 sample.py --manifest "$manifest" --work "$work/mocks-$form" --build "${builds[0]}/debug" \
      --library "$work/library" || status=1
  fi
done
((${#results[@]} < 2)) || python3 table.py "${results[@]}" || status=1
exit $status
