import EndToEndSupport
import Testing

/// Tests requirements that two protocols of a compiled module declare with differently spelled
/// types.
struct CompiledRedeclarationTests {
  private static let kit = """
    import Foundation

    public typealias Id = Int
    public typealias Ids = [Id]
    public typealias Done = (Id) -> Void
    public typealias Pair<A, B> = (A, B)
    public struct Box<Value> {
      public typealias Items = [Value]
    }
    public enum Outer {
      public typealias Key = String
    }
    public protocol First {
      func load(_ ids: Ids, then done: @escaping Done) -> Id
      func key(_ key: Outer.Key, _ items: Box<Id>.Items)
      func pair(_ pair: Pair<Int, String>, at date: Foundation.Date)
      func point(_ point: (_: Int, in: Int)?, _ owned: (by: Int, `self`: Int)...)
      var ids: Ids { get }
    }
    public protocol Second {
      func load(_ ids: [Int], then done: @escaping (Int) -> Void) -> Int
      func key(_ key: String, _ items: [Int])
      func pair(_ pair: (Int, String), at date: Date)
      var ids: [Int] { get set }
    }
    """

  @Test func areOneMember() async throws {
    let scene = ModuleScene(
      modules: [
        .init(name: "Kit", text: Self.kit),
        .init(
          name: "App",
          text: """
            import Kit

            protocol Child: First, Second {
              func point(_ point: (_: Int, in: Int)?, _ owned: (by: Int, `self`: Int)...)
            }
            """),
      ],
      program: """
        let mock = MockChild(.lenient)
        mock.point((1, in: 2), (by: 3, self: 4))
        stub(mock).load(any(), then: any()).then { ids, done in
          done(ids.count)
          return 3
        }
        let first: any First = mock
        let second: any Second = mock
        var results: [Int] = []
        results.append(first.load([1]) { results.append($0) })
        results.append(second.load([1, 2]) { results.append($0) })
        precondition(results == [1, 3, 2, 3])
        first.key("a", [1])
        second.key("b", [])
        verify(mock).key("a", [1])
        verify(mock).key("b", [])
        verify(mock, times(2)).load(any(), then: any())
        """)
    try await scene.expectToRun()
  }

  /// An interface qualifies the types of the standard library in nested protocols only.
  private static let orders = """
    public enum Order {
      public protocol Sorting {
        func first<Value: Comparable & Hashable>(of values: [Value]) -> Value?
      }
    }
    public protocol Ranking: Order.Sorting {
      func first<Value: Comparable & Hashable>(of values: [Value]) -> Value?
    }
    public protocol Ranked: Comparable, Hashable {}
    """

  @Test func areOneMemberBesideParentsOfTheStandardLibrary() async throws {
    try await ModuleScene(
      modules: [
        .init(name: "Kit", text: Self.orders),
        .init(
          name: "App", text: "import Kit\n\nprotocol Child: Ranking {}\nprotocol Other: Ranked {}"),
      ],
      program: """
        let mock = MockChild()
        stub(mock).first(of: any()).then { (values: [Int]) in values.max() }
        let sorting: any Order.Sorting = mock
        precondition(sorting.first(of: [1, 3, 2]) == 3)
        verify(mock).first(of: [1, 3, 2])
        """
    ).expectToRun()
  }

  /// Swift 5 lets a requirement on no actor be declared again on one, whatever it is sent.
  private static let actors = """
    public protocol Loading {
      func load(_ done: @escaping (Int) -> Void) async
      func each(_ body: () -> Void) async throws -> Int
      func later(_ done: (() -> Void)?) async
    }
    @MainActor public protocol Showing: Loading {
      func load(_ done: @escaping (Int) -> Void) async
      func each(_ body: () -> Void) async throws -> Int
      func later(_ done: (() -> Void)?) async
    }
    public protocol Narrow: Showing {
      func each(_ body: () -> Void) async -> Int
    }
    """

  @Test(arguments: [[], ["--forwarding"], ["--style", "spy"], ["--style", "handlers"]])
  func onNoActorAndOnOneAcceptClosures(arguments: [String]) async throws {
    let isStyled = arguments.contains("--style")
    try await ModuleScene(
      modules: [
        .init(name: "Kit", mode: .swift5, text: Self.actors),
        .init(name: "App", text: "import Kit\n\nprotocol Child: Narrow {}"),
      ],
      program: isStyled
        ? "_ = MockChild()"
        : """
        let mock = MockChild()
        stub(mock).load(any()).then { $0(3) }
        stub(mock).each(any()).then { body in
          body()
          return 2
        }
        var results: [Int] = []
        let showing: any Showing = mock
        await mock.load { results.append($0) }
        await showing.load { results.append($0) }
        results.append(await mock.each { results.append(1) })
        precondition(results == [3, 3, 1, 2])
        verify(mock, times(2)).load(any())
        """, arguments: arguments
    ).expectToRun(options: ["-warnings-as-errors"])
  }
}
