import EndToEndSupport
import Foundation
import Testing

/// Tests protocols of modules that exist only in compiled form.
struct CompiledModuleTests {
  private static let kit = """
    public struct Frame: Equatable, Sendable {
      public var bytes: [Int]
      public init(_ bytes: [Int]) { self.bytes = bytes }
    }

    public protocol Closable {
      func close() throws
    }

    public protocol Handler: Closable {
      associatedtype Output = Never
      func handle(_ frame: Frame) async -> Int
      func reset(to frame: Frame)
    }

    extension Handler {
      public func reset(to frame: Frame) {}
    }

    public typealias NamedHandler = CustomStringConvertible & Handler

    @available(macOS 15, *)
    nonisolated public enum Shelf {
      open class Drawer {
        public protocol Lock {
          func turn() -> Int
        }
        public init() {}
      }
    }

    public enum Outer {
      public protocol Inner {
        var frame: Frame { get set }
      }
    }

    @globalActor public actor Queue { public static let shared = Queue() }

    public typealias Step = (Frame) -> Int

    public final class Part {}
    public enum Fault: Error { case jam }
    public typealias Parts = (Part, Int)
    public typealias AllParts = Parts
    public enum Machinery {
      public typealias Feed = (Int) throws(Fault) -> Int
      public enum Belt {
        public typealias Stop = (() throws(Fault) -> Void)?
      }
    }

    public struct Token: ~Copyable {
      public let number: Int
      public init(_ number: Int) { self.number = number }
    }
    """
  private static let app = """
    import Kit

    protocol AppHandler: Handler {
      var name: String { get }
      func reset(to frame: Frame)
    }

    protocol DescribedHandler: NamedHandler where Output == String {}
    """
  private static let program = """
    import Kagemusha
    import Kit

    @main struct Program {
      static func main() async throws { try await run() }

      nonisolated static func run() async throws {
        let handler = MockAppHandler<Void>()
        stub(handler).handle(Frame([1])).thenReturn(7)
        stub(handler).close().thenReturn()
        stub(handler).reset(to: any()).thenReturn()
        stub(handler).name.get.thenReturn("main")
        let result = await handler.handle(Frame([1]))
        precondition(result == 7 && handler.name == "main")
        handler.reset(to: Frame([2]))
        try handler.close()
        verify(handler).handle(Frame([1]))
        verify(handler).reset(to: Frame([2]))
        verify(handler).close()
        let described = MockDescribedHandler()
        stub(described).description.get.thenReturn("text")
        precondition("\\(described)" == "text")
        print("done")
      }
    }
    """
  private static let moduleProgram = """
    import Kagemusha
    import Kit

    @main struct Program {
      static func main() async throws { try await run() }

      nonisolated static func run() async throws {
        let handler = MockHandler<Int>()
        stub(handler).handle(any()).thenReturn(3)
        let result = await handler.handle(Frame([]))
        precondition(result == 3)
        let inner = Outer.MockInner()
        stub(inner).frame.get.thenReturn(Frame([4]))
        precondition(inner.frame == Frame([4]))
        verify(inner).frame.get()
        print("done")
      }
    }
    """

