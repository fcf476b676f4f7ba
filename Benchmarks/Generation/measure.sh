#!/usr/bin/env bash
# What generating costs: CPU and wall seconds and the largest resident size, beside their bounds, on sources of an
# app's size that Corpus.swift writes, and on those of BENCH_APP, if that names a folder.
#
#   Benchmarks/Generation/measure.sh [ROUNDS]   the least of ROUNDS runs counts (5 unless told otherwise)
#
# KAGEMUSHA_TOOL is a debug build of the tool, KAGEMUSHA_RELEASE a release build; what is not given is not measured.
# AUTOMOCKABLE, if set, is Sourcery's template of that name, which is rendered on the sources.
# MOCKOLO, if set, is a release build of Mockolo, which takes turns with ours on the same sources.
# PARTS, if set, names what is measured, of `apps`, `templates`, `sizes` and `headers`.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")"

rounds=${1:-5}
root=$(cd ../.. && pwd)
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
swiftc -O Corpus.swift -o "$scratch/corpus"
swiftc -O Measure.swift -o "$scratch/measure"
cd "$scratch"
export KAGEMUSHA_CACHE_PATH=$scratch/cache
# The cache has files of other runs, as after some months.
mkdir cache
(cd cache && seq -f '%g.plan' 5000 | xargs touch)
./corpus app app
./corpus realistic realistic
for count in 400 800 1000 10000 100000; do ./corpus protocols "P$count" "$count"; done
for count in 400 800; do
  mkdir -p "template$count/templates" && cp -r "P$count" "template$count/"
  echo '{% for type in types.protocols %}{{ type|mock }}{% endfor %}' >"template$count/templates/Mocks.stencil"
  printf 'templates:\n  - sources: [P%s]\n    templates: [templates]\n    output: Out.swift\n' "$count" \
    >"template$count/.kagemusha.yml"
done

header() { printf '\n%-58s %8s %8s %9s  %s\n' "$1" 'CPU s' 'wall s' 'MiB' "${2:-bound}"; }
# row LABEL BOUND ROUNDS COMMAND…: sets `cpu` to what it measured.
row() {
  local label=$1 bound=$2 times=$3
  shift 3
  local figures
  figures=$("$scratch/measure" "$times" "$@")
  read -r cpu wall memory <<<"$figures"
  show "$label" "$bound"
}
# show LABEL BOUND: the line of what was measured last.
show() { printf '%-58s %8s %8s %9s  %s\n' "$1" "$cpu" "$wall" "$memory" "$2"; }
wants() { [[ -z ${PARTS:-} || " $PARTS " == *" $1 "* ]]; }
ratio() { awk -v a="$1" -v b="$2" 'BEGIN { printf "%.2f", a / b }'; }

