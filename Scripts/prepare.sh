#!/usr/bin/env bash
# Checks that Swift is installed, and installs missing system packages if possible.
#
#   prepare.sh [PACKAGE]…   also installs these packages, as .ci/run does with the headers of GNUstep
set -euo pipefail

readonly wanted_major=6 wanted_minor=1

fail() {
  printf 'prepare: error: %s\n' "$@" >&2
  exit 1
}

# Compares the version with the required one; the output is 'Swift version 6.3.1 (…)' or 'Apple Swift version 6.1 (…)'.
has_wanted_swift() {
  local version major minor
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
  major=${version%%.*}
  minor=${version#*.}
  minor=${minor%%.*}
  [[ $major =~ ^[0-9]+$ ]] || return 1
  [[ $minor =~ ^[0-9]+$ ]] || minor=0
  ((major > wanted_major || (major == wanted_major && minor >= wanted_minor)))
}

# On Debian and similar systems: git fetches the dependencies, SQLite stores the database of the build, and libclang
# reads Objective-C headers.
install_system_packages() {
  local missing=() package
  command -v apt-get >/dev/null && command -v dpkg-query >/dev/null || return 0
  command -v git >/dev/null || missing+=(git)
  for package in libsqlite3-dev libc6-dev libclang-dev "$@"; do
    dpkg-query --show --showformat '${Status}' "$package" 2>/dev/null | grep -q 'ok installed' ||
      missing+=("$package")
  done
  ((${#missing[@]} > 0)) || return 0
  if ((EUID != 0)); then
    printf 'prepare: note: missing packages: %s\n' "${missing[*]}" >&2
    printf 'prepare: note: if the build fails, run: sudo apt-get install %s\n' "${missing[*]}" >&2
    return 0
  fi
  printf 'prepare: installing %s\n' "${missing[*]}" >&2
  # A machine without a network may have everything that its toolchain needs under other names.
  { apt-get update -qq && DEBIAN_FRONTEND=noninteractive \
    apt-get install -qq -y --no-install-recommends "${missing[@]}"; } >/dev/null </dev/null ||
    printf 'prepare: note: cannot install them; continuing without\n' >&2
}

if [[ $(uname -s) == Linux ]]; then install_system_packages "$@"; fi

if ! command -v swift >/dev/null; then
  fail "cannot find 'swift' in PATH; install Swift $wanted_major.$wanted_minor or newer" \
    "from https://www.swift.org/install (on macOS: Xcode 16.3 or newer)"
fi
if ! has_wanted_swift; then
  fail "Swift $wanted_major.$wanted_minor or newer is required, but 'swift --version' prints:" \
    "$(swift --version 2>&1 | head -n 1)" "get it from https://www.swift.org/install"
fi
