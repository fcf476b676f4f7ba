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

  @Test func initialValuesDecideTheIsolation() async throws {
    let values = [
      "let a = Service.shared", "let a: Service = .shared", "let a = Wrapped()", "let a = UUID()",
      "let a = NSLock()", "let a = max(1, 2)", "let a = FileManager.default", "let a = Stated()",
      "let a = Free()", "let a = Free.shared", "let a: Stated = .init()", "let a = Worker()",
      "let a = makeNumber()", "let a = makeFree()", "let a = Kind.of(3)", "let a = Kind.middle",
      "let a = Service.free", "let a = Service.self", "let a = { Service.shared }()",
      "let a: () -> Void = {}", "let a: @Sendable () -> Void = {}", "let a = { (x: Int) in x }",
      "let a = Holder()", "let a: Tags = []", "let a: [Tag: Int] = [:]", "let a = Set<Tag>()",
      "lazy var a = Service.shared", "let a = [1].map { $0 + 1 }", "let a = \"\\(number)\"",
      "let a: DateFormatter = { let f = DateFormatter(); f.dateFormat = \"y\"; return f }()",
    ]
    let classes = values.indices.map { "class Page\($0) {\n  \(values[$0])\n  func show() {}\n}\n" }
    try await check(
      """
      import Foundation
      import Observation
      class Service { init() {}; static let shared = Service(); nonisolated static let free = 3 }
      struct Wrapped { var number = 1 }
      struct Stated { init() {} }
      nonisolated struct Free { static let shared = 4; init() {} }
      struct Holder { var action: () -> Void = {} }
      actor Worker {}
      enum Kind { case of(Int); static let middle = Kind.of(1) }
      struct Tag: Hashable {}
      typealias Tags = Set<Tag>
      let number = 3
      func makeNumber() -> Int { 3 }
      nonisolated func makeFree() -> Int { 3 }
      \(classes.joined())
      nonisolated struct Outer {
        class Page { func show() {} }
      }
      extension Outer { class PageOfExtension { func show() {} } }
      nonisolated extension Outer { class PageOfFreeExtension { func show() {} } }
      @MainActor extension Outer { class PageOfIsolatedExtension { func show() {} } }
      nonisolated extension Kind { class PageOfKind { func show() {} } }
      @propertyWrapper struct Boxed { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
      @propertyWrapper struct Plain { var wrappedValue: Int }
      @propertyWrapper nonisolated struct Free2 { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = wrappedValue } }
      class PageOfBoxed { @Boxed var a = 1; func show() {} }
      class PageOfPlain { @Plain var a = 1; func show() {} }
      class PageOfFree { @Free2 var a = 1; func show() {} }
      @Observable class PageOfMacro { var a = "x"; func show() {} }
      class PageOfGeneric<V: Sendable>: @unchecked Sendable { var a: [V] = []; func show() {} }
      """, classes: "Page*")
  }

  /// Members that fulfil an isolated requirement are isolated, if the declaration of the class names its protocol.
  @Test(arguments: [SwiftCompiler.Mode.swift5, .swift6, .mainActor])
  func witnessesAreIsolated(mode: SwiftCompiler.Mode) async throws {
    try await check(
      """
      protocol Base { @MainActor func show(); @MainActor static func make() -> Int }
      protocol Showing: Base { @MainActor var title: String { get }; func other() }
      class Page: Showing {
        func show() {}
        class func make() -> Int { 1 }
        var title = ""
        func other() {}
        func own() {}
      }
      class Later { func show() {}; class func make() -> Int { 1 } }
      extension Later: Base {}
      """, classes: "{Page,Later}", mode)
  }

  /// In such a module, the members of a nonisolated class are isolated as the requirements that they fulfil.
  @Test func witnessesOfNonisolatedClassesAreIsolated() async throws {
    try await check(
      """
      protocol Showing: AnyObject { func show(_ count: Int); var title: String { get } }
      nonisolated protocol Free { func free() }
      @MainActor protocol Stated { func stated() }
      nonisolated class Page: Showing, Free {
        init() {}
        func show(_ count: Int) {}
        var title: String { "" }
        func free() {}
        func own() {}
      }
      nonisolated class PageOfStated: Stated { init() {}; func stated() {}; func own() {} }
      nonisolated class PageLater { init() {}; func show(_ count: Int) {}; var title: String { "" } }
      extension PageLater: Showing {}
      """, classes: "Page*")
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

  private func check(
    _ source: String, classes: String = "Page", _ mode: SwiftCompiler.Mode = .mainActor
  ) async throws {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "App.swift")
    let run = try await ProcessRun(
      Repository.tool.path,
      [
        "generate", "App.swift", "--classes", classes, "--default-isolation",
        mode == .mainActor ? "MainActor" : "nonisolated", "--output", "Mocks.swift",
      ], in: folder.url)
    #expect(run.status == 0, "\(run.everything)")
    let files = ["App.swift", "Mocks.swift"].map { folder.url.appendingPathComponent($0) }
    let compiled = try await SwiftCompiler(mode).check(files)
    #expect(compiled.status == 0, "\(compiled.everything)")
    guard mode == .mainActor else { return }
    // The language mode and the default isolation of a new project in Xcode 26.
    let inMode5 = try await SwiftCompiler(.swift5).check(
      files, options: ["-default-isolation", "MainActor"])
    #expect(inMode5.status == 0, "\(inMode5.everything)")
  }
}
