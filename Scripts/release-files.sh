#!/usr/bin/env bash
# Makes the files that a release publishes, of binaries that were built on several machines, and a package to test them
# with.
#
#   Scripts/release-files.sh FOLDER BINARIES HOMEPAGE VERSION
#
# BINARIES has a folder for each target triple, with the binary and the Package.resolved of its build somewhere in it, as
# 'make artifactbundle' leaves them. HOMEPAGE is the address of the repository,
# VERSION the tag of the release. In FOLDER/files are then
#
#   kagemusha.artifactbundle.zip   the binaries of all platforms, for SwiftPM
#   kagemusha-plugins.zip          the package that names that bundle by its address and checksum
#   kagemusha-TRIPLE.tar.gz        the binary of a platform, for mise and Homebrew
#   kagemusha.rb                   the formula for Homebrew
#   kagemusha.cdx.json             the bill of materials: the packages and files of the release
#   SHA256SUMS                     the checksums of all these
#
# FOLDER/package is the same package with the bundle itself.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
folder=${1:?missing the folder}
binaries=${2:?missing the folder of the binaries}
homepage=${3:?missing the address of the repository}
version=${4:?missing the version}
downloads=$homepage/releases/download/$version
files=$folder/files
formula_edits=(-e "s|@HOMEPAGE@|$homepage|" -e "s|@VERSION@|$version|" -e "s|@DOWNLOADS@|$downloads|")

rm -rf "$folder"
mkdir -p "$files"
sum() { shasum -a 256 "$1" | cut -d" " -f1; }
# The tar of macOS would add files with extended attributes.
export COPYFILE_DISABLE=1

pairs=()
resolutions=()
for place in "$binaries"/*; do
  triple=$(basename "$place")
  binary=$(find "$place" -type f -name kagemusha)
  [[ -n $binary ]] || { echo "release-files: error: there is no 'kagemusha' in $place" >&2; exit 1; }
  resolution=$(find "$place" -type f -name Package.resolved)
  [[ -n $resolution ]] || { echo "release-files: error: there is no 'Package.resolved' in $place" >&2; exit 1; }
  resolutions+=("$resolution")
  chmod +x "$binary"
  pairs+=("$triple=$binary")
  archive=$files/kagemusha-$triple.tar.gz
  mkdir -p "$folder/archive/$triple"
  cp "$binary" "$root/LICENSE" "$folder/archive/$triple/"
  tar -czf "$archive" -C "$folder/archive/$triple" kagemusha LICENSE
  formula_edits+=(-e "s|@SHA256 $triple@|$(sum "$archive")|")
done
rm -rf "$folder/archive"

"$root/Scripts/artifact-bundle.sh" "$folder/bundle" "${pairs[@]}" >/dev/null
mv "$folder/bundle/kagemusha.artifactbundle.zip" "$files/"
checksum=$(sum "$files/kagemusha.artifactbundle.zip")
"$root/Scripts/plugin-package.sh" "$folder/package" "$folder/bundle/kagemusha.artifactbundle"
"$root/Scripts/plugin-package.sh" "$folder/published" "$downloads/kagemusha.artifactbundle.zip" "$checksum"
(cd "$folder/published" && zip -qry ../files/kagemusha-plugins.zip .)
rm -rf "$folder/published" "$folder/bundle"

sed "${formula_edits[@]}" "$root/Packaging/Homebrew/kagemusha.rb" >"$files/kagemusha.rb"
if grep -n '@[A-Z0-9]* *[^@]*@' "$files/kagemusha.rb"; then
  echo "release-files: error: the formula names a platform that has no binary in $binaries" >&2
  exit 1
fi
(cd "$files" && shasum -a 256 ./* >../SHA256SUMS)
"$root/Scripts/bill-of-materials.py" "$version" "$homepage" "$folder/SHA256SUMS" "${resolutions[@]}" \
  >"$files/kagemusha.cdx.json"
(cd "$files" && shasum -a 256 ./* >../SHA256SUMS && mv ../SHA256SUMS .)
