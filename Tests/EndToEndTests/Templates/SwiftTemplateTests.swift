import EndToEndSupport
import Foundation
import Testing

/// Templates that are written in Swift.
struct SwiftTemplateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      protocol Marked {}
      // sourcery: skip, names = ["a", "b"], count = 2
      struct A: Marked { var x: Int? }
      enum E: Marked { case one, two(value: Int) }
      """, to: "Sources/App.swift")
  }

  private func run(_ arguments: String...) async throws -> ProcessRun {
    try await ProcessRun(
      Repository.tool.path, ["sourcery", "-q", "--sources", "Sources"] + arguments,
      in: folder.url, environment: TemplateCache.environment(in: folder))
  }

  /// The programs in the cache.
  private var programs: [String] {
    folder.files.filter { $0.hasPrefix("cache/template-") && $0.hasSuffix(".program") }
  }

  @Test func bothKindsInAFolderAreRendered() async throws {
    try folder.write(
      """
      <%- includeFile("Help.swift") -%>
      <%- include("Part") -%>
      <%_ for type in types.implementing["Marked"] { -%>
      // <%= title(type) %><% if let e = type as? Enum { %> <%= e.cases.map { $0.name } %><% } %>
      <%_ } -%>
      <%= argument["mode"] as? String ?? "" %> <%= types.based["Marked"].count // two %>
      """, to: "T/Names.swifttemplate")
    try folder.write(
      """
      import SourceryRuntime
      func title(_ type: SourceryRuntime.`Type`) -> String {
        guard let names = type.annotations["names"] as? [String] else { return type.kind }
        let count = type.annotations["count"] as? Int ?? 0
        return type.name + names.joined() + "\\(count)\\(type.annotations["skip"] != nil)"
      }
      """, to: "T/Help.swift")
    try folder.write("/* <%= functions.count %> \"\\(x)\" */\n", to: "T/Part.swifttemplate")
    try folder.write("{{ types.structs.first.name }}\n", to: "T/Other.stencil")
    let run = try await run("--templates", "T", "--output", "Gen", "--args", "mode=fast")
    #expect(run.everything == "")
    #expect(run.status == 0)
    #expect(
      folder.files.filter { $0.hasPrefix("Gen") }
        == [
          "Gen/Names.generated.swift", "Gen/Other.generated.swift", "Gen/Part.generated.swift",
        ])
    #expect(
      try folder.read("Gen/Names.generated.swift").hasSuffix(
        "EDIT\n/* 0 \"\\(x)\" */\n// Aab2true\n// enum [\"one\", \"two\"]\nfast 2"))
    #expect(programs.count == 2)
  }

  @Test func aNameWithoutTypesIsAnErrorAtItsPlace() async throws {
    try folder.write(
      """
      <%- includeFile("Help.swift") -%>
      <%_ for _ in 1...2 { -%>
      <%= (types.implementing["Markd"] + based(types)).count %>
      <%_ } -%>
      <%= types.based["Foreign"].count %>
      """, to: "T/Names.swifttemplate")
    try folder.write(
      """
      import SourceryRuntime
      func based(_ types: Types) -> [SourceryRuntime.`Type`] { types.inheriting["A"] }
      """, to: "T/Help.swift")
    let run = try await ProcessRun(
      Repository.tool.path,
      ["sourcery", "--sources", "Sources", "--templates", "T", "--output", "Out.txt"],
      in: folder.url, environment: TemplateCache.environment(in: folder))
    #expect(run.status == 3, "\(run.everything)")
    #expect(
      run.diagnostics == [
        "T/Help.swift:2:74: error 'A' 'types.inheriting'",
        "T/Names.swifttemplate:3:24: error 'Markd' 'types.implementing'",
      ])
    #expect(throws: (any Error).self) { try folder.read("Out.txt") }
  }

  @Test func aTemplateIsCompiledOnce() async throws {
    try folder.write("<%= types.all.count %>\n", to: "T/Count.swifttemplate")
    let arguments = ["--templates", "T", "--output", "Out.txt"]
    _ = try await run(arguments[0], arguments[1], arguments[2], arguments[3])
    #expect(try folder.read("Out.txt") == "\n2\n")
    let first = programs
    #expect(first.count == 1)
    try folder.write("struct B {}\n", to: "Sources/B.swift")
    _ = try await run(arguments[0], arguments[1], arguments[2], arguments[3])
    #expect(try folder.read("Out.txt") == "\n3\n")
    #expect(programs == first)
    try folder.write("<%= types.all.count + 1 %>\n", to: "T/Count.swifttemplate")
    _ = try await run(arguments[0], arguments[1], arguments[2], arguments[3])
    #expect(try folder.read("Out.txt") == "\n4\n")
    #expect(programs.count == 2)
  }

  @Test func errorsOfTheCompilerStandInTheTemplate() async throws {
    try folder.write(
      "text\n  <% let a = typs.all\n  for type in types.all { %>\n<%= type.nme %>\n<% } %>",
      to: "T/Bad.swifttemplate")
    try folder.write("a\n<%- includeFile(\"Lib.swift\") %>", to: "T/More.swifttemplate")
    try folder.write("\nlet x: Int = \"\"\n", to: "T/Lib.swift")
    let run = try await run("--templates", "T", "--output", "Gen")
    #expect(run.status == 3)
    #expect(
      run.diagnostics == [
        "T/Bad.swifttemplate:2:14: error 'typs'",
        "T/Bad.swifttemplate:4:10: error 'Type' 'nme'",
        "T/Lib.swift:2:14: error 'String' 'Int'",
      ])
    #expect(!folder.files.contains { $0.hasPrefix("Gen") })
    let check = try await ProcessRun(
      Repository.tool.path, ["template", "check", "T/Bad.swifttemplate"], in: folder.url,
      environment: TemplateCache.environment(in: folder))
    #expect(check.status == 2)
    #expect(check.diagnostics == Array(run.diagnostics.prefix(2)))
  }

  @Test func aTemplateThatStopsSaysWhere() async throws {
    try folder.write(
      "a\n<% let none: [Int] = []\nif types.all.count > 0 { fatalError(\"no \\(none)\") } %>",
      to: "T/Stops.swifttemplate")
    let run = try await run("--templates", "T", "--output", "Gen")
    #expect(run.status == 3)
    #expect(run.diagnostics == ["T/Stops.swifttemplate:3:1: error"])
    #expect(run.errors.contains("the template has failed: no []"))
  }

  @Test func relationsTellOfTypesThatCannotHaveAny() async throws {
    for (relation, name) in [
      ("implementing", "Nothing"), ("inheriting", "Nothing"), ("implementing", "Base"),
      ("inheriting", "Part"),
    ] {
      try folder.write("class Base {}\nprotocol Part {}\n", to: "Sources/More.swift")
      try folder.write(
        "a\n<%= types.\(relation)[\"\(name)\"].count %>", to: "T/Related.swifttemplate")
      let run = try await run("--templates", "T", "--output", "Gen")
      #expect(run.status == 3)
      #expect(
        run.diagnostics == [
          "T/Related.swifttemplate:2:\(11 + relation.count): error '\(name)' 'types.\(relation)'"
        ])
    }
    try folder.write(
      "<%= types.based[\"Nothing\"].count %><%= types.implementing[\"Part\"].count %>",
      to: "T/Related.swifttemplate")
    let run = try await run("--templates", "T", "--output", "Gen")
    #expect(run.status == 0, "\(run.everything)")
  }

  @Test func partsOfTheTextHaveTheirPlaces() async throws {
    try folder.write(
      """
      <%_ for type in types.all { -%>
      // sourcery:inline:auto:<%= type.name %>.Text
      var text: String { "" }
      // sourcery:end
      <%_ } -%>
      """, to: "T/Inline.swifttemplate")
    let run = try await run("--templates", "T", "--output", "Gen")
    #expect(run.everything == "")
    let source = try folder.read("Sources/App.swift")
    #expect(source.contains("// sourcery:inline:auto:A.Text\nvar text"))
    #expect(source.contains("// sourcery:inline:auto:E.Text\nvar text"))
  }
}
