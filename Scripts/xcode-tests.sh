#!/usr/bin/env bash
# Runs the tests of the run-time libraries with xcodebuild, on this Mac or in a simulator.
#
#   Scripts/xcode-tests.sh PLATFORM FOLDER    macOS, iOS, tvOS, watchOS or visionOS
#
# FOLDER is where the package of the libraries is made (Scripts/library-package.sh), and where it is built.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
destination=$("$root/Scripts/simulator.sh" "${1:?missing the platform}")
mkdir -p "${2:?missing the folder}"
folder=$(cd "$2" && pwd)
"$root/Scripts/library-package.sh" "$folder/package"
cd "$folder/package"
xcodebuild test -scheme kagemusha-Package -destination "$destination" -derivedDataPath "$folder/build" \
  -skipPackagePluginValidation -skipMacroValidation
