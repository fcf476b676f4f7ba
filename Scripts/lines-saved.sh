#!/bin/sh
# Counts the lines of code that the story packages need no more, as rows of the table in the README.
#
# What a team wrote by hand is kept in Fixtures/HandWritten, away from the story, which has it no more.
# What the team writes still is the configuration, and what stands in folders called 'Support'. Lines that
# are blank, a comment or an import do not count.
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
