import DeclarationModel
import SwiftScanner
import Testing

struct ClosureAliasTests {
  private func aliases(_ text: String) -> [DeclaredName] {
    SwiftScanner().scan(SourceFile(path: "A.swift", bytes: Array(text.utf8))).closureAliases
  }

  @Test func aliasesOfFunctionsAreFoundWithoutProtocols() {
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
      typealias Last = () -> Void
      typealias `a=b//(` = (`>`) -> `}`
      """
    #expect(
      aliases(text) == [
        DeclaredName(name: "Completion"),
        DeclaredName(name: "Transform"),
        DeclaredName(name: "Handler", enclosingTypes: ["Client"]), DeclaredName(name: "Last"),
        DeclaredName(name: "a=b//("),
      ])
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
      aliases(text).map(\.path)
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
    let file = SwiftScanner().scan(SourceFile(path: "A.swift", bytes: Array(text.utf8)))
    #expect(
      file.closureAliases.map { $0.conditions.map(\.directives) } == [
        [["#if os(Linux) && (A || B)"], ["#if C"]],
        [["#if os(Linux) && (A || B)", "#elseif swift(>=6)"]], [],
      ])
    #expect(file.parentAliases.map { $0.alias.conditions.map(\.index) } == [[2]])
    #expect(file.closureAliases.first?.conditions.map(\.start.line) == [1, 3])
  }

  @Test(arguments: [
    "typealias", "typealias A", "typealias A =", "typealias A = (Int) ->", "typealias A = -> Int",
    "typealias A = " + String(repeating: "(", count: 400) + " -> Int",
    "typealias A = " + String(repeating: "B<", count: 400) + " -> Int",
    "typealias A = " + String(repeating: "[", count: 400) + " -> Int",
  ])
  func whatIsNoAliasIsPassedOver(text: String) {
    #expect(aliases(text) == [])
  }
}
