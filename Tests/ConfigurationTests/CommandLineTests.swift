import Configuration
import EndToEndSupport
import Files
import Foundation
import MockResolver
import Testing

@Suite struct CommandLineTests {
  @Test func `a command line alone is a request`() throws {
    let folder = try TemporaryFolder()
    var options = folder.options
    options.paths = ["A.swift", "Legacy.h"]
    options[.output] = ["o"]
    options[.testableImports] = ["My App", "B"]
    options[.imports] = ["I"]
    options[.protocols] = ["*P", "Q"]
    options[.classes] = ["C"]
    options[.exclude] = ["E"]
    options[.mockName] = ["{name}M"]
    options[.access] = ["internal"]
    options[.module] = ["M", "N"]
    options[.searchPaths] = ["s"]
    options[.dependencySources] = ["l"]
    options[.defines] = ["D"]
    options[.declare] = ["UIColor=class"]
    options[.target] = ["t"]
    options.flags = [.onlyMarked, .recording, .shallow, .allowUnmatched, .optionalRequirements]
    let requests = folder.load(options)
    #expect(requests.issues == [])
    let request = try #require(requests.mocks.first)
    #expect(request.sources.included.map(\.value) == [folder("A.swift")])
    #expect(request.headers.paths.map(\.value) == [folder("Legacy.h")])
    #expect(request.output.value == .folder(folder("o")))
    #expect(request.testableImports == ["My_App", "B"] && request.imports == ["I"])
    #expect(request.protocols.map(\.value) == ["*P", "Q"])
    #expect(request.classes.map(\.value) == ["C"])
    #expect(request.excluded.map(\.value) == ["E"])
    #expect(request.naming.pattern == "{name}M" && request.access?.value == .internal)
    #expect(request.compiledModules.map(\.value) == ["M", "N"])
    #expect(request.dependencySources.map(\.value) == [folder("l")])
    #expect(request.headers.options.defines == ["D"] && request.headers.options.target == "t")
    #expect(request.headers.options.declarations.map(\.name) == ["UIColor"])
    #expect(!request.headers.options.includesOptional)
    #expect(request.onlyMarked && request.isShallow && request.allowsUnmatched)
    #expect(request.extras == .recordingSuite)
    #expect(requests.modules.searchPaths == [folder("s").text])
  }

