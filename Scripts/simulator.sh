#!/usr/bin/env bash
# Prints the destination of xcodebuild for a platform: this Mac, or the first simulator of the newest installed version that
# the chosen Xcode can use. Simulators of a newer Xcode beside it may be installed, too: an Xcode uses none that are newer than
# its SDK.
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
  iOS) sdk=iphonesimulator ;;
  tvOS) sdk=appletvsimulator ;;
  watchOS) sdk=watchsimulator ;;
  visionOS) sdk=xrsimulator ;;
  *) fail "there is no platform '$platform'; use macOS, iOS, tvOS, watchOS or visionOS" ;;
esac
version=$(xcrun --sdk "$sdk" --show-sdk-version) ||
  fail "the chosen Xcode has no SDK '$sdk'; run: xcodebuild -downloadPlatform $platform"
device=$(xcrun simctl list -j | python3 -c '
import json, sys

platform, sdk = sys.argv[1:]


def number(version):
    """The major and the minor version: a correction of a runtime needs no other SDK."""
    return [int(part) for part in (version.split(".") + ["0"])[:2]]


installed = json.load(sys.stdin)
runtimes = [runtime for runtime in installed["runtimes"]
            if runtime["name"].split(" ")[0] == platform and runtime.get("isAvailable", True)
            and number(runtime["version"]) <= number(sdk)]
# Of several builds of one version, the last one listed is the newest.
runtimes.sort(key=lambda runtime: [int(part) for part in runtime["version"].split(".")])
for runtime in reversed(runtimes):
    for device in installed["devices"].get(runtime["identifier"], []):
        if device.get("isAvailable", True):
            print(device["udid"])
            sys.exit()
' "$platform" "$version")
[[ -n $device ]] ||
  fail "no simulator for $platform $version or older is installed; run: xcodebuild -downloadPlatform $platform"
echo "platform=$platform Simulator,id=$device"
