import EndToEndSupport
import Foundation
import Testing

/// Tests ordinary packages of several modules: names that two of them declare, and names that
/// shadow modules.
struct ModularPackageTests {
  private static let core = ModuleScene.Module(
    name: "Core",
    text: """
      public struct Model { public init() {} }
      public enum Result { case none }
      public protocol Store { func load() -> Model }
      public protocol Session { func open() -> Int }
      """)

  @Test func aTypeOfTheModuleHidesThatOfAnImport() async throws {
    try await ModuleScene(
      modules: [
        Self.core,
        .init(
          name: "App",
          text: """
            import Core
            struct Model { var id = 1 }
            protocol UsesModel { func use(_ model: Model, _ other: Core.Model) -> [Model] }
            protocol Session { func open() -> Int }
            """),
      ],
      program: """
        let mock = MockUsesModel()
        stub(mock).use(any(), any()).thenReturn([App.Model()])
        precondition(mock.use(App.Model(), Core.Model()).count == 1)
        let session = MockSession()
        stub(session).open().thenReturn(3)
        let opened: any App.Session = session
        precondition(opened.open() == 3)
        """
    ).expectToRun()
  }

  @Test func aProtocolMayInheritFromItsNamesake() async throws {
    try await ModuleScene(
      modules: [
        Self.core,
        .init(
          name: "App",
          text: """
            import Core
            protocol Store: Core.Store { func save(_ model: Model) -> Int }
            """),
      ],
      program: """
        let store = MockStore()
        stub(store).load().thenReturn(Model())
        stub(store).save(any()).thenReturn(2)
        precondition(store.save(store.load()) == 2)
        """
    ).expectToRun()
  }

  @Test func aModuleWithATypeOfItsNameHidesTypesOfFoundation() async throws {
    try await ModuleScene(
      modules: [
        .init(
          name: "App",
          text: """
            import Foundation
            public enum App { case one }
            struct Operation { var id = 1 }
            protocol URLProtocol { func run(_ operation: Operation, _ app: App) -> Operation }
            protocol Keeper: URLProtocol { var last: Operation { get set } }
            """)
      ],
      program: """
        let keeper = MockKeeper()
        stub(keeper).run(any(), any()).thenReturn(Operation())
        stub(keeper).last.get.thenReturn(Operation())
        precondition(keeper.run(Operation(), .one).id == 1 && keeper.last.id == 1)
        _ = MockURLProtocol()
        """
    ).expectToRun()
  }

  @Test func groupsOfSystemProgrammingInterfacesAreImported() async throws {
    try await ModuleScene(
      modules: [
        .init(
          name: "App",
          text: """
            @_spi(Unsafe) public struct DataDict { @_spi(Unsafe) public init() {} }
            @_spi(Internal) public enum Source { case cache }
            public protocol Reader {
              @_spi(Unsafe) func read(_ dict: DataDict) -> Int
            }
            protocol Cache { func find(_ source: Source) -> DataDict }
            """)
      ],
      program: """
        _ = MockReader()
        _ = MockCache()
        """
    ).expectToRun()
  }

