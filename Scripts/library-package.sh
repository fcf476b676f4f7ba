#!/usr/bin/env bash
# Creates a package with the run-time libraries and their tests, but without the tool, so that it builds in seconds,
# and with options that the whole package does not need.
#
#   Scripts/library-package.sh FOLDER
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:?missing the folder of the package}

libraries=(Kagemusha KagemushaJSON KagemushaTesting CuckooCompatibility)
tests=(ScenarioSupport ShapeTests StubVerifyTests KagemushaTests CuckooCompatibilityTests)

rm -rf "$folder"
mkdir -p "$folder/Sources" "$folder/Tests"
for name in "${libraries[@]}"; do ln -s "$root/Sources/$name" "$folder/Sources/$name"; done
for name in "${tests[@]}"; do ln -s "$root/Tests/$name" "$folder/Tests/$name"; done

# Reuses the declarations of targets in the manifest of the whole package.
{
  cat "$root/Package.swift"
  printf '\nlet kept: Set = ['
  printf '"%s", ' "${libraries[@]}" "${tests[@]}"
  printf ']\n'
  cat <<'SWIFT'
package.targets.removeAll { !kept.contains($0.name) }
package.products.removeAll { !kept.contains($0.name) }
package.dependencies.removeAll()
SWIFT
} >"$folder/Package.swift"
