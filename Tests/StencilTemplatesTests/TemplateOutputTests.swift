import Testing

@testable import StencilTemplates

@Suite struct TemplateOutputTests {
  private func divide(
    _ text: String, places: Set<String> = [], keeping kept: Set<String> = []
  ) -> TemplateOutput {
    TemplateOutput(text, keepsName: kept.contains, hasPlace: places.contains)
  }

  @Test func `a text without directives stays as it is`() {
    let text = "// sourcery: AutoMockable\n\n// sourcery:begin: a\nclass A {}\n// sourcery:end\n"
    #expect(divide(text).text == text)
    #expect(divide(text).files == [])
  }

  @Test func `blocks for files are cut out with the blank lines before them`() {
    let output = divide(
      """
      head

        // sourcery:file:Models/A
      struct A {}

        // sourcery:end

      // sourcery:file:B.md
      text
      // sourcery:end
      tail

      """)
    #expect(output.text == "head\n\n\ntail\n")
    #expect(
      output.files == [
        .init(name: "Models/A", text: "struct A {}\n"), .init(name: "B.md", text: "text\n"),
      ])
  }

  @Test func `a block without an end stays in the text, and is known`() {
    let text = "a\n  // sourcery:file:A\none\n// sourcery:inline:B\n"
    let output = divide(text, places: ["B"])
    #expect(output.text == text)
    #expect(output.files == [])
    #expect(
      output.unclosed == [
        UnclosedDirective(.file, "A", line: 2, column: 3),
        UnclosedDirective(.inline, "B", line: 4, column: 1),
      ])
  }

  @Test func `a block that another one opens in is known`() {
    let output = divide(
      """
      // sourcery:file:A
      one
      // sourcery:file:B
      // sourcery:file:C
      two
      // sourcery:end
      """)
    #expect(output.files.map(\.name) == ["A"])
    #expect(output.unclosed == [UnclosedDirective(.file, "A", line: 1, column: 1, next: "B")])
    #expect(divide("// sourcery:file: skip\nstruct A {}\n").unclosed == [])
  }

  @Test func `blocks of one file are joined with a line break`() {
    let output = divide(
      """
      // sourcery:file:A
      one
      // sourcery:end
      // sourcery:file:B
      other
      // sourcery:end
      // sourcery:file:A
      two
      // sourcery:end
      """)
    #expect(
      output.files == [
        .init(name: "A", text: "one\n\ntwo\n"), .init(name: "B", text: "other\n"),
      ])
  }

  @Test func `an inline block leaves the text if it has a place, and the last of a name counts`() {
    let text = """
      // sourcery:inline:A.T
      one
      // sourcery:end
      // sourcery:inline:A.T
      two
      // sourcery:end
      // sourcery:inline:B.T
      three
      // sourcery:end

      """
    let output = divide(text, places: ["A.T"])
    #expect(output.inlines == [.init(name: "A.T", text: "two\n")])
    #expect(output.text == "\n\n// sourcery:inline:B.T\nthree\n// sourcery:end\n")
    #expect(divide(text, places: ["A.T", "B.T"], keeping: ["A.T"]).text.contains("one"))
  }

  @Test func `a block without an end is text, and an empty block is nothing`() {
    let text = "// sourcery:inline:A.T\none\n"
    #expect(divide(text, places: ["A.T"]).text == text)
    #expect(divide("a\n\n// sourcery:inline:A.T\n\n// sourcery:end\nb").text == "a\n\nb")
  }

  @Test func `inline blocks of sources become spaces, and all else keeps its place`() throws {
    let source = "class A {\n// sourcery:inline:A.T\n  let é = 1\r\n// sourcery:end\n}\n"
    let rest = try #require(Array(source.utf8).withoutInlineBlocks())
    let spaces = String(repeating: " ", count: "  let é = 1\r".utf8.count)
    #expect(
      String(decoding: rest, as: UTF8.self)
        == "class A {\n// sourcery:inline:A.T\n\(spaces)\n// sourcery:end\n}\n")
    #expect(Array("class A {}".utf8).withoutInlineBlocks() == nil)
  }
}
