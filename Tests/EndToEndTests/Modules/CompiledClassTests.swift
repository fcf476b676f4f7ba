import EndToEndSupport
import Foundation
import Testing

/// Tests mocks of classes of modules that exist only in compiled form, and of classes that inherit from these.
struct CompiledClassTests {
  private static let kit = """
    public struct Frame: Equatable, Sendable {
      public var bytes: [Int]
      public init(_ bytes: [Int]) { self.bytes = bytes }
    }

    public enum Fault: Error { case jam }

    open class Root {
      public let id: Int
      open var title = "root"
      public init(id: Int) { self.id = id }
      open func first(_ frame: Frame) -> Int { id }
      public func closed() -> Int { first(Frame([])) }
    }

    open class Service: Root {
      open private(set) var state = 3
      public required override init(id: Int) { super.init(id: id) }
      public convenience init(name: String) { self.init(id: name.count) }
      open func load(_ text: String = "a") throws(Fault) -> [Frame] { [] }
      open func fetch(id: Int) async throws -> String { "real \\(id)" }
      open class func make() -> Int { 1 }
      open class var shared: Int { get { 2 } set {} }
      open subscript(index: Int) -> Int { get { index } set {} }
      open func generic<T: Sendable>(_ value: T) -> T { value }
      @available(*, deprecated) open func old() -> Int { 5 }
      public final func done() -> Int { 6 }
    }

    open class Box<Element> {
      public init() {}
      open func put(_ element: Element) -> Element? { element }
    }

    open class IntBox: Box<Int> {}

    open class Outer {
      public init() {}
      open class Nested {
        public init() {}
        open func frame() -> Frame { Frame([7]) }
      }
    }

    public enum Space {
      open class Deep: Outer.Nested {
        @available(*, deprecated) open func depth(of frame: Frame) -> Int { 1 }
      }
    }

    @MainActor open class Screen {
      public init() {}
      open func show() -> Int { 1 }
      nonisolated open func number() -> Int { 2 }
    }

    @globalActor public actor Disk { public static let shared = Disk() }

    @Disk open class Storage {
      public init() {}
      open func size() -> Int { 5 }
      open var name = "disk"
    }

    public class Sealed { public init() {} }
    open class Uncallable { init() {} }
    public actor Vault { public actor Room {} }
    """
  private static let app = """
    import Kit

    nonisolated class AppService: Service {
      func own() -> Int { closed() }
    }

    nonisolated class AppBox<T>: Box<[T]> {}

    class AppStorage: Storage {
      func double() -> Int { size() * 2 }
    }
    """

