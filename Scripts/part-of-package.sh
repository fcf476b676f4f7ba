#!/usr/bin/env bash
# Creates a package with some targets of this one, so that it builds in seconds, with options or dependencies that the
# whole package does not need.
#
#   Scripts/part-of-package.sh FOLDER TARGET…
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:?missing the folder of the package}
shift

rm -rf "$folder"
mkdir -p "$folder/Sources" "$folder/Tests"
for name in "$@"; do
  for kind in Sources Tests; do
    [[ ! -d $root/$kind/$name ]] || ln -s "$root/$kind/$name" "$folder/$kind/$name"
  done
done

# Reuses the declarations of targets in the manifest of the whole package.
{
  cat "$root/Package.swift"
  printf '\nlet kept: Set = ['
  printf '"%s", ' "$@"
  printf ']\n'
  cat <<'SWIFT'
package.targets.removeAll { !kept.contains($0.name) }
package.products.removeAll { !kept.contains($0.name) }
let used = package.targets.flatMap(\.dependencies).compactMap { dependency in
  if case .productItem(_, let package?, _, _) = dependency { "/" + package } else { nil }
}
package.dependencies.removeAll { dependency in
  guard case .sourceControl(_, let location, _) = dependency.kind else { return true }
  return !used.contains { location.hasSuffix($0) }
}
SWIFT
} >"$folder/Package.swift"
