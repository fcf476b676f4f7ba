import Files
import MockEngine
import StencilTemplates
import Testing

@Suite struct SourceryConfigurationTests {
  private func read(
    _ text: String, _ body: ([TemplateRequest], [String], TemporaryFolder) throws -> Void
  ) async throws {
    try await TemporaryFolder.with { folder in
      let marked = MarkedText(text)
      let path = try folder.write(".sourcery.yml", marked.text)
      let read = SourceryConfiguration.read(path, fileSystem: LocalFileSystem())
      let messages = read.problems.map {
        $0.diagnostic.description.replacing(folder.path.text + "/", with: "")
      }
      try body(read.requests, messages, folder)
    }
  }

  @Test func `the configuration of the log firing tests is read as it is`() async throws {
    try await read(
      """
      sources:
        - GitHubClientTestSample
        - GitHubClientTestSampleUITests
      templates:
        - GitHubClientTestSampleUITests/Template/AutoPrivatePropertyAccessible.stencil
      output:
        GitHubClientTestSampleUITests/Gen/zzz.Sourcery.out.swift
      """
    ) { requests, messages, folder in
      #expect(messages == [])
      let request = try #require(requests.first)
      #expect(
        request.sources.map(\.value)
          == [folder("GitHubClientTestSample"), folder("GitHubClientTestSampleUITests")])
      let template = "GitHubClientTestSampleUITests/Template/AutoPrivatePropertyAccessible.stencil"
      #expect(request.templates.map(\.value) == [folder(template)])
      #expect(
        request.output.value
          == .file(folder("GitHubClientTestSampleUITests/Gen/zzz.Sourcery.out.swift")))
    }
  }

  @Test func `lists may include and exclude, and arguments have any form`() async throws {
    try await read(
      """
      sources: {include: [A, B], exclude: [A/C]}
      templates: T
      output: {path: Gen}
      parseDocumentation: true
      args:
        name: App
        imports: [A, B]
        count: 2
        hideVersionHeader: true
        quoted: "2"
      """
    ) { requests, messages, folder in
      #expect(messages == [])
      let request = try #require(requests.first)
      #expect(request.excludedSources.map(\.value) == [folder("A/C")])
      #expect(request.output.value == .folder(folder("Gen")))
      #expect(request.hidesVersion)
      #expect(
        request.arguments == [
          "name": .text("App"), "imports": .list([.text("A"), .text("B")]), "count": .number(2),
          "hideVersionHeader": .truth(true), "quoted": .text("2"),
        ])
    }
  }

  @Test func `what is wrong is said at its place`() async throws {
    try await read(
      """
      soures: [A]
      project: {file: X}
      templates:
        include: [[x]]
      output: ../Gen
      args: x
      """
    ) { _, messages, _ in
      #expect(
        messages.map { $0.replacing(#/;.*/#, with: "") } == [
          ".sourcery.yml:1:1: warning: unknown key 'soures'",
          ".sourcery.yml:2:1: warning: the key 'project' is Sourcery's, and ignored here",
          ".sourcery.yml:1:1: error: there is no 'sources' here",
          ".sourcery.yml:5:9: error: the output '../Gen' lies outside the folder of this file",
          ".sourcery.yml:4:13: error: 'include' is not a list of texts",
          ".sourcery.yml:6:7: error: 'args' is not a mapping",
        ])
    }
  }
}
