import EndToEndSupport
import Testing

/// Tests aliases of compiled modules that stand for closures and noncopyable types, also of other modules, which the file
/// that uses them does not import.
struct CompiledAliasTests {
  private static let base = """
    public typealias Step = (Int) -> Int
    public typealias Done = Step?
    public enum Kinds {
      public typealias Deep = Step
      public struct Token: ~Copyable {
        public let number: Int
        public init(_ number: Int) { self.number = number }
      }
      public typealias Ticket = Token
    }
    @globalActor public actor Disk { public static let shared = Disk() }
    extension Kinds { @globalActor public actor Deck { public static let shared = Deck() } }
    public protocol Storing<Item> { associatedtype Item }
    public typealias Numbers = any Storing<Int>
    public struct Key: ~Copyable {
      public let number: Int
      public init(_ number: Int) { self.number = number }
    }
    """
  private static let kit = """
    import Base

    public typealias Step = Base.Step
    public typealias Deep = Kinds.Deep
    public typealias Chain = Deep
    public typealias Done = Base.Done
    public typealias Ticket = Kinds.Ticket
    public typealias Lock = Base.Key
    public typealias Disk = Base.Disk
    public typealias Deck = Kinds.Deck
    public typealias Halt = Never
    public typealias Front = MainActor
    public typealias Numbers = Base.Numbers
    public enum Names { public typealias Move = Chain }
    public protocol Mover { func move(_ move: Names.Move, _ ticket: consuming Ticket) -> Int }
    """
  private static let app = """
    import Kit

    typealias Local = Names.Move
    protocol Machine: Mover {
      func run(_ step: Step) -> Int
      func deep(_ deep: Deep, _ chain: Chain, then done: Done) -> Int
      func local(_ local: Local) -> Int
      func keep(_ step: @escaping Local) -> Step
      func open(_ lock: borrowing Lock) -> Lock
      func use(_ ticket: consuming Ticket)
      func halt() -> Halt
    }

    final class Page {}
    @Disk protocol Reader {
      func read() -> Page
      @Deck func turn(_ page: Page) -> Page
    }
    protocol Writer {
      @Disk func write(_ page: Page) -> Page
      @Deck var page: Page { get set }
      func list(_ numbers: Numbers)
      @Front func bow() -> Page
    }
    """
  private static let program = """
    let machine = MockMachine()
    stub(machine).run(any()).then { $0(1) }
    stub(machine).deep(any(), any(), then: any()).then { deep, chain, done in
      deep(2) + chain(3) + (done?(4) ?? 0)
    }
    stub(machine).local(any()).then { $0(5) }
    stub(machine).keep(any()).then { step in { step($0) + 1 } }
    stub(machine).open(any()).thenReturn { Lock(6) }
    stub(machine).use(any()).thenDoNothing()
    stub(machine).move(any(), any()).thenReturn(7)
    precondition(machine.run { $0 + 1 } == 2)
    precondition(machine.deep({ $0 }, { $0 }, then: { $0 }) == 9)
    precondition(machine.local { $0 * 2 } == 10)
    precondition(machine.keep { $0 }(1) == 2)
    let lock = machine.open(Lock(1))
    precondition(lock.number == 6)
    machine.use(Ticket(2))
    precondition(machine.move({ $0 }, Ticket(3)) == 7)
    verify(machine).use(any())
    await Task { @Disk in
      let writer = MockWriter()
      stub(writer).write(any()).then { $0 }
      _ = writer.write(Page())
      verify(writer).write(any())
    }.value
    """

  private func scene(_ arguments: [String] = [], program: String) -> ModuleScene {
    ModuleScene(
      modules: [
        .init(name: "Base", text: Self.base), .init(name: "Kit", text: Self.kit),
        .init(name: "App", text: Self.app),
      ],
      program: program, arguments: arguments)
  }

  @Test func areWhatTheyStandFor() async throws {
    try await scene(program: Self.program).expectToRun()
  }

  @Test(arguments: [["--style", "spy"], ["--style", "handlers"], ["--forwarding"]])
  func areWhatTheyStandForInOtherForms(arguments: [String]) async throws {
    try await scene(arguments, program: "_ = MockMachine()").expectToRun(
      options: ["-warnings-as-errors"])
  }

  /// The sources of the other modules are those of other entries of the configuration.
  @Test func areWhatTheyStandForInTheSourcesOfOtherEntries() async throws {
    let folder = try TemporaryFolder()
    for (name, text) in [("Base", Self.base), ("Kit", Self.kit), ("App", Self.app)] {
      let file = try folder.write(text, to: "Sources/\(name)/\(name).swift")
      let run = try await SwiftCompiler(.swift6).module(
        name, of: [file], options: ["-enable-testing"], in: folder)
      try #require(run.status == 0, "\(run.everything)")
    }
    try folder.write(
      """
      mocks:
        - {sources: Sources/Base, output: Base.swift, testableImports: [Base]}
        - {sources: Sources/Kit, output: Kit.swift, testableImports: [Kit]}
        - {sources: Sources/App, output: App.swift, testableImports: [App]}
        - {sources: Sources/App, output: Spies.swift, testableImports: [App], style: [spy],
           mockName: "{name}Spy", forwarding: true}

      """, to: ".kagemusha.yml")
    let run = try await ProcessRun(Repository.tool.path, ["generate"], in: folder.url)
    #expect(run.status == 0 && run.diagnostics.isEmpty, "\(run.everything)")
    let main = try folder.write(
      """
      import Kagemusha
      import Kit
      @testable import App

      @main struct Program {
        @MainActor static func main() async throws {
      \(Self.program)
          print("done")
        }
      }
      """, to: "Program.swift")
    let compiled = try await SwiftCompiler(.swift6).run(
      ["App.swift", "Spies.swift"].map(folder.url.appendingPathComponent) + [main],
      options: ["-I", ".", "-warnings-as-errors"] + ["Base.o", "Kit.o", "App.o"], in: folder.url)
    #expect(compiled.status == 0 && compiled.output == "done\n", "\(compiled.everything)")
  }
}
