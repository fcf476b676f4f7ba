import DiagnosticSupport
import Configuration
import DeclarationModel
import EndToEndSupport
import Files
import MockResolver
import ObjCScanner
import Testing

@Suite struct DecodingTests {
  @Test func anchorsAreMerged() throws {
    let folder = try TemporaryFolder()
    let (configuration, issues) = try folder.configuration(
      """
      x-common: &common {forwarding: true, protocols: [A]}
      x-more: &more {protocols: [B], exclude: C}
      mocks:
        - {<<: *common, sources: A, output: One.swift}
        - sources: B
          <<: [*common, *more]
          forwarding: false
          output: Two.swift
      """)
    #expect(issues == [])
    try #require(configuration.mocks.count == 2)
    #expect(configuration.mocks[0].extras == [.forwarding])
    #expect(configuration.mocks[0].protocols.map(\.value) == ["A"])
    #expect(configuration.mocks[1].extras == [])
    #expect(configuration.mocks[1].protocols.map(\.value) == ["A"])
    #expect(configuration.mocks[1].excluded.map(\.value) == ["C"])
  }

  @Test func aKeyOfNoMappingIsNotMerged() throws {
    let folder = try TemporaryFolder()
    let (_, issues) = try folder.configuration(
      "x-name: &name A\nmocks: [{<<: *name, sources: A, output: B.swift}]")
    #expect(issues.map(\.fact) == [.unknownKey("<<", nearest: nil)])
  }

