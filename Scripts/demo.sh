#!/usr/bin/env bash
# Demonstrates the tool: generates the mocks of two stories, shows one next to its protocol, and what happens when
# the protocol changes. Everything happens in a temporary folder.
#
# KAGEMUSHA_TOOL is the tool to use; by default, that of the last build.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
tool=${KAGEMUSHA_TOOL:-$root/.build/debug/kagemusha}
stories=$root/Fixtures/Stories
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

bold='' dim='' red='' green='' plain=''
if [[ -t 1 && -z ${NO_COLOR:-} && ${TERM:-dumb} != dumb ]]; then
  bold=$'\e[1m' dim=$'\e[2m' red=$'\e[31m' green=$'\e[32m' plain=$'\e[0m'
fi

fail() {
  printf 'demo: error: %s\n' "$1" >&2
  exit 1
}

heading() { printf '\n%s%s%s\n\n' "$bold" "$1" "$plain"; }

# Runs the tool as a user would, and shows the command.
run_tool() {
  printf '%s$ kagemusha %s%s\n' "$dim" "$*" "$plain"
  "$tool" "$@"
}

indent() { sed 's/^/  /'; }

color_diff() {
  sed -e "s/^\(-.*\)\$/$red\1$plain/" -e "s/^\(+.*\)\$/$green\1$plain/"
}

[[ -x $tool ]] || fail "cannot find the tool at '$tool'; run 'make demo' to build it"

# Works on copies, so that the checkout does not change.
mkdir -p "$work/Presenter" "$work/UseCases"
cp -R "$stories/ModelViewPresenter/Sources/UserPage/." "$work/Presenter" ||
  fail "cannot find the story 'ModelViewPresenter' in '$stories'"
use_cases=$(find "$stories/SnapshotBuildPhase" -type d -path '*/UseCase/Protocol' \
  -not -path '*/.build/*' 2>/dev/null | head -n 1)
[[ -n $use_cases ]] || fail "cannot find the story 'SnapshotBuildPhase' in '$stories'"
cp -R "$use_cases/." "$work/UseCases"
cd "$work"

heading '1. Mocks of two stories'
run_tool generate Presenter --output Mocks/Presenter.swift 2>&1 | indent
run_tool generate UseCases --output Mocks/UseCases.swift 2>&1 | indent

heading '2. A protocol'
protocol=Presenter/UserRepositoryProtocol.swift
sed -n '/^\(public \)\{0,1\}protocol /,/^}/p' "$protocol" | indent

heading '3. Its mock'
printf '  It implements the protocol, and repeats the requirements for stub and verify:\n\n'
# The class ends at the first brace in the first column.
sed -n '/class MockUserRepositoryProtocol/,/^}/p' Mocks/Presenter.swift | indent

heading '4. The protocol gets a new requirement'
edited=$(sed 's/^\(\(public \)\{0,1\}protocol UserRepositoryProtocol.*{\)$/\1\
  func removeProfile(id: Int) async throws/' "$protocol")
printf '%s\n' "$edited" >"$protocol"
diff=$(run_tool check Presenter --output Mocks/Presenter.swift 2>&1) && status=0 || status=$?
color_diff <<<"$diff" | indent
[[ $status == 1 ]] || fail "'kagemusha check' exited with $status instead of 1"
printf '\n  Exit code %s: in CI, this build would have failed.\n' "$status"

heading '5. Up to date again'
run_tool generate Presenter --output Mocks/Presenter.swift 2>&1 | indent
run_tool check Presenter --output Mocks/Presenter.swift 2>&1 | indent

heading 'Next steps'
cat <<END
  Read how a test uses the mocks:  Fixtures/Stories/ModelViewPresenter/Tests
  Run these and all other tests:   make test
  Try it on your own protocols:    ${tool#"$root"/} generate --stdout <your folder>
  Use it in a project:             README.md, 'Quick start'
END
