import EndToEndSupport
import Foundation
import Testing

/// The samples of the read-me and of the pages in `Documentation` are what they claim to be.
@Suite(.serialized)
struct PageTests {
  private static let tags: Set = Set(TemplateRecipe.tags + [TemplateRecipe.textTag]).union([
    "swift protocol", "swift generated", "swift file", "swift test", "swift failing",
    "swift manifest", "swift refused", "text failure", "objc", "stencil", "yaml", "yaml plugin",
    "yaml sourcery",
    "yaml workflow", "yaml recipe", "sh",
    "sh recipe", "swifttemplate",
  ])
  /// The files that have the blocks with a tag in them, word for word.
  private static let files = [
    "starlark": ["WORKSPACE", "core/BUILD", "feature/BUILD"].map { "Fixtures/Bazel/\($0)" },
    "yaml project": ["Fixtures/XcodeGen/project.yml"],
    "swift project": ["Fixtures/Tuist/Project.swift"],
    "ruby": ["Fixtures/CocoaPods/Podfile"],
    "toml": ["Packaging/mise.toml"],
    "mintfile": ["Packaging/Mintfile"],
    "sh script": ["Packaging/XcodeCloud/ci_post_clone.sh"],
  ]

  @Test(arguments: Page.all)
  func `every block says what it is, so that none goes unchecked`(on page: Page) {
    for block in page.blocks {
      #expect(
        Self.tags.contains(block.tag) || Self.files[block.tag] != nil,
        "\(page.place(of: block)): unknown '\(block.tag)'")
    }
  }

  @Test(arguments: Page.all(with: "swift file", "swift test", "swift failing"))
  func `the samples compile with their mocks, and do as they say`(on page: Page) async throws {
    let run = try await SampleProject(page).runSamples()
    try #require(run.status == 0, "\(page.path): \(run.everything)")
    let outputs = run.output.split(separator: SampleProject.separator).map(String.init)
    for block in page.blocks("swift test") {
      #expect(outputs.contains("\(block.line)\n"), "\(page.place(of: block)): \(run.output)")
    }
    let failures = zip(page.blocks("swift failing"), page.blocks("text failure"))
    for (sample, text) in failures {
      #expect(outputs.contains("\(sample.line)\n\(text.text)"), "\(page.path): \(run.output)")
    }
  }

  @Test func `the read-me and the page of failures show one`() throws {
    for path in ["README.md", "Documentation/failures.md"] {
      let page = try #require(Page(path))
      #expect(!page.blocks("swift failing").isEmpty)
      #expect(page.blocks("swift failing").count == page.blocks("text failure").count)
    }
  }

  @Test(arguments: Page.all(with: "swift generated"))
  func `generated code is what the tool prints, shortened where it says so`(
    on page: Page
  ) async throws {
    let project = try SampleProject(page)
    let printed = try await project.mocks() + project.generatedFiles().joined()
    for block in page.blocks("swift generated") {
      var rest = printed[...]
      for part in parts(of: block.text) {
        let range = rest.range(of: part)
        #expect(range != nil, "\(page.place(of: block)): the tool does not print:\n\(part)")
        if let range { rest = rest[range.upperBound...] }
      }
    }
  }

  @Test(arguments: Page.all(with: "yaml"))
  func `the configurations are accepted`(on page: Page) async throws {
    for block in page.blocks("yaml") {
      let project = try SampleProject(page)
      try project.addBackdrop()
      try project.folder.write(block.text, to: ".kagemusha.yml")
      let run = try await project.runTool("generate", "--dry-run")
      #expect(run.status == 0, "\(page.place(of: block)): \(run.everything)")
      for output in block.outputs {
        #expect(run.output.contains(output), "\(page.place(of: block)): \(run.output)")
      }
      if block.text.contains("\"Legacy*\"") {
        #expect(!run.output.contains("MockLegacy"), "\(page.place(of: block)): \(run.output)")
      }
    }
  }

  @Test(arguments: Page.all(with: "yaml plugin"))
  func `the plugin's configurations are accepted`(on page: Page) async throws {
    for block in page.blocks("yaml plugin") {
      let project = try SampleProject(page)
      try project.addBackdrop()
      try project.folder.write(block.text, to: "Tests/AppTests/kagemusha.yml")
      let root = project.folder.url.path
      try project.folder.write(
        """
        {"modules": [{"name": "App", "isForeign": false, "dependencySources": [],
        "sources": ["\(root)/Sources/App/Backdrop.swift"], "output": "\(root)/Mocks.swift"}],
        "outputs": {}, "ownSources": []}
        """, to: "BuildInput.json")
      let run = try await project.runTool(
        "generate-in-build", "BuildInput.json", "--config", "Tests/AppTests/kagemusha.yml")
      #expect(run.status == 0, "\(page.place(of: block)): \(run.everything)")
      #expect(try project.folder.read("Mocks.swift").contains("StubVerifyMock {"))
    }
  }

  @Test(arguments: Page.all(with: "yaml sourcery"))
  func `the configurations of Sourcery are accepted`(on page: Page) async throws {
    for block in page.blocks("yaml sourcery") {
      let project = try SampleProject(page)
      try project.addBackdrop()
      try project.folder.write(block.text, to: ".sourcery.yml")
      let run = try await project.runTool("generate", "--dry-run")
      #expect(run.status == 0, "\(page.place(of: block)): \(run.everything)")
    }
  }

  @Test(arguments: Page.all(with: "stencil"))
  func `the templates render`(on page: Page) async throws {
    for block in page.blocks("stencil") {
      let project = try SampleProject(page)
      try project.addBackdrop()
      try project.folder.write(block.text, to: "Templates/Names.stencil")
      let configuration = try #require(page.blocks("yaml").first)
      try project.folder.write(configuration.text, to: ".kagemusha.yml")
      let run = try await project.runTool("generate", "--stdout", "--strict")
      #expect(run.status == 0, "\(page.place(of: block)): \(run.everything)")
    }
  }

  @Test(arguments: Page.all(with: "swifttemplate"))
  func `the templates in Swift compile`(on page: Page) async throws {
    for block in page.blocks("swifttemplate") {
      let project = try SampleProject(page)
      try project.folder.write(block.text, to: "Names.swifttemplate")
      let run = try await project.runTool("template", "check", "Names.swifttemplate")
      #expect(run.status == 0, "\(page.place(of: block)): \(run.everything)")
    }
  }

  @Test func `the lines saved are as they are counted`() async throws {
    let page = try #require(Page("Documentation/factories-and-fixtures.md"))
    let run = try await ProcessRun(
      "sh", [Repository.root.appendingPathComponent("Scripts/lines-saved.sh").path])
    let rows = run.output.split(separator: "\n")
    #expect(run.status == 0 && !rows.isEmpty, "\(run.everything)")
    for row in rows { #expect(page.text.contains("\n\(row)\n"), "\(row)") }
  }

  @Test(arguments: Page.all(with: "swift manifest"))
  func `the manifests are accepted`(on page: Page) async throws {
    for block in page.blocks("swift manifest") {
      let project = try SampleProject(page)
      try project.folder.write(block.text, to: "Package.swift")
      let run = try await ProcessRun(
        "swift", ["package", "--disable-sandbox", "dump-package"], in: project.folder.url)
      #expect(run.status == 0, "\(page.place(of: block)): \(run.everything)")
    }
  }

  @Test(arguments: Page.all(with: "sh", "yaml workflow"))
  func `the commands succeed, one after the other`(on page: Page) async throws {
    let project = try SampleProject(page)
    try project.addBackdrop()
    if let configuration = page.blocks("yaml").first {
      try project.folder.write(configuration.text, to: ".kagemusha.yml")
    }
    for block in page.blocks("sh") + page.blocks("yaml workflow") {
      for command in block.commands {
        let run = try await ProcessRun(
          "sh", ["-c", "\"$0\" \(command)", Repository.tool.path], in: project.folder.url)
        #expect(run.status == 0, "\(page.place(of: block)): \(command): \(run.everything)")
      }
    }
  }

  @Test(arguments: files.keys.sorted())
  func `what other tools read is a part of a file that is tested`(tag: String) throws {
    let texts = try (Self.files[tag] ?? []).map {
      try String(
        contentsOf: Repository.root.appendingPathComponent($0), encoding: .utf8)
    }
    let pages = Page.all(with: tag)
    #expect(!pages.isEmpty)
    for page in pages {
      for block in page.blocks(tag) {
        #expect(texts.contains { $0.contains(block.text) }, "\(page.place(of: block))")
      }
    }
  }

  /// Returns the parts of a text between the lines `// …`, which stand for omitted code.
  private func parts(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .split { $0.trimmingCharacters(in: .whitespaces) == "// …" }
      .map { $0.joined(separator: "\n") }
      .filter { !$0.isEmpty }
  }
}

extension FencedBlock {
  /// The values of the key `output` in a configuration.
  fileprivate var outputs: [String] {
    text.matches(of: /\n +output: ([^\s]+)/).map { String($0.1) }
  }

  /// The arguments of the commands that run the tool.
  fileprivate var commands: [String] {
    text.split(separator: "\n").compactMap { line in
      let command = line.drop { $0 == " " || $0 == "-" }
      for start in ["run: swift run kagemusha ", "swift run kagemusha ", "kagemusha "]
      where command.hasPrefix(start) {
        return String(command.dropFirst(start.count))
      }
      return nil
    }
  }
}
