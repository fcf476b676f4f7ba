#!/usr/bin/env bash
# Generates from all fixtures again and again, and compares the bytes of all files and messages.
#
#   Scripts/determinism.sh TOOL COUNT
#
# Each run is in another folder, to which the files are copied in another order. Every second run has one core, and the
# locale and the time zone change. Swift's hash values differ in each process by themselves.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
tool=${1:?missing the tool} count=${2:?missing the number of runs}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# An entry for each fixture, with every part that a mock can have.
configuration() {
  local fixture name
  echo 'mocks:'
  for fixture in "$root"/Fixtures/Protocols/*/Protocols; do
    name=$(basename "$(dirname "$fixture")")
    printf -- '- {sources: "Protocols/%s/Protocols", output: "Mocks/%s", style: [%s], cuckoo: true, recording: true}\n' \
      "$name" "$name" 'stub-verify, spy, handlers'
  done
  printf -- '- {headers: Headers, output: Mocks/Headers}\n'
  printf -- '- {sources: Refusals, output: Mocks/Refusals}\n'
  echo 'accessors:'
  echo '- {sources: Accessors/Kinds, all: true, output: Accessors.swift}'
  echo 'templates:'
  echo '- {sources: Protocols/*/Protocols, templates: Members.stencil, output: Members.txt}'
}

# copy FOLDER SEED: copies the fixtures in an order that depends on the seed.
copy() {
  local folder=$1 seed=$2 path
  mkdir -p "$folder"
  (cd "$root/Fixtures" && find Protocols/*/Protocols Headers Refusals Accessors/Kinds -type f) |
    awk -v seed="$seed" 'BEGIN { srand(seed) } { print rand() "\t" $0 }' | sort | cut -f 2- |
    while IFS= read -r path; do
      mkdir -p "$folder/$(dirname "$path")"
      cp "$root/Fixtures/$path" "$folder/$path"
    done
  cp "$work/configuration.yml" "$folder/.kagemusha.yml"
  cp "$work/Members.stencil" "$folder/Members.stencil"
}

# generate FOLDER NUMBER: generates in the conditions of a run, and leaves its messages among the outputs.
generate() {
  local folder=$1 number=$2 status=0
  local zones=(UTC Asia/Kathmandu America/St_Johns) locales=(C tr_TR.UTF-8 de_DE.UTF-8)
  local command=("$tool" generate --keep-going --no-cache)
  if ((number % 2 == 1)) && command -v taskset >/dev/null; then command=(taskset -c 0 "${command[@]}"); fi
  (cd "$folder" && TZ=${zones[number % 3]} LC_ALL=${locales[number % 3]} "${command[@]}" >output.txt 2>messages.txt) ||
    status=$?
  # The summary tells the time that the run took.
  sed -i.bak -E 's/ in [0-9.]+ s$//' "$folder/messages.txt"
  echo "exit status $status" >>"$folder/messages.txt"
  rm -f "$folder/messages.txt.bak"
}

configuration >"$work/configuration.yml"
cat >"$work/Members.stencil" <<'STENCIL'
{% for type in types.protocols %}
{{ type.name }}: {{ type.inheritedTypes|join:", " }} {{ type.annotations }} {{ type.implements }}
{% for method in type.allMethods %}
  {{ method.name }} -> {{ method.returnTypeName }} {{ method.attributes }} {{ method.modifiers }}
{% endfor %}
{% for variable in type.allVariables %}
  {{ variable.name }}: {{ variable.typeName }}
{% endfor %}
{% endfor %}
STENCIL
copy "$work/first" 0
generate "$work/first" 0
grep -q 'exit status [02]$' "$work/first/messages.txt" || { cat "$work/first/messages.txt" >&2; exit 1; }
files=$(find "$work/first/Mocks" -name '*.swift' | wc -l | tr -d ' ')
((files > 500)) || { cat "$work/first/messages.txt" >&2; echo "determinism: error: only $files files" >&2; exit 1; }

for ((number = 1; number < count; number++)); do
  folder="$work/run $number"
  copy "$folder" "$number"
  generate "$folder" "$number"
  if ! diff -r "$work/first" "$folder" >"$work/difference"; then
    head -n 40 "$work/difference" >&2
    echo "determinism: error: run $number of $count has other outputs" >&2
    exit 1
  fi
  rm -rf "$folder"
done
echo "determinism: $count runs, $files mock files each: the same bytes"