  @Test func `every key of mocks is read`() throws {
    let folder = try TemporaryFolder()
    let (configuration, issues) = try folder.configuration(
      """
      # comment
      mocks:
        - sources: [Sources/App, "../Shared/**/*.swift"]
          protocols: ["*UseCase", '*Repository']
          classes: LegacyService
          exclude: Legacy*
          onlyMarked: true
          output: Tests/Generated
          testableImports: [App]
          imports: [RxSwift, struct Foundation.URL]
          mockName: "{name}Mock"
          forwarding: true
          stubClasses: true
        - {sources: [A.swift, "!B/*.swift"], output: Mocks.swift}
        - {sources: A.swift, output: Mocks.swift, cuckoo: true, forwarding: false}
        - {sources: A.swift, output: M.swift, recording: true, shallow: true, access: public}
        - headers: Legacy
          output: M.swift
          defines: [A, B=1]
          includePaths: Include
          frameworkPaths: [F]
          declare: {UIColor: class, Style: enum}
          target: arm64-apple-ios16.0
          optionalRequirements: false
        - {module: NIO, searchPaths: [M], output: N.swift}
      """)
    #expect(issues == [])
    try #require(configuration.mocks.count == 6)
    let first = configuration.mocks[0]
    #expect(
      first.sources.included.map(\.value) == [
        folder("Sources/App"), folder("../Shared/**/*.swift"),
      ])
    #expect(first.protocols.map(\.value) == ["*UseCase", "*Repository"])
    #expect(first.classes.map(\.value) == ["LegacyService"])
    #expect(first.excluded.map(\.value) == ["Legacy*"])
    #expect(first.onlyMarked && first.extras == [.forwarding, .stubClass])
    #expect(first.output.value == .folder(folder("Tests/Generated")))
    #expect(first.testableImports == ["App"])
    #expect(first.imports == ["RxSwift", "struct Foundation.URL"])
    #expect(first.naming.pattern == "{name}Mock")
    #expect(first.origin?.line == 3 && first.mockName?.position?.column == 15)
    let second = configuration.mocks[1]
    #expect(second.sources.excluded.map(\.value) == [folder("B/*.swift")])
    #expect(second.output.value == .file(folder("Mocks.swift")))
    #expect(!second.onlyMarked && second.extras == [] && second.naming == .standard)
    #expect(configuration.mocks[2].extras == .cuckooSuite)
    #expect(configuration.mocks[2].access == nil && !configuration.mocks[2].isShallow)
    #expect(configuration.mocks[3].extras == .recordingSuite)
    #expect(configuration.mocks[3].isShallow && configuration.mocks[3].isPublic)
    var headers = HeaderOptions()
    headers.defines = ["A", "B=1"]
    headers.includePaths = [folder("Include").text]
    headers.frameworkPaths = [folder("F").text]
    headers.target = "arm64-apple-ios16.0"
    headers.includesOptional = false
    let declarations = configuration.mocks[4].headers.options.declarations
    #expect(declarations.map(\.name) == ["UIColor", "Style"])
    #expect(declarations.map(\.kind) == [.class, .enum])
    headers.declarations = declarations
    #expect(configuration.mocks[4].headers.options == headers)
    #expect(configuration.mocks[4].headers.paths.map(\.value) == [folder("Legacy")])
    #expect(configuration.mocks[5].compiledModules.map(\.value) == ["NIO"])
    #expect(configuration.mocks[5].searchPaths == [folder("M")])
  }

  @Test func `every key of the other sections is read`() throws {
    let folder = try TemporaryFolder()
    let (configuration, issues) = try folder.configuration(
      """
      strict: true
      accessors:
        - {sources: S, types: [A, "B*"], all: true, output: A.swift, imports: I, testableImports: T}
      factories:
        - {sources: S, types: A, output: F.swift, mockName: "Fake{base}", values: {Int: 7}, access: public}
      fixtures:
        - {sources: S, types: A, output: X.swift, defaults: {User.name: '"Ann"'}, access: internal, defaultValues: true}
      templates:
        - {sources: S, templates: T, output: Out, args: {name: App, flags: [true, 2]}}
      """)
    #expect(issues == [])
    #expect(configuration.isStrict)
    let accessors = try #require(configuration.accessors.first)
    #expect(accessors.includesAllProperties && accessors.types.types.map(\.value) == ["A", "B*"])
    #expect(accessors.types.imports == ["I"] && accessors.types.testableImports == ["T"])
    let factories = try #require(configuration.factories.first)
    #expect(factories.mockName?.value.pattern == "Fake{base}" && factories.access == .public)
    #expect(factories.values.mapValues(\.value) == ["Int": "7"])
    let fixtures = try #require(configuration.fixtures.first)
    #expect(fixtures.defaults.mapValues(\.value) == ["User.name": "\"Ann\""])
    #expect(fixtures.access == .internal && fixtures.registersDefaultValues)
    let templates = try #require(configuration.templates.first)
    #expect(templates.style == .own && templates.output.value == .folder(folder("Out")))
    #expect(
      templates.arguments == ["name": .text("App"), "flags": .list([.bool(true), .number(2)])])
  }

  @Test(arguments: BadConfiguration.all)
  func `issues are located`(_ bad: BadConfiguration) throws {
    let folder = try TemporaryFolder()
    let marked = MarkedText(bad.text)
    let (_, issues) = try folder.configuration(marked.text)
    let found = issues.map { issue in
      "\(issue.position.map { "\($0.line):\($0.column)" } ?? "") \(issue.fact)"
    }
    let expected = bad.issues.map { "\(marked.places[$0.place] ?? $0.place) \($0.fact)" }
    #expect(found.sorted() == expected.sorted())
  }

  @Test func `anchors and merged keys are values`() throws {
    let folder = try TemporaryFolder()
    let (configuration, issues) = try folder.configuration(
      "mocks:\n  - {sources: &s [A, B], output: M.swift}\n  - {sources: *s, output: N.swift}")
    #expect(issues == [])
    #expect(configuration.mocks.map(\.sources.included.count) == [2, 2])
  }

  @Test func `a file that is no text is an issue`() throws {
    let folder = try TemporaryFolder()
    let path = folder("kagemusha.yml")
    let issue = #expect(throws: ConfigurationIssue.self) {
      try YAMLText(path: path, bytes: [0x6D, 0xFF, 0xFE])
    }
    #expect(issue?.fact == .notUTF8(path) && issue?.position?.line == 1)
    let text = try YAMLText(path: path, bytes: [0xEF, 0xBB, 0xBF] + Array("a: 1".utf8))
    #expect(text.text == "a: 1")
    let missing = ConfigurationReader.read(path, fileSystem: LocalFileSystem())
    #expect(missing.issues.map(\.fact) == [.cannotRead(path, .missing)])
  }

  @Test func `an invalid name hides no other issue`() throws {
    let folder = try TemporaryFolder()
    let (configuration, _) = try folder.configuration(
      """
      mocks:
        - {sources: S, output: A.swift, mockName: Fake}
        - {sources: S, output: B.swift, access: open}
      """)
    #expect(configuration.mocks.map(\.allowsUnmatched) == [false, true])
  }
}
