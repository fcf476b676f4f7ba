import DeclarationModel
import Symbols
import Testing

/// The indexes of names beside the table.
struct IndexTests {
  @Test func hiddenNamesAreThoseThatAMockSees() {
    let sources = Sources(
      """
      struct Never {}
      class Base { struct Array {} }
      class Outer: Base {
        struct Void {}
        protocol A {}
      }
      struct Other { protocol B {} }
      protocol C {}
      """)
    let index = DeclaredNameIndex(sources.files, sources.table)
    let hidden = sources.table.protocols.map { index.names(hidingIn: $0) }
    #expect(hidden == [["Never", "Array", "Void"], ["Never"], ["Never"]])
  }

  @Test func noncopyableTypesAreThoseOfTheInputAndTheLibrary() {
    let sources = Sources(
      """
      struct Token: ~Copyable {}
      struct Atomic {}
      enum Other { struct Key: ~Copyable {}; typealias Alias = Key }
      enum Same { struct Key {} }
      typealias Again = Other
      private typealias Hidden = Token
      protocol A {
        func own(_ token: borrowing Token)
        func library(_ span: borrowing Mutex<Int>)
        func hidden(_ atomic: Atomic)
        func wrapped() -> Token?
        func generic<T: ~Copyable>(_ value: borrowing T)
        func alias(_ value: borrowing Again.Alias?, _ key: Same.Key, _ other: borrowing Other.Key)
      }
      """)
    let index = NoncopyableIndex(sources.table, sources.files)
    let declaration = sources.table.protocols[0]
    let members = declaration.members.map { index.apply(to: $0, from: declaration.scope) }
    #expect(
      members.map { $0.parameters.map(\.isNoncopyable) } == [
        [true], [true], [false], [], [true], [true, false, true],
      ])
    #expect(members[3].hasNoncopyableResult)
    let own = index.hidden(by: ["Token"]).apply(to: members[0], from: declaration.scope)
    #expect(own.parameters.map(\.isNoncopyable) == [false])
  }
}
