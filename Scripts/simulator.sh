#!/usr/bin/env bash
# Prints the destination of xcodebuild for a platform: this Mac, or the first simulator of the newest installed version.
#
#   Scripts/simulator.sh PLATFORM    macOS, iOS, tvOS, watchOS or visionOS
set -euo pipefail
platform=${1:?missing the platform}

fail() {
  echo "simulator: error: $*" >&2
  exit 1
}

command -v xcodebuild >/dev/null || fail "cannot find 'xcodebuild'; run this on a Mac with Xcode"
case $platform in
  macOS)
    echo 'platform=macOS'
    exit
    ;;
  iOS | tvOS | watchOS | visionOS) ;;
  *) fail "there is no platform '$platform'; use macOS, iOS, tvOS, watchOS or visionOS" ;;
esac
# A section for each version, `-- iOS 26.2 --`, has a line for each device, `iPhone 17 (IDENTIFIER) (Shutdown)`.
device=$(xcrun simctl list devices available | awk -v wanted="$platform" '
  /^-- / { inside = ($2 == wanted); taken = 0 }
  inside && !taken && match($0, /\([0-9A-F-]+\)/) && RLENGTH == 38 {
    found = substr($0, RSTART + 1, 36)
    taken = 1
  }
  END { print found }')
[[ -n $device ]] || fail "no simulator for $platform is installed; run: xcodebuild -downloadPlatform $platform"
echo "platform=$platform Simulator,id=$device"
