import EndToEndSupport
import Testing

/// Tests mocks in one file whose protocols import modules with types of one name.
struct ImportedNamesakeTests {
  private static let core = """
    public struct Item: Equatable { public init() {} }
    public enum Mode { case fast }
    public enum Space { public struct Deep { public init() {} } }
    public protocol Kind {}
    public enum Result { case good }
    public struct Error {}
    public class Data { public init() {} }
    public typealias Handler = (Item) -> Void
    public protocol Base { func base(_ item: Item) -> Result }
    public protocol Routing { associatedtype Route; func go(to route: Route) -> [Route] }
    public protocol Repository { func all() -> [Item] }
    open class Coordinator { public init() {} }
    @globalActor public actor Disk { public static let shared = Disk() }
    public struct Comment: Equatable { public init() {} }
    public struct Listing { public init() {} }
    public struct TimeSpan: Equatable { public init() {} }
    """
  private static let store = """
    public struct Item: Equatable { public init() {} }
    public enum Mode { case slow }
    public enum Space { public struct Deep { public init() {} } }
    public protocol Kind {}
    public struct Shared {}
    public typealias Handler = (Item, Mode) -> Void
    public protocol Repository { func all() -> [Item] }
    open class Coordinator { public init() {} }
    @globalActor public actor Disk { public static let shared = Disk() }
    """
  private static let app = [
    """
    import Core

    protocol Loading: Base {
      func load(_ item: Item, mode: Mode?, then handler: @escaping Handler) -> Result
      func deepen(_ space: Space.Deep) -> [any Kind]
    }
    enum Feature {
      struct Item {}
      protocol Inner { func use(_ item: Item, in mode: Mode) }
    }
    protocol Posting: Routing where Route == Item {
      func post(_ comment: Comment, after span: TimeSpan) -> Comment
    }
    protocol Root: Coordinator {
      @Disk func store(_ body: @escaping @Disk @Sendable () -> Void)
    }
    @Disk protocol Storing { func load() -> Int }
    protocol CoreRepository: Repository {}
    """,
    """
    import Foundation
    import Store

    protocol Saving {
      func save(_ items: [Item], mode: Mode, then handler: @escaping Handler) throws -> Item
      func deepen<T: Kind>(_ space: Space.Deep, _ kind: T) -> Data
      func finish(_ result: Result<Int, any Error>)
    }
    protocol StoreRepository: Repository {}
    protocol Child: Loading { func store(_ item: Item) -> Shared }
    """,
    """
    protocol Plain {
      associatedtype Item
      func run(_ item: Item, shared: Shared) throws -> Result<Item, any Error>
    }
    public struct Shared: Equatable { public init() {} }
    """,
  ]

  private func scene(_ program: String, _ arguments: [String]) -> ModuleScene {
    ModuleScene(
      modules: [
        .init(name: "Core", text: Self.core), .init(name: "Store", text: Self.store),
        .init(name: "App", text: Self.app[0], others: Array(Self.app.dropFirst())),
      ], program: program, arguments: arguments)
  }

  @Test(arguments: [[], ["--forwarding"], ["--recording", "--stub-classes"]])
  func typesAreThoseOfTheFileOfTheProtocol(arguments: [String]) async throws {
    try await scene(
      """
      let loading = MockLoading()
      stub(loading).load(Core.Item(), mode: .fast, then: any()).then { item, _, handler in
        handler(item)
        return .good
      }
      var items = 0
      precondition(loading.load(Core.Item(), mode: .fast) { _ in items += 1 } == .good && items == 1)
      let saving = MockSaving()
      stub(saving).save(any(), mode: .slow, then: any()).thenReturn(Store.Item())
      _ = try saving.save([], mode: .slow) { _, _ in }
      verify(saving).save([Store.Item](), mode: any(), then: any())
      let plain = MockPlain<Int>()
      stub(plain).run(1, shared: App.Shared()).thenReturn(.success(2))
      let two = try plain.run(1, shared: App.Shared()).get()
      precondition(two == 2)
      let inner = Feature.MockInner()
      stub(inner).use(any(), in: .fast).thenDoNothing()
      inner.use(Feature.Item(), in: .fast)
      let child = MockChild(.lenient)
      stub(child).base(any()).thenReturn(.good)
      precondition((child as any Loading).base(Core.Item()) == .good)
      let posting = MockPosting()
      stub(posting).post(any(), after: Core.TimeSpan()).then { comment, _ in comment }
      stub(posting).go(to: Core.Item()).then { [$0] }
      precondition(posting.post(Core.Comment(), after: Core.TimeSpan()) == Core.Comment())
      precondition(posting.go(to: Core.Item()) == [Core.Item()])
      let coordinator: Core.Coordinator = MockRoot()
      _ = coordinator
      let repositories = (MockCoreRepository(), MockStoreRepository())
      stub(repositories.0).all().thenReturn([Core.Item()])
      stub(repositories.1).all().thenReturn([Store.Item()])
      precondition(repositories.0.all().count + repositories.1.all().count == 2)
      let storing = MockStoring()
      stub(storing).load().thenReturn(5)
      let five = await storing.load()
      precondition(five == 5)
      """, arguments
    ).expectToRun(options: ["-warnings-as-errors"])
  }

