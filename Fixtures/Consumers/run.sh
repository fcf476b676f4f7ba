#!/usr/bin/env bash
# Tests packages that use the plugin, and what is generated and compiled anew after each kind of change.
#
#   Fixtures/Consumers/run.sh [PACKAGE]
#
# PACKAGE is the package with the plugin: one with a binary of the tool (Scripts/plugin-package.sh), or this one, whose
# tool is then built from source. KAGEMUSHA_CONSUMERS names the packages to test, and KAGEMUSHA_BUILD_SYSTEMS the build
# systems to test them with: 'native', and 'swiftbuild', which is Xcode's; all by default. KAGEMUSHA_NATIVE_CONSUMERS names
# packages that are tested with 'native' alone, since they take the longest.
set -euo pipefail
here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
KAGEMUSHA_PACKAGE=$(cd "${1:-$here/../..}" && pwd)
export KAGEMUSHA_PACKAGE
root=${KAGEMUSHA_SCRATCH:-$here/../../.build-stories}
mkdir -p "$root"
root=$(cd "$root" && pwd)
work=$(mktemp -d)
before=
trap 'rm -rf "$work"' EXIT

fail() {
  [[ ! -e $work/build.log ]] || tail -n 50 "$work/build.log" >&2
  echo "run.sh: error: $*" >&2
  exit 1
}
step() { echo "== ${SECONDS} s: $name, $system: $*"; }
# swift_run COMMAND…: runs 'swift COMMAND…' with the build system.
swift_run() {
  local command=$1 status attempt
  shift
  # SwiftPM itself (6.3.1) crashes in libdispatch in one of some thirty builds with the build system 'swiftbuild', where
  # the backtrace alone takes 20 seconds.
  for attempt in 1 2 3 4; do
    SWIFT_BACKTRACE=enable=no swift "$command" --build-system "$system" --scratch-path "$scratch" "$@" && return
    status=$?
    ((status > 128)) || return "$status"
    echo "run.sh: SwiftPM crashed with status $status in attempt $attempt" >&2
  done
  return "$status"
}
# build: builds the tests, and keeps what `compiled` compares.
build() {
  compilations >"$work/compilations"
  swift_run build --build-tests >"$work/build.log" 2>&1 || { cat "$work/build.log"; return 1; }
}
# generated TARGET FILE: the path of a file that the plugin generates.
generated() {
  echo "$scratch/plugins/outputs/$(tr '[:upper:]' '[:lower:]' <<<"$name")/$1/destination/GenerateMocks/$2"
}
# dates NAME FOLDER…: the dates of all files of a name.
dates() {
  local pattern=$1 file
  shift
  find "$@" -name "$pattern" | sort | while read -r file; do
    stat -c '%n %y' "$file" 2>/dev/null || stat -f '%N %Fm' "$file"
  done
}
# stamps: the dates of all generated files, those of the plugin and those in the package. The other plugin's do not
# count: the build system 'swiftbuild' copies them at each plan.
stamps() {
  local folders=() folder
  for folder in "$scratch/plugins/outputs" Tests/*/Generated Tests/*/Shards; do
    [[ ! -d $folder ]] || folders+=("$folder")
  done
  dates '*.swift' "${folders[@]}" | grep -v /CopySources/ || true
}
# compilations: the dates of the files of diagnostics, which the compiler writes each time that it compiles a source; an
# object file with the same content stays as it is.
compilations() { [[ ! -d $scratch ]] || dates '*.dia' "$scratch" | grep -v 'emit-module\.dia' || true; }
# changed NAME…: fails unless exactly these files were written since the last call.
changed() {
  local after expected actual
  after=$(stamps)
  actual=$(diff <(echo "$before") <(echo "$after") | sed -n 's/^> .*\/\([^ /]*\.swift\) .*/\1/p' | sort || true)
  expected=$(printf '%s\n' "$@" | sort)
  before=$after
  [[ $actual == "$expected" ]] || fail "generated anew: $actual; and not: $expected"
}
# compiled TARGET FILE…: fails unless these files of a target were compiled by the last build, and no others.
compiled() {
  local target=$1 actual expected
  shift
  actual=$(diff "$work/compilations" <(compilations) |
    sed -n "s/^> .*\/$target\.build\/\(.*\/\)*\([^ /]*\)\.dia .*/\2.swift/p" | sort || true)
  expected=$(printf '%s\n' "$@" | sort)
  [[ $actual == "$expected" ]] || fail "compiled of $target: $actual; and not: $expected"
}
has() { grep -q "$2" "$1" || fail "'$2' is not in $1"; }
lacks() { ! grep -q "$2" "$1" || fail "'$2' is in $1"; }
# edit EXPRESSION FILE: edits with sed.
edit() { sed -i.bak "$1" "$2" && rm "$2.bak"; }
tool() { swift_run package --allow-writing-to-package-directory kagemusha "$@"; }

