import Testing

@testable import SwiftScanner

struct NoncopyableTypesTests {
  @Test(arguments: [
    ("struct View: ~Copyable, ~Escapable {}", ["View"]),
    ("struct View<T>: ~Escapable {}", ["View"]),
    ("struct File: ~Copyable {}", []),
    ("struct A<T: ~Escapable> {}", []),
    ("enum A<T: ~Escapable>: ~Copyable {}", []),
  ])
  func thoseThatMayNotEscapeAreTold(text: String, names: [String]) {
    let source = SourceFile(path: "A.swift", bytes: Array(text.utf8))
    let found = SourceOutline(source).types(in: source).filter { $0.suppression == .escapable }
    #expect(found.map(\.name.name) == names)
  }

  @Test(arguments: [
    ("struct File: ~Copyable {}", ["File"]),
    ("enum Ticket<Value>: Sendable, ~Copyable { case a }", ["Ticket"]),
    ("struct View: ~Copyable, ~Escapable {}", ["View"]),
    ("struct A<T: ~Copyable> {}", []),
    ("struct A<T: ~Copyable>: ~Copyable where T: ~Copyable {}", ["A"]),
    ("struct A<T>: P where T: ~Copyable {}", []),
    ("struct A { func f<T: ~Copyable>(_ t: borrowing T) {} }", []),
    ("protocol P: ~Copyable {}", []),
    ("extension A where T: ~Copyable {}", []),
    ("~Copyable", []),
    ("struct A {}; enum B: ~Copyable {}\nstruct C: ~\n", ["B"]),
    ("func f() { struct A: ~Copyable {} }", []),
  ])
  func headersAreRead(text: String, names: [String]) {
    let source = SourceFile(path: "A.swift", bytes: Array(text.utf8))
    let found = SourceOutline(source).types(in: source).filter { $0.suppression != nil }
    #expect(found.map(\.name.name) == names)
  }
}
