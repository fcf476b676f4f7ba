#!/usr/bin/env bash
# Checks that a binary of the tool runs on every Linux distribution that Swift supports: that it needs no newer C and C++
# library than the oldest of them has, and no library that a bare installation may lack.
#
#   Scripts/check-linux-binary.sh BINARY
#
# The limits are those of Amazon Linux 2. MAX_GLIBC, MAX_GLIBCXX and MAX_CXXABI name others.
set -euo pipefail
binary=${1:?missing the binary}
max_glibc=${MAX_GLIBC:-2.26}
max_glibcxx=${MAX_GLIBCXX:-3.4.24}
max_cxxabi=${MAX_CXXABI:-1.3.11}
failures=0

fail() {
  echo "$binary: error: $*" >&2
  failures=$((failures + 1))
}
# versions PREFIX: the versions of the symbols that the binary needs of a library, the newest one last.
versions() {
  sed -n "s/.*Name: $1_\([0-9][0-9.]*\) .*/\1/p" <<<"$needed" | sort -u -t. -k1,1n -k2,2n -k3,3n
}
# limit PREFIX MAXIMUM: fails if the binary needs a newer version.
limit() {
  local newest
  newest=$(versions "$1" | tail -n 1)
  [[ -n $newest ]] || return 0
  echo "$1 $newest (at most $2)"
  [[ $(printf '%s\n' "$newest" "$2" | sort -t. -k1,1n -k2,2n -k3,3n | tail -n 1) == "$2" ]] ||
    fail "it needs $1_$newest, and the oldest distribution has $1_$2; build it there"
}

command -v readelf >/dev/null || { echo "check-linux-binary: error: cannot find 'readelf'; install binutils" >&2; exit 2; }
readelf --file-header "$binary" >/dev/null
# The C++ library follows a scheme of its own, so that each is compared with its own kind.
needed=$(readelf --wide --version-info "$binary" | sed -n '/^Version needs section/,$p')
limit GLIBC "$max_glibc"
limit GLIBCXX "$max_glibcxx"
limit CXXABI "$max_cxxabi"
while IFS= read -r library; do
  case $library in
    libc.so.6 | libm.so.6 | libdl.so.2 | libpthread.so.0 | librt.so.1 | libutil.so.1) ;;
    libstdc++.so.6 | libgcc_s.so.1 | ld-linux*.so.*) ;;
    *) fail "it needs $library, which a distribution may lack; link it statically" ;;
  esac
done < <(readelf --wide --dynamic "$binary" | sed -n 's/.*(NEEDED).*\[\(.*\)\]/\1/p')
((failures == 0))
