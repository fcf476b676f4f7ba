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
}
