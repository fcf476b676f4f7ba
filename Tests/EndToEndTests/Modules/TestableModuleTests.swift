import EndToEndSupport
import Foundation
import Testing

/// Tests mocks of a module that declares types with the names of imported ones, and protocols bound
/// to classes of other modules. The mocks are in their own module, like those of a test target.
struct TestableModuleTests {
  /// The source of a module, which represents a compiled module of a package.
  private static let library = """
    open class Screen {
      public let title: String
      public init(title: String) { self.title = title }
      public convenience init() { self.init(title: "") }
      public required init?(coder: Int) { title = "coded" }
      open func draw() -> Int { 1 }
      public func fixed() -> Int { 2 }
    }
    extension Screen { public func added() -> Int { 3 } }
    open class Panel: Screen { open var size = 1 }
    @MainActor open class Window {
      public init(name: String?) {}
      open func show() {}
    }
    open class Shared: @unchecked Sendable {
      public init() {}
      @available(*, deprecated) open func old() -> Int { 1 }
    }
    open class Box<Item> { public init() {}; open var items: [Item] = [] }
    public class Sealed { public init() {} }
    open class Internal {}
    public typealias Base = Screen
    """
  private static let app = """
    import Foundation
    import Library

    typealias Notification = Int
    typealias URL = (host: String, port: Int)
    class Operation<Value> { var value: Value?; init() {} }

    protocol Runner {
      func post(_ notification: Notification, to url: URL) -> Int
      func run(_ operation: Operation<Int>) -> [Operation<String>]
    }

    protocol View: Screen {
      func draw() -> Int
      func fixed() -> Int
      func added() -> Int
      func load(_ id: Int) -> String
    }
    protocol PanelView: Library.Panel { var size: Int { get } }
    protocol AliasView: Base { func load() -> Int }
    @MainActor protocol MainWindow: Window { func show(); func load() -> Int }
    protocol AnyWindow: Window { func load() -> Int }
    protocol SharedView: Shared { func old() -> Int; func load() -> Int }
    protocol BoxView: Box<Int> { var items: [Int] { get }; func load() -> Int }

    class BaseScreen: Screen {}
    protocol BaseView: BaseScreen { func load() -> Int }

    enum Scope {
      protocol Nested { func post(_ notification: Notification) -> [Operation<Int>] }
    }
    enum Other {
      typealias Notification = String
      protocol Nested { func post(_ notification: Notification) -> Int }
    }

    protocol SealedView: Sealed { func load() -> Int }
    protocol InternalView: Internal { func load() -> Int }

    // kagemusha: mock
    class Courier {
      let url: URL
      init(to url: URL, by operation: Operation<Int>) { self.url = url }
      required init(_ notification: Notification) { url = ("", notification) }
      func send() -> Operation<Int> { Operation() }
    }

    """
  private static let program = """
    import Kagemusha
    import Library
    @testable import App

    @main struct Program {
      @MainActor static func main() {
        let runner = MockRunner()
        stub(runner).post(1, to: any()).thenReturn(2)
        stub(runner).run(any()).thenReturn([])
        precondition(runner.post(1, to: ("a", 1)) == 2 && runner.run(Operation()).isEmpty)
        verify(runner).post(1, to: any())
        let nested = Scope.MockNested()
        stub(nested).post(1).thenReturn([])
        let ownName = Other.MockNested()
        stub(ownName).post("a").thenReturn(2)
        precondition(nested.post(1).isEmpty && ownName.post("a") == 2)
        let view = MockView(title: "t")
        stub(view).draw().thenReturn(5)
        stub(view).load(1).thenReturn("one")
        let screen: Screen = view
        precondition(screen.draw() == 5 && view.load(1) == "one" && view.title == "t")
        precondition(view.fixed() == 2 && view.added() == 3)
        let panel = MockPanelView(title: "")
        stub(panel).size.get.thenReturn(8)
        precondition(panel.size == 8)
        let window = MockMainWindow()
        stub(window).show().thenReturn()
        (window as Window).show()
        verify(window).show()
        let other = MockAnyWindow(name: "a")
        stub(other).load().thenReturn(3)
        precondition(other.load() == 3)
        let shared = MockSharedView()
        stub(shared).load().thenReturn(4)
        precondition(shared.load() == 4)
        let box = MockBoxView()
        stub(box).items.get.thenReturn([1])
        precondition(box.items == [1])
        let base = MockBaseView(title: "b")
        stub(base).load().thenReturn(6)
        precondition(base.load() == 6 && base.title == "b")
        let courier = MockCourier(to: ("a", 1), by: Operation())
        stub(courier).send().thenReturn(Operation())
        precondition(courier.url.port == 1 && courier.send().value == nil && MockCourier(7).url.port == 7)
        print("done")
      }
    }
    """

