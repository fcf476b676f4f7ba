import DeclarationModel
import Testing

@Suite struct `Annotations are read` {
  /// Returns the annotations and the documentation of the last type and of its last member.
  private func read(_ text: String) -> [String] {
    let file = scanTypes(text)
    #expect(file.diagnostics == [])
    let type = file.types.last
    return [
      type?.comments.sourcery ?? [], type?.documentation ?? [],
      type?.members.last?.comments.sourcery ?? [], type?.members.last?.documentation ?? [],
    ].map { $0.joined(separator: " ") }
  }

  @Test(arguments: [
    "#warning(\"w\")\n", "#error(\"e\")\n@MainActor\n", "#if DEBUG\n",
    "#warning(\"w\")\n#if os(iOS)\n",
    "#if A\n#if B\n#warning(\"w\")\n", "",
  ])
  func `above directives`(_ directives: String) {
    let ends = String(
      repeating: "\n#endif", count: directives.split(separator: "\n").count { $0.hasPrefix("#if") })
    #expect(
      read("struct B {}\n/// One.\n// sourcery: a\n\(directives)struct A {}\(ends)")
        == ["a", "One.", "", ""])
    #expect(
      read("struct A {\n var b = 1\n/// One.\n// sourcery: a\n\(directives)var x = 1\(ends)\n}")
        == ["", "", "a", "One."])
    let file = scan("/// One.\n// sourcery: AutoMockable\n\(directives)protocol P {}\(ends)")
    #expect(file.protocols.map(\.comments.sourcery) == [["AutoMockable"]])
    #expect(file.protocols.map(\.marks) == [[.mock]])
    let member = scan("protocol P {\n/// One.\n// sourcery: a\n\(directives)func f()\(ends)\n}")
      .protocols.first?.members.first
    #expect(member?.comments.sourcery == ["a"])
    #expect(member?.documentation == ["One."])
  }

  @Test(arguments: [
    "// sourcery: a\n#warning(\"w\")\nstruct B {}\nstruct A {}",
    "// sourcery: a\n#if X\nstruct B {}\n#else\nstruct A {}\n#endif",
    "// sourcery: a\n\n#warning(\"w\")\nstruct A {}",
    "// sourcery: a\n#warning(\"w\")\n\nstruct A {}",
    "// sourcery: a\n\nstruct A {}", "// sourcery: a\n\n// text\nstruct A {}",
    "// sourcery: a\n#if X\nstruct B {}\n#endif\nstruct A {}",
  ])
  func `directly above alone`(_ text: String) {
    #expect(read(text).first == "")
  }

  @Test func `of blocks around members and their parameters`() {
    let file = scan(
      """
      protocol P {
        // sourcery:begin: block
        // sourcery: own
        func f(a: Int, /* sourcery: b */ b: Int)
        // sourcery:end
        func g()
      }
      """)
    let members = file.protocols.first?.members ?? []
    #expect(members.map(\.comments.sourcery) == [["block", "own"], []])
    #expect(members.map(\.comments.surrounding) == [["block"], []])
  }
}
