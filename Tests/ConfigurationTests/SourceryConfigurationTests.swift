import Files
import Configuration
import EndToEndSupport
import StencilTemplates
import Testing

@Suite struct SourceryConfigurationTests {
  private func read(
    _ text: String, _ body: ([TemplateRequest], [String], TemporaryFolder) throws -> Void
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: ".sourcery.yml")
    let read = SourceryConfiguration.read(folder(".sourcery.yml"), fileSystem: LocalFileSystem())
    let issues = read.issues.map { issue in
      "\(issue.position?.line ?? 0):\(issue.position?.column ?? 0) \(issue.severity) \(issue.fact)"
    }
    try body(read.requests, issues, folder)
  }

  @Test func `the configuration of the log firing tests is read as it is`() throws {
    try read(
      """
      sources:
        - GitHubClientTestSample
        - GitHubClientTestSampleUITests
      templates:
        - GitHubClientTestSampleUITests/Template/AutoPrivatePropertyAccessible.stencil
      output:
        GitHubClientTestSampleUITests/Gen/zzz.Sourcery.out.swift
      """
    ) { requests, issues, folder in
      #expect(issues == [])
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

  @Test func `lists may include and exclude, and arguments have any form`() throws {
    try read(
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
    ) { requests, issues, folder in
      #expect(issues == [])
      let request = try #require(requests.first)
      #expect(request.excludedSources.map(\.value) == [folder("A/C")])
      #expect(request.output.value == .folder(folder("Gen")))
      #expect(request.hidesVersion)
      #expect(
        request.arguments == [
          "name": .text("App"), "imports": .list([.text("A"), .text("B")]), "count": .number(2),
          "hideVersionHeader": .bool(true), "quoted": .text("2"),
        ])
    }
  }

  @Test func `what is wrong is said at its place`() throws {
    try read(
      """
      soures: [A]
      project: {file: X}
      templates:
        include: [[x]]
      output: ../Gen
      args: x
      """
    ) { _, issues, _ in
      #expect(
        issues == [
          #"1:1 warning unknownSourceryKey("soures", nearest: Optional("sources"))"#,
          #"2:1 warning unsupportedSourceryKey("project")"#,
          #"1:1 error missingKey("sources")"#,
          #"5:9 error outputOutside("../Gen")"#,
          #"4:13 error wrongType(key: "include", expected: Configuration.ValueShape.listOfTexts)"#,
          #"6:7 error wrongType(key: "args", expected: Configuration.ValueShape.mapping)"#,
        ])
    }
  }
}
