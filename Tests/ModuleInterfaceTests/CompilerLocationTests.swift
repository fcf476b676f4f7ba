import Basics
import EndToEndSupport
import Foundation
import Testing

@testable import ModuleInterface

/// Tests the choice of the SDK for programs of this machine and for compiled modules, including a
/// build phase of an app.
struct CompilerLocationTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    // Like `xcrun`, the script prints `SDKROOT` unless it is asked for an SDK.
    try script(
      "xcrun",
      """
      case "$*" in
        "--find swiftc") echo "$FOLDER/swiftc" ;;
        "--sdk macosx --show-sdk-path") echo "$FOLDER/MacOSX.sdk" ;;
        "--sdk iphoneos --show-sdk-path") echo "$FOLDER/iPhoneOS18.2.sdk" ;;
        "--show-sdk-path") echo "$SDKROOT" ;;
        *) exit 1 ;;
      esac
      """)
    // The script prints its arguments, and the variables for SDKs.
    try script(
      "swiftc",
      """
      echo "$* [$SDKROOT$IPHONEOS_DEPLOYMENT_TARGET]" >> "$FOLDER/calls"
      triple=$(echo "$*" | sed -n 's/.*-target \\([^ ]*\\).*/\\1/p')
      echo '{"compilerVersion": "Apple Swift version 6.3.1 (swiftlang-6.3.1.1)",'
      echo '"target": {"triple": "'"$triple"'"}, "paths": {"runtimeLibraryImportPaths": []}}'
      """)
    try script(Toolchain.printerName, "echo")
    for name in ["MacOSX.sdk", "iPhoneOS18.2.sdk", "iPhoneSimulator.sdk"] {
      try folder.write("", to: "\(name)/usr/include/x.h")
    }
  }

  private func script(_ name: String, _ text: String) throws {
    let file = try folder.write(
      "#!/bin/sh\nFOLDER='\(folder.url.path)'\n\(text)\n", to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

  private func location(_ environment: [String: String]) throws -> CompilerLocation {
    try #require(
      CompilerLocation.find(
        ModuleOptions(timeout: 20), environment.merging(["PATH": "/usr/bin:/bin"]) { $1 },
        finder: path("xcrun")))
  }

  /// The environment of Xcode's build phase of an iOS app.
  private var phone: [String: String] {
    [
      "SDKROOT": path("iPhoneOS18.2.sdk"), "IPHONEOS_DEPLOYMENT_TARGET": "16.4", "ARCHS": "arm64",
      "PLATFORM_NAME": "iphoneos",
    ]
  }

  @Test func programsOfThisMachineGetItsSDK() throws {
    #expect(try location([:]).sdk == path("MacOSX.sdk"))
    let location = try location(phone)
    #expect(location.path == path("swiftc"))
    #expect(location.sdk == path("MacOSX.sdk"))
    #expect(location.environment["SDKROOT"] == nil)
    #expect(location.environment["IPHONEOS_DEPLOYMENT_TARGET"] == nil)
    #expect(location.environment["PLATFORM_NAME"] == "iphoneos")
    try folder.write("", to: "MacOSX15.2.sdk/usr/include/x.h")
    #expect(try self.location(["SDKROOT": path("MacOSX15.2.sdk")]).sdk == path("MacOSX15.2.sdk"))
    #expect(try self.location(["SDKROOT": "/"]).sdk == "/")
  }

  @Test func modulesAreReadForThePlatformOfTheSDK() throws {
    #expect(try location([:]).target == nil)
    #expect(
      try location(phone).target
        == CompilerLocation.Target(triple: "arm64-apple-ios16.4", sdk: path("iPhoneOS18.2.sdk")))
    let toolchain = try Toolchain.find(
      ModuleOptions(cacheFolder: path("cache"), timeout: 20),
      phone.merging(["PATH": "/usr/bin:/bin"]) { $1 }, finder: path("xcrun"))
    #expect(toolchain.target.triple == "arm64-apple-ios16.4")
    #expect(toolchain.sdk == path("iPhoneOS18.2.sdk"))
    #expect(
      try folder.read("calls")
        == "-print-target-info -target arm64-apple-ios16.4 -sdk \(path("iPhoneOS18.2.sdk")) []\n")
  }

  @Test(arguments: [("15.4", "ios15.4"), (nil, "ios18.2")])
  func modulesAreReadForThePlatformOfAProjectUnlessABuildStatesAnother(
    version: String?, system: String
  ) throws {
    var options = ModuleOptions(timeout: 20)
    options.platform = DeploymentPlatform(.iOS, version: version)
    func target(_ environment: [String: String]) -> CompilerLocation.Target? {
      CompilerLocation.find(
        options, environment.merging(["PATH": "/usr/bin:/bin"]) { $1 }, finder: path("xcrun"))?
        .target
    }
    let stated = try #require(target(["ARCHS": "arm64"]))
    #expect(
      stated
        == CompilerLocation.Target(triple: "arm64-apple-\(system)", sdk: path("iPhoneOS18.2.sdk")))
    #expect(target(phone)?.triple == "arm64-apple-ios16.4")
    #expect(target(["SDKROOT": path("MacOSX.sdk")]) == nil)
  }

  @Test func whatIsCachedOfATargetIsNotTakenForAnother() throws {
    for environment in [phone, [:], phone] as [[String: String]] {
      let toolchain = try Toolchain.find(
        ModuleOptions(cacheFolder: path("cache"), timeout: 20),
        environment.merging(["PATH": "/usr/bin:/bin"]) { $1 }, finder: path("xcrun"))
      #expect(toolchain.target.triple == (environment.isEmpty ? "" : "arm64-apple-ios16.4"))
    }
    #expect(try folder.read("calls").split(separator: "\n").count == 2)
  }

  @Test(arguments: [
    (
      "iphoneos18.0",
      "{\"CanonicalName\": \"iphoneos18.0\", \"DefaultDeploymentTarget\": \"18.0\"}", "ios18.0"
    ),
    (
      "A", "{\"CanonicalName\": \"iphonesimulator17.5\", \"Version\": \"17.5\"}",
      "ios17.5-simulator"
    ),
    ("A", "{\"CanonicalName\": \"xros2.0\", \"DefaultDeploymentTarget\": \"2.0\"}", "xros2.0"),
    (
      "A", "{\"CanonicalName\": \"macosx15.2\", \"DefaultDeploymentTarget\": \"15.2\"}",
      "macosx15.2"
    ),
    ("A", "{\"CanonicalName\": \"driverkit24.2\"}", nil), ("A", "{}", nil), ("A", "no JSON", nil),
    ("AppleTVOS17.0.sdk", "", "tvos17.0"),
    ("WatchSimulator10.5.sdk", "{}", "watchos10.5-simulator"),
  ])
  func anSDKTellsItsTarget(folder name: String, settings: String, expected: String?) throws {
    try folder.write(settings, to: "\(name)/SDKSettings.json")
    let sdk = AppleSDK(at: path(name))
    #expect(
      sdk?.target(in: [:], architecture: "arm64") == expected.map { "arm64-apple-\($0)" })
  }

  @Test func aPropertyListTellsItToo() throws {
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["CanonicalName": "watchos11.0", "Version": "11.0"], format: .binary,
      options: 0)
    try folder.write("", to: "S/x")
    try list.write(to: folder.url.appendingPathComponent("S/SDKSettings.plist"))
    #expect(
      AppleSDK(at: path("S"))?.target(in: [:], architecture: "arm64") == "arm64-apple-watchos11.0")
    #expect(AppleSDK(at: path("Missing.sdk")) == nil)
  }

  @Test(arguments: [
    (["ARCHS": "arm64 x86_64", "NATIVE_ARCH": "x86_64"], "x86_64-apple-ios18.2"),
    (["ARCHS": "arm64e", "NATIVE_ARCH": "x86_64"], "arm64e-apple-ios18.2"),
    (
      ["IPHONEOS_DEPLOYMENT_TARGET": "15.0", "MACOSX_DEPLOYMENT_TARGET": "13.0"],
      "arm64-apple-ios15.0"
    ),
    (
      ["LLVM_TARGET_TRIPLE_OS_VERSION": "ios15.6", "LLVM_TARGET_TRIPLE_SUFFIX": ""],
      "arm64-apple-ios15.6"
    ),
    (
      ["LLVM_TARGET_TRIPLE_OS_VERSION": "ios15.6", "LLVM_TARGET_TRIPLE_SUFFIX": "-macabi"],
      "arm64-apple-ios18.2"
    ),
  ])
  func xcodeTellsTheTarget(environment: [String: String], expected: String) throws {
    let sdk = try #require(AppleSDK(at: path("iPhoneOS18.2.sdk")))
    #expect(sdk.target(in: environment, architecture: "arm64") == expected)
  }

  @Test func versionsOfCompilersAreRead() throws {
    var reader = ModuleReader(
      ModuleOptions(timeout: 20), environment: ["PATH": folder.url.path + ":/usr/bin:/bin"],
      willRead: nil)
    #expect(reader.compilerVersion() == [6, 3, 1])
  }
}