one_target() {
  step 'nothing but the manifest, and a configuration that no build reads'
  echo 'mocks: [{exclude: ["*"]}]' | tee Tests/AppTests/.kagemusha.yml >.kagemusha.yml
  build
  has "$work/build.log" "warning: '.kagemusha.yml' is not read in a build; rename it to 'kagemusha.yml'"
  has "$work/build.log" "state the entries for 'AppTests' in 'kagemusha.yml' in its folder"
  rm Tests/AppTests/.kagemusha.yml .kagemusha.yml
  swift_run test --quiet
  before=$(stamps)
  local mocks
  mocks=$(generated AppTests GeneratedMocks+App.swift)

  step 'a body: nothing is generated anew, and no test compiled'
  edit 's/"Hello, "/"Hello,  "/' Sources/App/Greeter.swift
  build
  changed ''
  compiled App Greeter.swift
  compiled AppTests ''

  step 'a test: nothing is generated anew'
  edit 's/"Hello, Sato"/"Hello,  Sato"/' Tests/AppTests/GreeterTests.swift
  build
  changed ''
  compiled App ''
  compiled AppTests GreeterTests.swift

  step 'a mock by hand takes the place of the generated one'
  printf 'import App\n\nclass MockUserRepository {}\n' >Tests/AppTests/MockUserRepository.swift
  ! build >/dev/null || fail 'the test compiles with a mock that conforms to nothing'
  lacks "$mocks" MockUserRepository
  rm Tests/AppTests/MockUserRepository.swift
  build
  has "$mocks" MockUserRepository

  step 'a mock by hand in a test file that was there before'
  before=$(stamps)
  cp Tests/AppTests/GreeterTests.swift "$work/GreeterTests.swift"
  echo 'class MockUserRepository {}' >>Tests/AppTests/GreeterTests.swift
  ! build >/dev/null || fail 'the test compiles with a mock that conforms to nothing'
  lacks "$mocks" MockUserRepository
  cp "$work/GreeterTests.swift" Tests/AppTests/GreeterTests.swift
  build
  has "$mocks" MockUserRepository

  # 6.2 is the first version whose manifests have default isolations, and the first with both build systems.
  if [[ $systems == *swiftbuild* ]]; then
    step 'a manifest for newer versions of Swift, and its default isolation'
    lacks "$mocks" '@MainActor'
    edit 's/func greets/@MainActor func greets/' Tests/AppTests/GreeterTests.swift
    sed 's/tools-version: 6.1/tools-version: 6.2/
      s/name: "App")/name: "App", swiftSettings: [.defaultIsolation(MainActor.self)])/' \
      Package.swift >Package@swift-6.2.swift
    echo '// SwiftPM reads a new manifest once there is a new source.' >Sources/App/New.swift
    build
    has "$mocks" '@MainActor'

    step 'that manifest is gone'
    rm Package@swift-6.2.swift
    build
    rm Sources/App/New.swift
    build
    lacks "$mocks" '@MainActor'
  fi

  step 'a release build without the tests neither resolves nor builds anything of the generator'
  # SwiftPM checks out the packages that the file names, whether the manifest depends on them or not.
  rm -f Package.resolved
  PRODUCTION=1 scratch=$work/release swift_run build -c release >"$work/release.log" 2>&1 ||
    { cat "$work/release.log"; exit 1; }
  [[ -n $(find "$work/release" -name 'Greeter*.o') ]] || fail 'App is not built'
  local found
  found=$(find "$work/release" -iname '*kagemusha*' -o -iname '*swift-syntax*')
  [[ -z $found ]] || fail "Kagemusha is built: $found"
}

