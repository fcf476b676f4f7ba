import EndToEndSupport
import Foundation
import Testing

/// The interface of a compiled module names types of other modules without a qualifier. In mocks,
/// these names refer to the same types, even if other types have the same names.
struct InterfaceNameTests {
  private static let kit = """
    import Foundation

    public struct URL: Equatable { public init() {} }
    public struct Result<T> { public init() {} }
    public protocol Expression { func evaluate() -> Int }
    public protocol Expectation { func meet() -> Int }
    public protocol Links {
      func open(_ other: Foundation.URL, _ own: URL) -> Int
      func result(_ other: Swift.Result<Int, any Swift.Error>, _ own: Result<Int>)
    }
    public protocol Failing {
      associatedtype Error: Swift.Error
      func run() throws(Error) -> Int
      func results() -> Swift.Result<Int, Error>
    }
    public protocol Textual {
      associatedtype String
      func text(_ text: Swift.String) -> String
      var error: (any Swift.Error)? { get }
    }
    public enum Outer {
      public struct Data { public init() {} }
      public protocol Inner {
        func data(_ other: Foundation.Data, _ own: Data) -> Int
      }
      public enum Deep {
        public protocol Innermost { func data(_ own: Data) -> Int }
      }
    }
    public protocol OfInnermost: Outer.Deep.Innermost {}
    open class Observer<Value, Error: Swift.Error> {
      public init() {}
      open func receive(_ error: Error) -> Value? { nil }
      open func rethrown() -> (any Swift.Error)? { nil }
    }
    open class Loader {
      public init(_ other: Foundation.URL, _ own: URL) {}
      open func load(_ own: URL) -> Foundation.URL? { nil }
    }
    open class Named: Loader {
      init(name: String) { super.init(Foundation.URL(fileURLWithPath: name), URL()) }
      public convenience init() { self.init(name: "") }
    }
    """
  private static let app = """
    import Foundation
    import Kit

    struct Data {}
    protocol OwnLinks: Links {
      func open(_ own: Data) -> Int
    }
    protocol OwnFailing: Failing {}
    protocol OwnTextual: Textual {
      associatedtype Int
      func number() -> Int
    }
    protocol Sink: Source {
      func drain(_ data: Data)
    }
    """

  @Test func parentsInSourcesKeepTheirTypes() async throws {
    let scene = ModuleScene(
      modules: [
        .init(
          name: "Kit",
          text: Self.kit + """

            public protocol Source { func fill(_ data: Foundation.Data) -> Int }
            public let link = Foundation.URL(fileURLWithPath: "/a")
            public let bytes = Foundation.Data([1, 2])
            """),
        .init(name: "App", text: Self.app),
      ],
      program: """
        let links = MockOwnLinks(.lenient)
        stub(links).open(any(), any()).thenReturn(4)
        let result = (links as any Links).open(Kit.link, Kit.URL())
        precondition(result == 4)
        let failing = MockOwnFailing<CancellationError>()
        stub(failing).run().thenThrow(CancellationError())
        precondition((try? failing.run()) == nil)
        let sink = MockSink(.lenient)
        stub(sink).fill(any()).then { $0.count }
        precondition((sink as any Source).fill(Kit.bytes) == 2)
        sink.drain(App.Data())
        verify(sink).drain(any())
        """)
    try await scene.expectToRun()
  }

  /// `Duration` is a type of the standard library, and an associated type that a protocol inherits from it.
  @Test func inheritedAssociatedTypesAreNotTypesOfTheStandardLibrary() async throws {
    try await ModuleScene(
      modules: [
        .init(
          name: "Kit",
          text: """
            public protocol Waiting: InstantProtocol<Duration> { func wait(_ duration: Duration) -> Int }
            public protocol Watch: Clock where Duration == Swift.Duration { func tick(_ step: Duration) -> Int }
            """),
        .init(
          name: "App",
          text: "import Kit\n\nprotocol Pausing: Waiting {}\nprotocol Stopwatch: Watch {}"),
      ],
      program: """
        let pausing = MockPausing()
        stub(pausing).wait(.seconds(1)).thenReturn(3)
        precondition(pausing.wait(.seconds(1)) == 3)
        let watch = MockStopwatch<MockPausing>()
        stub(watch).tick(.seconds(2)).thenReturn(4)
        precondition(watch.tick(.seconds(2)) == 4)
        """
    ).expectToRun()
  }