  @Test func namesAndClassesOfOtherModules() async throws {
    let folder = try TemporaryFolder()
    let library = try folder.write(Self.library, to: "Sources/Library/Library.swift")
    let app = try folder.write(Self.app, to: "Sources/App/App.swift")
    let program = try folder.write(Self.program, to: "Program.swift")
    for (name, file) in [("Library", library), ("App", app)] {
      let run = try await SwiftCompiler(.swift6, warnings: .ignored).module(
        name, of: [file], options: ["-enable-testing"], in: folder)
      try #require(run.status == 0, "\(run.everything)")
    }
    let run = try await ProcessRun(
      Repository.tool.path,
      [
        "generate", app.path, "--testable", "App", "--module-search-path", ".", "--output",
        "Mocks.swift",
      ], in: folder.url,
      environment: ["KAGEMUSHA_CACHE_PATH": folder.url.appendingPathComponent("cache").path])
    #expect(
      run.diagnostics == [
        "Sources/App/App.swift:37:10: warning 'SealedView' 'Sealed'",
        "Sources/App/App.swift:38:10: warning 'InternalView' 'Internal'",
      ], "\(run.everything)")
    let mocks = folder.url.appendingPathComponent("Mocks.swift")
    for mode in SwiftCompiler.Mode.allCases {
      let run = try await SwiftCompiler(mode).run(
        [mocks, program], options: ["-I", ".", "Library.o", "App.o"],
        in: folder.url)
      #expect(run.status == 0 && run.output == "done\n", "\(mode): \(run.everything)")
    }
  }

  /// A module with a type of the same name cannot be used as a qualifier.
  @Test func aModuleMayHaveATypeOfItsName() async throws {
    let folder = try TemporaryFolder()
    let app = try folder.write(
      """
      import Foundation

      enum App {}
      struct Operation { var id = 1 }
      typealias Notification = Int
      protocol Runner { func run(_ operation: Operation, _ notification: Notification) -> Int }

      """, to: "App.swift")
    let program = try folder.write(
      """
      import Kagemusha
      @testable import App

      @main struct Program {
        static func main() {
          let runner = MockRunner()
          stub(runner).run(any(), 3).thenReturn(1)
          precondition(runner.run(Operation(), 3) == 1)
          print("done")
        }
      }
      """, to: "Program.swift")
    let module = try await SwiftCompiler(.swift6).module(
      "App", of: [app], options: ["-enable-testing"], in: folder)
    try #require(module.status == 0, "\(module.everything)")
    let run = try await ProcessRun(
      Repository.tool.path,
      ["generate", app.path, "--testable", "App", "--output", "Mocks.swift"], in: folder.url)
    #expect(run.status == 0 && run.errors == "1 mock: 1 written\n", "\(run.everything)")
    for mode in SwiftCompiler.Mode.allCases {
      let run = try await SwiftCompiler(mode).run(
        [folder.url.appendingPathComponent("Mocks.swift"), program],
        options: ["-I", ".", "App.o"], in: folder.url)
      #expect(run.status == 0 && run.output == "done\n", "\(mode): \(run.everything)")
    }
  }

  /// In a module whose default isolation is the main actor, a type conforms to protocols only on
  /// that actor.
  @Test func aMockMayConformOnItsActorOnly() async throws {
    let folder = try TemporaryFolder()
    let app = try folder.write(
      """
      public struct State: Equatable { public var count = 1; public init() {} }
      @MainActor public protocol ViewModel: AnyObject {
        associatedtype Value: Equatable
        var value: Value { get }
      }
      @MainActor public protocol CounterModel: ViewModel where Value == State {
        func go() async -> Int
        nonisolated func prepare() -> Int
      }

      """, to: "App.swift")
    let program = try folder.write(
      """
      import Kagemusha
      @testable import App

      @main struct Program {
        @MainActor static func main() async {
          let model = MockCounterModel()
          stub(model).value.get.thenReturn(State())
          stub(model).go().thenReturn(2)
          stub(model).prepare().thenReturn(3)
          let result = await model.go()
          precondition(model.value == State() && result == 2 && model.prepare() == 3)
          verify(model).go()
          print("done")
        }
      }
      """, to: "Program.swift")
    let module = try await SwiftCompiler(.mainActor).module(
      "App", of: [app], options: ["-enable-testing"], in: folder)
    try #require(module.status == 0, "\(module.everything)")
    let run = try await ProcessRun(
      Repository.tool.path,
      [
        "generate", app.path, "--testable", "App", "--protocols", "CounterModel", "--output",
        "Mocks.swift",
      ],
      in: folder.url)
    #expect(run.status == 0, "\(run.everything)")
    for mode in SwiftCompiler.Mode.allCases {
      let run = try await SwiftCompiler(mode).run(
        [folder.url.appendingPathComponent("Mocks.swift"), program],
        options: ["-I", ".", "App.o"], in: folder.url)
      #expect(run.status == 0 && run.output == "done\n", "\(mode): \(run.everything)")
    }
  }

  /// If UIKit cannot be read, its most frequent classes are known.
  @Test func classesOfAppleAreKnown() async throws {
    let folder = try TemporaryFolder()
    let kit = try folder.write(
      """
      @_exported import Foundation
      open class NSCoder {}
      @MainActor open class UIViewController: NSObject {
        open var title: String?
        public init(nibName: String?, bundle: Bundle?) {}
        public required init?(coder: NSCoder) {}
      }
      @MainActor open class UIView: NSObject {
        public init(frame: CGRect) {}
        public required init?(coder: NSCoder) {}
      }
      """, to: "UIKit.swift")
    let app = try folder.write(
      """
      import UIKit

      @MainActor protocol LoginView: UIViewController {
        var title: String? { get set }
        func show(_ text: String) -> Int
      }
      class BaseViewController: UIViewController {}
      @MainActor protocol HomeView: BaseViewController { var heading: String { get } }
      protocol Badge: UIView { func count() -> Int }

      """, to: "App.swift")
    let mocks = try await ProcessRun(
      Repository.tool.path, ["generate", app.path, "--output", "Mocks.swift"], in: folder.url)
    #expect(mocks.errors == "3 mocks: 3 written\n", "\(mocks.errors)")
    let program = try folder.write(
      """
      import Kagemusha
      import UIKit

      @main struct Program {
        @MainActor static func main() {
          let login = MockLoginView()
          stub(login).show("a").thenReturn(1)
          let home = MockHomeView()
          stub(home).heading.get.thenReturn("home")
          login.title = "title"
          let badge = MockBadge(frame: .zero)
          stub(badge).count().thenReturn(2)
          precondition(login.show("a") == 1 && home.heading == "home" && login.title == "title" && badge.count() == 2)
          verify(login).show("a")
          print("done")
        }
      }
      """, to: "Program.swift")
    let module = try await SwiftCompiler(.swift6).module("UIKit", of: [kit], in: folder)
    try #require(module.status == 0, "\(module.everything)")
    for mode in SwiftCompiler.Mode.allCases {
      let run = try await SwiftCompiler(mode).run(
        [app, folder.url.appendingPathComponent("Mocks.swift"), program],
        options: ["-I", ".", "UIKit.o"], in: folder.url)
      #expect(run.status == 0 && run.output == "done\n", "\(mode): \(run.everything)")
    }
  }
}