  /// Returns a folder with the compiled module `Kit` in `Modules`, without its source.
  private func folder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(Self.kit, to: "Kit.swift")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("Modules"), withIntermediateDirectories: true)
    let run = try await ProcessRun(
      "swiftc",
      [
        "-emit-module", "-emit-object", "-parse-as-library", "-wmo", "-module-name", "Kit",
        "-emit-module-path", "Modules/Kit.swiftmodule", "-o", "Kit.o", "Kit.swift",
      ], in: folder.url)
    try #require(run.status == 0, "\(run.everything)")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Kit.swift"))
    return folder
  }

  private func generate(_ folder: TemporaryFolder, _ arguments: String...) async throws
    -> ProcessRun
  {
    try await ProcessRun(
      Repository.tool.path, ["generate", "--output", "Mocks.swift"] + arguments, in: folder.url,
      environment: ["KAGEMUSHA_CACHE_PATH": folder.url.appendingPathComponent("cache").path])
  }

  private func expectToRun(
    _ folder: TemporaryFolder, _ files: [String], _ mode: SwiftCompiler.Mode
  ) async throws {
    let options = ["-I", folder.url.appendingPathComponent("Modules").path, "Kit.o"]
    let run = try await SwiftCompiler(mode).run(
      files.map(folder.url.appendingPathComponent), options: options, in: folder.url)
    #expect(run.status == 0 && run.output.hasSuffix("done\n"), "\(run.everything)")
  }

  @Test func aParentFromACompiledModuleIsMocked() async throws {
    let folder = try await folder()
    try folder.write(Self.app, to: "App.swift")
    try folder.write(Self.program, to: "Program.swift")
    let run = try await generate(folder, "--module-search-path", "Modules", "App.swift")
    #expect(run.status == 0 && run.errors == "2 mocks: 2 written\n", "\(run.everything)")
    for mode in [SwiftCompiler.Mode.swift5, .swift6] {
      try await expectToRun(folder, ["App.swift", "Mocks.swift", "Program.swift"], mode)
    }
  }

  /// The user of a plugin cannot add an option; the advice says what the configuration has instead.
  @Test func aBuildFindsACompiledModuleByItsConfiguration() async throws {
    let folder = try await folder()
    let path = folder.url.path
    try folder.write(Self.app, to: "App.swift")
    try folder.write(
      """
      {"modules": [{"name": "App", "isForeign": false, "sources": ["\(path)/App.swift"],
      "dependencySources": [], "output": "\(path)/Mocks.swift"}], "outputs": {}, "ownSources": []}
      """, to: "BuildInput.json")
    let build = ["generate-in-build", "BuildInput.json"]
    let environment = ["KAGEMUSHA_CACHE_PATH": folder.url.appendingPathComponent("cache").path]
    let advice = "; name its folder in the 'searchPaths' of an entry of 'kagemusha.yml', or, "
    var run = try await ProcessRun(
      Repository.tool.path, build, in: folder.url, environment: environment)
    #expect(run.errors.contains("cannot find compiled module 'Kit'" + advice), "\(run.everything)")
    #expect(!run.errors.contains("--module-search-path"), "\(run.everything)")
    try folder.write("mocks: [{module: App, searchPaths: Modules}]\n", to: "kagemusha.yml")
    run = try await ProcessRun(
      Repository.tool.path, build + ["--config", "kagemusha.yml"], in: folder.url,
      environment: environment)
    #expect(run.status == 0 && run.everything.isEmpty, "\(run.everything)")
    #expect(try folder.read("Mocks.swift").components(separatedBy: "StubVerifyMock {").count == 3)
  }

  @Test func closuresAndNoncopyableValuesOfACompiledModuleAreKnown() async throws {
    let folder = try await folder()
    try folder.write(
      """
      import Kit

      protocol Machine {
        func run(_ step: Step) -> Int
        func open(_ token: borrowing Token) -> Token
        func close(_ token: consuming Kit.Token)
      }

      final class Page {}
      @Queue protocol Printer {
        func print(_ page: Page) async -> Page
      }
      """, to: "App.swift")
    try folder.write(
      """
      import Kagemusha
      import Kit

      @main struct Program {
        nonisolated static func main() {
          let machine = MockMachine()
          stub(machine).run(any()).then { $0(Frame([1, 2])) }
          stub(machine).open(any()).thenReturn { Token(5) }
          stub(machine).close(any()).thenDoNothing()
          precondition(machine.run { $0.bytes.count } == 2)
          let token = machine.open(Token(1))
          precondition(token.number == 5)
          machine.close(token)
          verify(machine).close(any())
          print("done")
        }
      }
      """, to: "Program.swift")
    // The second run reads the module from the cache.
    for _ in 0..<2 {
      let run = try await generate(folder, "--module-search-path", "Modules", "App.swift")
      #expect(run.status == 0 && run.diagnostics.isEmpty, "\(run.everything)")
      try await expectToRun(folder, ["App.swift", "Mocks.swift", "Program.swift"], .swift6)
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Mocks.swift"))
    }
  }

  @Test func aliasesOfACompiledModuleAreKnownForWhatTheyMean() async throws {
    let folder = try await folder()
    try folder.write(
      """
      import Kit

      protocol Factory {
        func feed(_ feed: @escaping Machinery.Feed) -> Machinery.Feed
        func stop(_ stop: Machinery.Belt.Stop)
        func take(_ body: @escaping (Parts) async throws(Fault) -> Int) async
        func sort(_ body: @escaping (AllParts) async throws(Fault) -> Int)
      }
      """, to: "App.swift")
    try folder.write(
      """
      import Kagemusha
      import Kit

      @main struct Program {
        nonisolated static func main() throws {
          let factory = MockFactory()
          stub(factory).feed(any()).then { feed in .init(feed.closure) }
          let answer = try factory.feed({ $0 + 1 })(2)
          precondition(answer == 3)
          print("done")
        }
      }
      """, to: "Program.swift")
    for _ in 0..<2 {
      let run = try await generate(folder, "--module-search-path", "Modules", "App.swift")
      #expect(run.status == 0 && run.diagnostics.isEmpty, "\(run.everything)")
      let mocks = try folder.read("Mocks.swift")
      // Older systems do not know the types of these closures.
      for box in ["FeedFeedClosure", "FeedResultClosure", "TakeBodyClosure", "SortBodyClosure"] {
        #expect(mocks.contains("struct \(box): _BoxedClosure"), "\(box)")
      }
      #expect(mocks.components(separatedBy: "@available(macOS 15.0").count == 2)
      try await expectToRun(folder, ["App.swift", "Mocks.swift", "Program.swift"], .swift6)
      try FileManager.default.removeItem(at: folder.url.appendingPathComponent("Mocks.swift"))
    }
  }

  @Test func protocolsOfACompiledModuleAreMocked() async throws {
    let folder = try await folder()
    try folder.write(Self.moduleProgram, to: "Program.swift")
    let run = try await generate(
      folder, "--module", "Kit", "--module-search-path", "Modules", "--protocols", "Handler",
      "--protocols", "Inner")
    #expect(run.status == 0 && run.errors.hasPrefix("2 mocks: 2 written"), "\(run.everything)")
    try await expectToRun(folder, ["Mocks.swift", "Program.swift"], .swift6)
  }

  @Test func protocolsInNestedClassesHaveTheAvailabilityOfTheTypesAround() async throws {
    let folder = try await folder()
    try folder.write(
      """
      import Kagemusha
      import Kit

      @main struct Program {
        nonisolated static func main() {
          let lock = Shelf.Drawer.MockLock()
          stub(lock).turn().thenReturn(2)
          precondition(lock.turn() == 2)
          print("done")
        }
      }
      """, to: "Program.swift")
    let run = try await generate(
      folder, "--module", "Kit", "--module-search-path", "Modules", "--protocols",
      "Shelf.Drawer.Lock")
    #expect(run.status == 0 && run.diagnostics.isEmpty, "\(run.everything)")
    #expect(
      try folder.read("Mocks.swift").contains(
        "@available(macOS 15, *)\nextension Shelf.Drawer {"))
    try await expectToRun(folder, ["Mocks.swift", "Program.swift"], .swift6)
  }

  @Test func aConfigurationNamesModulesToo() async throws {
    let folder = try await folder()
    try folder.write(
      """
      mocks:
        - module: Kit
          searchPaths: [Modules]
          protocols: [Closable]
          output: Mocks.swift
        - module: Gone
          output: Other.swift
      """, to: ".kagemusha.yml")
    let failure = try await ProcessRun(Repository.tool.path, ["generate"], in: folder.url)
    #expect(failure.status == 2)
    #expect(
      failure.errors == """
        .kagemusha.yml:6:13: error: cannot find compiled module 'Gone'; \
        specify its folder with '--module-search-path'

        """)
    let kept = try await ProcessRun(
      Repository.tool.path, ["generate", "--keep-going"], in: folder.url)
    #expect(kept.status == 2)
    #expect(try folder.read("Mocks.swift").contains("final class MockClosable: Closable"))
  }

  @Test func aMissingModuleIsToldAtTheParent() async throws {
    let folder = try await folder()
    try folder.write(Self.app, to: "App.swift")
    let run = try await generate(folder, "App.swift")
    #expect(run.status == 0)
    #expect(run.diagnostics.first == "App.swift:3:22: warning 'AppHandler' 'Handler' 'Kit'")
    #expect(run.errors.contains("; specify its folder with '--module-search-path', or exclude"))
  }

  @Test func thePackagesOwnBuildIsLookedInto() async throws {
    let folder = try await folder()
    try folder.write("// swift-tools-version: 6.1", to: "Package.swift")
    try folder.copy(folder.url.appendingPathComponent("Modules"), to: ".build/debug/Modules")
    try folder.write(Self.app, to: "Sources/App/App.swift")
    let run = try await generate(folder, "Sources")
    #expect(run.errors == "2 mocks: 2 written\n", "\(run.everything)")
  }

  @Test func aBuildOfThePackageChangesNoOutput() async throws {
    let folder = try await folder()
    try folder.write(Self.kit, to: "Sources/Kit/Kit.swift")
    try folder.write(Self.app, to: "Sources/App/App.swift")
    try folder.write(
      """
      mocks:
        - sources: [Sources/Kit]
          output: Mocks/Kit
          testableImports: [Kit]
        - sources: [Sources/App]
          output: Mocks/App
          testableImports: [App]
      """, to: ".kagemusha.yml")
    let first = try await ProcessRun(Repository.tool.path, ["generate"], in: folder.url)
    #expect(first.errors == "6 mocks: 6 written\n", "\(first.everything)")
    try folder.copy(folder.url.appendingPathComponent("Modules"), to: ".build/debug/Modules")
    let check = try await ProcessRun(
      Repository.tool.path, ["check", "--no-cache"], in: folder.url)
    #expect(check.status == 0, "\(check.everything)")
  }
}