  @Test func `options replace keys, and lists of headers add up`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      mocks:
        - protocols: "*A"
          mockName: "{name}M"
          defines: A
          stubClasses: true
          target: x
      factories: [{sources: S, output: F.swift}]
      """, to: "T/kagemusha.yml")
    var options = folder.options
    options.configuration = "T/kagemusha.yml"
    options.paths = ["A.swift"]
    options[.output] = ["Out.swift"]
    options[.protocols] = ["B"]
    options[.defines] = ["B"]
    options.flags = [.forwarding]
    let requests = folder.load(options)
    #expect(requests.issues == [])
    let request = try #require(requests.mocks.first)
    #expect(request.sources.included.map(\.value) == [folder("A.swift")])
    #expect(request.output.value == .file(folder("Out.swift")))
    #expect(request.protocols.map(\.value) == ["B"] && request.naming.pattern == "{name}M")
    #expect(request.headers.options.defines == ["A", "B"])
    #expect(request.headers.options.target == "x")
    #expect(request.extras == [.forwarding, .stubClass])
    #expect(requests.factories == [])
  }

  @Test func `invalid options are issues without a place`() throws {
    let folder = try TemporaryFolder()
    var options = folder.options
    options.paths = ["A.swift"]
    options[.mockName] = ["Fake"]
    options[.imports] = ["a b c"]
    #expect(
      folder.load(options).issues == [
        ConfigurationIssue(.notAModule("a b c", suggestion: "a_b_c")),
        ConfigurationIssue(.invalidMockName(.noPlaceholder(pattern: "Fake"))),
      ])
  }

  @Test func `the hidden configuration is found first`() throws {
    let folder = try TemporaryFolder()
    #expect(folder.load(folder.options).issues.map(\.fact) == [.noConfiguration])
    try folder.write("mocks: [{sources: A.swift, output: Second.swift}]", to: "kagemusha.yml")
    try folder.write("mocks: [{sources: A.swift, output: First.swift}]", to: ".kagemusha.yml")
    #expect(
      folder.load(folder.options).mocks.map(\.output.value) == [.file(folder("First.swift"))])
  }

  @Test func `the nearest configuration is found upwards, within the repository`() throws {
    let folder = try TemporaryFolder()
    try folder.write("mocks: [{sources: A.swift, output: Outer.swift}]", to: "kagemusha.yml")
    try folder.write("mocks: [{sources: B.swift, output: Inner.swift}]", to: "App/kagemusha.yml")
    try folder.write("", to: "App/Sources/Feature/x")
    try folder.write("", to: "Other/.git/HEAD")
    func outputs(in path: String) -> [OutputLocation] {
      folder.load(CommandLineOptions(currentDirectory: folder(path))).mocks.map(\.output.value)
    }
    #expect(outputs(in: "App/Sources/Feature") == [.file(folder("App/Inner.swift"))])
    #expect(outputs(in: "App") == [.file(folder("App/Inner.swift"))])
    #expect(outputs(in: "Elsewhere") == [.file(folder("Outer.swift"))])
    #expect(outputs(in: "Other") == [])
  }

  @Test func `outputs may be beside the configuration, and behind links`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Elsewhere/x")
    try folder.write(
      "mocks:\n- {sources: S, output: ../Elsewhere/Gen}\n- {sources: S, output: Link/X.swift}\n",
      to: "App/kagemusha.yml")
    try FileManager.default.createSymbolicLink(
      atPath: folder("App/Link").text, withDestinationPath: "../Elsewhere")
    var options = folder.options
    options.configuration = "App/kagemusha.yml"
    let requests = folder.load(options)
    #expect(requests.issues == [])
    #expect(
      requests.mocks.map(\.output.value)
        == [.folder(folder("Elsewhere/Gen")), .file(folder("App/Link/X.swift"))])
  }

  @Test func `shards need a folder`() throws {
    let folder = try TemporaryFolder()
    var options = folder.options
    options.paths = ["A.swift"]
    options[.shards] = ["4"]
    options[.output] = ["Gen"]
    #expect(folder.load(options).mocks.map(\.shards?.value) == [4])
    options[.output] = ["Gen.swift"]
    #expect(folder.load(options).issues.map(\.fact) == [.shardsOfFile])
    options[.shards] = ["many"]
    #expect(folder.load(options).issues.map(\.fact) == [.invalidNumber("many", limit: 1_000)])
  }

  @Test func `the command for generating repeats every option`() throws {
    let folder = try TemporaryFolder()
    var options = folder.options
    options.paths = ["-x.swift", "it's.swift"]
    for setting in ConfigurationSchema.settings {
      guard let option = setting.option else { continue }
      if option.valueName == nil {
        options.flags.insert(setting.key)
      } else {
        options[setting.key] = ["v"]
      }
    }
    let words = options.generateCommand().split(separator: " ").map(String.init)
    #expect(Array(words.prefix(2)) == ["kagemusha", "generate"])
    #expect(words.suffix(3) == ["--", "-x.swift", #"'it'\''s.swift'"#])
    for setting in ConfigurationSchema.settings {
      guard let option = setting.option else { continue }
      #expect(words.count { $0 == option.spelling } == 1, "\(option.spelling)")
    }
  }

  @Test func `words are quoted for shells`() {
    #expect(ShellWord.quoted("a/b-c.swift") == "a/b-c.swift")
    #expect(ShellWord.quoted("") == "''")
    #expect(ShellWord.quoted("it's *") == #"'it'\''s *'"#)
  }

  @Test(arguments: [
    ("My App", "My_App"), ("App-2", "App_2"), ("2Fast", "_Fast"), ("アプリ", "アプリ"), ("App", "App"),
  ])
  func `products have modules`(product: String, module: String) {
    #expect(ModuleName.ofProduct(product) == module)
  }
}
