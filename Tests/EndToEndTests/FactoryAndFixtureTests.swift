import EndToEndSupport
import Foundation
import Testing

/// Factories and fixtures of every kind are compared with the recorded ones, compiled in every
/// mode, and used by a program that runs.
struct FactoryAndFixtureTests {
  private static let fixtures = Repository.root.appendingPathComponent("Fixtures/Factories")
  private static let codable = [
    "Everything", "Person", "Outer.Address", "Tree", "Ticket", "Shape", "Kind", "Level", "Account",
  ]
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func factoriesDoTheirJob() async throws {
    let kinds = Self.fixtures.appendingPathComponent("Kinds")
    let files = try copy(kinds)
    let run = try await run("generate")
    #expect(run.status == 0, "\(run.everything)")
    #expect(run.errors == "7 mocks, 11 factories: 18 written\n")
    try Golden.expect(
      try folder.read("Factories.swift"), at: kinds.appendingPathComponent("Factories.swift"))
    let generated = ["Mocks.swift", "Factories.swift"].map(folder.url.appendingPathComponent)
    for mode in [SwiftCompiler.Mode.swift5, .swift6] {
      let result = try await SwiftCompiler(mode).run(files + generated)
      #expect(result.output == "done\n", "\(mode): \(result.everything)")
    }
    let types = folder.url.appendingPathComponent("Types.swift")
    let result = try await SwiftCompiler(.mainActor).check([types] + generated)
    #expect(result.status == 0, "\(result.everything)")
  }

  @Test func fixturesAreWhatTheirJSONSays() async throws {
    let models = Self.fixtures.appendingPathComponent("Models")
    let files = try copy(models)
    let run = try await run("generate")
    #expect(run.status == 0, "\(run.everything)")
    #expect(run.errors == "11 fixtures: 11 written\n")
    try Golden.expect(
      try folder.read("Fixtures.swift"), at: models.appendingPathComponent("Fixtures.swift"))
    for name in Self.codable {
      let json = try await self.run("fixture", name, "--json")
      #expect(json.status == 0, "\(name): \(json.everything)")
      try folder.write(json.output, to: "\(name).json")
    }
    let generated = folder.url.appendingPathComponent("Fixtures.swift")
    for mode in [SwiftCompiler.Mode.swift5, .swift6] {
      let result = try await SwiftCompiler(mode).run(
        files + [generated], arguments: [folder.url.path])
      #expect(result.output == "done\n", "\(mode): \(result.everything)")
    }
  }

  @Test func aCheckSeesWhatAnInitializerChanges() async throws {
    try folder.write(
      "protocol P { func p() }\nfinal class A { init(p: any P) {} }\nstruct M { let id: Int }\n",
      to: "Sources/App.swift")
    try folder.write(
      """
      mocks:
        - {sources: [Sources], mockName: "Fake{name}", output: Gen/Mocks.swift}
      factories:
        - {sources: [Sources], types: [A], output: Gen/Factories.swift}
      fixtures:
        - {sources: [Sources], types: [M], output: Gen/Fixtures.swift}
      """, to: "kagemusha.yml")
    #expect(try await run("generate").errors == "1 mock, 1 factory, 1 fixture: 3 written\n")
    #expect(try folder.read("Gen/Factories.swift").contains("mock(p: FakeP = .init(.lenient))"))
    #expect(try await run("check").status == 0)
    #expect(try await run("generate", "--stdout").output.contains("static func mock(id: Int = 1)"))
    try folder.write(
      "protocol P { func p() }\nfinal class A { init(q: any P) {} }\nstruct M { let no: Int }\n",
      to: "Sources/App.swift")
    let check = try await run("check")
    #expect(check.status == 1)
    #expect(check.output.contains("-  static func mock(p: FakeP = .init(.lenient)) -> A {"))
    #expect(check.output.contains("+  static func mock(no: Int = 1) -> M {"))
  }

