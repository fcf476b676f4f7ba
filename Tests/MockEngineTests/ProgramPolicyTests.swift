import Basics
import Configuration
import DeclarationModel
import FileSupport
import Foundation
import MockEngine
import Testing

/// A tool that may start no other program says where it would need one.
@Suite struct ProgramPolicyTests {
  /// The ways to forbid programs.
  enum Prohibition: CaseIterable {
    case option, variable

    func apply(to input: inout CommandLineOptions) {
      switch self {
      case .option: input.flags.insert(.noPrograms)
      case .variable: input.environment[ProgramPolicy.variable] = "1"
      }
    }
  }

  private func ids(_ outcome: RunOutcome) -> [DiagnosticID] { outcome.diagnostics.map(\.id) }

  @Test func theVariableIsATruthValue() {
    let values = [nil, "", "0", "false", "1", "true", "yes"]
    #expect(
      values.map { ProgramPolicy(environment: $0.map { [ProgramPolicy.variable: $0] } ?? [:]) } == [
        .allowed, .allowed, .allowed, .allowed, .forbidden, .forbidden, .forbidden,
      ])
  }

  @Test(arguments: Prohibition.allCases)
  func sourcesNeedNoProgram(prohibition: Prohibition) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol A: Hashable { func f() }")
      var input = folder.input("A.swift", output: "Mocks.swift")
      prohibition.apply(to: &input)
      input.environment["PATH"] = folder.path.text
      #expect(await folder.generate(input).status == .success)
    }
  }

  @Test(arguments: Prohibition.allCases)
  func aModuleIsNotPrinted(prohibition: Prohibition) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "import Foundation\nprotocol A: NSLocking { func f() }")
      var input = folder.input("A.swift", output: "Mocks.swift")
      #expect(ids(await folder.generate(input)) == [])
      input[.cachePath] = ["Cache"]
      prohibition.apply(to: &input)
      #expect(ids(await folder.generate(input)) == [.unknownParent])
    }
  }

  @Test(arguments: Prohibition.allCases)
  func aSwiftTemplateIsNotCompiled(prohibition: Prohibition) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol A {}")
      try folder.write("T.swifttemplate", "<%= types.all.count %>")
      try folder.write(
        ".kagemusha.yml",
        "templates:\n  - {sources: A.swift, templates: T.swifttemplate, output: Out}\n")
      var input = folder.input()
      #expect(await folder.generate(input).status == .success)
      try folder.write("A.swift", "protocol A {}\nprotocol B {}")
      let before = folder.contents
      // A program that is kept from an earlier run is a program, too.
      prohibition.apply(to: &input)
      let outcome = await folder.generate(input)
      #expect(ids(outcome) == [.forbiddenProgram])
      #expect(folder.contents == before)
    }
  }

  @Test(arguments: Prohibition.allCases)
  func gitIsNotRun(prohibition: Prohibition) async throws {
    try await TemporaryFolder.with { folder in
      try #require(try folder.git(["init", "-q", "."]) == 0)
      var input = folder.input("A.swift", output: "Mocks.swift")
      prohibition.apply(to: &input)
      let outcome = await folder.check(input) { $0.readsIndex = true }
      #expect(ids(outcome) == [.forbiddenProgram])
      #expect(
        CompatibilityRun(input, base: "HEAD").run().diagnostics.map(\.id) == [.forbiddenProgram])
    }
  }

  @Test(arguments: Prohibition.allCases)
  func aManifestIsNotRun(prohibition: Prohibition) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write(
        "Package.swift",
        """
        // swift-tools-version: 6.2
        import Foundation
        import PackageDescription
        let isMain = Int.random(in: 0...1) == 0
        FileManager.default.createFile(atPath: "\\(Context.packageDirectory)/ran", contents: nil)
        let package = Package(name: "P", targets: [
          .target(name: "App", swiftSettings: isMain ? [.defaultIsolation(MainActor.self)] : [])])
        """)
      try folder.write("Sources/App/P.swift", "protocol P { func load() async -> Int }")
      var input = folder.input("Sources/App", output: "Mocks.swift")
      input[.testableImports] = ["App"]
      prohibition.apply(to: &input)
      #expect(ids(await folder.generate(input)) == [.forbiddenProgram])
      #expect(folder.read("ran") == nil)
      #expect(folder.read("Mocks.swift") == nil)
      input[.defaultIsolation] = ["MainActor"]
      #expect(ids(await folder.generate(input)) == [])
    }
  }
}
