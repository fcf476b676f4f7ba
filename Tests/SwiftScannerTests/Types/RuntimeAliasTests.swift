import DeclarationModel
import SwiftScanner
import Testing

/// The aliases of types that older systems do not know at run time.
struct RuntimeAliasTests {
  private func aliases(_ text: String) -> [ScannedAlias] {
    SwiftScanner().scan(SourceFile(path: "A.swift", bytes: Array(text.utf8))).runtimeAliases
  }

  @Test func aliasesAreFoundWhateverIsAroundSuchTypes() {
    let text = """
      typealias Step = (Int) throws(Refused) -> Int
      typealias AnyStep<Failure: Error> = (Int) async throws (Failure) -> Int
      typealias Maybe = (() throws(Refused) -> Void)?
      typealias Pair = (Int, any Store<Int>)
      typealias Work = @isolated(any) @Sendable () -> Void
      enum Machine { typealias Done = (any Store<Int> & Sendable) -> Void }
      """
    let found = aliases(text)
    #expect(
      found.map(\.alias.path) == [
        ["Step"], ["AnyStep"], ["Maybe"], ["Pair"], ["Work"], ["Machine", "Done"],
      ])
    #expect(found.first?.type.text == "(Int) throws(Refused) -> Int")
  }

  @Test func functionsOfOtherTypesAndTuplesAreFound() {
    let text = """
      typealias Middleware = (@escaping Step) -> Step
      typealias Pair<Value> = (Value, Value)
      """
    #expect(
      aliases(text).map(\.type.text) == ["(@escaping Step) -> Step", "(Value, Value)"])
  }

  @Test func noOthersAreFound() {
    let text = """
      typealias Completion = (Int) throws -> Void
      typealias Never_ = () throws(Never) -> Void
      typealias Any_ = () throws(any Error) -> Void
      typealias Numbers = Result<Int, any Error>
      typealias Values = Array<Int>
      typealias Anything = any Sendable
      typealias IntStore = Store<Int>
      // typealias Step = (Int) throws(Refused) -> Int
      """
    #expect(aliases(text).isEmpty)
  }
}