  @Test func mocksOfOtherConfigurationsAreNamedByAPattern() async throws {
    try folder.write(
      "protocol TrackerType { func send() }\nstruct A { let tracker: any TrackerType }\n",
      to: "Sources/App.swift")
    try folder.write(
      """
      factories:
        - {sources: [Sources], types: [A], mockName: "Mock{base}", output: Factories.swift}
      """, to: "kagemusha.yml")
    #expect(try await run("generate").status == 0)
    #expect(
      try folder.read("Factories.swift").contains("mock(tracker: MockTracker = .init(.lenient))"))
  }

  @Test func valuesForNothingAreLocated() async throws {
    try folder.write("struct A { let name: String }\n", to: "Sources/App.swift")
    try folder.write(
      """
      factories:
        - {sources: [Sources], types: [A], values: {A.other: "1"}, output: Factories.swift}
      fixtures:
        - {sources: [Sources], types: [A], defaults: {A.nam: "1", A.name: "x"}, output: F.swift}
      """, to: "kagemusha.yml")
    let run = try await run("generate")
    #expect(
      run.diagnostics
        == ["kagemusha.yml:2:56: error 'A' 'other'", "kagemusha.yml:4:56: error 'A' 'nam'"])
    #expect(run.errors.contains("; did you mean 'A.name'?\n"))
  }

  @Test func whatIsWrongIsLocatedAndNothingIsWritten() async throws {
    try folder.write(
      """
      protocol TrackerType { func send() }
      final class A { init(tracker: TrackerType, make: () -> Int) {} }
      enum Mode: String { case on }
      """, to: "Sources/App.swift")
    try folder.write(
      """
      mocks:
        - {sources: [Sources], exclude: ["*"], output: Gen/Mocks.swift}
      factories:
        - sources: [Sources]
          mockNames: Mock{base}
          acess: public
          output: Gen
        - sources: [Sources]
          types: [A, TrackerType, Aa]
          access: open
          values: [Int]
          output: Gen/Factories.swift
      fixtures:
        - sources: [Sources]
          types: [Mood]
          default: {URL: 1}
          output: Gen/Fixtures.swift
      """, to: "kagemusha.yml")
    let run = try await run("generate")
    #expect(run.status == 2)
    #expect(folder.files == ["Sources/App.swift", "kagemusha.yml"])
    #expect(
      run.diagnostics == [
        "Sources/App.swift:2:17: error", "Sources/App.swift:2:17: error 'TrackerType' '*'",
        "kagemusha.yml:5:5: error 'mockNames'", "kagemusha.yml:6:5: error 'acess'",
        "kagemusha.yml:7:13: error", "kagemusha.yml:9:16: error 'TrackerType'",
        "kagemusha.yml:9:29: error 'Aa'", "kagemusha.yml:10:13: error 'open'",
        "kagemusha.yml:11:13: error 'values'", "kagemusha.yml:15:13: error 'Mood'",
        "kagemusha.yml:16:5: error 'default'",
      ])
    #expect(run.errors.contains("error: A.mock → make: "))
  }

  @Test func aFixtureIsPrintedWithoutAConfiguration() async throws {
    try folder.write(
      "enum GitHub { struct User: Codable { let id: Int } }\nenum App { struct User {} }\n",
      to: "Sources/App.swift")
    let swift = try await run("fixture", "GitHub.User", "Sources")
    #expect(swift.output.contains("static func mock(id: Int = 1) -> GitHub.User {"))
    let json = try await run("fixture", "GitHub.User", "Sources", "--json")
    #expect(json.output == "{\n  \"id\" : 1\n}\n")
    #expect(
      try await run("fixture", "User", "Sources").errors
        == "error: type name 'User' is ambiguous; write 'App.User' or 'GitHub.User'\n")
    #expect(
      try await run("fixture", "Usr", "Sources").errors
        == "error: no type matches 'Usr'; did you mean 'User'?\n")
    #expect(
      try await run("fixture", "App.User", "Sources", "--json").diagnostics
        == ["Sources/App.swift:2:19: error 'App.User' 'Codable'"])
    let none = try await run("fixture", "User")
    #expect(none.status == 2 && none.errors.hasPrefix("error: cannot find '.kagemusha.yml'"))
  }

  private func run(_ arguments: String...) async throws -> ProcessRun {
    try await ProcessRun(Repository.tool.path, arguments, in: folder.url)
  }

  /// Copies sources and their configuration, and returns the sources.
  private func copy(_ fixture: URL) throws -> [URL] {
    try folder.copy(fixture.appendingPathComponent("kagemusha.yml"), to: "kagemusha.yml")
    return try ["Types.swift", "Program.swift"].map {
      try folder.copy(fixture.appendingPathComponent($0), to: $0)
    }
  }
}
