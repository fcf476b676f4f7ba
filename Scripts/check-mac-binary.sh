#!/usr/bin/env bash
# Checks that a binary of the tool runs on the oldest macOS that is supported, that its signature holds, and that it runs
# after a download with a browser, once the quarantine is lifted.
#
#   Scripts/check-mac-binary.sh BINARY
set -euo pipefail
binary=${1:?missing the binary}
oldest=13.0

fail() {
  echo "$binary: error: $*" >&2
  exit 1
}

codesign --verify --strict --verbose=2 "$binary" || fail "its signature does not hold; sign it after the last change"
minimum=$(otool -l "$binary" | awk '$1 == "minos" { print $2; exit }')
echo "it needs macOS $minimum"
[[ $(printf '%s\n' "$minimum" "$oldest" | sort -t. -k1,1n -k2,2n | tail -n 1) == "$oldest" ]] ||
  fail "it needs macOS $minimum, and has to run on $oldest"
# The linker looks for the library of concurrency beside the binary, too, if the minimum is below macOS 12; macOS has it.
libraries=$(otool -L "$binary" |
  awk 'NR > 1 && $1 !~ "^(/usr/lib/|/System/Library/|@rpath/libswift_Concurrency.dylib$)" { print $1 }')
[[ -z $libraries ]] || fail "it needs libraries that macOS does not have: $libraries"

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp "$binary" "$work/kagemusha"
xattr -w com.apple.quarantine '0081;00000000;Safari;' "$work/kagemusha"
if "$work/kagemusha" --version >/dev/null 2>&1; then
  echo 'it runs in quarantine here'
else
  echo 'macOS stops it in quarantine, as the documentation says'
fi
xattr -d com.apple.quarantine "$work/kagemusha"
"$work/kagemusha" --version >/dev/null || fail 'it does not run without quarantine'
