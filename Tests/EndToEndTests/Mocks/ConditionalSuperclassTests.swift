import EndToEndSupport
import Foundation
import Testing

/// A class whose superclass is declared in several `#if` clauses has one mock for each of them.
struct ConditionalSuperclassTests {
  private static let source = """
    #if FLAG
      class Screen<T> {
        let value: T
        init(value: T) { self.value = value }
        func show(_ value: T) -> Int { 1 }
        var size: Int { 3 }
      }
    #else
      class Screen<T> {
        init() {}
        func show(_ value: T) -> String { "one" }
        var size: Int { 4 }
        var extra: T? { nil }
      }
    #endif

    class Middle: Screen<Int> {
      func middle() {}
    }

    class Leaf: Middle {}

    class Root { func root() -> Int { 0 } }
    class Other { func other() -> Int { 0 } }
    #if FLAG
      typealias Base = Root
    #else
      typealias Base = Other
    #endif
    class OfAlias: Base {}

    #if FLAG
      class Part { func flagged() {} }
    #endif
    #if !FLAG
      class Part { func plain() {} }
    #endif
    class Whole: Part {}

    #if FLAG
      class Inside: Screen<String> { func inside() {} }
    #else
      class Inside: Screen<Bool> { func outside() {} }
    #endif

    #if FLAG
      typealias Chosen = Screen<Int>
      @MainActor class Bound { init(name: String) {} }
    #else
      typealias Chosen = Screen<String>
      class Bound { func bound() -> Int { 1 } }
    #endif
    protocol OfScreen: Screen<Int> { func go() -> Int }
    protocol OfChosen: Chosen { func go() -> Int }
    protocol OfOfChosen: OfChosen { func come() -> Int }
    protocol OfLeaf: Leaf { func go() -> Int }
    protocol OfBound: Bound { func go() -> Int }
    @MainActor protocol Shown { func shown() -> Int }
    protocol BareShown: Shown {}
    protocol OfBoundShown: BareShown, Bound { func go() -> Int }
    protocol OfWhole where Self: Whole { func go() -> Int }
    """
  private static let program = """
    import Kagemusha

    @main struct Program {
      @MainActor static func main() {
        let other = MockOfAlias()
        #if FLAG
          let screen = MockOfScreen(value: 1)
          let (chosen, derived) = (MockOfChosen(value: 1), MockOfOfChosen(value: 3))
          let (heir, bound) = (MockOfLeaf(value: 1), MockOfBound(name: "a"))
          let shown = MockOfBoundShown(name: "a")
        #else
          let screen = MockOfScreen()
          let (chosen, derived) = (MockOfChosen(), MockOfOfChosen())
          let (heir, bound) = (MockOfLeaf(), MockOfBound())
          let shown = MockOfBoundShown()
          precondition(bound.bound() == 1)
        #endif
        stub(screen).go().thenReturn(1)
        stub(chosen).go().thenReturn(2)
        stub(derived).go().thenReturn(3)
        stub(heir).go().thenReturn(4)
        stub(bound).go().thenReturn(5)
        stub(shown).shown().thenReturn(3)
        precondition(shown.shown() == 3)
        let part = MockOfWhole()
        stub(part).go().thenReturn(6)
        let sum = screen.go() + chosen.go() + derived.go() + heir.go() + bound.go() + part.go()
        precondition(sum == 21)
        #if FLAG
          let leaf = MockLeaf(value: 2)
          stub(leaf).show(any()).thenReturn(5)
          precondition(leaf.show(1) == 5 && leaf.value == 2)
          stub(other).root().thenReturn(3)
          precondition(other.root() == 3)
          let inside = MockInside(value: "a")
          stub(inside).inside().thenDoNothing()
          inside.inside()
          let whole = MockWhole()
          stub(whole).flagged().thenDoNothing()
          whole.flagged()
        #else
          let leaf = MockLeaf()
          stub(leaf).show(any()).thenReturn("five")
          stub(leaf).extra.get.thenReturn(1)
          precondition(leaf.show(1) == "five" && leaf.extra == 1)
          stub(other).other().thenReturn(3)
          precondition(other.other() == 3)
          let inside = MockInside()
          stub(inside).outside().thenDoNothing()
          inside.outside()
          let whole = MockWhole()
          stub(whole).plain().thenDoNothing()
          whole.plain()
        #endif
        stub(leaf).size.get.thenReturn(7)
        precondition(leaf.size == 7)
        stub(leaf).middle().thenDoNothing()
        leaf.middle()
        print("done")
      }
    }
    """

