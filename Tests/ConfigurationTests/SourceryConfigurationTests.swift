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
    let read = SourceryConfiguration(
      reading: folder(".sourcery.yml"), fileSystem: LocalFileSystem(),
      environment: ["HOME_DIR": "/home", "EMPTY": ""])
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
        request.sources.included.map(\.value)
          == [folder("GitHubClientTestSample"), folder("GitHubClientTestSampleUITests")])
      let template = "GitHubClientTestSampleUITests/Template/AutoPrivatePropertyAccessible.stencil"
      #expect(request.templates.included.map(\.value) == [folder(template)])
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
      #expect(request.sources.excluded.map(\.value) == [folder("A/C")])
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
          #"2:10 error missingKey("target")"#,
          #"4:13 error wrongType(key: "include", expected: Configuration.ValueShape.listOfTexts)"#,
          #"6:7 error wrongType(key: "args", expected: Configuration.ValueShape.mapping)"#,
        ])
    }
  }

  @Test(arguments: [
    ("{sources: [A], templates: [T]}", #"1:1 error missingKey("output")"#),
    (
      "{sources: {include: A}, templates: [T], output: G}",
      #"1:21 error wrongType(key: "include", expected: Configuration.ValueShape.listOfTexts)"#
    ),
    (
      "{sources: [A], templates: {include: [T], exclude: U}, output: G}",
      #"1:51 error wrongType(key: "exclude", expected: Configuration.ValueShape.listOfTexts)"#
    ),
    (
      "{project: [], templates: [T], output: G}",
      #"1:11 error wrongType(key: "project", expected: Configuration.ValueShape.listOfMappings)"#
    ),
    (
      "{project: {file: X, target: []}, templates: [T], output: G}",
      #"1:29 error wrongType(key: "target", expected: Configuration.ValueShape.listOfMappings)"#
    ),
    (
      "{project: {file: X, target: {module: M}}, templates: [T], output: G}",
      #"1:29 error missingKey("name")"#
    ),
    (
      "{package: [], templates: [T], output: G}",
      #"1:11 error wrongType(key: "package", expected: Configuration.ValueShape.listOfMappings)"#
    ),
    (
      "{sources: [A], templates: [T], output: G, cacheBasePath: [C]}",
      #"1:58 error wrongType(key: "cacheBasePath", expected: Configuration.ValueShape.text)"#
    ),
  ])
  func `what Sourcery refuses is an error`(_ text: String, _ issue: String) throws {
    try read(text) { _, issues, _ in #expect(issues == [issue]) }
  }

  @Test func `several configurations are read, and children of theirs`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      configurations:
        - {sources: [A], templates: [T], output: G}
        - child: Sub/other.yml
        - child: Sub/none.yml
      """, to: "all.yml")
    try folder.write(
      """
      configurations:
        - {sources: [B], templates: [../T], output: ../G/}
        - child: ../all.yml
      """, to: "Sub/other.yml")
    let read = SourceryConfiguration(reading: folder("all.yml"), fileSystem: LocalFileSystem())
    #expect(
      read.requests.map { $0.sources.included.map(\.value) } == [[folder("A")], [folder("Sub/B")]])
    #expect(
      read.requests.map { $0.templates.included.map(\.value) } == [[folder("T")], [folder("T")]])
    #expect(read.requests.map(\.output.value) == [.folder(folder("G")), .folder(folder("G"))])
    #expect(
      read.issues.map(\.fact) == [
        .circularConfiguration(folder("all.yml")),
        .cannotRead(folder("Sub/none.yml"), .missing),
      ])
    #expect(read.issues.map { $0.position?.line } == [3, 4])
  }

  @Test func `variables of the environment are expanded`() throws {
    try read(
      """
      sources: ["${HOME_DIR}/A", "${NO_SUCH}/A"]
      templates: ["T${EMPTY}"]
      output: {path: "${HOME_DIR}/G", link: {project: X.xcodeproj, target: T}}
      args: {home: "${HOME_DIR}", list: ["${HOME_DIR}!"], one: "${X}"}
      """
    ) { requests, issues, folder in
      let request = try #require(requests.first)
      #expect(request.sources.included.map(\.value.text) == ["/home/A"])
      #expect(request.templates.included.map(\.value) == [folder("T")])
      #expect(request.output.value.path.text == "/home/G")
      #expect(
        request.arguments == [
          "home": .text("/home"), "list": .list([.text("/home!")]), "one": .text("${X}"),
        ])
      #expect(
        issues == [
          #"3:39 warning unlinkedOutput"#, #"1:28 error undefinedVariable("NO_SUCH")"#,
        ])
    }
  }

  @Test func `arguments of variables that are not set are empty`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "sources: [A]\ntemplates: [T]\noutput: G\nargs: {a: \"${NOPE}\", b: x}\ntimeLimit: 5\n",
      to: ".sourcery.yml")
    let read = SourceryConfiguration(
      reading: AbsolutePath(folder.url.path).appending(".sourcery.yml"),
      fileSystem: LocalFileSystem())
    #expect(read.requests.first?.arguments == ["a": .text(""), "b": .text("x")])
    #expect(read.requests.first?.timeLimit?.value == 5)
    #expect(
      read.issues.map { "\($0.fact) \($0.severity)" } == [
        #"emptyArgument(variable: "NOPE") warning"#
      ])
  }

  @Test(arguments: ["0", "-1", "x", "86401"])
  func `a time limit is a number of seconds`(_ text: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "sources: [A]\ntemplates: [T]\noutput: G\ntimeLimit: \(text)\n", to: ".sourcery.yml")
    let read = SourceryConfiguration(
      reading: AbsolutePath(folder.url.path).appending(".sourcery.yml"),
      fileSystem: LocalFileSystem())
    #expect(read.issues.map(\.fact) == [.invalidNumber(text, limit: 86_400)])
  }

  @Test func `a package has its targets in folders of their names`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "P/Sources/App/A.swift")
    try folder.write("", to: "P/Tests/AppTests/A.swift")
    try folder.write(
      """
      package: {path: P, target: [App, AppTests, Nope]}
      templates: [T]
      output: G
      disableCache: true
      """, to: ".sourcery.yml")
    let read = SourceryConfiguration(
      reading: folder(".sourcery.yml"), fileSystem: LocalFileSystem())
    #expect(
      read.requests.first?.sources.included.map(\.value)
        == [folder("P/Sources/App"), folder("P/Tests/AppTests")])
    #expect(
      read.requests.first?.modules
        == [folder("P/Sources/App"): "App", folder("P/Tests/AppTests"): "AppTests"])
    #expect(
      read.issues.map(\.fact) == [.unknownTarget("Nope", folder: folder("P/Sources/Nope"))])
  }

  @Test func `a project that cannot be read is an error`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "{project: {file: No.xcodeproj, target: {name: A}}, templates: [T], output: G}",
      to: ".sourcery.yml")
    let read = SourceryConfiguration(
      reading: folder(".sourcery.yml"), fileSystem: LocalFileSystem())
    #expect(read.issues.map(\.fact) == [.unreadableProject(folder("No.xcodeproj"))])
  }

  @Test func `a project has the files of its targets`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1;
        objects = {
          P /* Project */ = {isa = PBXProject; mainGroup = G; projectDirPath = ""; targets = (T, U); };
          G = {isa = PBXGroup; children = (H, R, S); sourceTree = "<group>"; };
          H = {isa = PBXGroup; children = (A, B, C, D); path = "My App"; sourceTree = "<group>"; };
          A = {isa = PBXFileReference; path = A.swift; sourceTree = "<group>"; };
          B = {isa = PBXFileReference; path = "Other/B.swift"; sourceTree = SOURCE_ROOT; };
          C = {isa = PBXFileReference; path = Missing.swift; sourceTree = "<group>"; };
          D = {isa = PBXFileReference; path = D.m; sourceTree = "<group>"; };
          R = {isa = PBXFileSystemSynchronizedRootGroup; path = Folder; sourceTree = "<group>"; };
          S = {isa = PBXFileReference; path = S.framework; sourceTree = SDKROOT; };
          Q = {isa = PBXBuildFile; fileRef = C; };
          X = {isa = PBXBuildFile; fileRef = A; };
          Y = {isa = PBXBuildFile; fileRef = B; };
          Z = {isa = PBXBuildFile; fileRef = D; };
          T = {
            isa = PBXNativeTarget; buildPhases = (V, W); name = App;
            fileSystemSynchronizedGroups = (R, );
          };
          U = {isa = PBXNativeTarget; buildPhases = (); name = Other; };
          V = {isa = PBXSourcesBuildPhase; files = (X, Y, Z, Q, ); };
          W = {isa = PBXFrameworksBuildPhase; files = (); };
        };
        rootObject = P;
      }
      """, to: "App.xcodeproj/project.pbxproj")
    for file in ["My App/A.swift", "Other/B.swift", "Folder/C.swift"] {
      try folder.write("", to: file)
    }
    try folder.write(
      """
      project:
        file: App.xcodeproj
        target: [{name: App, module: Kit}, {name: Othr, module: O}]
        exclude: [Other]
      templates: [T]
      output: G
      """, to: ".sourcery.yml")
    let read = SourceryConfiguration(
      reading: folder(".sourcery.yml"), fileSystem: LocalFileSystem())
    let request = try #require(read.requests.first)
    #expect(
      request.sources.included.map(\.value)
        == [folder("Folder"), folder("My App/A.swift"), folder("Other/B.swift")])
    #expect(Set(request.modules.keys) == Set(request.sources.included.map(\.value)))
    #expect(Set(request.modules.values) == ["Kit"])
    #expect(request.sources.excluded.map(\.value) == [folder("Other")])
    #expect(read.issues.map(\.fact) == [.unknownProjectTarget("Othr", nearest: "Other")])
  }

  @Test(arguments: [
    ("sources: [A]", true), ("configurations: []", true), ("project: {}", true),
    ("{templates: [T], output: G}", true), ("templates: [{sources: A}]", false),
    ("{mocks: [], output: G}", false), ("[", false),
  ])
  func `a configuration is told by its keys`(_ text: String, _ isSourcery: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "any.yml")
    #expect(
      SourceryConfiguration.isSourcery(folder("any.yml"), fileSystem: LocalFileSystem())
        == isSourcery)
  }
}