# all_tests_passed: fails unless the log has all tests of ManyPackages; the build system decides on the processes.
all_tests_passed() {
  [[ $(grep -c "^Test Case '.*' passed" "$work/test.log") == 4 ]] || fail 'not all XCTest tests ran'
  has "$work/test.log" 'Test remembersTheUser() passed'
}

many_packages() {
  step 'modules of two packages, two test targets, XCTest and Swift Testing side by side'
  swift_run test >"$work/test.log" 2>&1 || { cat "$work/test.log"; exit 1; }
  all_tests_passed
  before=$(stamps)
  has "$(generated AppTests GeneratedMocks+NetworkKit.swift)" 'class MockClient'
  lacks "$(generated AppTests GeneratedMocks+NetworkKit.swift)" MockConnection
  lacks "$(generated AppTests GeneratedMocks+Core.swift)" MockLog
  lacks "$(generated CoreTests GeneratedMocks+Core.swift)" MockStore

  step 'what is internal to another package'
  edit 's/func open()$/func open(); func close()/' Kit/Sources/NetworkKit/Client.swift
  build
  changed ''

  step 'a parent in another module changes the mocks of both targets'
  edit 's/-> String?$/-> String?; func clear()/' Sources/Core/Store.swift
  edit 's/^}$/  func clear() {}\
}/' Tests/CoreTests/MockStore.swift
  build
  changed GeneratedMocks+App.swift GeneratedMocks+Core.swift
  has "$(generated AppTests GeneratedMocks+App.swift)" 'func clear()'

  step 'the configuration of one target'
  edit '/exclude: Log/d' Tests/AppTests/kagemusha.yml
  build
  changed GeneratedMocks+Core.swift
  has "$(generated AppTests GeneratedMocks+Core.swift)" MockLog
  compiled CoreTests ''

  # With the other build system, 'Shapes' has optimized tests.
  [[ $system == swiftbuild ]] || return 0
  step 'optimized tests'
  swift_run test -c release -Xswiftc -enable-testing >"$work/test.log" 2>&1 || { cat "$work/test.log"; exit 1; }
  all_tests_passed
}

committed() {
  step 'the command plugin generates the mocks, and checks them'
  tool generate
  swift_run test --quiet
  before=$(stamps)
  tool check

  step 'a requirement: one file is written, and the check names it before'
  edit 's/^}$/  func tick()\
}/' Sources/App/Clock.swift
  ! tool check >"$work/check.log" 2>&1 || fail 'the check succeeded'
  has "$work/check.log" 'Tests/AppTests/Shards/Shards+.\.swift'
  tool generate
  local shard
  shard=$(basename "$(grep -l MockClock Tests/AppTests/Shards/*.swift)")
  changed "$shard"
  build
  # The test uses the mock that has changed; the mocks in other files are as they were.
  compiled AppTests GreeterTests.swift "$shard"

  step 'a new protocol, and one that is gone'
  echo 'protocol Extra {}' >Sources/App/Extra.swift
  edit 's/protocols: UserRepository/protocols: [UserRepository, Extra]/' .kagemusha.yml
  tool generate
  changed MockExtra.swift
  rm Sources/App/Extra.swift
  edit 's/, Extra//' .kagemusha.yml
  tool generate --prune
  [[ ! -e Tests/AppTests/Generated/MockExtra.swift ]] || fail 'MockExtra.swift is still there'
  build
}

