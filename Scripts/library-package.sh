#!/usr/bin/env bash
# Creates a package with the run-time libraries and their tests, but without the tool.
#
#   Scripts/library-package.sh FOLDER
set -euo pipefail
libraries=(Kagemusha KagemushaJSON KagemushaTesting CuckooCompatibility)
tests=(ScenarioSupport ShapeTests StubVerifyTests KagemushaTests CuckooCompatibilityTests)
exec "$(dirname "${BASH_SOURCE[0]}")/part-of-package.sh" "${1:?missing the folder of the package}" "${libraries[@]}" "${tests[@]}"
