import DeclarationModel
import FileSupport
import Files
import Foundation
import MockEngine
import StencilTemplates
import SwiftScanner
import Testing

/// Tests of the members that are read for templates only when these ask for them.
@Suite struct TemplateTypeTests {
  /// A template that prints the members of all types.
  private static let members = """
    {% for type in types.all %}{{ type.name }} {{ type.kind }} {{ type.accessLevel }} {{ type.rawTypeName.name }}
    {% for name in type.inheritedTypes %}: {{ name }} {% endfor %}
    {% for variable in type.allVariables %}{{ variable.name }}: {{ variable.actualTypeName }} {{ variable.isComputed }}
    {% endfor %}{% for method in type.allMethods %}{{ method.name }} -> {{ method.actualReturnTypeName }}
    {% endfor %}{% for case in type.cases %}{{ case.name }}
    {% endfor %}{% for alias in type.typealiases %}{{ alias }}{% endfor %}{% endfor %}
    """

  /// Renders a template on sources, and returns the text and the names of the files with the number of times that each
  /// was read.
  private func render(
    _ template: String, on sources: [String: String], templates: String = ""
  ) async throws -> (text: String?, outcome: RunOutcome, reads: [String: Int]) {
    try await TemporaryFolder.with { folder in
      for (name, text) in sources { try folder.write("S/\(name)", text) }
      try folder.write("T/All.stencil", template)
      try folder.write(
        ".kagemusha.yml", "templates: [{sources: S, templates: T, output: Rendered}]\n\(templates)")
      let fileSystem = CountingFileSystem()
      let outcome = Run(
        folder.input(), action: .write(WriteOptions()), fileSystem: fileSystem
      ).run()
      let path = folder.contents.first { $0.hasPrefix("Rendered/") }
      let lines = path.flatMap { folder.read($0) }?.split(separator: "\n")
      let text = lines?.drop { $0.hasPrefix("//") }.joined(separator: "\n")
      return (
        text?.trimmingCharacters(in: .whitespaces), outcome,
        fileSystem.readNames.filter { $0.key.hasSuffix(".swift") && sources.keys.contains($0.key) }
      )
    }
  }

  @Test func filesWithMembersThatNobodyAsksForAreReadOnce() async throws {
    let result = try await render(
      "{% for type in types.classes %}{{ type.variables.count }} {% endfor %}",
      on: [
        "A.swift": "class A { let a = 1 }", "B.swift": "extension A { var b: Int { 1 } }",
        "C.swift": "struct C { let c = 1 }", "D.swift": "extension [C] { func d() {} }",
        "E.swift": "class E {}",
      ])
    #expect(result.text == "2 0")
    #expect(
      result.reads == ["A.swift": 2, "B.swift": 2, "C.swift": 1, "D.swift": 1, "E.swift": 1])
  }

  @Test func membersOfTypesWithoutNamesAreRead() async throws {
    let result = try await render(
      "{% for type in types.all %}{{ type.name }} {{ type.methods.first.name }}{% endfor %}",
      on: ["A.swift": "extension [A] { func f() {} }"])
    #expect(result.text == "[A] f()")
  }

  @Test func rawTypesInExtensionsAreKnown() async throws {
    let result = try await render(
      "{% for type in types.enums %}{{ type.name }} {{ type.rawTypeName.name }} {% endfor %}",
      on: [
        "A.swift": "enum A: Named { case a }\nenum B: Int { case b }",
        "B.swift": "extension A { var rawValue: Double { 1 } }\nextension B { func f() {} }",
        "C.swift": "typealias Letter = C\nenum C: Named { case c }",
        "D.swift": "extension Letter { var rawValue: Float { 1 } }",
      ])
    #expect(result.text == "A Double B Int C Float")
  }

  @Test func eachMemberMayLeadToAnotherType() async throws {
    let names = ["A", "B", "C", "D", "E", "F", "G"]
    var sources: [String: String] = ["G.swift": "class G { var end = 1 }"]
    for (name, next) in zip(names, names.dropFirst()) {
      sources["\(name).swift"] = "class \(name) { var next: \(next) }"
    }
    let path = Array(repeating: "variables.0.type", count: 6).joined(separator: ".")
    let result = try await render("{{ type.A.\(path).variables.0.name }}", on: sources)
    #expect(result.text == "end")
  }

  @Test(arguments: [
    ("{{ types.protocols.count }}", nil),
    ("{{ type.A.methods.count }}", "S/a.swift:1:19: error: expected expression in variable"),
  ])
  func errorsInMembersAreToldIfTheseAreAskedFor(template: String, error: String?) async throws {
    let result = try await render(
      template, on: ["a.swift": "class A { var a = }", "b.swift": "protocol B {}"])
    #expect((result.outcome.status == .success) == (error == nil))
    #expect(error.map(result.outcome.messages.contains) ?? true, "\(result.outcome.messages)")
    #expect((result.text == "1") == (error == nil))
  }

  @Test func markersOfMergesAreToldWhereverTheyStand() async throws {
    let result = try await render(
      "{{ types.protocols.count }}",
      on: ["a.swift": "class A {\n<<<<<<< HEAD\n=======\n  let a = 1\n>>>>>>> main\n}"])
    #expect(
      result.outcome.messages.hasPrefix("S/a.swift:2:1: error: "), "\(result.outcome.messages)")
  }

  @Test func membersOutsideOfInlineBlocksAreRead() async throws {
    let source = """
      class A {
        let a = 1
      // sourcery:inline:A.B
        let generated = 2
      // sourcery:end
      }
      """
    let result = try await render(
      "{% for v in type.A.variables %}{{ v.name }} {% endfor %}", on: ["A.swift": source])
    #expect(result.text == "a")
  }

  @Test func mocksInTemplatesKnowTheMembersOfClasses() async throws {
    let result = try await render(
      "{{ type.B|mock }}",
      on: [
        "A.swift": "open class A { public init(name: String) {} }", "B.swift": "protocol B: A {}",
      ])
    #expect(result.text?.contains("super.init(name: name)") == true, "\(result.text ?? "")")
  }

  /// Tests that the text of a template is that with all members, on many sources.
  @Test(arguments: ["Sources/StencilTemplates/Views", "Fixtures/Protocols"])
  func theTextIsThatWithAllMembers(folder: String) async throws {
    let root = AbsolutePath(#filePath).parent.parent.parent.appending(folder)
    let files = (FileManager.default.enumerator(atPath: root.text)?.allObjects ?? [])
      .compactMap { $0 as? String }.filter {
        $0.hasSuffix(".swift") && !$0.hasSuffix("Mocks.swift")
      }
    var sources: [String: String] = [:]
    for (number, name) in files.sorted().enumerated() {
      sources["F\(number).swift"] = try String(
        contentsOfFile: root.appending(name).text, encoding: .utf8)
    }
    let all = try await render(Self.members, on: sources)
    #expect(all.outcome.status == .success)
    // Accessors need all members, and files are read once for all that is asked of them.
    let other = try await render(
      Self.members, on: sources,
      templates: "accessors: [{sources: S, output: Accessors.swift}]")
    #expect(all.text == other.text)
    #expect((all.text ?? "").utf8.count > 1_000)
  }
}
