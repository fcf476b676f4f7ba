import EndToEndSupport
import Foundation
import Testing

/// Tests what `kagemusha sourcery` does as Sourcery, where `kagemusha generate` is stricter.
struct SourceryBehaviourTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("struct A {}\n", to: "Sources/App.swift")
    try folder.write(
      "{% for type in types.structs %}// {{ type.name }}\n{% endfor %}", to: "T/Names.stencil")
  }

  private func run(_ arguments: String...) async throws -> ProcessRun {
    try await ProcessRun(
      Repository.tool.path, arguments, in: folder.url,
      environment: ["KAGEMUSHA_CACHE_PATH": folder.url.path + "/cache"])
  }

  private func sourcery(_ templates: String = "T", _ output: String = "Out.swift") async throws
    -> ProcessRun
  {
    try await run(
      "sourcery", "--sources", "Sources", "--templates", templates, "--output", output)
  }

  @Test func outputsOfOtherToolsAreOverwritten() async throws {
    try folder.write("let old = 1\n", to: "Out.swift")
    let sourcery = try await sourcery()
    #expect(sourcery.status == 0, "\(sourcery.errors)")
    #expect(try folder.read("Out.swift").hasSuffix("// A\n"))

    try folder.write("let old = 1\n", to: "Out.swift")
    try folder.write(
      "sources: [Sources]\ntemplates: [T]\noutput: Out.swift\n", to: ".sourcery.yml")
    let generate = try await run("generate")
    #expect(generate.status != 0)
    #expect(generate.diagnostics == [".sourcery.yml:3:9: error 'Out.swift'"])
    #expect(try folder.read("Out.swift") == "let old = 1\n")
  }

  @Test func foldersOfPackageManagersAreRead() async throws {
    try folder.write("struct Pod {}\n", to: "Sources/Pods/Lib/Pod.swift")
    try folder.write("struct Checkout {}\n", to: "Sources/Carthage/Checkouts/C.swift")
    try folder.write("struct Built {}\n", to: "Sources/DerivedData/Built.swift")
    try folder.write("struct Hidden {}\n", to: "Sources/.build/Hidden.swift")
    let sourcery = try await sourcery()
    #expect(sourcery.status == 0)
    #expect(sourcery.diagnostics == ["warning 'Sources/DerivedData'"])
    #expect(try folder.read("Out.swift").hasSuffix("// A\n// Checkout\n// Pod\n"))

    let verbose = try await run(
      "sourcery", "--verbose", "--sources", "Sources", "--templates", "T", "--output", "Out.swift")
    #expect(
      verbose.diagnostics == ["warning 'Sources/.build'", "warning 'Sources/DerivedData'"])

    try folder.write(
      "sources: [Sources]\ntemplates: [T]\noutput: Own.swift\n", to: ".sourcery.yml")
    let generate = try await run("generate")
    #expect(generate.diagnostics == [])
    #expect(try folder.read("Own.swift").hasSuffix("// A\n"))
  }

  @Test func valuesOfTheModelPrintAsOnMacs() async throws {
    try folder.write(
      """
      // sourcery: names = ["b", "a"], flag
      struct A { var x: Int? }
      """, to: "Sources/App.swift")
    let template = """
      {% for t in types.structs %}
      {{ t.annotations.names }} {{ t.annotations.names|sorted:"description" }} {{ t.annotations.names|reversed }}
      {{ t.annotations.flag }} {{ t.annotations.names.first|toArray }} {{ t.variables.0.isOptional }} {{ t.isGeneric }}
      {% if t.annotations.flag == true and t.annotations.flag == 1 and not t.isGeneric %}{{ "a,b"|split:"," }} {{ true }}{% endif %}
      {{ t.isGeneric == false }} {{ t.annotations.names|count }} {{ t.annotations.names|json }} {{ argument.on }}
      {% endfor %}
      """
    try folder.write(template, to: "T/Names.stencil")
    let run = try await run(
      "sourcery", "--sources", "Sources", "--templates", "T", "--output", "Out.txt", "--args", "on")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      try folder.read("Out.txt").hasSuffix(
        """
        [b, a] [a, b] [a, b]
        1 [b] 1 0
        ["a", "b"] true
        true 2 ["b","a"] 1

        """))
    // A configuration of Kagemusha prints values as Swift does.
    try folder.write(
      "templates:\n  - {sources: [Sources], templates: [T], output: Own, args: {on: true}}\n",
      to: ".kagemusha.yml")
    #expect(try await self.run("generate").status == 0)
    #expect(
      try folder.read("Own/Names.swift").contains(
        "[\"b\", \"a\"] [\"a\", \"b\"] [\"a\", \"b\"]\ntrue [\"b\"] true false\n"))
  }

  @Test func theVersionIsThatOfTheHeader() async throws {
    #expect(try await run("sourcery", "--version").output == "2.3.0\n")
    _ = try await sourcery()
    #expect(
      try folder.read("Out.swift").hasPrefix("// Generated using Sourcery 2.3.0 — https://"))
  }

  @Test(arguments: ["func f( {\n", "<<<<<<< HEAD\nstruct B {}\n=======\n>>>>>>> branch\n"])
  func sourcesThatCannotBeReadStopTheRun(_ text: String) async throws {
    _ = try await sourcery()
    let before = try folder.read("Out.swift")
    try folder.write("struct C {}\n\(text)", to: "Sources/Bad.swift")
    let run = try await sourcery()
    #expect(run.status == 3)
    #expect(
      run.diagnostics.contains {
        $0.hasPrefix("Sources/Bad.swift:2:") && $0.contains(": error")
      })
    #expect(try folder.read("Out.swift") == before)
  }

  @Test(arguments: ["\n\n<<<<<\n", "let a = 1\n<<<<<<< HEAD\nlet b = 1\n=======\n>>>>>>> x\n"])
  func conflictsStopTheRunWhereNothingIsDeclared(_ text: String) async throws {
    try folder.write(text, to: "Sources/Bad.swift")
    let run = try await sourcery()
    #expect(run.status == 3)
    #expect(
      run.diagnostics.contains { $0.hasPrefix("Sources/Bad.swift:") && $0.contains(": error") })

    try folder.write("let a = \"\"\"\n<<<<<<< HEAD\n\"\"\"\n", to: "Sources/Bad.swift")
    #expect(try await self.sourcery().status == 0)
  }

  @Test func inlineBlocksAreNotWrittenIntoBrokenSources() async throws {
    try folder.write(
      "// sourcery:inline:auto:A.X\nvar x = 1\n// sourcery:end\n", to: "T/Inline.stencil")
    let source = "struct A {\n}\nfunc f( {\n"
    try folder.write(source, to: "Sources/App.swift")
    #expect(try await sourcery().status == 3)
    #expect(try folder.read("Sources/App.swift") == source)
  }

  @Test func templatesInJavaScriptAreLeftOut() async throws {
    try folder.write("<% %>", to: "T/B.ejs")
    let sourcery = try await sourcery("T", "Gen")
    #expect(sourcery.status == 0)
    #expect(sourcery.diagnostics == ["T/B.ejs:1:1: warning 'T/B.ejs'"])
    #expect(folder.files.filter { $0.hasPrefix("Gen") } == ["Gen/Names.generated.swift"])

    try folder.write("sources: [Sources]\ntemplates: [T]\noutput: Own\n", to: ".sourcery.yml")
    let generate = try await run("generate")
    #expect(generate.status != 0)
    #expect(generate.diagnostics == ["T/B.ejs:1:1: error 'T/B.ejs'"])
  }

  @Test func packagedTemplatesAreRendered() async throws {
    let instance = Data(#"{"content": "// {{ types.all.count }}\n", "kind": "stencil"}"#.utf8)
    try folder.write(
      "{\"instance\": \"\(instance.base64EncodedString())\"}", to: "P/Count.sourcerytemplate")
    try folder.write(#"{"content": "// plain\n"}"#, to: "P/Plain.sourcerytemplate")
    let run = try await sourcery("P", "Gen")
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.read("Gen/Count.generated.swift").hasSuffix("EDIT\n// 1\n"))
    #expect(try folder.read("Gen/Plain.generated.swift").hasSuffix("EDIT\n// plain\n"))
    try folder.write("{}", to: "P/Empty.sourcerytemplate")
    let wrong = try await sourcery("P", "Gen")
    #expect(wrong.status == 3)
    #expect(
      wrong.diagnostics == [
        "P/Empty.sourcerytemplate:1:1: error 'P/Empty.sourcerytemplate' 'content'"
      ]
    )
  }

  @Test func aRunWithoutOutputsTellsOfTemplates() async throws {
    try folder.write("\n", to: "T/Names.stencil")
    let run = try await sourcery("T", "Gen")
    #expect(run.status == 0)
    #expect(run.errors.hasPrefix("0 templates"))
  }
}
