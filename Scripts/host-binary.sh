#!/bin/sh
# Prints the path of the binary for this machine in an artifact bundle.
#
#   Scripts/host-binary.sh BUNDLE
set -eu
case $(uname -s)-$(uname -m) in
  Darwin-arm64) triple=arm64-apple-macosx ;;
  Darwin-x86_64) triple=x86_64-apple-macosx ;;
  Linux-aarch64) triple=aarch64-unknown-linux-gnu ;;
  Linux-x86_64) triple=x86_64-unknown-linux-gnu ;;
  *) echo "host-binary: error: no binary is built for $(uname -sm)" >&2; exit 1 ;;
esac
echo "${1:?missing the bundle}/$triple/kagemusha"
