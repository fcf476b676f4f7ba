import DeclarationModel
import SwiftScanner
import Symbols
import Testing

/// What names mean through type aliases.
struct AliasTests {
  private func isFunction(_ name: String, inBodyOf use: String, _ table: SymbolTable) -> Bool {
    let type = TypeReference.named(NamedType(name.components.map { NamedType.Component($0) }))
    let scope = table.protocolDeclaration(named: use)?.bodyScope
    return scope.map { table.isFunction(type, from: $0) } ?? false
  }

  /// Tables from all types, and from what is known of files that are not parsed for them.
  private func tables(_ text: String) -> [SymbolTable] {
    let sources = Sources(text)
    return [sources.table, sources.outlined]
  }

  @Test func anAliasOfAnAliasOfAFunctionIsAFunction() {
    let text = """
      typealias Handler = (Int) -> Void
      typealias Again = Handler
      typealias Number = Int
      typealias Circle = Circle
      protocol A {}
      """
    for table in tables(text) {
      #expect(isFunction("Handler", inBodyOf: "A", table))
      #expect(isFunction("Again", inBodyOf: "A", table))
      #expect(isFunction("Kit.Again", inBodyOf: "A", table))
      #expect(!isFunction("Number", inBodyOf: "A", table))
      #expect(!isFunction("Circle", inBodyOf: "A", table))
    }
  }

  /// Without a limit, the first would be followed in three ways at each of sixteen steps.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "typealias Reply = (Reply, Reply, Reply) -> Void",
      "typealias Reply = Pair<Reply, Reply, Reply>",
      "typealias Reply = (Back, Back, Back) -> Void\ntypealias Back = (Reply, Reply) -> Void",
      "typealias Reply = Reply.Other", "typealias Reply = [Reply.A: Reply.B]",
    ])
  func circularAliasesAreTypesOfWhichOnlyTheNameIsKnown(aliases: String) {
    // The same mistake in several modules.
    let texts = (1...6).map {
      ("M\($0)/A.swift", aliases + "\nprotocol P\($0) { func f(_ r: Reply) }")
    }
    let files = texts.map { SwiftScanner().scan(SourceFile(path: $0.0, bytes: Array($0.1.utf8))) }
    let table = SymbolTable(files: files)
    for number in 1...6 {
      #expect(!isFunction("Reply", inBodyOf: "P\(number)", table))
      #expect(!isFunction("Reply.Other", inBodyOf: "P\(number)", table))
      let scope = table.protocolDeclaration(named: "P\(number)")?.bodyScope
      let place = TypePlace(scopes: [scope].compactMap(\.self))
      #expect(
        table.canonical(.name("Reply"), at: place) != table.canonical(.name("Int"), at: place))
    }
  }

  @Test func aliasesOfTypesWithTheirOwnNamesAreNotCircular() {
    let sources = Sources([
      "App/A.swift": """
      import Core
      typealias Reply = Core.Reply
      enum Own { typealias Done = Other.Done }
      enum Other { typealias Done = () -> Void }
      protocol A {}
      """,
      "Core/Core.swift": "public typealias Reply = (Int) -> Void",
    ])
    for table in [sources.table, sources.outlined] {
      #expect(isFunction("Own.Done", inBodyOf: "A", table))
      #expect(isFunction("Other.Done", inBodyOf: "A", table))
      #expect(isFunction("Core.Reply", inBodyOf: "A", table))
    }
  }

  @Test func nestedAliasesAreSeenWhereTheirTypesAre() {
    let text = """
      #if DEBUG
        typealias Callback = () -> Void
      #endif
      struct Outer {
        typealias Handler = () -> Void
        protocol A {}
      }
      struct Other {
        protocol B {}
      }
      protocol C {}
      extension C {
        typealias Done = () -> Void
      }
      """
    for table in tables(text) {
      #expect(isFunction("Callback", inBodyOf: "C", table))
      #expect(isFunction("Handler", inBodyOf: "Outer.A", table))
      #expect(!isFunction("Handler", inBodyOf: "Other.B", table))
      #expect(!isFunction("Handler", inBodyOf: "C", table))
      #expect(isFunction("Outer.Handler", inBodyOf: "C", table))
      #expect(isFunction("Done", inBodyOf: "C", table))
      #expect(!isFunction("Done", inBodyOf: "Outer.A", table))
    }
  }

  @Test func anAliasIsReadWhereItStands() {
    let text = """
      struct Outer {
        typealias Inner = Handler
        typealias Handler = () -> Void
      }
      struct Handler {}
      protocol A {}
      """
    for table in tables(text) {
      #expect(isFunction("Outer.Inner", inBodyOf: "A", table))
      #expect(!isFunction("Handler", inBodyOf: "A", table))
    }
  }

  @Test func aNameBehindAnAliasIsThatOfItsType() {
    let text = """
      struct Real { protocol Base {} }
      typealias Short = Real
      protocol A: Short.Base {}
      """
    #expect(Sources(text).table.name("Short.Base", inClauseOf: "A") == "Real.Base")
  }

  @Test func associatedTypesAreNoFunctions() {
    let text = """
      typealias Handler = () -> Void
      protocol A { associatedtype Handler }
      """
    for table in tables(text) {
      #expect(!isFunction("Handler", inBodyOf: "A", table))
    }
  }

  @Test func parametersKnowThatTheyAreClosures() {
    let sources = Sources(
      """
      typealias Handler = () -> Void
      protocol A {
        func plain(_ handler: Handler)
        func generic<Handler>(_ handler: Handler)
      }
      """)
    let index = ClosureAliasIndex(sources.table)
    let declaration = sources.table.protocols[0]
    func closures(_ index: ClosureAliasIndex) -> [Bool] {
      declaration.members.flatMap {
        index.apply(to: $0, from: declaration.bodyScope).parameters.map(\.namesClosure)
      }
    }
    #expect(closures(index) == [true, false])
    #expect(closures(index.hidden(by: ["Handler"])) == [false, false])
  }
}