  /// An alias of a module stands for another one of it, beside other types with that name.
  @Test(arguments: ["enum Own { typealias Count = String }", "struct Count {}"])
  func chainedAliasesAreFollowedBesideNamesakes(_ namesake: String) async throws {
    try await ModuleScene(
      modules: [
        .init(
          name: "Kit",
          text: """
            public typealias Count = Int
            public typealias Number = Count
            public typealias Table<Value> = [Number: Value]
            public typealias Done<Value> = (Result<Value, any Error>) -> Void
            public enum Space { public typealias Count = String }
            public struct Box<Value> {}
            """),
        .init(
          name: "App",
          text: """
            import Kit

            \(namesake)
            protocol Plain {
              func take(_ value: Int) -> Int
              func box(_ value: Box<Int>)
              func table(_ value: [Int: String])
              func load(_ done: @escaping (Result<Int, any Error>) -> Void)
              var count: Int { get }
              subscript(index: Int) -> Int { get }
            }
            protocol Renamed: Plain {
              func take(_ value: Kit.Number) -> Number
              func box(_ value: Box<Number>)
              func table(_ value: Table<String>)
              func load(_ done: @escaping Kit.Done<Kit.Count>)
              var count: Kit.Count { get }
              subscript(index: Number) -> Kit.Number { get }
            }
            """),
      ],
      program: """
        let mock = MockRenamed(.lenient)
        stub(mock).take(any()).thenReturn(3)
        stub(mock).count.get.thenReturn(4)
        precondition((mock as any Plain).take(1) == 3 && mock.count == 4)
        mock.load { _ in }
        verify(mock).load(any())
        """
    ).expectToRun()
  }

  @Test(arguments: SwiftCompiler.Mode.allCases)
  func mocksOfTheModuleCompile(mode: SwiftCompiler.Mode) async throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.kit, to: "Sources/Kit.swift")
    let module = try await SwiftCompiler(.swift6).module("Kit", of: [file], in: folder)
    try #require(module.status == 0, "\(module.everything)")
    let run = try await ProcessRun(
      Repository.tool.path,
      [
        "generate", "--module", "Kit", "--module-search-path", ".", "--classes", "*", "--output",
        "Mocks.swift",
      ],
      in: folder.url,
      environment: ["KAGEMUSHA_CACHE_PATH": folder.url.appendingPathComponent("cache").path])
    #expect(run.status == 0, "\(run.everything)")
    // The interface shows no initializer of its own that a subclass can call.
    #expect(
      run.diagnostics.count == 1 && run.errors.contains("no mock for 'Named': "),
      "\(run.everything)")
    let program = try folder.write(
      """
      import Foundation
      import Kagemusha
      import Kit

      @main struct Program {
        @MainActor static func main() {
          let expectation = MockExpectation()
          stub(expectation).meet().thenReturn(1)
          precondition(expectation.meet() == 1)
          let links = MockLinks(.lenient)
          stub(links).open(any(), any()).then { other, own in other.path.count }
          precondition(links.open(Foundation.URL(fileURLWithPath: "/a"), Kit.URL()) == 2)
          let inner = Outer.MockInner()
          stub(inner).data(any(), any()).then { other, own in other.count }
          precondition(inner.data(Foundation.Data([1]), Outer.Data()) == 1)
          let innermost: any Outer.Deep.Innermost = MockOfInnermost(.lenient)
          precondition(innermost.data(Outer.Data()) == 0)
          verify(Outer.Deep.MockInnermost(.lenient), never()).data(any())
          let textual = MockTextual<Int>()
          stub(textual).text(any()).then { $0.count }
          precondition(textual.text("abc") == 3)
          let observer = MockObserver<Int, CancellationError>(.lenient)
          stub(observer).receive(any()).thenReturn(5)
          precondition((observer as Observer).receive(CancellationError()) == 5)
          let loader = MockLoader(Foundation.URL(fileURLWithPath: "/a"), Kit.URL())
          stub(loader).load(any()).thenReturn(Foundation.URL(fileURLWithPath: "/b"))
          precondition((loader as Loader).load(Kit.URL())?.path == "/b")
          print("done")
        }
      }
      """, to: "Program.swift")
    let check = try await SwiftCompiler(mode).run(
      [folder.url.appendingPathComponent("Mocks.swift"), program], options: ["-I", ".", "Kit.o"],
      in: folder.url)
    #expect(check.status == 0 && check.output == "done\n", "\(mode): \(check.everything)")
  }
}
