#!/usr/bin/env bash
# Makes a package of the libraries that tests link, and of their tests, without the tool: it builds in seconds,
# and with options that the whole need not be built with.
#
#   Scripts/library-package.sh FOLDER
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:?the folder to make it in}

libraries=(Kagemusha KagemushaJSON KagemushaTesting CuckooCompatibility)
tests=(ScenarioSupport ShapeTests StubVerifyTests KagemushaTests CuckooCompatibilityTests)

rm -rf "$folder"
mkdir -p "$folder/Sources" "$folder/Tests"
for name in "${libraries[@]}"; do ln -s "$root/Sources/$name" "$folder/Sources/$name"; done
for name in "${tests[@]}"; do ln -s "$root/Tests/$name" "$folder/Tests/$name"; done

# The targets are declared once, in the manifest of the whole.
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