  @Test(arguments: ["spy", "handlers"]) func soTheyAreInStyles(style: String) async throws {
    try await scene(
      """
      _ = (MockLoading(), MockSaving(), MockPlain(), MockChild(), MockPosting(), MockRoot())
      Feature.MockInner().use(Feature.Item(), in: .fast)
      """, ["--style", style]
    ).expectToRun(options: ["-warnings-as-errors"])
  }

  /// The only module that cannot be read must have the type that is named like one of the libraries.
  @Test(arguments: [[], ["Sources/Models", "--testable", "Models"]])
  func typesAreToldFromThoseOfSwiftTesting(arguments: [String]) async throws {
    var scene = ModuleScene(
      modules: [
        .init(
          name: "Models",
          text: """
            public struct Comment: Equatable { public init() {} }
            public struct Tag: Equatable { public init() {} }
            public protocol Tagging { func tag(_ tag: Tag) -> Comment }
            """),
        .init(
          name: "App",
          text: """
            import Foundation
            import Models

            protocol Posting {
              associatedtype Test
              func post(_ comment: Comment, by tags: [Tag]?, _ test: Test) -> Bug
            }
            struct Bug: Equatable {}
            enum Feature {
              struct Tag: Equatable {}
              protocol Inner { func add(_ tag: Tag, to comment: Comment) }
            }
            """),
      ],
      program: """
        let posting = MockPosting<Int>()
        stub(posting).post(Models.Comment(), by: any(), 1).thenReturn(App.Bug())
        precondition(posting.post(Models.Comment(), by: [Models.Tag()], 1) == App.Bug())
        let inner = Feature.MockInner(.lenient)
        inner.add(Feature.Tag(), to: Models.Comment())
        verify(inner).add(Feature.Tag(), to: Models.Comment())
        """, arguments: arguments)
    scene.findsModules = false
    try await scene.expectToRun(options: ["-warnings-as-errors"])
  }

  /// The names of modules' types mean these, whatever is nested or private elsewhere.
  @Test(arguments: [
    "enum Space { struct Token {}; typealias Completion = Int; struct Disk {}; struct Mutex {} }",
    """
    private struct Token {}
    private typealias Completion = Int
    private struct Disk {}
    private struct Mutex {}
    """,
    "struct Lock { class Token {}; class Completion {}; enum Disk {}; protocol P { func f(_ m: Mutex) }; struct Mutex {} }",
  ])
  func nestedAndPrivateNamesakesHideNoTypeOfAModule(namesakes: String) async throws {
    let kit = """
      public typealias Completion = (Int) -> Void
      public struct Token: ~Copyable { public init() {} }
      @globalActor public actor Disk { public static let shared = Disk() }
      """
    let app = """
      import Kit
      import Synchronization

      protocol Taking {
        func take(_ token: consuming Token)
        func make() -> Kit.Token
        func guess(_ mutex: borrowing Mutex<Int>)
      }
      protocol Running { func run(_ completion: Completion) }
      @Disk protocol Storing { func load() -> [String] }
      """
    try await ModuleScene(
      modules: [
        .init(name: "Kit", text: kit), .init(name: "App", text: app, others: [namesakes]),
      ],
      program: """
        let taking = MockTaking()
        stub(taking).take(any()).thenDoNothing()
        taking.take(Token())
        verify(taking).take(any())
        let running = MockRunning()
        stub(running).run(any()).then { $0(7) }
        var received = 0
        running.run { received = $0 }
        precondition(received == 7)
        let storing = MockStoring()
        stub(storing).load().thenReturn(["kept"])
        let kept = await storing.load()
        precondition(kept == ["kept"])
        """
    ).expectToRun(options: ["-warnings-as-errors"])
  }
}
