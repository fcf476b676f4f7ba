import EndToEndSupport
import Foundation
import Testing

/// Tests mocks in the style of other tools: with their names, without the run-time library, and
/// combined with `stub` and `verify`.
struct StyleTests {
  /// The styles of a mock, with a program that uses them.
  enum Combination: String, CaseIterable {
    case spy = "Spy"
    case handlers = "Handlers"
    case combined = "Combined"

    var options: [String] {
      switch self {
      case .spy: ["--style", "spy"]
      case .handlers: ["--style", "handlers"]
      case .combined: ["--style", "spy", "--style", "handlers", "--style", "stub-verify"]
      }
    }
  }

  private static let fixture = Repository.root.appendingPathComponent("Fixtures/Styles")
  private static let protocols = fixture.appendingPathComponent("Protocols.swift")

  private static func mocks(_ combination: Combination) -> URL {
    fixture.appendingPathComponent("Mocks/\(combination.rawValue).swift")
  }

  @Test(arguments: Combination.allCases)
  func mocksAreAsRecorded(combination: Combination) async throws {
    let run = try await Repository.kagemusha(
      ["generate", Self.protocols.path, "--stdout", "--mock-name", "{name}Mock"]
        + combination.options)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("import Kagemusha") == (combination == .combined))
    try Golden.expect(run.output, at: Self.mocks(combination))
  }

  @Test(arguments: Combination.allCases, [SwiftCompiler.Mode.swift5, .swift6])
  func testsOfTheOtherToolPass(combination: Combination, mode: SwiftCompiler.Mode) async throws {
    let program = Self.fixture.appendingPathComponent("\(combination.rawValue)Program.swift")
    let run = try await SwiftCompiler(mode).run(
      [Self.protocols, Self.mocks(combination), program],
      modules: combination == .combined ? ["Kagemusha"] : [])
    #expect(run.status == 0, "\(run.everything)")
    #expect(run.output == "done\n")
  }

  @Test func aBuildSettingDoesNotRenameVariables() async throws {
    let folder = try TemporaryFolder()
    let source = try folder.write(
      """
      protocol Runner {
        func run(_ body: () async -> Void) async
        func run(_ body: @escaping (() async -> Int) async -> Void, count: Int) async
        func run() -> (() async -> Void)?
      }
      """, to: "Source.swift")
    func names(_ options: String...) async throws -> [Substring] {
      let run = try await Repository.kagemusha(
        ["generate", source.path, "--stdout", "--style", "spy"] + options)
      return run.output.split(separator: "\n").compactMap { line in
        line.firstMatch(of: /var (run\w+):/)?.1
      }
    }
    let plain = try await names()
    let features = try await names("--nonisolated-nonsending-by-default")
    #expect(plain == features && plain.count > 8)
  }

  @Test func aMarkNamesTheStyleOfOneProtocol() async throws {
    let folder = try TemporaryFolder()
    let source = try folder.write(
      """
      // kagemusha: mock, spy
      protocol Spied { func f() }
      // kagemusha: mock, handlers, stub-verify
      protocol Both { func f() }
      protocol Plain { func f() }
      """, to: "Source.swift")
    let run = try await Repository.kagemusha(["generate", source.path, "--stdout"])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("class MockSpied: Spied {"))
    #expect(run.output.contains("class MockBoth: Both, StubVerifyMock {"))
    #expect(run.output.components(separatedBy: "CallCount").count == 3)
    #expect(run.output.components(separatedBy: "fVoidCallsCount").count == 4)
  }
}
