import EndToEndSupport
import Foundation
import Testing

/// Tests the commands for authors of templates.
struct TemplateAuthoringTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("struct A { var x: Int }\n", to: "A.swift")
    try folder.write(
      "{% for type in types.structs %}{{ type.name }} {{ argument.mode }}\n{% endfor %}",
      to: "T.stencil")
  }

  private func template(_ arguments: String...) async throws -> ProcessRun {
    try await ProcessRun(
      Repository.tool.path, ["template"] + arguments, in: folder.url,
      environment: ["KAGEMUSHA_CACHE_PATH": folder.url.path + "/cache"])
  }

  @Test func runPrintsTheTextAndWritesNothing() async throws {
    // A configuration in the folder does not matter.
    try folder.write("sources: [Nowhere]\ntemplates: [T]\noutput: G\n", to: ".sourcery.yml")
    let run = try await template("run", "T.stencil", "--on", "A.swift", "--args", "mode=fast")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output == "A fast\n")
    #expect(folder.files == [".sourcery.yml", "A.swift", "T.stencil"])
  }

  @Test func swiftTemplatesRunToo() async throws {
    _ = try await TemplateCache.environment(in: folder)
    try folder.write("<%= types.all.map { $0.name } %>\n", to: "T.swifttemplate")
    let run = try await template("run", "T.swifttemplate", "--on", "A.swift")
    #expect(run.output == "[\"A\"]\n", "\(run.errors)")
  }

  @Test func messagesShowTheLineWithACaret() async throws {
    try folder.write("one\n\t{{ types.all|cout }}\n", to: "T.stencil")
    for arguments in [["run", "T.stencil", "--on", "A.swift"], ["check", "T.stencil"]] {
      let run = try await ProcessRun(
        Repository.tool.path, ["template"] + arguments, in: folder.url)
      #expect(run.status == 2)
      #expect(run.diagnostics.first == "T.stencil:2:15: error 'cout'")
      #expect(
        run.errors.contains("\n  \t{{ types.all|cout }}\n  \t             ^\nnote: there are "))
    }
  }

  @Test func aNoteFollowsTheLineWithTheCaret() async throws {
    try folder.write("{% for type in types.all %}{{ tipe.name }}{% endfor %}", to: "T.stencil")
    let run = try await template("check", "T.stencil")
    #expect(
      run.errors.hasSuffix(
        """
          {% for type in types.all %}{{ tipe.name }}{% endfor %}
                                        ^
        note: in scope: 'argument', 'forloop', 'functions', 'mockSupport', 'type' and 'types'

        """))
  }

  @Test(.timeLimit(.minutes(30))) func watchPrintsAgainAfterAChange() async throws {
    try folder.write("", to: "output")
    let output = folder.url.appendingPathComponent("output")
    let process = Process()
    process.executableURL = Repository.tool
    process.currentDirectoryURL = folder.url
    process.arguments = ["template", "run", "T.stencil", "--on", "A.swift", "--watch"]
    process.standardOutput = try FileHandle(forWritingTo: output)
    try process.run()
    // The threads of tests block other signals, which child processes inherit.
    defer {
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    func waitFor(_ text: String) async throws {
      for _ in 0..<600 where try !folder.read("output").contains(text) {
        try await Task.sleep(for: .milliseconds(50))
      }
      #expect(try folder.read("output").contains(text))
    }
    try await waitFor("A \n")
    try folder.write("struct B {}\n", to: "A.swift")
    try await waitFor("B \n")
    #expect(process.isRunning)
  }

  @Test func explainSaysWhatANameIs() async throws {
    #expect(
      try await template("explain", "type.variables").output == """
        variables: [Variable] (type)
          the variables
          {% for element in type.variables %}{{ element }}{% endfor %}

        """)
    #expect(
      try await template("explain", "|!static").output == """
        static (filters)
          is static
          {{ value|static }}

        """)
    #expect(try await template("explain", "endless").status != 0)
    let wrong = try await template("explain", "type.variabels")
    #expect(wrong.errors.contains("did you mean 'type.variables'"))
    let tag = try await template("explain", "continue")
    #expect(tag.output.hasPrefix("break label, continue label (tags)\n"))
    #expect(try await template("explain", "isStatic").output.contains("(variable)"))
  }

  @Test func completionsAreJSON() async throws {
    let run = try await template("completions")
    let entries = try JSONDecoder().decode([[String: String]].self, from: Data(run.output.utf8))
    #expect(entries.count > 300)
    #expect(entries.allSatisfy { $0["meaning"]?.isEmpty == false && $0["example"] != nil })
    #expect(
      entries.first { $0["owner"] == "method" && $0["name"] == "isStatic" } == [
        "owner": "method", "name": "isStatic", "type": "Bool", "meaning": "whether it is 'static'",
        "example": "{% if method.isStatic %}…{% endif %}",
      ])
  }
}
