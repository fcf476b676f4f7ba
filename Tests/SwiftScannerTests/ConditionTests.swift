import DeclarationModel
import Testing

@Suite struct `Conditions are read` {
  @Test func `around protocols and the types they are nested in`() {
    let source = MarkedSource(
      """
      1️⃣#if os(macOS) || os(iOS)
      struct S {
        2️⃣#if swift(>=6)
        protocol A {}
        #else
        protocol A {}
        #endif
      }
      #endif
      protocol B {}
      """)
    let protocols = source.scanned().protocols
    #expect(protocols.map(\.qualifiedName) == ["S.A", "S.A", "B"])
    #expect(
      protocols.map { $0.conditions.map(\.directives) } == [
        [["#if os(macOS) || os(iOS)"], ["#if swift(>=6)"]],
        [["#if os(macOS) || os(iOS)"], ["#if swift(>=6)", "#else"]], [],
      ])
    #expect(protocols.first?.conditions.map(\.start) == [source["1️⃣"], source["2️⃣"]])
  }

  @Test func `around members, without those around the protocol`() throws {
    let source = MarkedSource(
      """
      #if DEBUG
      protocol P {
        func a()
        1️⃣#if A
        func b()
        #elseif B && !C
          2️⃣#if D
          var c: Int { get }
          #endif
        #endif
        func d()
      }
      #endif
      """)
    let found = try #require(source.scanned().protocols.first)
    #expect(
      found.members.map { $0.conditions.map(\.directives) } == [
        [], [["#if A"]], [["#if A", "#elseif B && !C"], ["#if D"]], [],
      ])
    #expect(found.members.map { $0.conditions.map(\.index) } == [[], [0], [1, 0], []])
    #expect(
      found.members.map { $0.conditions.map(\.start) }
        == [[], [source["1️⃣"]], [source["1️⃣"], source["2️⃣"]], []])
  }

  /// The compiler skips branches for newer compilers.
  @Test(arguments: [
    "#if compiler(>=99)", "#if swift(>=99)", "#if A && compiler(>=99)", "#if !compiler(<99)",
    "#if compiler(>=99.1) || swift(>=98)", "#if (compiler(>=99))",
    "#if compiler(<99)\n  #else", "#if compiler(>=5)\n  #elseif A",
  ])
  func `without those for newer compilers, whatever they hold`(directive: String) throws {
    let file = MarkedSource(
      "protocol P {\n  func a()\n  \(directive)\n  var b: @@ { get !\n  #endif\n  func c()\n}\nprotocol Q {}"
    ).scanned()
    #expect(file.diagnostics == [])
    #expect(file.protocols.map(\.name) == ["P", "Q"])
    #expect(file.protocols.first?.members.map(\.baseName) == ["a", "c"])
    #expect(file.protocols.first?.members.last?.position.line == 6 + directive.count { $0 == "\n" })
  }

  @Test(arguments: [
    "#if compiler(>=5)", "#if A", "#if A || compiler(>=99)", "#if swift(>=5)", "#if compiler(<99)",
    "#if compiler(>=99)\n  #else", "#if os(Windows)",
  ])
  func `with those that the compiler may parse`(directive: String) {
    let file = MarkedSource("protocol P {\n  \(directive)\n  var b: @@ { get !\n  #endif\n}")
      .scanned()
    #expect(file.diagnostics.first?.id == .syntaxError)
  }

  @Test func `with those for newer compilers, if they can be read`() {
    let file = MarkedSource("protocol P {\n  #if compiler(>=99)\n  func b()\n  #endif\n}").scanned()
    #expect(file.protocols.first?.members.map(\.baseName) == ["b"])
  }

  @Test func `around directives, which are no members`() {
    let file = MarkedSource(
      """
      protocol P {
        #warning("a")
        #if os(Windows)
        #error("b")
        #endif
        #sourceLocation(file: "a.swift", line: 1)
        func a()
        #sourceLocation()
      }
      """
    ).scanned()
    #expect(file.diagnostics == [])
    #expect(file.protocols.first?.members.map(\.baseName) == ["a"])
  }
}
