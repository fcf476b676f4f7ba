import EndToEndSupport
import Foundation
import Testing

/// Mocks of classes in a module whose default isolation is the main actor: the compiler decides by the types of the
/// properties whether the implicit initializer of a class is isolated.
struct MainActorClassTests {
  @Test(arguments: [
    "weak var delegate: (any Delegate)?",
    "weak var router: (any Router)?",
    "var state: (any State)?",
    "var error: (any Error)?",
    "var onTap: (() -> Void)?",
    "var onEnd: (@Sendable () -> Void)?",
    "var onMain: (@MainActor () -> Void)?",
    "var all: [any Delegate]?",
    "var numbers: [Int]?",
    "var pair: (Int, any Delegate)?",
    "var any: Any?",
    "var plain: Plain?",
    "var page: Page?",
    "let none: Int? = nil",
    "let noDelegate: (any Delegate)? = nil",
    "var kind = Kind.first",
    "var text = \"a\" + \"b\"",
    "var computed: (any Delegate)? { nil }",
    "var generic: Element?", "nonisolated(unsafe) var count = 1",
    "var nested: (any Space.Nested)?", "var safe: (any Space.Safe)?", "var alias: NestedAlias?",
    "var both: Both?", "var anyBoth: (any Both)?", "var failure: (any Failure)?",
    "var done: Done?", "var box: Space.Box?", "var path: KeyPath<String, Int>?",
  ])
  func implicitInitializers(property: String) async throws {
    try await check(
      """
      protocol Delegate: AnyObject {}
      @MainActor protocol Router: AnyObject {}
      protocol State: Sendable {}
      nonisolated class Plain { init() {} }
      enum Kind { case first }
      enum Space {
        protocol Nested: AnyObject {}
        protocol Safe: Sendable {}
        nonisolated class Box { init() {} }
      }
      typealias NestedAlias = any Space.Nested
      typealias Both = Space.Nested & Space.Safe
      typealias Done = () -> Void
      protocol Failure: Error {}
      class Page\(property.contains("Element") ? "<Element>" : "") {
        \(property)
        func show() {}
      }
      """)
  }

  @Test func protocolsThatInheritInACircleEndTheSearch() async throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "protocol A: B {}\nprotocol B: A {}\nclass Page { weak var a: (any A)? }\n", to: "App.swift")
    let run = try await ProcessRun(
      Repository.tool.path,
      [
        "generate", "App.swift", "--classes", "Page", "--default-isolation", "MainActor",
        "--stdout",
      ],
      in: folder.url)
    #expect(run.output.contains("class MockPage: Page"))
    #expect(run.everything.contains("circular inheritance"))
  }

  @Test(arguments: ["", "@MainActor ", "nonisolated "])
  func uncheckedConformancesAreStatedAgain(isolation: String) async throws {
    try await check(
      "\(isolation)class Page: @unchecked Sendable {\n  init() {}\n  func show() {}\n}\n")
  }

  private func check(_ source: String) async throws {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "App.swift")
    let run = try await ProcessRun(
      Repository.tool.path,
      [
        "generate", "App.swift", "--classes", "Page", "--default-isolation", "MainActor",
        "--output", "Mocks.swift",
      ], in: folder.url)
    #expect(run.status == 0, "\(run.everything)")
    let files = ["App.swift", "Mocks.swift"].map { folder.url.appendingPathComponent($0) }
    let compiled = try await SwiftCompiler(.mainActor).check(files)
    #expect(compiled.status == 0, "\(compiled.everything)")
  }
}
