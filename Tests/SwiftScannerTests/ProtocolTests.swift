import DeclarationModel
import Testing

@Suite struct `Protocols are read` {
  @Test func `with all that their head says`() throws {
    let file = scan(
      """
      @MainActor @objc(OBJP) public protocol `P`<Item, `Key`>: AnyObject, Q<Int>, Outer.R, ~Copyable
      where Item: Hashable, Key == Int {
        associatedtype Item
      }
      """)
    let found = try #require(file.protocols.first)
    #expect(file.diagnostics == [])
    #expect(found.name == "P")
    #expect(found.access == .public)
    #expect(found.attributes == [Attribute("MainActor"), Attribute("objc", arguments: "OBJP")])
    #expect(found.primaryAssociatedTypes == ["Item", "Key"])
    #expect(found.inheritance.map(\.text) == ["AnyObject", "Q<Int>", "Outer.R", "~Copyable"])
    #expect(found.requirements.map(\.text) == ["Item: Hashable", "Key == Int"])
    #expect(found.members.count == 1)
  }

  @Test func `the old class constraint is AnyObject`() {
    #expect(scan("protocol P: class {}").protocols.first?.inheritance == [.name("AnyObject")])
    #expect(
      scan("protocol P: class, Q {}").protocols.first?.inheritance
        == [.name("AnyObject"), .name("Q")])
  }

  @Test func `wherever they are nested, except in bodies`() {
    let file = scan(
      """
      struct A { protocol P1 {}
        class B { enum C { protocol P2 {} } }
        actor D { func f() { protocol Local {} } ; protocol P3 {} }
      }
      extension Outer.Inner<Int> { protocol P4 {} }
      extension [Int] { protocol P5 {} }
      func g() { protocol Local {} ; struct S { protocol Local {} } }
      let closure = { protocol Local {} }
      protocol P6 {}
      """)
    #expect(
      file.protocols.map(\.qualifiedName) == [
        "A.P1", "A.B.C.P2", "A.D.P3", "Outer.Inner.P4", "[Int].P5", "P6",
      ])
  }

  @Test(
    arguments: [
      ("protocol P {}", .internal), ("private protocol P {}", .private),
      ("fileprivate protocol P {}", .fileprivate), ("package protocol P {}", .package),
      ("public protocol P {}", .public), ("public struct S { protocol P {} }", .internal),
      ("public struct S { public protocol P {} }", .public),
      ("struct S { public protocol P {} }", .internal),
      ("private struct S { protocol P {} }", .private),
      ("private struct S { struct T { public protocol P {} } }", .private),
      ("fileprivate enum S { package protocol P {} }", .fileprivate),
      ("private extension S { protocol P {} }", .private),
      ("fileprivate extension S { protocol P {} }", .fileprivate),
      ("public extension S { protocol P {} }", .public),
      ("package extension S { protocol P {} }", .package),
      ("public extension S { private protocol P {} }", .private),
      ("public extension S { struct T { protocol P {} } }", .internal),
      ("public extension S { struct T { public protocol P {} } }", .public),
      ("private extension S { struct T { protocol P {} } }", .private),
      ("open class S { public protocol P {} }", .public),
    ] as [(String, AccessLevel)])
  func `with the access in effect`(text: String, access: AccessLevel) {
    #expect(scan(text).protocols.map(\.access) == [access])
  }

  @Test(arguments: [
    "let protocols = 1", "struct myprotocol {}", "let x = URL.protocol", "let protocol_ = 1",
    "", "proto", "/* protocol */", "let s = \"protocol P {}\"", "let `protocol` = 1",
  ])
  func `none is found where there is none`(text: String) {
    var file = scan("import A\n" + text)
    // The names of types come from the outline, not from the parser.
    file.typeNames = []
    file.declaredTypes = []
    file.types = []
    #expect(file == ScannedFile(path: "A.swift"))
  }

  @Test func `a byte order mark and carriage returns do no harm`() {
    let file = scan("\u{FEFF}protocol P {\r\n  /// One.\r\n  /// Two.\r\n  func f()\r\n}\r\n")
    #expect(file.diagnostics == [])
    #expect(file.protocols.first?.position == SourcePosition(path: "A.swift", line: 1, column: 10))
    #expect(
      file.protocols.first?.members.map(\.position)
        == [SourcePosition(path: "A.swift", line: 4, column: 8)])
    #expect(file.protocols.first?.members.first?.documentation == ["One.", "Two."])
  }
}
