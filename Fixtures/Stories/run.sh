#!/bin/sh
# Runs the tests of the story packages, which use us as an app does.
#
#   run.sh [STORY]…         all of them, or those named, as in 'run.sh ModelViewPresenter'
#
#   KAGEMUSHA_TOOL          a built 'kagemusha' for the build phase; it is built if this is unset
#   KAGEMUSHA_PACKAGE       the package with the plugin, as one with a binary of the tool; by default this one, and each
#                           story with the plugin then builds the tool from source
#   KAGEMUSHA_SCRATCH       where to build, a folder for each story; a CI may keep it from run to run
set -eu

stories=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$stories/../.." && pwd)
if [ -n "${KAGEMUSHA_PACKAGE:-}" ]; then
  KAGEMUSHA_PACKAGE=$(cd "$KAGEMUSHA_PACKAGE" && pwd)
  export KAGEMUSHA_PACKAGE
fi
all="ModelViewPresenter LaunchOneScreen SnapshotBuildPhase LogFiring MiniApp"

# The mocks are made by the plugin.
run_ModelViewPresenter() {
  test_story ModelViewPresenter
}

# The mocks, factories, fixtures and accessors are made before the build, and what the server answers.
run_LogFiring() {
  find_tool
  (
    cd "$stories/LogFiring"
    "$tool" generate
    "$tool" generate --config .sourcery.yml
    "$tool" fixture GitHub.Repository --json >FluxTests/Gen/repository.json
  )
  test_story LogFiring
}

# The mocks are made before the build, by the script of the story.
run_SnapshotBuildPhase() {
  find_tool
  story="$stories/SnapshotBuildPhase"
  TOOLS=$(cd "$(dirname "$tool")" && pwd) PROJECT_NAME=SnapshotApp \
    PROJECT_DIR="$story/Project Dir" "$story/generate-mocks.sh"
  test_story SnapshotBuildPhase
}

# The mocks and the boilerplate are made before the build; then the app of one feature is run, too.
run_MiniApp() {
  find_tool
  (cd "$stories/MiniApp" && "$tool" generate)
  test_story MiniApp
  app=$(swift build --package-path "$stories/MiniApp" --scratch-path "$(scratch MiniApp)" \
    --show-bin-path)/MiniApp
  "$app" | diff "$stories/MiniApp/expected-output.txt" -
  if command -v ldd >/dev/null && ldd "$app" | grep -E 'XCTest|Testing'; then
    echo "run.sh: error: MiniApp links a test framework" >&2
    exit 1
  fi
}

# The mocks are made by the plugin.
run_LaunchOneScreen() {
  test_story LaunchOneScreen
}

find_tool() {
  tool=${KAGEMUSHA_TOOL:-}
  if [ -z "$tool" ]; then
    swift build --package-path "$package" --product kagemusha
    tool=$(swift build --package-path "$package" --show-bin-path)/kagemusha
  fi
  if [ ! -x "$tool" ] || [ "$(basename "$tool")" != kagemusha ]; then
    echo "run.sh: error: '$tool' is no 'kagemusha' that can be run; correct KAGEMUSHA_TOOL" >&2
    exit 2
  fi
}

test_story() {
  echo "== $1"
  swift test --package-path "$stories/$1" --scratch-path "$(scratch "$1")"
}

scratch() {
  echo "${KAGEMUSHA_SCRATCH:-$package/.build-stories}/$1"
}

# The names are words.
# shellcheck disable=SC2086
if [ $# -eq 0 ]; then set -- $all; fi
for name; do
  case $name in
    LaunchOneScreen | LogFiring | MiniApp | ModelViewPresenter | SnapshotBuildPhase) "run_$name" ;;
    *)
      echo "run.sh: error: there is no story '$name'; name a folder beside this script" >&2
      exit 64
      ;;
  esac
done
