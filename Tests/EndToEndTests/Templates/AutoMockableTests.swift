import EndToEndSupport
import Foundation
import Testing

/// Compiles what Sourcery's template `AutoMockable` prints, if `AUTO_MOCKABLE` names a copy of it.
///
/// The template itself makes no valid names of methods, variables and single parameters in backticks, and warns.
struct AutoMockableTests {
  private static let template = ProcessInfo.processInfo.environment["AUTO_MOCKABLE"]

  @Test(.enabled(if: template != nil))
  func mocksOfReservedNamesCompile() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // sourcery: AutoMockable
      protocol Words {
        func a(`default`: Int, `in` y: Int)
        func b(in y: Int, with `class`: Int) -> String
      }
      enum Kinds { enum `Type` { case one } }
      // sourcery: AutoMockable
      protocol Typed {
        func kind(_ kind: Kinds.`Type`) -> Kinds.`Type`
      }
      // sourcery: AutoMockable
      protocol Existentials {
        var words: any Words { get }
        func load(_ words: (any Words)?, done: @escaping (any Words) -> Void) -> (any Words)?
      }
      """, to: "App.swift")
    let run = try await ProcessRun(
      Repository.tool.path,
      [
        "sourcery", "-q", "--disableCache", "--sources", "App.swift", "--templates",
        Self.template ?? "", "--output", "Mocks.swift",
      ], in: folder.url)
    #expect(run.everything == "")
    let compiled = try await ProcessRun(
      "swiftc",
      ["-typecheck", "-swift-version", "5", "-suppress-warnings", "App.swift", "Mocks.swift"],
      in: folder.url)
    #expect(compiled.status == 0, "\(compiled.everything)")
  }

  /// The number of fixture protocols whose mocks compile, each alone; the template itself can write no others.
  private static let compiling = 100

  @Test(.enabled(if: template != nil))
  func asManyFixtureProtocolsCompileAsTheTemplateCanWrite() async throws {
    let outcomes = try await withThrowingTaskGroup(of: [String?].self) { group in
      for name in ProtocolFixtureTests.names {
        group.addTask { try await Self.errors(ofFixture: name) }
      }
      return try await group.reduce(into: []) { $0 += $1 }
    }
    let causes = Dictionary(grouping: outcomes.compactMap(\.self)) { $0 }
    let rows = causes.map { (count: $1.count, cause: $0) }
      .sorted { ($1.count, $0.cause) < ($0.count, $1.cause) }
    print("\(outcomes.count) mocks, \(outcomes.count { $0 == nil }) compile")
    for row in rows { print("\(row.count) \(row.cause)") }
    #expect(outcomes.count { $0 == nil } >= Self.compiling)
  }

  /// Returns the first error in each mock of a fixture without the names in it, or nil for a mock that compiles.
  private static func errors(ofFixture name: String) async throws -> [String?] {
    let folder = try TemporaryFolder()
    let sources = Repository.root.appendingPathComponent("Fixtures/Protocols/\(name)/Protocols")
    let files = try FileManager.default.contentsOfDirectory(
      at: sources, includingPropertiesForKeys: nil
    ).map(\.path).sorted()
    // Every protocol counts as marked, and a line divides the mocks.
    let marks = " where type.based.AutoMockable or type|annotated:\"AutoMockable\" %}"
    let text = try String(contentsOfFile: template ?? "", encoding: .utf8)
    try #require(text.contains(marks))
    try folder.write(
      text.replacing(marks, with: " %}{% newline %}// next mock{% newline %}"), to: "T.stencil")
    let run = try await ProcessRun(
      Repository.tool.path,
      [
        "sourcery", "-q", "--sources", sources.path, "--templates", "T.stencil", "--output",
        "M.swift",
      ],
      in: folder.url)
    try #require(run.everything == "")
    let mocks = try folder.read("M.swift").split(separator: "\n// next mock\n")
    let lines = try files.flatMap {
      try String(contentsOfFile: $0, encoding: .utf8).split(separator: "\n").map(String.init)
    }
    let imports = lines.filter {
      $0.hasPrefix("import ") || $0.hasPrefix("@preconcurrency import ")
    }
    var outcomes: [String?] = []
    for mock in mocks.dropFirst() {
      try folder.write(
        (["import Foundation"] + imports + [String(mock)]).joined(separator: "\n"), to: "Mock.swift"
      )
      let check = try await SwiftCompiler.wholeModule(
        ["-typecheck", "-parse-as-library", "-swift-version", "5", "-suppress-warnings"] + files
          + ["Mock.swift"], in: folder.url)
      let error = check.errors.split(separator: "\n").first { $0.contains("error: ") } ?? ""
      outcomes.append(check.status == 0 ? nil : Self.reason(String(error)))
    }
    return outcomes
  }

  /// Returns the reason in a message of the compiler, without names.
  private static func reason(_ message: String) -> String {
    let reason = message.range(of: "error: ").map { message[$0.upperBound...] } ?? message[...]
    return reason.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .map { $0.offset.isMultiple(of: 2) ? String($0.element) : "…" }.joined(separator: "'")
  }
}
