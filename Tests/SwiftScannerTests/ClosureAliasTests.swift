import DeclarationModel
import SwiftScanner
import Testing

struct ClosureAliasTests {
  private func aliases(_ text: String) -> [ClosureAlias] {
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
        ClosureAlias(name: "Completion"),
        ClosureAlias(name: "Transform"),
        ClosureAlias(name: "Handler", enclosingTypes: ["Client"]), ClosureAlias(name: "Last"),
        ClosureAlias(name: "a=b//("),
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
      aliases(text) == [
        ClosureAlias(name: "Callback"),
        ClosureAlias(name: "Handler", enclosingTypes: ["Outer", "Inner"]),
        ClosureAlias(name: "Done", enclosingTypes: ["Outer", "Inner", "Deep"]),
      ])
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
