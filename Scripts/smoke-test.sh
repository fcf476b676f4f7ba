#!/bin/sh
# Runs a built tool as a user would: generates a mock, checks it, and checks it again after a change. It needs nothing but
# a POSIX shell, so that it runs where the binary of a release has to run.
#
#   Scripts/smoke-test.sh TOOL
set -eu
tool=${1:?missing the tool}
case $tool in /*) ;; *) tool=$PWD/$tool ;; esac
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

fail() {
  echo "smoke-test: error: $*" >&2
  exit 1
}

version=$("$tool" --version) || fail "the tool does not start"
mkdir Sources
echo 'protocol Clock { func now() -> Int }' >Sources/Clock.swift
"$tool" generate --testable App --output Mocks.swift Sources || fail "'generate' exited with $?"
grep -q 'class MockClock' Mocks.swift || fail "there is no MockClock in Mocks.swift"
"$tool" check --testable App --output Mocks.swift Sources || fail "'check' exited with $? right after 'generate'"
echo 'protocol Clock { func now() -> Int; func stop() }' >Sources/Clock.swift
status=0
"$tool" check --quiet --testable App --output Mocks.swift Sources >check.log 2>&1 || status=$?
[ "$status" -eq 1 ] || { cat check.log >&2; fail "'check' exited with $status after a change, and not with 1"; }
echo "kagemusha $version runs here"
