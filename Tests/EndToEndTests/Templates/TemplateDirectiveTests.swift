import EndToEndSupport
import Foundation
import Testing

/// Tests the effects of `sourcery:file:` and `sourcery:inline:` in templates.
struct TemplateDirectiveTests {
  private static let header = """
    // Generated using Sourcery 2.3.0 — https://github.com/krzysztofzablocki/Sourcery
    // DO NOT EDIT

    """
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String...) async throws -> ProcessRun {
    try await ProcessRun(Repository.tool.path, arguments, in: folder.url)
  }

  private func write(
    source: String, template: String, configuration: String = ""
  ) throws {
    try folder.write(source, to: "Sources/App.swift")
    try folder.write(template, to: "Templates/T.stencil")
    try folder.write(
      "sources: [Sources]\ntemplates: [Templates]\noutput: Gen\n" + configuration,
      to: ".sourcery.yml")
  }

  @Test func fileBlocksAreFilesOfTheOutputFolder() async throws {
    try write(
      source: "struct A {}\nstruct B {}\n",
      template: """
        {% for type in types.structs %}
        // sourcery:file:Models/{{ type.name }}
        extension {{ type.name }} {}
        // sourcery:end
        {% endfor %}
        """)
    let run = try await run("generate")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "2 files of templates: 2 written\n")
    #expect(
      folder.files.filter { $0.hasPrefix("Gen") }
        == ["Gen/Models/A.generated.swift", "Gen/Models/B.generated.swift"])
    #expect(
      try folder.read("Gen/Models/A.generated.swift") == Self.header + "extension A {}\n")
    #expect(try await self.run("check").status == 0)
  }

  @Test func aFileBlockNeverLeavesTheFolderOfTheConfiguration() async throws {
    try write(
      source: "struct A {}\n",
      template: "// sourcery:file:../Tests/A\nx\n// sourcery:end\n")
    #expect(try await self.run("generate").status == 0)
    #expect(try folder.read("Tests/A.generated.swift").hasSuffix("\nx\n"))

    try write(
      source: "struct A {}\n",
      template: "a\n// sourcery:file:../../Out\nx\n// sourcery:end\n")
    let before = folder.files
    let run = try await run("generate")
    #expect(run.status == 2)
    #expect(run.diagnostics == ["Templates/T.stencil:2:4: error 'sourcery:file:../../Out'"])
    #expect(folder.files == before)

    // The file system would end the name at the NUL, and so leave out the ending of generated files.
    try write(
      source: "struct A {}\n",
      template: "a\n// sourcery:file:../Sources/A.swift\0\nx\n// sourcery:end\n")
    #expect(try await self.run("generate").status == 2)
    #expect(folder.files == before)
  }

  /// Files that are not Swift have no header, which would tell that they were generated.
  @Test(arguments: ["../README.md", "../.sourcery.yml", "../Templates/T.stencil", "../Gen/link.md"])
  func aFileBlockReplacesNoFileByHand(name: String) async throws {
    try await expectKept(named: name, in: "Gen")
  }

  /// The output folder has files by hand, too, or leads to a folder that has.
  @Test(arguments: ["Sources", "Templates", "Link"])
  func aFolderOfSourcesIsNotOneOfOutputsAlone(output: String) async throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("Link").path, withDestinationPath: ".")
    for folder in ["", "Sources/", "Templates/"] {
      try self.folder.write("by hand\n", to: folder + "Info.md")
    }
    try await expectKept(named: "Info.md", in: output)
  }

  private func expectKept(named name: String, in output: String) async throws {
    try write(
      source: "struct A {}\n", template: "a\n// sourcery:file:\(name)\nx\n// sourcery:end\n")
    try folder.write(
      "sources: [Sources]\ntemplates: [Templates]\noutput: \(output)\n", to: ".sourcery.yml")
    try folder.write("by hand\n", to: "README.md")
    try folder.write("", to: "Gen/.keep")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("Gen/link.md").path,
      withDestinationPath: "../README.md")
    let before = try folder.files.map { try folder.read($0) }
    #expect(try await run("generate").status == 2)
    #expect(try folder.files.map { try folder.read($0) } == before)
  }

  /// A file that the run reads is refused, also with `--force`.
  @Test(arguments: ["../.sourcery.yml", "../Templates/T.stencil", "../Sources/App.swift"])
  func aFileBlockNeverReplacesAnInput(name: String) async throws {
    try write(
      source: "struct A {}\n", template: "a\n// sourcery:file:\(name)\nx\n// sourcery:end\n")
    let before = try folder.files.map { try folder.read($0) }
    let run = try await run("generate", "--force")
    #expect(run.status == 2)
    #expect(run.errors.contains("'sourcery:file:\(name)' would replace a file that the run reads"))
    #expect(try folder.files.map { try folder.read($0) } == before)
  }

  @Test func aFileBlockNeverReplacesAnIncludedTemplate() async throws {
    try write(source: "struct A {}\n", template: "{% include \"Part.txt\" %}\n")
    try folder.write("by hand\n", to: "Templates/Part.txt")
    try folder.write(
      "// sourcery:file:../Templates/Part.txt\nx\n// sourcery:end\n", to: "Templates/A.stencil")
    for arguments in [["generate", "--force"], ["sourcery"]] {
      let run = try await ProcessRun(Repository.tool.path, arguments, in: folder.url)
      #expect(run.status != 0 && run.errors.contains("a file that the run reads"))
      #expect(try folder.read("Templates/Part.txt") == "by hand\n")
    }
  }

  @Test func aFileByHandThatIsReplacedIsTold() async throws {
    try write(
      source: "struct A {}\n", template: "a\n// sourcery:file:../List.md\nx\n// sourcery:end\n")
    try folder.write("by hand\n", to: "List.md")
    #expect(try await run("generate", "--force").output == "overwrote List.md\n")
  }

  @Test func filesOfTheOutputFolderNeedNoHeader() async throws {
    for text in ["x", "y"] {
      try write(
        source: "struct A {}\n", template: "// sourcery:file:List.md\n\(text)\n// sourcery:end\n")
      #expect(try await run("generate").status == 0)
      #expect(try folder.read("Gen/List.md") == "\(text)\n")
    }
  }

  /// A checkout may have changed the line ends of the template.
  @Test func theLineEndsOfATemplateAreNoEdits() async throws {
    let template = "{% for t in types.protocols %}\r\n// {{ t.name }}\r\n{% endfor %}\r\n"
    try folder.write(template, to: "T.stencil")
    try folder.write(
      "templates:\n  - {sources: S, templates: [T.stencil], output: O.swift}\n",
      to: ".kagemusha.yml")
    for count in 1...2 {
      let protocols = (1...count).map { "protocol P\($0) {}\n" }.joined()
      try folder.write(protocols, to: "S/P.swift")
      let run = try await run("generate")
      #expect(run.status == 0, "\(run.errors)")
      #expect(try await self.run("check").status == 0)
    }
    #expect(try !folder.read("O.swift").contains("\r"))
  }

  @Test func inlineBlocksAreWrittenIntoTheSources() async throws {
    try write(
      source: """
        struct A {
          let x = 1

          // sourcery:inline:A.Old
          let stale = 2
          // sourcery:end
        }
        enum Outer {
            struct Inner {
            }
        }
        class Empty {}
        """,
      template: """
        // text
        // sourcery:inline:A.Old
        {% for v in types.structs.first.variables %}// {{ v.name }}{% endfor %}
        // sourcery:end
        // sourcery:inline:auto:Outer.Inner.New
        let y = 1

        // sourcery:end
        // sourcery:inline:auto:Empty.New
        let z = 1
        // sourcery:end
        // sourcery:inline:after-auto:Empty.After
        let w = 1
        // sourcery:end
        // sourcery:inline:auto:Unknown.New
        let u = 1
        // sourcery:end

        """, configuration: "baseIndentation: 4\n")
    let dry = try await run("generate", "--dry-run")
    #expect(
      dry.output == "would write Gen/T.generated.swift\nwould write Sources/App.swift\n")
    let run = try await run("generate")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors == "1 template, 4 inline blocks: 5 written\n")
    let edited = """
      struct A {
        let x = 1

        // sourcery:inline:A.Old
        // x
        // sourcery:end
      }
      enum Outer {
          struct Inner {

              // sourcery:inline:auto:Outer.Inner.New
              let y = 1
              // sourcery:end
          }
      }
      class Empty {
          // sourcery:inline:auto:Empty.New
          let z = 1
          // sourcery:end
      }
          // sourcery:inline:after-auto:Empty.After
          let w = 1
      // sourcery:end
      """
    #expect(try folder.read("Sources/App.swift") == edited)
    #expect(
      try folder.read("Gen/T.generated.swift").contains("// sourcery:inline:auto:Unknown.New"))
    #expect(try await self.run("check").status == 0)
    #expect(
      try await self.run("generate").errors == "1 template, 4 inline blocks: 5 unchanged\n")

    try folder.write(edited.replacing("let z = 1", with: "let z = 2"), to: "Sources/App.swift")
    let check = try await self.run("check")
    #expect(check.status == 1)
    #expect(check.output.hasPrefix("stale     Sources/App.swift\n"))
  }

  @Test func aBlockWithoutAnEndIsTold() async throws {
    try write(
      source: "struct A {\n  // sourcery:inline:A.Old\n}\n",
      template: "{% for t in types.all %}\n// sourcery:file:{{ t.name }}\nx\n{% endfor %}\n")
    let run = try await run("generate")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.diagnostics == [
        "Sources/App.swift:2:3: warning 'sourcery:inline:A.Old'",
        "Templates/T.stencil:2:4: warning 'sourcery:file:A'",
      ])
    #expect(try folder.read("Gen/T.generated.swift").contains("// sourcery:file:A\nx\n"))
  }

  @Test func codeBetweenABlockWithoutAnEndAndTheNextOneIsKept() async throws {
    let source = """
      struct A {
        // sourcery:inline:A.One
        let mine = 1
        // sourcery:inline:A.Two
        // sourcery:end
      }
      """
    try write(
      source: source, template: "// sourcery:inline:A.One\nlet one = 1\n// sourcery:end\n")
    let run = try await run("generate")
    #expect(run.status == 2)
    #expect(
      run.diagnostics == [
        "Sources/App.swift:2:3: error 'sourcery:inline:A.One' 'sourcery:inline:A.Two'"
      ])
    #expect(try folder.read("Sources/App.swift") == source)
  }

  @Test func severalTemplatesAndConfigurationsWriteIntoOneSource() async throws {
    try write(
      source: "\u{FEFF}class A {}\r\n",
      template: "// sourcery:inline:auto:A.One\nlet one = 1\n// sourcery:end\n")
    try folder.write(
      "// sourcery:inline:auto:A.Two\nlet two = 2\n// sourcery:end\n", to: "Templates/U.stencil")
    try folder.write(
      "// sourcery:inline:auto:A.Three\nlet three = 3\n// sourcery:end\n", to: "More/V.stencil")
    try folder.write(
      """
      templates:
        - {sources: [Sources], templates: [Templates], output: Gen}
        - {sources: [Sources], templates: [More], output: Gen/More}
      """, to: ".kagemusha.yml")
    let run = try await run("generate")
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.files.contains { $0.hasPrefix("Gen") } == false)
    let bytes = try Data(contentsOf: folder.url.appendingPathComponent("Sources/App.swift"))
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == """
        \u{FEFF}class A {
        // sourcery:inline:auto:A.One
        let one = 1
        // sourcery:end

        // sourcery:inline:auto:A.Two
        let two = 2
        // sourcery:end

        // sourcery:inline:auto:A.Three
        let three = 3
        // sourcery:end
        }

        """.replacing("\n", with: "\r\n"))
    #expect(try await self.run("check").status == 0)
  }

  @Test func onlySwiftFilesHaveAHeaderAndNoFileIsEmpty() async throws {
    try write(source: "struct A {}\n", template: "\n")
    try folder.write("text\n", to: "Templates/Page.stencil")
    try folder.write(
      "// sourcery:file:Page.md\n# A\n// sourcery:end\n", to: "Templates/Q.stencil")
    let run = try await run("generate")
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      folder.files.filter { $0.hasPrefix("Gen") } == ["Gen/Page.generated.swift", "Gen/Page.md"])
    #expect(try folder.read("Gen/Page.generated.swift") == Self.header + "text\n")
    #expect(try folder.read("Gen/Page.md") == "# A\n")
    try folder.write(
      "// sourcery:file:Page.md\n# B\n// sourcery:end\n", to: "Templates/Q.stencil")
    #expect(try await self.run("generate").status == 0)
    #expect(try folder.read("Gen/Page.md") == "# B\n")
  }
}