every_generator() {
  step 'everything that the configuration names'
  swift_run test --quiet
  before=$(stamps)

  step 'nothing is generated anew for a body'
  edit 's/count += 1/count += 2/' Sources/Feature/Greeter.swift
  build
  changed ''

  step 'a requirement changes the mock of its protocol, and no other file'
  edit 's/func user() throws/func forget(); func user() throws/' Sources/Feature/Greeter.swift
  build
  changed GeneratedMocks+Feature.swift
  has "$(generated FeatureTests GeneratedMocks+Feature.swift)" 'func forget()'

  step 'a new file'
  echo 'public protocol KeyStore { func key() -> Int }' >Sources/Core/KeyStore.swift
  build
  changed GeneratedMocks+Core.swift
  has "$(generated FeatureTests GeneratedMocks+Core.swift)" MockKeyStore

  step 'a file with another name'
  mv Sources/Core/KeyStore.swift Sources/Core/Keys.swift
  build
  changed ''

  step 'a file that is gone'
  rm Sources/Core/Keys.swift
  build
  changed GeneratedMocks+Core.swift
  lacks "$(generated FeatureTests GeneratedMocks+Core.swift)" MockKeyStore

  step 'a template that the configuration names by its folder'
  echo 'let count = {{ types.all.count }}' >Tests/FeatureTests/Templates/Count.stencil
  build
  changed GeneratedTemplates.swift
  has "$(generated FeatureTests GeneratedTemplates.swift)" 'let count = 2'

  step 'a template with a space in its path, which the configuration names later'
  mkdir -p 'Tests/FeatureTests/More templates'
  echo 'let later = 1' >'Tests/FeatureTests/More templates/Later.stencil'
  echo 'extension Int {}' >Tests/FeatureTests/Extra.swift
  build
  edit 's|\[Templates\]|[Templates, More templates/Later.stencil]|' Tests/FeatureTests/kagemusha.yml
  build
  has "$(generated FeatureTests GeneratedTemplates.swift)" 'let later = 1'
  echo 'let later = 2' >'Tests/FeatureTests/More templates/Later.stencil'
  build
  has "$(generated FeatureTests GeneratedTemplates.swift)" 'let later = 2'

  step 'a template that another one includes'
  echo '{% include "Part.stencil" %}' >'Tests/FeatureTests/More templates/Later.stencil'
  echo 'let later = 3' >'Tests/FeatureTests/More templates/Part.stencil'
  build
  has "$(generated FeatureTests GeneratedTemplates.swift)" 'let later = 3'
  echo 'let later = 4' >'Tests/FeatureTests/More templates/Part.stencil'
  build
  has "$(generated FeatureTests GeneratedTemplates.swift)" 'let later = 4'
  before=$(stamps)

  step 'a section that goes away leaves an empty file'
  edit '/^templates:/,$d' Tests/FeatureTests/kagemusha.yml
  edit '/templatesAreRendered/,/^  }$/d' Tests/FeatureTests/GreeterTests.swift
  build
  changed GeneratedTemplates.swift
  lacks "$(generated FeatureTests GeneratedTemplates.swift)" typeNames

  step 'a mistake in the configuration is an error with its place'
  echo 'mocks: [{protocols: [UserStor]}]' >Tests/FeatureTests/kagemusha.yml
  ! build >/dev/null || fail 'the build succeeded'
  has "$work/build.log" "FeatureTests/kagemusha.yml:1:.*: error: no protocol matches 'UserStor'; did you mean 'UserStore'?"
}

# The shapes that packages have, in a folder with a space and an umlaut in its path.
shapes() {
  step 'an executable, resources, traits, conditional dependencies, upcoming features, names in other scripts'
  build
  has "$work/build.log" "Journal.swift:2:.*no mock for 'Journal': .*if another plugin generates its source"
  # Nothing makes a build generate them before the mocks, so they may be seen in the second one.
  touch Sources/Core/Journal.swift
  build
  has "$work/build.log" "Page.swift:1:.*no mock for 'Page': the plugin 'CopySources' generates its source"
  swift_run test --quiet
  before=$(stamps)

  step 'a file and a folder with other names'
  mv 'Über uns/Das Team' 'Über uns/Unser Team'
  mv 'Über uns/Unser Team/Member é.swift' 'Über uns/Unser Team/Mitglied ß.swift'
  build
  changed ''

  step 'a protocol with another name'
  edit 's/protocol Mode/protocol RunMode/' Sources/Runner/Mode.swift
  ! build >/dev/null || fail 'the test compiles with the mock of a protocol that is gone'
  edit 's/MockMode/MockRunMode/' Tests/ShapesTests/ShapesTests.swift
  build
  # The mock is no longer called like the library's type MockMode, which the mocks of all modules name.
  changed GeneratedMocks+{Core,Elsewhere,Runner,Strict,With{Any,Caller,Conformances,Imports,Members}}.swift

  step 'a parent in a source that another plugin generates'
  tool generate Sources/Core/Journal.swift "$scratch/plugins/outputs/shapes/Core/destination/CopySources/Page.swift" \
    --testable Core --exclude Clock --output Tests/ShapesTests/MockJournal.swift
  edit 's/^  @Test func executables() {$/  @Test func journals() { let page: any Page = MockJournal(); _ = page }\
\
&/' Tests/ShapesTests/ShapesTests.swift
  build
  lacks "$work/build.log" Journal.swift:
  lacks "$work/build.log" Page.swift:
  swift_run test --quiet

  step 'another trait'
  edit 's/"Offline"\])/"Online"])/' Package.swift
  edit 's/readsCache/readsNetwork/' Tests/ShapesTests/ShapesTests.swift
  edit 's/traits: \["Offline"\]/traits: ["Online"]/' Package.swift
  swift_run test --quiet

  step 'a protocol and its target that are gone'
  rm -r Sources/Strict
  edit '/^    \.target($/,/^      \]),$/d; /name: "Strict"/d; s/, "Strict"//' Package.swift
  edit '/^import Strict/d; /func upcomingFeatures/,/^  }$/d' Tests/ShapesTests/ShapesTests.swift
  swift_run test --quiet

  step 'a release build'
  swift_run test -c release -Xswiftc -enable-testing --quiet

  step 'a link to a checkout that cannot be written'
  local checkout=$PWD
  chmod -R a-w .
  ln -s "$checkout" "$work/link"
  cd "$work/link"
  swift_run test --quiet
  rm "$work/link"
  chmod -R u+w "$checkout"
}