# idle TOOL: what a second costs in which `watch` finds nothing changed.
idle() {
  local short long
  "$1" generate --quiet --output Mocks.swift app && "$1" generate --quiet --output Mocks.swift app
  # The first one plans, and keeps what it has found.
  watched "$1" 5 >/dev/null
  short=$(watched "$1" 3)
  long=$(watched "$1" 13)
  printf '%-58s %8s\n' 'watching, an idle second' "$(awk -v a="$short" -v b="$long" 'BEGIN { printf "%.3f", (b - a) / 10 }')"
}
# watched TOOL SECONDS: the CPU seconds of watching so long.
watched() {
  local TIMEFORMAT='%U %S'
  {
    time {
      "$1" watch --output Mocks.swift app >/dev/null 2>&1 &
      sleep "$2"
      kill $!
      wait $! || true
    }
  } 2>&1 | awk 'END { print $1 + $2 }'
}
# edits TOOL ROUNDS BOUND FOLDER [OPTION]…: runs after one edit each. BOUND holds for each run; if it is empty, each has its
# own.
edits() {
  local tool=$1 times=$2 bound=$3 folder=$4 requirement body unchanged
  shift 4
  local run=("$tool" generate --quiet "$@" --output "$folder.swift" "$folder")
  requirement=$(grep -rl '^protocol ' "$folder" | grep -v /Added | sort | sed -n 1p)
  body=$(grep -rl 'let value0 = input' "$folder" | sort | sed -n 1p) # A file without protocols.
  # The first run finds no output, and the second one keeps what it has found.
  "${run[@]}" >/dev/null 2>&1 || true
  "${run[@]}" >/dev/null 2>&1 || true
  row 'the same, nothing changed' "${bound:-0.05 s CPU}" "$times" "${run[@]}"
  unchanged=$cpu
  edit() {
    file=$4 MEASURE_BEFORE=$3 row "the same, $1" "${bound:-$2 s CPU}" "$times" "${run[@]}"
    printf '%-58s %8s\n' '  ratio to nothing changed' "$(ratio "$cpu" "$unchanged")"
  }
  # shellcheck disable=SC2016
  {
    edit 'the body of a function changed' 0.08 \
      'sed "s/let value0 = input/let value0 = input /" "$file" >edited && cp edited "$file"' "$body"
    edit 'a property added to a type' 0.08 \
      'sed "1,/{$/s/{$/{ static var added$RANDOM: Int { 1 }/" "$file" >edited && cp edited "$file"' "$body"
    edit 'a comment added to a file with protocols' 0.08 'echo "// $RANDOM" >>"$file"' "$requirement"
    edit 'a requirement added' 0.10 \
      'sed "1,/^  func /s/^  func /  func added$RANDOM(); func /" "$file" >edited && cp edited "$file"' "$requirement"
    edit 'a file with a protocol added' 0.15 \
      'echo "protocol Added$RANDOM$RANDOM { func f() }" >"$(dirname "$file")/Added$RANDOM.swift"' "$requirement"
  }
}
# plugin TOOL ROUNDS: the command of the plugin, when nothing has changed.
plugin() {
  local run=("$1" generate-in-build input.json --cache-path cache)
  {
    printf '{"modules": [{"name": "App", "isForeign": false, "dependencySources": [], "output": "%s/Plugin.swift",' "$PWD"
    printf ' "sources": [%s]}], "outputs": {}, "ownSources": []}' \
      "$(find "$PWD/app" -name '*.swift' | sort | sed 's/.*/"&"/' | paste -sd,)"
  } >input.json
  "${run[@]}" && "${run[@]}"
  row 'the command of the plugin, nothing changed' '' "$2" "${run[@]}"
}
# apps TOOL ROUNDS COLD EDITED: the generated apps, and the one of BENCH_APP; COLD and EDITED are bounds.
apps() {
  local tool=$1 times=$2 bound=$3
  row '4,000 files, 24 MB, 940 protocols' "$bound" "$times" "$tool" generate --no-cache --quiet --output Mocks.swift app
  row 'the same, listed' '' "$times" "$tool" list --no-cache app
  edits "$tool" "$times" "$4" app
  plugin "$tool" "$times"
  export MEASURE_STATUS=2
  row 'with namesakes, aliases, warnings and an error' "$bound" "$times" \
    "$tool" generate --no-cache --quiet --keep-going --output Mocks.swift realistic
  edits "$tool" "$times" "$4" realistic --keep-going
  export MEASURE_STATUS=0
  row 'start-up' '0.01 s wall' "$times" "$tool" --version
  if [[ -n ${BENCH_APP:-} ]]; then
    row "$(basename "$BENCH_APP")" "$bound" "$times" \
      "$tool" generate --no-cache --quiet --keep-going --output App.swift "$BENCH_APP"
  fi
}

# least FILE LABEL: the run in a file with the least CPU seconds; sets `cpu`.
least() {
  read -r cpu wall memory < <(sort -n "$1")
  show "$2" ''
}
# mockolo TOOL ROUNDS: Mockolo, and the tool in turns with it, since a machine may get slower from one row to the next.
mockolo() {
  local round own
  for ((round = 0; round < $2; round++)); do
    "$scratch/measure" 1 "$1" generate --no-cache --quiet --output Mocks.swift app >>ours
    "$scratch/measure" 1 "$MOCKOLO" -s app -d Mockolo.swift --enable-args-history >>theirs
  done
  least ours 'our mocks, in turns with Mockolo'
  own=$cpu
  least theirs 'Mockolo, the same files'
  printf '%-58s %8s %8s %9s  %s\n' '  ratio of ours to it' "$(ratio "$own" "$cpu")" '' '' '0.22'
}

