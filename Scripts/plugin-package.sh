#!/usr/bin/env bash
# Creates the package that most people name: the plugins with a binary of the tool, and the run-time libraries. It
# depends on nothing.
#
#   Scripts/plugin-package.sh FOLDER BUNDLE          with a bundle of Scripts/artifact-bundle.sh
#   Scripts/plugin-package.sh FOLDER URL CHECKSUM    with one that a release holds
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:?missing the folder of the package}
source=${2:?missing the artifact bundle}
checksum=${3:-}

libraries=(Kagemusha KagemushaJSON KagemushaTesting CuckooCompatibility)
rm -rf "$folder/Sources" "$folder/Plugins" "$folder/kagemusha.artifactbundle"
mkdir -p "$folder/Sources" "$folder/Plugins"
for name in "${libraries[@]}"; do cp -R "$root/Sources/$name" "$folder/Sources/$name"; done
plugins=(GenerateMocks RunKagemusha)
for name in "${plugins[@]}"; do cp -R "$root/Plugins/$name" "$folder/Plugins/$name"; done
cp "$root/LICENSE" "$folder/"
if [[ -n $checksum ]]; then
  binary="url: \"$source\", checksum: \"$checksum\""
else
  cp -R "$source" "$folder/kagemusha.artifactbundle"
  binary='path: "kagemusha.artifactbundle"'
fi

# Reuses the declarations of the libraries in the manifest of the whole package.
{
  cat "$root/Package.swift"
  printf '\nlet kept: Set = ['
  printf '"%s", ' "${plugins[@]}" "${libraries[@]}"
  cat <<SWIFT
]
package.targets.removeAll { !kept.contains(\$0.name) }
package.products.removeAll { !kept.contains(\$0.name) }
package.dependencies.removeAll()
package.targets.append(.binaryTarget(name: "KagemushaPluginTool", $binary))
SWIFT
} >"$folder/Package.swift"