# A package without Kagemusha, whose plugin has a tool that a product of another name declares. The product `kagemusha`
# would be such a one, so the plugins run KagemushaPluginTool.
other_product_name() {
  if [[ $system == native ]]; then
    step 'a plugin finds its tool by the name of the target'
    build
  else
    step 'a plugin does not find its tool by the name of the target'
    ! build >/dev/null || fail 'it does now, so KagemushaPluginTool and KagemushaExecutable can be one target'
    has "$work/build.log" 'Build input file cannot be found: .*/WriteCommand'
  fi
}

# test_package NAME: tests a copy of a package with the build system.
test_package() {
  name=$1
  local folder="$work/Mein Projekt ü/$system"
  mkdir -p "$folder"
  cp -R "$here/$name" "$folder/"
  cd "$folder/$name"
  scratch=$root/$system/$name
  case $name in
    OneTarget) one_target ;;
    ManyPackages) many_packages ;;
    Committed) committed ;;
    EveryGenerator) every_generator ;;
    Shapes) shapes ;;
    OtherProductName) other_product_name ;;
    *) fail "there is no package $name" ;;
  esac
}

systems=
# The words that follow the option, which versions of Swift print as a list or in one line.
offered=$(swift build --help-hidden | tr -s ' \n' ' ' | sed 's/.*--build-system <build-system>//' | cut -c 1-300)
for system in native swiftbuild; do
  # Swift 6.1 lacks swiftbuild.
  if grep -qw "$system" <<<"$offered"; then
    systems+=" $system"
  else
    echo "not tested: this version of Swift lacks the build system '$system'"
  fi
done
[[ -n $systems ]] || fail "cannot tell which build systems 'swift build' has; look at its help"
read -ra chosen <<<"${KAGEMUSHA_BUILD_SYSTEMS:-$systems}"
# With a binary of the tool, builds are short and mostly wait: those of both systems run side by side.
if (($# > 0 && ${#chosen[@]} > 1)); then
  processes=()
  for system in "${chosen[@]}"; do
    KAGEMUSHA_BUILD_SYSTEMS=$system "$here/run.sh" "$KAGEMUSHA_PACKAGE" >"$work/$system.log" 2>&1 &
    processes+=($!)
  done
  trap 'kill "${processes[@]}" 2>/dev/null || true; rm -rf "$work"' EXIT
  failed=()
  for number in "${!chosen[@]}"; do
    if wait "${processes[number]}"; then cat "$work/${chosen[number]}.log"; else failed+=("${chosen[number]}"); fi
  done
  # What failed is told last, where a shortened log still has it.
  for system in ${failed[@]+"${failed[@]}"}; do cat "$work/$system.log"; done
  exit "${#failed[@]}"
fi
for system in "${chosen[@]}"; do
  for name in ${KAGEMUSHA_CONSUMERS:-OneTarget ManyPackages Committed EveryGenerator Shapes OtherProductName}; do
    [[ $system == native || " ${KAGEMUSHA_NATIVE_CONSUMERS-} " != *" $name "* ]] || continue
    test_package "$name"
  done
done
echo 'all as expected'
