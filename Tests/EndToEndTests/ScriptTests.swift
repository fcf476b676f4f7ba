import EndToEndSupport
import Foundation
import Testing

/// Tests the scripts that check other scripts and the contents of a release.
struct ScriptTests {
  private func script(
    _ name: String, _ arguments: [String], environment: [String: String] = [:]
  ) async throws -> ProcessRun {
    try await ProcessRun(
      Repository.root.appendingPathComponent("Scripts/\(name)").path, arguments,
      environment: environment)
  }

  private func script(
    _ name: String, _ arguments: String..., environment: [String: String] = [:]
  ) async throws -> ProcessRun {
    try await script(name, arguments, environment: environment)
  }

  @Test func theScriptsOfTheRepositoryRunOnMacOS() async throws {
    let run = try await script("check-scripts.sh")
    #expect(run.status == 0, "\(run.everything)")
  }

  @Test(arguments: [
    #"sed 's/}$/a\n}/' file"#, #"grep -q 'a\|b' file"#, "sed -i 's/a/b/' file",
    "sed -n '0,/a/p' file", "grep -qP a file", "readlink -f file", "stat -c %n file",
    "date +%s.%N", "timeout 3 sleep 9", "mapfile -t lines", "echo \"${name^^}\"", "sort -V file",
  ])
  func whatMacOSLacksIsFound(line: String) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("#!/usr/bin/env bash\nname=a\n\(line)\n", to: "script.sh")
    let run = try await script("check-scripts.sh", file.path)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("\(file.path):3: error: "), "\(run.errors)")
  }

  #if os(Linux)
    @Test func whatALinuxBinaryNeedsIsCompared() async throws {
      let folder = try TemporaryFolder()
      let source = try folder.write(
        "int puts(const char *); int say(void) { return puts(\"\"); }\n", to: "say.c")
      let binary = folder.url.appendingPathComponent("say.so").path
      let compilation = try await ProcessRun(
        "clang", ["-shared", "-nostartfiles", "-fPIC", "-o", binary, source.path])
      try #require(compilation.status == 0, "\(compilation.everything)")
      let run = try await script("check-linux-binary.sh", binary)
      #expect(run.status == 0, "\(run.everything)")
      #expect(run.output.hasPrefix("GLIBC 2."), "\(run.output)")
      let older = try await script(
        "check-linux-binary.sh", binary, environment: ["MAX_GLIBC": "2.1"])
      #expect(older.status == 1)
      #expect(older.errors.contains("it needs GLIBC_2."), "\(older.errors)")
      // The tool of this build is linked with the installed Swift libraries.
      let tool = try await script("check-linux-binary.sh", Repository.tool.path)
      #expect(tool.status == 1)
      #expect(tool.errors.contains("it needs libswiftCore.so"), "\(tool.errors)")
    }
  #endif

  @Test func theToolPassesTheSmokeTest() async throws {
    let run = try await script("smoke-test.sh", Repository.tool.path)
    #expect(run.status == 0, "\(run.everything)")
    let folder = try TemporaryFolder()
    let file = try folder.write("#!/bin/sh\nexit 0\n", to: "kagemusha")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    #expect(try await script("smoke-test.sh", file.path).status == 1)
  }

  /// An output of `xcrun simctl list -j` on a Mac with several Xcodes; it has only the keys that the script reads.
  private static let simulators = """
    {
      "devicetypes" : [],
      "runtimes" : [
        {"identifier" : "com.apple.CoreSimulator.SimRuntime.iOS-18-5", "version" : "18.5", "isAvailable" : true, "name" : "iOS 18.5"},
        {"identifier" : "com.apple.CoreSimulator.SimRuntime.iOS-26-2", "version" : "26.2", "isAvailable" : true, "name" : "iOS 26.2"},
        {"identifier" : "com.apple.CoreSimulator.SimRuntime.iOS-26-0", "version" : "26.0.1", "isAvailable" : true, "name" : "iOS 26.0"},
        {"identifier" : "com.apple.CoreSimulator.SimRuntime.iOS-26-1", "version" : "26.1", "isAvailable" : false, "name" : "iOS 26.1"},
        {"identifier" : "com.apple.CoreSimulator.SimRuntime.iOS-9-3", "version" : "9.3", "isAvailable" : true, "name" : "iOS 9.3"},
        {"identifier" : "com.apple.CoreSimulator.SimRuntime.tvOS-26-2", "version" : "26.2", "isAvailable" : true, "name" : "tvOS 26.2"},
        {"identifier" : "com.apple.CoreSimulator.SimRuntime.xrOS-26-2", "version" : "26.2", "isAvailable" : true, "name" : "visionOS 26.2"}
      ],
      "devices" : {
        "com.apple.CoreSimulator.SimRuntime.iOS-18-5" : [
          {"udid" : "PHONE-18", "isAvailable" : true, "name" : "iPhone 16"}
        ],
        "com.apple.CoreSimulator.SimRuntime.iOS-26-0" : [
          {"udid" : "BROKEN", "isAvailable" : false, "name" : "iPhone 15"},
          {"udid" : "PHONE-260", "isAvailable" : true, "name" : "iPhone SE (3rd generation)"},
          {"udid" : "OTHER", "isAvailable" : true, "name" : "iPhone 17"}
        ],
        "com.apple.CoreSimulator.SimRuntime.iOS-26-1" : [
          {"udid" : "PHONE-261", "isAvailable" : true, "name" : "iPhone 17"}
        ],
        "com.apple.CoreSimulator.SimRuntime.iOS-26-2" : [
          {"udid" : "PHONE-262", "isAvailable" : true, "name" : "iPhone 17"}
        ],
        "com.apple.CoreSimulator.SimRuntime.xrOS-26-2" : [
          {"udid" : "VISION-262", "isAvailable" : true, "name" : "Apple Vision Pro"}
        ],
        "com.apple.CoreSimulator.SimRuntime.tvOS-26-2" : []
      },
      "pairs" : {}
    }
    """

  @Test(arguments: [
    ("iOS", "26.2", "PHONE-262"), ("iOS", "26.0", "PHONE-260"), ("iOS", "26.1", "PHONE-260"),
    ("iOS", "26.4", "PHONE-262"), ("iOS", "18.5", "PHONE-18"), ("visionOS", "26.2", "VISION-262"),
    ("iOS", "9.2", nil), ("tvOS", "26.2", nil), ("watchOS", "26.2", nil),
  ])
  func theNewestSimulatorThatXcodeCanUseIsTaken(
    platform: String, sdk: String, device: String?
  ) async throws {
    let tools = try TemporaryFolder()
    let xcrun = """
      case $1 in
        --sdk) echo \(sdk) ;;
        *) cat <<'END'
      \(Self.simulators)
      END
      esac
      """
    for (name, text) in [("xcrun", xcrun), ("xcodebuild", "")] {
      let file = try tools.write("#!/bin/sh\n\(text)\n", to: name)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
    }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let run = try await script(
      "simulator.sh", platform, environment: ["PATH": "\(tools.url.path):\(path)"])
    guard let device else {
      #expect(run.status == 1)
      #expect(
        run.errors.contains("no simulator for \(platform) \(sdk) or older is installed"),
        "\(run.everything)")
      return
    }
    #expect(
      run.output == "platform=\(platform) Simulator,id=\(device)\n", "\(run.everything)")
  }

  @Test(.enabled("it needs these programs") { try await has("ruby", "shasum", "zip") })
  func aReleaseHasAllFilesWithTheirChecksums() async throws {
    let folder = try TemporaryFolder()
    let triples = [
      "aarch64-unknown-linux-gnu", "arm64-apple-macosx", "x86_64-apple-macosx",
      "x86_64-unknown-linux-gnu",
    ]
    let resolution = try String(
      contentsOf: Repository.root.appendingPathComponent("Package.resolved"), encoding: .utf8)
    for triple in triples {
      try folder.write(triple, to: "binaries/\(triple)/deep/kagemusha")
      try folder.write(resolution, to: "binaries/\(triple)/deep/Package.resolved")
    }
    let release = folder.url.appendingPathComponent("release").path
    let arguments = [
      release, folder.url.appendingPathComponent("binaries").path, "https://example.com/kagemusha",
      "1.2.3",
    ]
    let run = try await script("release-files.sh", arguments)
    try #require(run.status == 0, "\(run.everything)")
    let sums = try folder.read("release/files/SHA256SUMS").split(separator: "\n")
    let names =
      triples.map { "kagemusha-\($0).tar.gz" }
      + [
        "kagemusha-plugins.zip", "kagemusha.artifactbundle.zip", "kagemusha.cdx.json",
        "kagemusha.rb",
      ]
    #expect(
      sums.compactMap { $0.split(separator: "/").last.map(String.init) }.sorted()
        == names.sorted())
    let formula = try folder.read("release/files/kagemusha.rb")
    for triple in triples {
      let sum = try #require(sums.first { $0.hasSuffix("-\(triple).tar.gz") }?.prefix(64))
      let address =
        "https://example.com/kagemusha/releases/download/1.2.3/kagemusha-\(triple).tar.gz"
      #expect(formula.contains("url \"\(address)\"\n      sha256 \"\(sum)\""), "\(formula)")
    }
    try expectMaterials(folder.read("release/files/kagemusha.cdx.json"), of: sums)
    let ruby = try await ProcessRun(
      "ruby", ["-c", "\(release)/files/kagemusha.rb"])
    #expect(ruby.status == 0, "\(ruby.everything)")
    // The bill of materials is of all binaries.
    let other = resolution.replacing(/"version" : "\d+/, with: "\"version\" : \"99")
    try folder.write(other, to: "binaries/arm64-apple-macosx/deep/Package.resolved")
    let different = try await script("release-files.sh", arguments)
    #expect(different.status == 1)
    #expect(different.errors.contains("the builds have other packages"), "\(different.errors)")
    try folder.write(resolution, to: "binaries/arm64-apple-macosx/deep/Package.resolved")
    // A platform without a binary keeps its placeholder in the formula.
    try FileManager.default.removeItem(
      at: folder.url.appendingPathComponent("binaries/x86_64-apple-macosx"))
    let incomplete = try await script("release-files.sh", arguments)
    #expect(incomplete.status == 1)
    #expect(incomplete.errors.contains("a platform that has no binary"), "\(incomplete.errors)")
  }

  /// Expects that a bill of materials names the packages of the tool, the toolchain, and the files but for itself.
  private func expectMaterials(_ bill: String, of sums: [Substring]) throws {
    struct Bill: Decodable {
      struct Component: Decodable {
        struct Hash: Decodable { var content: String }
        var type: String
        var name: String
        var version: String?
        var hashes: [Hash]?
      }
      struct Dependency: Decodable {
        var ref: String
        var dependsOn: [String]
      }
      var specVersion: String
      var components: [Component]
      var dependencies: [Dependency]
    }
    let bill = try JSONDecoder().decode(Bill.self, from: Data(bill.utf8))
    #expect(bill.specVersion == "1.6")
    let libraries = bill.components.filter { $0.type == "library" }
    #expect(
      libraries.map(\.name) == [
        "Rainbow", "swift-argument-parser", "swift-syntax", "Yams", "swift",
      ])
    #expect(libraries.allSatisfy { $0.version?.firstMatch(of: /^\d+\.\d+/) != nil })
    let tool = bill.dependencies.first { $0.ref == "kagemusha" }
    #expect(tool?.dependsOn.count == libraries.count)
    let hashes = bill.components.compactMap { component in
      component.hashes?.first.map { "\($0.content)  ./\(component.name)" }
    }
    #expect(hashes == sums.map(String.init).filter { !$0.contains(".cdx.json") })
  }

  @Test func theProjectForTuistIsSwift() async throws {
    try await succeeds("swiftc", "-frontend", "-parse", "Fixtures/Tuist/Project.swift")
  }

  @Test(.enabled("it needs Ruby") { try await has("ruby") })
  func thePodfileIsRubyAndTheProjectForXcodeGenYAML() async throws {
    try await succeeds("ruby", "-c", "Fixtures/CocoaPods/Podfile")
    try await succeeds(
      "ruby", "-ryaml", "-e", "YAML.load_file('Fixtures/XcodeGen/project.yml').fetch('targets')")
  }

  @Test(
    .enabled("it needs Python 3.11") {
      try await ProcessRun("python3", ["-c", "import tomllib"]).status == 0
    })
  func theToolsForMiseAreTOML() async throws {
    try await succeeds(
      "python3", "-c", "import tomllib; tomllib.load(open('Packaging/mise.toml', 'rb'))")
  }

  @Test func theOtherFilesAreWellFormed() async throws {
    try await succeeds("sh", "-n", "Packaging/XcodeCloud/ci_post_clone.sh")
    try await succeeds("grep", "-qxE", "[A-Z]+/kagemusha@[A-Z]+", "Packaging/Mintfile")
  }

  private func succeeds(_ command: String...) async throws {
    let run = try await ProcessRun(command[0], Array(command.dropFirst()), in: Repository.root)
    #expect(run.status == 0, "\(run.everything)")
  }

  private static func has(_ programs: String...) async throws -> Bool {
    for program in programs {
      let run = try await ProcessRun("sh", ["-c", "command -v \"$0\"", program])
      guard run.status == 0 else { return false }
    }
    return true
  }
}
