#!/bin/sh
# Counts the lines of code that the story packages no longer need, as rows of the table in
# Documentation/factories-and-fixtures.md.
#
# Fixtures/HandWritten has the code that each team wrote by hand. The code that the team still writes is the
# configuration, and the folders called 'Support'. Blank lines, comments and imports do not count.
set -eu

package=$(cd "$(dirname "$0")/.." && pwd)

count() {
  if [ $# -eq 0 ]; then echo 0; else cat "$@" | grep -cvE '^[[:space:]]*($|//|#|(@testable )?import )'; fi
}

for by_hand in "$package"/Fixtures/HandWritten/*; do
  story=$package/Fixtures/Stories/$(basename "$by_hand")
  set --
  for file in "$by_hand"/*; do set -- "$@" "$file"; done
  before=$(count "$@")
  set --
  for file in "$story"/*.yml "$story"/Tests/*/*.yml "$story"/*/Support/*; do
    if [ -f "$file" ]; then set -- "$@" "$file"; fi
  done
  after=$(count "$@")
  echo "| $(basename "$story") | $before | $after | $((before - after)) |"
done
