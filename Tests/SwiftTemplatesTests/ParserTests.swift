import DeclarationModel
import Testing

@testable import StencilTemplates
@testable import SwiftTemplates

@Suite struct ParserTests {
  private func parse(_ text: String, files: [String: String] = [:]) throws -> ParsedTemplate {
    try SwiftTemplateParser.parse(
      TemplateSource(path: "T.swifttemplate", text: text), including: TemplateFolder(files: files))
  }

  /// Returns the parts, each as its kind, position and text.
  private func parts(_ text: String, files: [String: String] = [:]) throws -> [String] {
    try parse(text, files: files).pieces.map { piece in
      let place = "\(piece.position.line):\(piece.position.column)"
      return piece.kind == .text ? "text \(piece.text)" : "\(piece.kind) \(place) \(piece.text)"
    }
  }

  private func failure(_ text: String, files: [String: String] = [:]) -> String? {
    do {
      _ = try parse(text, files: files)
      return nil
    } catch let failure as TemplateFailure {
      return "\(failure.position): \(failure.fact)"
    } catch {
      return "\(error)"
    }
  }

  @Test func `text, code and output alternate`() throws {
    #expect(
      try parts("a\n<% let b = 1 %>c<%=b%>\nd <%# e %>f")
        == ["text a\n", "code 2:3  let b = 1 ", "text c", "output 2:20 b", "text \nd ", "text f"])
    #expect(try parts("") == [])
    #expect(try parts("<%%><% \n %>") == [])
  }

  @Test func `minus removes a line break, and underscores remove blanks`() throws {
    #expect(try parts("a<% x -%>\n\nb") == ["text a", "code 1:4  x ", "text \nb"])
    #expect(try parts("a  \t<%_ x %>b") == ["text a", "code 1:8  x ", "text b"])
    #expect(try parts("a  \n<%_ x %>") == ["text a\n", "code 2:4  x "])
    #expect(try parts("<% x _%> \t b") == ["code 1:3  x ", "text b"])
    #expect(try parts("<% x _-%>\n b") == ["code 1:3  x ", "text b"])
    #expect(try parts("a <%# c -%>\n<%_ -%>\n") == ["text a"])
    #expect(try parts("<%= x -%>\r\ny") == ["output 1:4  x ", "text \r\ny"])
  }

  @Test func `conflict markers of a merge are located`() {
    let conflict = "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main\n"
    #expect(failure("a\n\(conflict)") == "T.swifttemplate:2:1: conflictMarkers")
    #expect(
      failure(
        "<%- include(\"Part\") %>", files: ["Part.swifttemplate": conflict])
        == "Part.swifttemplate:1:1: conflictMarkers")
  }

  @Test func `templates are included in place, and Swift files beside them`() throws {
    let files = [
      "lib/One.swifttemplate": "1<%- include(\"Two\") %>",
      "lib/Two.swifttemplate": "2<% two %>", "Help.swift": "func help() {}",
    ]
    let text = "<%- includeFile(\"Help\") %><%- include(\"lib/../lib/One.swifttemplate\") -%>\n0"
    #expect(try parts(text, files: files) == ["text 1", "text 2", "code 1:4  two ", "text 0"])
    let template = try parse(text, files: files)
    #expect(template.files.map(\.path) == ["Help.swift"])
    #expect(
      template.includes == ["Help.swift", "lib/One.swifttemplate", "lib/Two.swifttemplate"])
    #expect(template.words == ["func", "help", "two"])
    #expect(template.pieces[2].position.path == "lib/Two.swifttemplate")
  }

  @Test func `mistakes in tags have their places`() {
    #expect(failure("a\n <% b") == "T.swifttemplate:2:2: unclosedTag(\"%>\")")
    #expect(failure("<% a <% b %>") == "T.swifttemplate:1:1: unclosedTag(\"%>\")")
    #expect(failure("<%- a() %>") == "T.swifttemplate:1:4: invalidIncludeTag")
    #expect(
      failure("<%- include(\"No\") %>") == "T.swifttemplate:1:4: missingInclude(\"No\")")
    #expect(
      failure("<%- include(\"../No\") %>") == "T.swifttemplate:1:4: outsideInclude(\"../No\")")
    #expect(
      failure("<%- include(\"/No\") %>") == "T.swifttemplate:1:4: outsideInclude(\"/No\")")
    #expect(
      failure("<%- include(\"A\") %>", files: ["A.swifttemplate": "\n<%- include(\"A\") %>"])
        == "A.swifttemplate:2:4: circularInclude(\"A.swifttemplate\")")
  }

  @Test func `lines of the program lead to lines of the template`() throws {
    let program = TemplateProgram(
      try parse("text\n  <% let one = 1\n  let two = 2 %><%= one + two %>\n"))
    let lines = program.text.split(separator: "\n", omittingEmptySubsequences: false)
    func place(of word: String) throws -> String {
      let line = try #require(lines.firstIndex { $0.contains(word) })
      let column = try #require(lines[line].firstRange(of: word))
      let offset = lines[line].utf8.distance(
        from: lines[line].startIndex, to: column.lowerBound)
      return program.position(line: line + 1, column: offset + 1).map { "\($0)" } ?? "-"
    }
    #expect(try place(of: "let one") == "T.swifttemplate:2:6")
    #expect(try place(of: "let two") == "T.swifttemplate:3:3")
    #expect(try place(of: "one + two") == "T.swifttemplate:3:21")
    #expect(try place(of: "import Foundation") == "-")
  }
}
