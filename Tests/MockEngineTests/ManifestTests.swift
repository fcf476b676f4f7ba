import Configuration
import DiagnosticSupport
import FileSupport
import Foundation
import MockEngine
import Testing

/// The default isolation of modules, as the manifests of their packages have it.
@Suite struct ManifestTests {
  /// The two targets of a package, after lines of its manifest.
  private func write(
    _ settings: String, after lines: String = "", tools: String = "6.2",
    to name: String = "Package.swift", in folder: TemporaryFolder
  ) throws {
    try folder.write(
      name,
      """
      // swift-tools-version: \(tools)
      import PackageDescription
      \(lines)
      let package = Package(name: "P", targets: [
        .target(name: "My App", swiftSettings: \(settings)), .target(name: "Core")])
      """)
    for target in ["My App", "Core"] {
      try folder.write("Sources/\(target)/P.swift", "protocol P { func load() async -> Int }")
    }
  }

  /// The line of the mock that says how it is isolated.
  private func isolation(in folder: TemporaryFolder) -> String? {
    let lines = (folder.read("Mocks.swift") ?? "").split(separator: "\n")
    guard let index = lines.firstIndex(where: { $0.contains("final class MockP") }) else {
      return nil
    }
    return lines[index].hasPrefix("nonisolated") ? "nonisolated" : String(lines[index - 1])
  }

  private func input(
    _ folder: TemporaryFolder, _ variables: [String: String] = [:]
  ) -> CommandLineOptions {
    var input = folder.input("Sources/My App", output: "Mocks.swift")
    input[.testableImports] = ["My App"]
    input.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    return input
  }

  @Test func aVariableOfTheEnvironmentDecidesInEveryRun() async throws {
    try await TemporaryFolder.with { folder in
      try write(
        "modules",
        after: """
          let modules: [SwiftSetting] =
            Context.environment["MAIN"] == nil ? [] : [.defaultIsolation(MainActor.self)]
          """, in: folder)
      let cache = CacheFolder(folder("Cache").text)
      for variables in [[:], ["MAIN": "1"], [:], ["MAIN": "1"]] as [[String: String]] {
        let outcome = await folder.generate(input(folder, variables)) { $0.cache = cache }
        #expect(outcome.diagnostics.isEmpty && outcome.status == .success)
        #expect(isolation(in: folder) == (variables.isEmpty ? "nonisolated" : "@MainActor"))
      }
    }
  }

  @Test func aManifestThatCannotBeEvaluatedIsRun() async throws {
    try await TemporaryFolder.with { folder in
      try write(
        "modules",
        after: """
          import Foundation
          let file = Context.packageDirectory + "/main"
          let modules: [SwiftSetting] =
            FileManager.default.fileExists(atPath: file) ? [.defaultIsolation(MainActor.self)] : []
          """, in: folder)
      let cache = CacheFolder(folder("Cache").text)
      var outcome = await folder.generate(input(folder)) { $0.cache = cache }
      #expect(outcome.diagnostics.isEmpty)
      #expect(isolation(in: folder) == "nonisolated")
      #expect(folder.read("Mocks.swift")?.contains("nonisolated(nonsending)") == false)
      // Nobody saw that the manifest has asked for the file; SwiftPM keeps what it said, unless it changes.
      try folder.write("main", "")
      try folder.write("Package.swift", (folder.read("Package.swift") ?? "") + "// Changed.\n")
      outcome = await folder.generate(input(folder)) { $0.cache = cache }
      #expect(outcome.diagnostics.isEmpty)
      #expect(isolation(in: folder) == "@MainActor")
    }
  }

  @Test func whatDependsOnThePlatformIsReported() async throws {
    try await TemporaryFolder.with { folder in
      try write(
        "[.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))]", in: folder)
      var input = input(folder)
      var outcome = await folder.generate(input)
      #expect(outcome.status == .success)
      #expect(
        outcome.diagnostics.map(\.summary) == ["Package.swift:5:77: undetermined-isolation"])
      #expect(isolation(in: folder) == "nonisolated")
      #expect(
        folder.read("Mocks.swift")?.contains("nonisolated(nonsending) func load() async") == true)
      // The advice mends it.
      for (value, expected) in [("MainActor", "@MainActor"), ("nonisolated", "nonisolated")] {
        input[.defaultIsolation] = [value]
        outcome = await folder.generate(input)
        #expect(outcome.diagnostics.isEmpty)
        #expect(isolation(in: folder) == expected)
        #expect(folder.read("Mocks.swift")?.contains("nonisolated(nonsending)") == false)
      }
      // A protocol with an isolation of its own does not depend on the default.
      try folder.write("Sources/My App/P.swift", "@MainActor protocol P {}")
      outcome = await folder.generate(self.input(folder))
      #expect(outcome.diagnostics.isEmpty)
    }
  }

  @Test func theManifestOfTheToolchainCounts() async throws {
    try await TemporaryFolder.with { folder in
      try write("[]", tools: "6.0", in: folder)
      try write(
        "[.defaultIsolation(MainActor.self)]", to: "Package@swift-6.2.swift", in: folder)
      try write(
        "[.defaultIsolation(nil)]", tools: "99.0", to: "Package@swift-99.0.swift", in: folder)
      let outcome = await folder.generate(input(folder))
      #expect(outcome.diagnostics.isEmpty)
      #expect(isolation(in: folder) == "@MainActor")
    }
  }

  @Test func withoutAModuleTheFolderSaysWhichTargetItIs() async throws {
    try await TemporaryFolder.with { folder in
      try write("[.defaultIsolation(MainActor.self)]", in: folder)
      for (target, expected) in [("My App", "@MainActor"), ("Core", "nonisolated")] {
        let input = folder.input("Sources/\(target)", output: "Mocks.swift")
        #expect(await folder.generate(input).status == .success)
        #expect(isolation(in: folder) == expected)
      }
    }
  }
}
