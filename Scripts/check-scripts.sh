#!/usr/bin/env bash
# Checks that the scripts run on macOS as on Linux: with its Bash 3.2, and with the BSD variants of the usual tools.
#
#   Scripts/check-scripts.sh [SCRIPT]…    all shell scripts of the repository, unless some are named
#
# ShellCheck checks them, too, if it is installed.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
failures=0

# trap_lines PATTERN ADVICE: reports the lines that match an extended regular expression, except comments.
trap_lines() {
  local pattern=$1 advice=$2 found file number line
  found=$(grep -HnE -e "$pattern" "${scripts[@]}" || true)
  while IFS=: read -r file number line; do
    [[ -n $file && ! $line =~ ^[[:space:]]*\# && ! $line =~ trap_lines|stat\ -f ]] || continue
    echo "$file:$number: error: $advice" >&2
    failures=$((failures + 1))
  done <<<"$found"
}

if (($# > 0)); then
  scripts=("$@")
else
  cd "$root"
  scripts=(.ci/run)
  while IFS= read -r file; do scripts+=("${file#./}"); done \
    < <(find . -path './.build*' -prune -o -path ./.git -prune -o -name '*.sh' -print | sort)
fi

trap_lines '(sed|grep|edit|change|has|lacks)( |$).*\\[n|+?sbwtd]' \
  "BSD sed and grep know no such escape; write a line break after a backslash, a class, or -E"
trap_lines 'sed (-[nE]+ )?-i( |$)' 'BSD sed needs a suffix; write -i.bak, and remove the file'
trap_lines 'sed .*[^0-9]0,/' 'BSD sed knows no line 0; begin with line 1'
trap_lines 'grep -[a-zA-Z]*P' 'BSD grep has no -P; use -E'
trap_lines 'readlink -f|stat -c|stat --' 'BSD stat and readlink have other options; use realpath, or stat -f on the same line'
trap_lines 'date .*%N|date -d|date --' 'BSD date has no such option; use TIMEFORMAT and time'
trap_lines '(^|[^-a-z])(timeout|nproc|tac|sha256sum|md5sum|setsid) ' 'macOS has no such command'
trap_lines 'mapfile|readarray|declare -A|local -[nA]|&>>|[|]&|\$\{[a-zA-Z_]+(\^|,)|\[-1\]|wait -n|EPOCH' \
  'Bash 3.2 has no such feature'
trap_lines 'sort -V|find .*-printf|head -n -|xargs -r|cp --|mktemp --|mktemp .*XXX.*\.' 'the BSD command has no such option'

if command -v shellcheck >/dev/null; then
  # Single quotes keep a dollar sign for another shell, or for sed.
  shellcheck --external-sources --exclude=SC2016 "${scripts[@]}" || failures=$((failures + 1))
else
  echo "check-scripts: note: 'shellcheck' is missing; install it to check more" >&2
fi
((failures == 0))