if [[ -n ${KAGEMUSHA_RELEASE:-} ]]; then
  tool=$KAGEMUSHA_RELEASE
  header 'release build'
  if wants apps; then
    apps "$tool" "$rounds" '0.22 x Mockolo, 64 MiB' ''
    idle "$tool"
    [[ -z ${MOCKOLO:-} ]] || mockolo "$tool" "$rounds"
  fi
  if wants templates; then
    if [[ -n ${AUTOMOCKABLE:-} ]]; then
      # It mocks what is marked; here it mocks all protocols.
      mkdir -p automockable
      sed 's/ where type.based.AutoMockable or type|annotated:"AutoMockable"//' "$AUTOMOCKABLE" >automockable/Auto.stencil
      MEASURE_BEFORE='rm -f Auto.swift' row "Sourcery's AutoMockable, the same files" '1.2 s CPU, 80 MiB' "$rounds" \
        "$tool" sourcery --quiet --sources app --templates automockable --output Auto.swift
    fi
    mkdir -p members
    echo '{% for t in types.all %}{{ t.name }}{% for v in t.allVariables %} {{ v.name }} {{ v.typeName }}{% endfor %}{% for m in t.allMethods %} {{ m.name }}{% endfor %}{% endfor %}' \
      >members/Members.stencil
    MEASURE_BEFORE='rm -f Members.swift' row 'a template that prints the members of all types' '' "$rounds" \
      "$tool" sourcery --quiet --sources app --templates members --output Members.swift
    for count in 400 800; do
      row "$count protocols" '' "$rounds" "$tool" generate --no-cache --quiet --output "P$count.swift" "P$count"
      plain=$cpu
      (cd "template$count" && MEASURE_BEFORE='rm -f Out.swift' row "$count protocols, {{ type|mock }}" '1.0 x' "$rounds" \
        "$tool" generate --no-cache --quiet &&
        printf '%-58s %8s\n' '  ratio' "$(ratio "$cpu" "$plain")")
    done
  fi
  for count in 1000 10000 100000; do
    wants sizes || break
    times=$((count > 10000 ? 1 : rounds))
    row "$count protocols" 'within 20 % a protocol' "$times" \
      "$tool" generate --no-cache --quiet --output "P$count.swift" "P$count"
    printf '%-58s %8s\n' '  microseconds a protocol' "$(awk -v a="$cpu" -v b="$count" 'BEGIN { printf "%.0f", a / b * 1e6 }')"
  done
fi
if [[ -n ${KAGEMUSHA_TOOL:-} ]]; then
  header 'debug build'
  if wants apps; then apps "$KAGEMUSHA_TOOL" "$((rounds > 2 ? 2 : rounds))" '' '1.0 s CPU'; fi
  wants headers || exit 0
  row 'a header against the stand-in for Apple'"'"'s SDK' '' "$rounds" \
    "$KAGEMUSHA_TOOL" list "$root/Fixtures/Headers/PhotoService.h"
  gnustep=/usr/include/GNUstep
  if [[ -d $gnustep/AppKit ]]; then
    headers=()
    while IFS= read -r header; do headers+=("$header"); done \
      < <(grep -l '@protocol' "$gnustep"/{Foundation,AppKit,GNUstepBase,GNUstepGUI}/*.h)
    options=(--target x86_64-apple-macosx13.0 --define '__nonnull(parameters)=' --define GNUSTEP
      --define GNUSTEP_BASE_LIBRARY=1 --define GNU_GUI_LIBRARY=1 --define GNU_RUNTIME=1)
    for folder in "$root/Fixtures/Referee/GNUstep" "$gnustep" "$(gcc -print-file-name=include)" \
      "/usr/include/$(gcc -print-multiarch)" /usr/include; do
      options+=(--include-path "$folder")
    done
    all=("$gnustep/Foundation/Foundation.h" "$gnustep/AppKit/AppKit.h" "${headers[@]}")
    row "${#all[@]} headers of GNUstep" '' "$rounds" "$KAGEMUSHA_TOOL" list "${options[@]}" "${all[@]}"
  fi
fi
