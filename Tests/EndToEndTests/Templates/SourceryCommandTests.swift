import EndToEndSupport
import Foundation
import Testing

/// Tests `kagemusha sourcery` as a replacement for `sourcery`.
struct SourceryCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("struct A {}\nstruct B {}\n", to: "Sources/App.swift")
    try folder.write(
      "{% for type in types.structs %}// {{ type.name }} {{ argument.mode }}\n{% endfor %}",
      to: "Templates/Names.stencil")
  }

  private func run(_ arguments: String...) async throws -> ProcessRun {
    try await ProcessRun(
      Repository.tool.path, ["sourcery"] + arguments, in: folder.url, environment: ["OUT": "Gen"])
  }

  @Test func optionsAreEnough() async throws {
    let run = try await run(
      "--sources", "Sources", "--templates=Templates", "--output", "Gen/All.swift", "--args",
      "mode=fast", "--disableCache", "-v", "--hideVersionHeader", "--headerPrefix", "// Ours")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("No config file provided or it does not exist."))
    #expect(run.output.contains("Processing time "))
    #expect(
      try folder.read("Gen/All.swift") == """
        // Ours
        // Generated using Sourcery — https://github.com/krzysztofzablocki/Sourcery
        // DO NOT EDIT

        // A fast
        // B fast

        """)
  }

  @Test func aConfigurationTakesThePlaceOfOptions() async throws {
    try folder.write(
      "sources: [Sources]\ntemplates: [Templates]\noutput: ${OUT}\n", to: "any.yml")
    let run = try await run("--config", "any.yml", "--sources", "Nowhere")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("Ignoring the parameters passed in the command line."))
    #expect(try folder.read("Gen/Names.generated.swift").hasSuffix("EDIT\n// A \n// B \n"))
  }

  @Test(.timeLimit(.minutes(30))) func watchingRendersAgainAfterChanges() async throws {
    let process = Process()
    process.executableURL = Repository.tool
    process.currentDirectoryURL = folder.url
    process.arguments = [
      "sourcery", "--watch", "--disableCache", "--quiet", "--sources", "Sources", "--templates",
      "Templates",
      "--output", "Gen",
    ]
    try process.run()
    // The threads of tests block other signals, which child processes inherit.
    defer { kill(process.processIdentifier, SIGKILL) }
    let output = "Gen/Names.generated.swift"
    func waitFor(_ text: String) async throws {
      while try !folder.files.contains(output) || !folder.read(output).contains(text) {
        try await Task.sleep(for: .milliseconds(50))
      }
    }
    try await waitFor("// A")
    try folder.write("{% wrong %}", to: "Templates/Names.stencil")
    try await Task.sleep(for: .seconds(1))
    try folder.write(
      "{% for type in types.structs %}// new {{ type.name }}\n{% endfor %}",
      to: "Templates/Names.stencil")
    try await waitFor("// new A")
    try folder.write("struct C {}\n", to: "Sources/C.swift")
    try await waitFor("// new C")
    #expect(process.isRunning)
  }

  @Test func exitCodesAreThoseOfSourcery() async throws {
    #expect(try await run("--sources", "Nowhere", "--templates", "Templates").status == 1)
    #expect(try await run("--sources", "Sources").status == 2)
    try folder.write("{% nope %}", to: "Bad/Bad.stencil")
    #expect(try await run("--sources", "Sources", "--templates", "Bad").status == 3)
    try folder.write("templates: [Templates]\n", to: ".sourcery.yml")
    #expect(try await run().status == 2)
    #expect(folder.files.contains { $0.contains("generated") } == false)
  }

  @Test func aDryRunPrintsJSON() async throws {
    try folder.write(
      "// sourcery:inline:auto:A.X\n// sourcery:end\n// sourcery:file:C\nc\n// sourcery:end\n",
      to: "Templates/Parts.stencil")
    let run = try await run(
      "--sources", "Sources", "--templates", "Templates", "--output", "Gen", "--dry")
    #expect(run.status == 0, "\(run.errors)")
    let json = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let outputs = try #require(json?["outputs"] as? [[String: Any]])
    let kinds = outputs.compactMap { ($0["type"] as? [String: Any])?["subType"] as? String }
    #expect(kinds.sorted() == ["path", "range", "template"])
    let range = outputs.first {
      $0["outputPath"] as? String == folder.url.path + "/Sources/App.swift"
    }
    #expect(
      (range?["type"] as? [String: Any])?["id"] as? String
        == folder.url.path + "/Sources/App.swift:10")
    #expect(folder.files.contains { $0.hasPrefix("Gen") } == false)
  }

  @Test func emptyOutputsArePruned() async throws {
    let arguments = ["--sources", "Sources", "--templates", "Templates", "--output", "Gen"]
    func run(_ more: String...) async throws -> ProcessRun {
      try await ProcessRun(
        Repository.tool.path, ["sourcery"] + arguments + more, in: folder.url)
    }
    #expect(try await run().status == 0)
    try folder.write("\n", to: "Templates/Names.stencil")
    #expect(try await run().status == 0)
    #expect(folder.files.contains("Gen/Names.generated.swift"))
    #expect(try await run("--prune").status == 0)
    #expect(!folder.files.contains("Gen/Names.generated.swift"))
  }

  @Test func generatedFilesAreReadIfTheirEndingIsForced() async throws {
    try folder.write(
      "// Generated using Sourcery\nstruct G {}\n", to: "Sources/More.generated.swift")
    let arguments = [
      "--sources", "Sources", "--templates", "Templates", "--output", "All.txt", "-q",
    ]
    for (more, text) in [([], "A B "), (["--force-parse", "generated"], "A B G ")] {
      let run = try await ProcessRun(
        Repository.tool.path, ["sourcery"] + arguments + more, in: folder.url)
      #expect(run.status == 0, "\(run.errors)")
      let names = try folder.read("All.txt").filter { $0.isLetter || $0 == " " }
      #expect(names.replacing("  ", with: " ").trimmingPrefix(" ") == text)
    }
  }

  @Test func otherCommandsReadAnyConfigurationOfSourcery() async throws {
    try folder.write(
      "sources: [../Sources]\ntemplates: [../Templates]\noutput: ../Gen/A.swift\n",
      to: "CI/names.yml")
    let run = try await ProcessRun(
      Repository.tool.path, ["generate", "--config", "CI/names.yml"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.files.contains("Gen/A.swift"))
  }
}