  @Test(arguments: [SwiftCompiler.Mode.swift5, .swift6], [[], ["-D", "FLAG"]])
  func eachClauseHasItsMock(mode: SwiftCompiler.Mode, flags: [String]) async throws {
    let folder = try TemporaryFolder()
    let source = try folder.write(Self.source, to: "App.swift")
    let program = try folder.write(Self.program, to: "Program.swift")
    let run = try await ProcessRun(
      Repository.tool.path,
      ["generate", "App.swift", "--classes", "*", "--output", "Mocks.swift"], in: folder.url)
    #expect(run.status == 0, "\(run.everything)")
    let mocks = folder.url.appendingPathComponent("Mocks.swift")
    let result = try await SwiftCompiler(mode).run(
      [source, mocks, program], options: flags, in: folder.url)
    #expect(result.status == 0 && result.output == "done\n", "\(result.everything)")
  }

  @Test(arguments: ["Leaf", "OfScreen"])
  func anExplanationTellsItsClause(name: String) async throws {
    let folder = try TemporaryFolder()
    _ = try folder.write(Self.source, to: "App.swift")
    let run = try await ProcessRun(
      Repository.tool.path, ["explain", name, "App.swift", "--classes", "*"], in: folder.url)
    #expect(run.status == 0 && run.output.contains("the first of 2 in '#if' clauses, '#if FLAG'"))
  }

  /// The classes of a framework, which the tool does not read.
  private static let framework = """
    import Foundation
    @MainActor class UIView: NSObject {
      init(frame: CGRect) { super.init() }
      required init?(coder: NSCoder) { nil }
      func draw() {}
    }
    @MainActor class NSView: NSObject {
      init(frame: CGRect) { super.init() }
      required init?(coder: NSCoder) { nil }
    }
    class Plain {}
    """

  private static let views = """
    import Foundation
    #if FLAG
      typealias BaseView = UIView
      typealias OwnOrPlain = Plain
    #elseif OTHER
      typealias BaseView = NSView
      class OwnOrPlain { init(size: Int) {} }
    #else
      @MainActor class BaseView { func layout() -> Int { 1 } }
      class OwnOrPlain { init(size: Int) {} }
    #endif
    #if FLAG
      typealias Foreign = UIView
    #else
      typealias Foreign = NSView
    #endif
    protocol Named { func name() -> String }
    class Root { init(size: Int) {} ; func root() -> Int { 1 } }
    typealias NamedRoot = Named & Root
    class Composed: Root & Named { func name() -> String { "" } }
    class ComposedByAlias: NamedRoot { func name() -> String { "" } }
    class Card: BaseView { func show() -> Int { 1 } }
    class Badge: Foreign { func show() -> Int { 1 } }
    protocol Screen: Foreign { func show() -> Int }
    class Model: OwnOrPlain {
      init(name: String) {
        #if FLAG
          super.init()
        #else
          super.init(size: 1)
        #endif
      }
      func load() -> Int { 1 }
    }
    """

  private static let viewProgram = """
    import Foundation
    import Kagemusha

    @main struct Program {
      @MainActor static func main() {
        #if FLAG || OTHER
          let card = MockCard(frame: CGRect())
        #else
          let card = MockCard()
          stub(card).layout().thenReturn(3)
          precondition(card.layout() == 3)
        #endif
        stub(card).show().thenReturn(4)
        let badge = MockBadge(frame: CGRect())
        stub(badge).show().thenReturn(5)
        let screen = MockScreen(frame: CGRect())
        stub(screen).show().thenReturn(6)
        let (composed, other) = (MockComposed(size: 1), MockComposedByAlias(size: 2))
        stub(composed).root().thenReturn(8)
        stub(other).root().thenReturn(9)
        precondition(composed.root() == 8 && other.root() == 9)
        let model = MockModel(name: "a")
        stub(model).load().thenReturn(7)
        precondition(card.show() == 4 && badge.show() == 5 && screen.show() == 6)
        precondition(model.load() == 7)
        print("done")
      }
    }
    """

  @Test(
    arguments: [SwiftCompiler.Mode.swift5, .swift6],
    [[], ["-D", "FLAG"], ["-D", "OTHER"]])
  func anAliasMayLeadOutOfTheSources(
    mode: SwiftCompiler.Mode, flags: [String]
  ) async throws {
    let folder = try TemporaryFolder()
    let sources = try [
      folder.write(Self.framework, to: "Framework/Views.swift"),
      folder.write(Self.views, to: "App.swift"),
      folder.write(Self.viewProgram, to: "Program.swift"),
    ]
    let run = try await ProcessRun(
      Repository.tool.path,
      ["generate", "App.swift", "--output", "Mocks.swift"]
        + ["Card", "Badge", "Model", "Composed*"].flatMap { ["--classes", $0] }, in: folder.url)
    #expect(run.status == 0 && !run.errors.contains("warning"), "\(run.everything)")
    let mocks = folder.url.appendingPathComponent("Mocks.swift")
    let result = try await SwiftCompiler(mode).run(
      sources + [mocks], options: flags, in: folder.url)
    #expect(result.status == 0 && result.output == "done\n", "\(result.everything)")
  }
}
