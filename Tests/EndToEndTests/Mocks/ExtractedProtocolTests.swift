import EndToEndSupport
import Foundation
import Testing

/// Protocols that are extracted from classes: what is printed and what is changed compiles and runs, and is mocked.
struct ExtractedProtocolTests {
  private static let service = """
    import Foundation

    struct Failure: Error {}

    final class LegacyService: @unchecked Sendable {
      struct State: Equatable { var count = 0 }
      let id: Int = 7
      var limit = 2
      private(set) var state: State = State()
      weak var owner: AnyObject?
      static let shared = LegacyService()

      /// Loads.
      @discardableResult func load(_ id: Int = 1, on day: Date? = nil) -> Int {
        state.count += 1
        return id * limit
      }
      func fetch(_ names: [String]) async throws -> [String: Int] {
        Dictionary(names.map { ($0, $0.count) }, uniquingKeysWith: { first, _ in first })
      }
      func strict() throws(Failure) { throw Failure() }
      func first<C: Collection>(of items: C) -> C.Element? where C.Element: Equatable { items.first }
      func run(_ body: @escaping (State) -> Void) { body(state) }
      subscript(index: Int) -> Int { get { index } set { limit = newValue } }
      func copy() -> Self { self }
    }

    extension LegacyService {
      func total() -> Int { limit + state.count }
    }

    actor Store {
      let name: String = "store"
      private var values: [Int] = []
      func add(_ value: Int = 1) -> Int {
        values.append(value)
        return values.count
      }
    }

    enum Other {
      final class LegacyService { func other() -> Int { 3 } }
      static func use(_ service: LegacyService) -> Int { service.other() }
    }
    """
  private static let uses = """
    protocol Presenting { func show(_ service: LegacyService) -> Int }

    final class Presenter: Presenting, @unchecked Sendable {
      private let service: LegacyService
      private weak var weakly: LegacyService?
      var all: [LegacyService] = []
      var named: [String: LegacyService] = [:]
      var onChange: ((LegacyService) -> Void)?
      let store: Store

      init(service: LegacyService = .shared, store: Store = Store()) {
        self.service = service
        self.store = store
        weakly = service
        all.append(service)
        named["a"] = service
      }

      func show(_ service: LegacyService) -> Int { service.load(3) + self.service.total() }
      func sum() -> Int {
        var sum = named["a"]?.load() ?? 0
        for each in all { sum += each.load(2) }
        if let weakly { sum += weakly === service ? 100 : 0 }
        onChange?(service)
        return sum + all.map { $0.total() }.reduce(0, +)
      }
      func added() async -> Int { await store.add() }
      func current() -> LegacyService { service }
      func other(_ service: Other.LegacyService) -> Int { service.other() }
    }

    struct Box<Value> { let value: Value }
    struct Holder {
      let held: LegacyService
      func boxed() -> Box<LegacyService> { Box(value: held) }
    }

    """
  private static let main = """
    @main struct Main {
      static func main() async throws {
        let presenter = Presenter(service: .shared)
        presenter.onChange = { $0.limit += 1 }
        print(presenter.show(LegacyService()), presenter.sum(), await presenter.added())
        let current = presenter.current()
        current[0] = 5
        print(current.limit, current.copy().id, try await current.fetch(["ab"]))
        print(Holder(held: .shared).boxed().value.limit, presenter.other(Other.LegacyService()))
      }
    }

    """
  private static let mockingMain = """
    import Kagemusha

    @main struct Main {
      static func main() async throws {
        let service = MockLegacyServiceProtocol()
        stub(service).load(any(), on: any()).thenReturn(30)
        stub(service).total().thenReturn(10)
        let store = MockStoreProtocol()
        stub(store).add(any()).thenReturn(9)
        let presenter = Presenter(service: service, store: store)
        print(presenter.show(service), await presenter.added())
        verify(service).load(3, on: any())
      }
    }

    """
  private static let printed = "8 111 1\n5 7 [\"ab\": 2]\n5 3\n"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.service, to: "App/Service.swift")
    try folder.write(Self.uses, to: "App/Uses.swift")
    try folder.write(Self.main, to: "Main.swift")
  }

  private var files: [URL] {
    ["App/Service.swift", "App/Uses.swift", "Main.swift"].map {
      folder.url.appendingPathComponent($0)
    }
  }

  @Test(arguments: SwiftCompiler.Mode.allCases)
  func whatIsPrintedCompilesBesideTheClass(in mode: SwiftCompiler.Mode) async throws {
    var all = files
    for name in ["LegacyService", "Store"] {
      let run = try await Repository.kagemusha(
        "extract-protocol", name, "App/Service.swift", in: folder.url)
      try #require(run.status == 0, "\(run.errors)")
      all.append(try folder.write(run.output, to: "\(name)Protocol.swift"))
    }
    let compiled = try await SwiftCompiler(mode, warnings: .ignored).run(all)
    #expect(compiled.output == Self.printed, "\(compiled.errors)")
  }

  @Test(arguments: SwiftCompiler.Mode.allCases)
  func editedSourcesDoAsBeforeAndTheirProtocolsAreMocked(in mode: SwiftCompiler.Mode) async throws {
    let compiler = SwiftCompiler(mode, warnings: .ignored)
    let before = try await compiler.run(files)
    #expect(before.output == Self.printed, "\(before.errors)")
    for name in ["LegacyService", "Store"] {
      let run = try await Repository.kagemusha(
        "extract-protocol", name, "App", "Main.swift", "--edit", in: folder.url)
      try #require(run.status == 0, "\(run.errors)")
    }
    let uses = try folder.read("App/Uses.swift")
    for type in [
      "private let service: any LegacyServiceProtocol\n",
      "weak var weakly: (any LegacyServiceProtocol)?\n", "[any LegacyServiceProtocol]",
      "[String: any LegacyServiceProtocol]", "((any LegacyServiceProtocol) -> Void)?",
      "service: any LegacyServiceProtocol = LegacyService.shared", "let store: any StoreProtocol\n",
      "-> any LegacyServiceProtocol {", "let held: LegacyService\n", "Box<LegacyService>",
      "_ service: Other.LegacyService",
    ] {
      #expect(uses.contains(type), "\(type) in:\n\(uses)")
    }
    let after = try await compiler.run(files)
    #expect(after.output == Self.printed, "\(after.errors)")

    let isolation = mode == .mainActor ? "MainActor" : "nonisolated"
    let generated = try await Repository.kagemusha(
      "generate", "--default-isolation", isolation, "--output", "Mocks.swift", "App",
      in: folder.url)
    try #require(generated.status == 0, "\(generated.errors)")
    try folder.write(Self.mockingMain, to: "Main.swift")
    let mocked = try await compiler.run(
      files + [folder.url.appendingPathComponent("Mocks.swift")])
    #expect(mocked.output == "40 9\n", "\(mocked.errors)")
  }

  /// A parameter with the name of its method, defaults that only the class can name, types nested in a generic superclass, and
  /// constants of types with the names of standard ones.
  @Test func protocolsOfUnusualClassesCompile() async throws {
    let source = try folder.write(
      """
      final class Search {
        enum Filter { case all, some }
        func filter(_ filter: Filter = .all) -> [Int] { [] }
        func sort(by sort: Int = 1) async throws -> Int { 1 }
        private static let limit = 20
        private enum Constant { static let size = 1 }
        static let open = 3
        func load(limit: Int = Search.limit) {}
        func fetch(size: Int = Search.Constant.size) {}
        func count(of size: Int = Search.open) {}
      }
      class Repository<Model> {
        struct Options {}
        enum State { case idle, loaded(Model) }
        func load(_ options: Options) {}
      }
      final class UserRepository: Repository<String> {
        func refresh(_ options: Options) -> State { .idle }
      }
      final class Data { var count = 0 }
      @MainActor final class Cache {
        typealias Key = String
        let data = Data()
        let key: Key = ""
      }
      """, to: "Unusual.swift")
    var files = [source]
    for (name, line) in [
      ("Search", "func count(of size: Int = Search.open)"),
      ("UserRepository", "func refresh(_ options: Repository<String>.Options)"),
      // The class of the app is not the sendable type of Foundation.
      ("Cache", "  var data: Data { get }\n  nonisolated var key: Cache.Key { get }"),
    ] {
      let run = try await Repository.kagemusha(
        "extract-protocol", name, "Unusual.swift", in: folder.url)
      #expect(run.status == 0 && run.output.contains(line), "\(run.everything)")
      files.append(try folder.write(run.output, to: "\(name)Protocol.swift"))
    }
    let compiled = try await SwiftCompiler(.swift6).check(files)
    #expect(compiled.status == 0, "\(compiled.everything)")
  }
}