  @Test func protocolsOfAModuleOfTheMainActor() async throws {
    var scene = ModuleScene(
      modules: [
        .init(
          name: "App", mode: .mainActor,
          text: """
            public protocol Coordinator: AnyObject {
              var title: String { get set }
              func start(_ step: Int) -> Int
              func load() async throws -> Int
              nonisolated func identifier() -> Int
            }
            public class Model { public init() {} }
            public protocol UseCase<Input, Output> {
              associatedtype Input
              associatedtype Output
              func execute(_ input: Input) async throws -> Output
            }
            protocol Screen: Coordinator { func show(_ model: Model) -> Model }
            nonisolated protocol Service { func run() async -> Int }
            protocol Counting: Sendable { func count() -> Int }
            protocol Keeping: Actor { func keep() -> Int }
            protocol Window: Model { func open() -> Int }
            protocol Tagged { associatedtype Tag: Hashable & Sendable }
            protocol Numbered: Sendable, Tagged where Tag == Int { func number() -> Int }
            nonisolated protocol Runner: Counting { func run(_ body: () -> Int) async }
            """)
      ],
      program: """
        let screen = MockScreen()
        let model = Model()
        stub(screen).show(any()).thenReturn(model)
        stub(screen).start(1).thenReturn(2)
        stub(screen).load().thenReturn(3)
        stub(screen).identifier().thenReturn(4)
        let loaded = try await screen.load()
        precondition(screen.show(model) === model && screen.start(1) == 2 && loaded == 3)
        precondition(screen.identifier() == 4)
        let useCase = MockUseCase<Model, Int>()
        stub(useCase).execute(any()).thenReturn(4)
        let executed = try await useCase.execute(model)
        precondition(executed == 4)
        let counting = MockCounting()
        stub(counting).count().thenReturn(5)
        precondition(counting.count() == 5)
        let window = MockWindow()
        stub(window).open().thenReturn(6)
        precondition(window.open() == 6)
        let numbered = MockNumbered()
        stub(numbered).number().thenReturn(10)
        precondition(numbered.number() == 10)
        _ = MockRunner()
        """)
    scene.manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [.target(name: "App", swiftSettings: [.defaultIsolation(MainActor.self)])])
      """
    try await scene.expectToRun()
    scene.manifest = nil
    scene.arguments = ["--default-isolation", "MainActor"]
    try await scene.expectToRun(
      in: [.swift6], options: SwiftCompiler.enabling("NonisolatedNonsendingByDefault"))
  }

  /// The mocks are the same, and compile, regardless of the module's actual isolation.
  @Test(arguments: [SwiftCompiler.Mode.mainActor, .swift6])
  func protocolsOfAModuleWhoseDefaultIsolationIsNotKnown(mode: SwiftCompiler.Mode) async throws {
    var scene = ModuleScene(
      modules: [
        .init(
          name: "App", mode: mode,
          text: """
            public class Model { public init() {} }
            public protocol Loader: AnyObject {
              var title: String { get set }
              var latest: Model { get async }
              subscript(id: Model) -> Model { get async throws }
              static func first(_ model: Model) async -> Model
              func load(_ model: Model) async throws -> Model
              func later(_ model: Model, _ body: @escaping (Model) async -> Void) async -> Model
              func change(_ model: inout Model) async
              func pass<T>(_ value: T) async -> T
              @concurrent func leave(_ id: Int) async -> Int
              nonisolated func identifier() -> Int
              func show(_ model: Model) -> Model
              init(_ model: Model)
            }
            protocol Screen: Loader, Hashable { associatedtype Tag; func tag(_ tag: Tag) async -> Tag }
            protocol Counting: Sendable { func count() -> Int; func wait(_ model: Model) async -> Int }
            nonisolated protocol Service { func run() async -> Int }
            @MainActor protocol Window { func open(_ model: Model) async -> Model }
            protocol Keeping: Actor { func keep() -> Int }
            """)
      ],
      program: """
        let loader = MockLoader()
        let model = Model()
        stub(loader).load(any()).thenReturn(model)
        stub(loader).show(any()).thenReturn(model)
        stub(loader).identifier().thenReturn(4)
        let loaded = try await loader.load(model)
        precondition(loaded === model && loader.show(model) === model && loader.identifier() == 4)
        let screen = MockScreen<Int>()
        stub(screen).tag(1).thenReturn(2)
        let tag = await screen.tag(1)
        precondition(tag == 2 && screen == screen)
        let counting = MockCounting()
        stub(counting).count().thenReturn(5)
        precondition(counting.count() == 5)
        _ = (MockService(), MockWindow(), MockKeeping())
        """)
    scene.manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let isolated = SwiftSetting.defaultIsolation(MainActor.self, .when(platforms: [.iOS]))
      let package = Package(name: "App", targets: [.target(name: "App", swiftSettings: [isolated])])
      """
    scene.diagnostics = ["Package.swift:3:62: warning"]
    try await scene.expectToRun()
  }

  @Test func protocolsOfAModuleWhoseFunctionsStayOnTheirCallersExecutor() async throws {
    let feature = SwiftCompiler.enabling("NonisolatedNonsendingByDefault")
    var scene = ModuleScene(
      modules: [
        .init(
          name: "App", options: feature,
          text: """
            public final class Model { public init() {} }
            public protocol UseCase<Input, Output> {
              associatedtype Input
              associatedtype Output
              func execute(_ input: Input) async throws -> Output
            }
            public protocol Loader {
              var latest: Model { get async }
              subscript(id: Int) -> Model { get async throws }
              func load(_ model: Model, _ body: (Model) async -> Model) async -> Model
              func later(_ body: @escaping (Model) async throws -> Void, _ other: (() async -> Model)?)
              func two(_ body: @MainActor () async -> Int, _ other: @concurrent () async -> Int) async
              @concurrent func leave(_ id: Int) async -> Int
              nonisolated func stay(_ model: Model) async -> Model
              @MainActor func show(_ model: Model) async -> Model
              init(_ model: Model) async
            }
            @MainActor public protocol Screen {
              func show(_ model: Model) async -> Model
              nonisolated func stay(_ model: Model) async -> Model
            }
            public protocol Keeper: Actor {
              func keep(_ id: Int) async -> Int
              nonisolated func stay(_ model: Model) async -> Model
            }
            """)
      ],
      program: """
        let model = Model()
        let useCase = MockUseCase<Model, Model>()
        stub(useCase).execute(any()).thenReturn(model)
        let executed = try await useCase.execute(model)
        precondition(executed === model)
        let loader = MockLoader()
        stub(loader).load(any(), any()).thenReturn(model)
        let loaded = await loader.load(model) { $0 }
        precondition(loaded === model)
        """)
    scene.manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "App",
        targets: [
          .target(
            name: "App",
            swiftSettings: [.enableUpcomingFeature("NonisolatedNonsendingByDefault")])
        ])
      """
    try await scene.expectToRun()
    try await scene.expectToRun(in: [.swift6, .mainActor], options: feature)
    scene.manifest = nil
    scene.arguments = ["--nonisolated-nonsending-by-default"]
    try await scene.expectToRun(in: [.swift6])
  }

  @Test func overloadsThatDifferInOptionalityOnly() async throws {
    try await ModuleScene(
      modules: [
        .init(
          name: "App",
          text: """
            protocol Finder {
              func find(_ id: Int) -> String
              func find(_ id: Int?) -> String
              func find(_ id: Int) -> String?
              func all(_ ids: [Int]) -> Int
              func all(_ ids: [Int]?) -> Int
            }
            """)
      ],
      program: """
        let finder = MockFinder()
        stub(finder).all(any([Int].self)).thenReturn(1)
        stub(finder).all(any([Int]?.self)).thenReturn(2)
        precondition(finder.all([1]) == 1 && finder.all(nil) == 2)
        """
    ).expectToRun()
  }
}