  /// Returns a folder with the compiled module `Kit`, without its source.
  private func folder() async throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let source = try folder.write(Self.kit, to: "Kit.swift")
    let run = try await SwiftCompiler(.swift6).module("Kit", of: [source], in: folder)
    try #require(run.status == 0, "\(run.everything)")
    try FileManager.default.removeItem(at: source)
    return folder
  }

  private func generate(_ folder: TemporaryFolder, _ arguments: String...) async throws
    -> ProcessRun
  {
    try await ProcessRun(
      Repository.tool.path, ["generate", "--module-search-path", "."] + arguments, in: folder.url,
      environment: ["KAGEMUSHA_CACHE_PATH": folder.url.appendingPathComponent("cache").path])
  }

  private func expectToRun(
    _ folder: TemporaryFolder, _ files: [String], in mode: SwiftCompiler.Mode, _ body: String,
    onMainActor mainBody: String = ""
  ) async throws {
    let program = try folder.write(
      """
      import Kagemusha
      import Kit

      @main struct Program {
        @MainActor static func main() async throws {
          try await run()
      \(mainBody)
          print("done")
        }

        nonisolated static func run() async throws {
      \(body)
        }
      }
      """, to: "Program.swift")
    let run = try await SwiftCompiler(mode).run(
      files.map(folder.url.appendingPathComponent) + [program], options: ["-I", ".", "Kit.o"],
      in: folder.url)
    #expect(run.status == 0 && run.output == "done\n", "\(mode): \(run.everything)")
  }

  @Test(arguments: SwiftCompiler.Mode.allCases)
  func `open classes of a compiled module are mocked`(_ mode: SwiftCompiler.Mode) async throws {
    let folder = try await folder()
    let cache = folder.url.appendingPathComponent("cache").path
    let options = [
      "--module", "Kit", "--classes", "S*", "--classes", "*Box", "--classes", "Outer.*",
      "--classes", "Deep", "--exclude", "Sealed", "--output", "Mocks.swift",
    ]
    // The second run reads the module from the cache.
    for outcome in ["written", "unchanged"] {
      let run = try await ProcessRun(
        Repository.tool.path, ["generate", "--module-search-path", "."] + options, in: folder.url,
        environment: ["KAGEMUSHA_CACHE_PATH": cache])
      #expect(
        run.status == 0 && run.errors.hasPrefix("7 mocks: 7 \(outcome)"), "\(run.everything)")
    }
    try await expectToRun(
      folder, ["Mocks.swift"], in: mode,
      """
          let service = MockService(id: 4).forwardToSuper()
          stub(service).first(any()).thenReturn(9)
          stub(service).title.get.thenReturn("mocked")
          stub(service).load("b").thenThrow(Fault.jam)
          precondition(service.closed() == 9 && service.title == "mocked" && service.state == 3)
          let loaded = try? service.load("b")
          precondition(loaded == nil && service[5] == 5 && service.generic("a") == "a")
          let fetched = try await service.fetch(id: 2)
          precondition(fetched == "real 2" && service.done() == 6)
          verify(service).fetch(id: 2)
          verify(service).first(Frame([]))
          stub(MockService.statics).make().thenReturn(8)
          precondition(MockService.make() == 8 && MockService(name: "abc").id == 3)
          let box = MockIntBox()
          stub(box).put(any()).then { $0 + 1 }
          precondition(box.put(1) == 2)
          let texts = MockBox<String>()
          stub(texts).put("a").thenReturn("b")
          precondition(texts.put("a") == "b")
          let nested = Outer.MockNested()
          stub(nested).frame().thenReturn(Frame([1]))
          precondition(nested.frame() == Frame([1]))
          let deep = Space.MockDeep().forwardToSuper()
          precondition(deep.frame() == Frame([7]))
          let size = await Task { @Disk in
            let storage = MockStorage()
            stub(storage).size().thenReturn(3)
            stub(storage).name.get.thenReturn("other")
            return storage.size() + storage.name.count
          }.value
          precondition(size == 8)
      """,
      onMainActor: """
            let screen = MockScreen()
            stub(screen).show().thenReturn(3)
            stub(screen).number().thenReturn(4)
            precondition(screen.show() == 3 && screen.number() == 4)
        """)
  }

  @Test(arguments: SwiftCompiler.Mode.allCases)
  func `members of a compiled superclass are overridden`(_ mode: SwiftCompiler.Mode) async throws {
    let folder = try await folder()
    try folder.write(Self.app, to: "App.swift")
    let run = try await generate(
      folder, "App.swift", "--classes", "*", "--output", "Mocks.swift")
    #expect(run.status == 0 && run.errors == "3 mocks: 3 written\n", "\(run.everything)")
    try await expectToRun(
      folder, ["App.swift", "Mocks.swift"], in: mode,
      """
          let service = MockAppService(id: 4)
          stub(service).own().thenCallRealImplementation()
          stub(service).first(any()).thenReturn(7)
          stub(service)[any()].get.thenReturn(2)
          precondition(service.own() == 7 && service[0] == 2)
          let box = MockAppBox<Int>()
          stub(box).put([1]).thenReturn([2])
          precondition(box.put([1]) == [2])
          let double = await Task { @Disk in
            let storage = MockAppStorage().forwardToSuper()
            stub(storage).size().thenReturn(3)
            return storage.double()
          }.value
          precondition(double == 6)
      """)
  }

  @Test func `a configuration names classes of a module`() async throws {
    let folder = try await folder()
    try folder.write(
      """
      mocks:
        - module: Kit
          searchPaths: [.]
          classes: [Root, Sealed, Uncallable, Servce, Vault, Vault.Room, Disk]
          output: Mocks.swift
      """, to: ".kagemusha.yml")
    // The second run reads the module from the cache.
    for _ in 1...2 {
      let run = try await generate(folder)
      #expect(run.status == 2)
      #expect(
        run.errors == """
          .kagemusha.yml:2:13: warning: no mock for 'Disk': it is an actor, which has no subclasses; \
          mock a protocol with its members instead, or exclude 'Disk'
          .kagemusha.yml:2:13: warning: no mock for 'Sealed': it is not open outside of its module; \
          mock a protocol with its members instead, or exclude 'Sealed'
          .kagemusha.yml:2:13: warning: no mock for 'Uncallable': a subclass can call none of its \
          designated initializers; mock a protocol with its members instead, or exclude 'Uncallable'
          .kagemusha.yml:2:13: warning: no mock for 'Vault': it is an actor, which has no subclasses; \
          mock a protocol with its members instead, or exclude 'Vault'
          .kagemusha.yml:2:13: warning: no mock for 'Vault.Room': it is an actor, which has no subclasses; \
          mock a protocol with its members instead, or exclude 'Vault.Room'
          .kagemusha.yml:4:41: error: no class matches 'Servce'; did you mean 'Service'?

          """)
    }
    let list = try await ProcessRun(
      Repository.tool.path, ["explain", "Root"], in: folder.url,
      environment: ["KAGEMUSHA_CACHE_PATH": folder.url.appendingPathComponent("cache").path])
    #expect(list.output.contains("closed()"), "\(list.everything)")
  }
}
