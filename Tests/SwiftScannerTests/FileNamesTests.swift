import DeclarationModel
import Testing

@testable import SwiftScanner

/// The names that tell which files may depend on each other.
@Suite struct FileNamesTests {
  private func names(
    _ text: String, _ scope: DeclarationDigest.Scope = .protocols
  ) -> FileNames {
    let source = SourceFile(path: "A.swift", bytes: Array(text.utf8))
    let scanner = SwiftScanner()
    let outline = scanner.outline(source)
    let covered =
      scope == .types
      ? CoveredText(of: source, outline, .types) : CoveredText(ofProtocolsIn: source, outline)
    return FileNames(of: scanner.scan(source, outline: outline), in: covered, scope)
  }

  private func hashes(_ names: String...) -> FileNames.Hashes {
    names.flatMap(FileNames.hashes).sorted()[...]
  }

  @Test func protocolsAreDetailedAndTypesAreNot() {
    let names = names("import Core\nprotocol P: Q { func f() -> R }\nextension S { struct T {} }\n")
    #expect(names.declared == hashes("P", "S", "T"))
    #expect(names.detailed == hashes("P"))
    #expect(names.imported == hashes("Core"))
    #expect(Set(names.mentioned).isSuperset(of: hashes("P", "Q", "R", "S")))
    #expect(Set(names.mentioned).isDisjoint(with: hashes("T")))
  }

  @Test func typesAreDetailedIfTheyAreRead() {
    let text = "class C: B { var x: X { y }\n struct N {} }\n"
    #expect(names(text).declared == hashes("C", "N"))
    #expect(names(text).detailed.isEmpty)
    #expect(names(text).mentioned.isEmpty)
    #expect(names(text, .types).detailed == hashes("C", "N"))
    #expect(Set(names(text, .types).mentioned).isSuperset(of: hashes("B", "X", "N")))
  }

  @Test(arguments: [
    ("struct A {}", "class A {}", ["A"]), ("struct A {}", "private struct A {}", ["A"]),
    ("struct A {}", "nonisolated struct A {}", ["A"]),
    ("struct A<T> {}", "struct A<T: P> {}", ["A"]),
    ("enum A {}", "enum A: ~Copyable {}", ["A"]),
    ("enum A: ~Copyable {}", "enum A: ~Escapable {}", ["A"]),
    ("struct A { enum B {} }; struct C {}", "struct A {}; struct C { enum B {} }", ["B"]),
    ("struct A { enum B {} }", "extension A { enum B {} }\nstruct A {}", []),
    ("struct A { func f() {} }", "enum A { case f }", []),
  ])
  func typesDifferInWhatIsKnownOfThem(before: String, after: String, differing: [String]) {
    let (old, new) = (names(before), names(after))
    #expect(new.typesDiffering(from: old) == Set(differing.flatMap(FileNames.hashes)))
    #expect(old.typesDiffering(from: new) == Set(differing.flatMap(FileNames.hashes)))
  }

  @Test func typesUnderConditionsAreDetailed() {
    #expect(names("#if A\nstruct A {}\n#endif\nstruct B {}\n").detailed == hashes("A"))
  }

  @Test(arguments: [
    "typealias A = Outer.B", "extension P { typealias A = [B] }", "typealias A = P & B",
    "typealias A = (B) async -> Void",
  ])
  func aliasesAreDetailed(text: String) {
    #expect(Set(names(text).detailed).isSuperset(of: hashes("A")))
  }

  @Test func eachWordOfARawIdentifierCounts() {
    #expect(FileNames.hashes(of: "`a name`")[...] == hashes("a") + hashes("name"))
    #expect(FileNames.hashes(of: "größe_1").count == 1)
    #expect(hashes("a") != hashes("b"))
    // The hash is kept between runs: FNV-1a of the bytes.
    #expect(hashes("a") == [0xe40c_292c])
  }

  @Test(arguments: ["typealias A = Outer.B", "extension P { typealias A = [B] }"])
  func whatAnAliasStandsForIsMentioned(text: String) {
    #expect(Set(names(text).mentioned).isSuperset(of: hashes("B")))
  }
}
