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
}
