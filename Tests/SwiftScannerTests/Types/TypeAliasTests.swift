import DeclarationModel
import SwiftScanner
import Testing

/// The type aliases of a file are known with their types, whether the file declares protocols or not.
struct TypeAliasTests {
  private func aliases(_ text: String) -> [ScannedAlias] {
    SwiftScanner().scan(SourceFile(path: "A.swift", bytes: Array(text.utf8))).aliases
  }

  @Test func aliasesAreFoundWithoutProtocols() {
    let text = """
      import Foundation
      typealias Completion = (Int) -> Void
      public typealias Transform<Value> =
        @Sendable (Value) throws
        -> Value
      typealias Optional = ((Int) -> Void)?
      typealias Number = Int
      typealias Member = (() -> Void)
        .Type
      typealias Pair = (Int, (Int) -> Void)
      enum Client {
        typealias Handler = () async -> [String: (Int) -> Int]
      }
      // typealias in a comment = (Int) -> Void
      typealias Last = any Outer.Store & `Any other`
      typealias Kind = Outer.Type
      typealias Values = Array<Int>
      typealias `a=b//(` = (`> a`) -> `}`
      """
    #expect(
      aliases(text).map { "\($0.alias.path.joined(separator: ".")) = \($0.type.text)" } == [
        "Completion = (Int) -> Void", "Transform = @Sendable (Value) throws -> Value",
        "Optional = ((Int) -> Void)?", "Number = Int", "Member = (() -> Void).Type",
        "Pair = (Int, (Int) -> Void)", "Client.Handler = () async -> [String: (Int) -> Int]",
        "Last = any Outer.Store & `Any other`", "Kind = Outer.Type", "Values = Array<Int>",
        "a=b//( = (`> a`) -> `}`",
      ])
    #expect(aliases(text)[1].generics.map(\.name) == ["Value"])
    let isMetatype = if case .metatype = aliases(text)[8].type { true } else { false }
    #expect(isMetatype)
  }

  @Test func nestingIsThatOfBraces() {
    let text = """
      #if DEBUG
        typealias Callback = () -> Void
      #endif
      extension Outer.Inner {
      typealias Handler = () -> Void
        struct `Deep`<T>: Equatable where T: Equatable {
          class func f() { typealias Local = () -> Void }
          typealias Done = () -> Void
        }
      }
      """
    #expect(
      aliases(text).map(\.alias.path)
        == [["Callback"], ["Outer", "Inner", "Handler"], ["Outer", "Inner", "Deep", "Done"]])
  }

  @Test func clausesAroundAliasesAreKnown() {
    let text = """
      #if os(Linux) && (A || // one
        /* two */ B)
      #if C
      typealias One = () -> Void
      #endif
      #elseif swift(>=6) // three
      enum D {
        typealias Two = () -> Void
      }
      #else
      typealias Three = E & F
      #endif
      typealias Four = () -> Void
      """
    let conditions = aliases(text).map(\.alias.conditions)
    #expect(
      conditions.prefix(2).map { $0.map(\.directives) } == [
        [["#if os(Linux) && (A || B)"], ["#if C"]],
        [["#if os(Linux) && (A || B)", "#elseif swift(>=6)"]],
      ])
    #expect(conditions.map { $0.map(\.index) } == [[0, 0], [1], [2], []])
    #expect(conditions.first?.map(\.start.line) == [1, 3])
  }

  @Test func privateAliasesAreKnown() {
    let text = """
      private typealias A = Int
      @available(*, deprecated) fileprivate typealias B = Int
      public typealias C = Int
      private extension Store {
        typealias D = Int
        internal typealias E = Int
      }
      private enum Hidden { struct Inner { public typealias F = Int } }
      enum Open { private typealias G = Int; typealias H = Int }
      """
    #expect(
      aliases(text).map(\.alias).filter(\.isPrivate).map(\.name) == ["A", "B", "D", "F", "G"])
  }

  @Test(arguments: [
    "typealias", "typealias A", "typealias A =", "typealias A = (Int) ->", "typealias A = -> Int",
    "typealias A = B &", "typealias A = B C", "typealias A = B..C",
    "typealias A = " + String(repeating: "(", count: 400) + " -> Int",
    "typealias A = " + String(repeating: "B<", count: 400) + " -> Int",
    "typealias A = " + String(repeating: "[", count: 400) + " -> Int",
  ])
  func whatIsNoAliasIsPassedOver(text: String) {
    #expect(aliases(text) == [])
  }
}
