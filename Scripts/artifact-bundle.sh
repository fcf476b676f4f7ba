#!/usr/bin/env bash
# Creates an artifact bundle of the tool, which packages can use in place of its sources.
#
#   Scripts/artifact-bundle.sh FOLDER                      builds the tool for this machine
#   Scripts/artifact-bundle.sh FOLDER BINARY               takes a tool that was built on this machine
#   Scripts/artifact-bundle.sh FOLDER TRIPLE=BINARY…       takes what was built on several machines
#
# FOLDER/kagemusha.artifactbundle is the bundle, FOLDER/kagemusha.artifactbundle.zip what a release holds; its
# checksum is printed.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:?missing the folder of the bundle}
shift
swift=${SWIFT:-swift}
# The target of a plugin finds the tool by this name, from source and in the bundle.
tool=KagemushaPluginTool

resolution=
if [[ $# -eq 0 ]]; then
  resolution=$root/Package.resolved
  options=(-c release --package-path "$root" --scratch-path "$root/.build-release" --product kagemusha)
  # The library of the language is part of the tool where the platform has none of its own.
  [[ $(uname) == Darwin ]] || options+=(--static-swift-stdlib)
  "$root/Scripts/pin-dependencies.sh"
  "$swift" build "${options[@]}" >&2
  set -- "$("$swift" build "${options[@]}" --show-bin-path)/kagemusha"
fi
host=$("$swift" -print-target-info | sed -n 's/.*"unversionedTriple" *: *"\(.*\)".*/\1/p' | head -1)

version=$(sed -n 's/.*static let current = "\(.*\)"$/\1/p' "$root/Sources/Basics/ToolVersion.swift")
[[ -n $version ]] || { echo 'artifact-bundle: error: no version in ToolVersion.swift' >&2; exit 1; }
bundle=$folder/kagemusha.artifactbundle
rm -rf "$bundle" "$bundle.zip"
mkdir -p "$bundle"
variants=
for pair; do
  given=$pair
  [[ $pair == *=* ]] || pair=$host=$pair
  triple=${pair%%=*}
  binary=${pair#*=}
  mkdir -p "$bundle/$triple"
  cp "$binary" "$bundle/$triple/kagemusha"
  # The versions of the packages that the binary was built from, for the bill of materials.
  [[ -z $resolution ]] || cp "$resolution" "$bundle/$triple/"
  # What is given with its triple was stripped, and on macOS signed, where it was built.
  if [[ $pair != "$given" ]]; then
    strip "$bundle/$triple/kagemusha" 2>/dev/null || true
    [[ $(uname) != Darwin ]] || codesign --force --sign - "$bundle/$triple/kagemusha"
  fi
  variants+="${variants:+, }{\"path\": \"$triple/kagemusha\", \"supportedTriples\": [\"$triple\"]}"
done
cp "$root/LICENSE" "$bundle/"
cat >"$bundle/info.json" <<JSON
{
  "schemaVersion": "1.0",
  "artifacts": {
    "$tool": {"type": "executable", "version": "$version", "variants": [$variants]}
  }
}
JSON
if ! command -v zip >/dev/null; then
  echo "artifact-bundle: note: 'zip' is missing, so only the folder is made; install it for a release" >&2
  exit
fi
(cd "$folder" && zip -qry kagemusha.artifactbundle.zip kagemusha.artifactbundle)
"$swift" package compute-checksum "$folder/kagemusha.artifactbundle.zip"
