import ArgumentParser
import Configuration
import Foundation
import MockEngine
import Testing

@testable import KagemushaCommand

@Suite struct ArgumentTests {
  @Test func aBuildPhaseIsUnderstood() throws {
    let command = try Kagemusha.parseAsRoot([
      "generate", "--testable", "My App", "--output", "/p/My Mocks/M.swift", "/p/A b.swift",
      "/p/C.swift",
    ])
    let generate = try #require(command as? Generate)
    let input = generate.input.commandLine
    #expect(input[.testableImports] == ["My App"])
    #expect(input[.output] == ["/p/My Mocks/M.swift"])
    #expect(input.paths == ["/p/A b.swift", "/p/C.swift"])
    #expect(!generate.stdout && !generate.dryRun && !generate.keepGoing)
  }

  @Test func everyOptionArrives() throws {
    let arguments = [
      "--config", "c.yml", "--output", "o", "--testable", "T", "--testable", "U", "--import", "I",
      "--protocols", "*P", "--protocols", "Q", "--exclude", "E", "--only-marked", "--mock-name",
      "{name}M", "--look-up", "l", "--allow-unmatched", "--strict", "--quiet", "--forwarding",
      "--stub-classes", "p", "--module", "M", "--module", "N", "--module-search-path", "s",
      "--cache-path", "k", "--recording", "--shallow", "--access", "public", "--shards", "3",
      "--classes", "*Service",
    ]
    let generate = try #require(
      try Kagemusha.parseAsRoot(["generate"] + arguments + ["--dry-run", "--keep-going"])
        as? Generate)
    let check = try #require(
      try Kagemusha.parseAsRoot(["check"] + arguments + ["--format", "diff"]) as? Check)
    var expected = CommandLineOptions(currentDirectory: generate.input.commandLine.currentDirectory)
    expected.configuration = "c.yml"
    expected[.output] = ["o"]
    expected[.testableImports] = ["T", "U"]
    expected[.imports] = ["I"]
    expected[.protocols] = ["*P", "Q"]
    expected[.classes] = ["*Service"]
    expected[.exclude] = ["E"]
    expected[.mockName] = ["{name}M"]
    expected[.dependencySources] = ["l"]
    expected[.access] = ["public"]
    expected[.module] = ["M", "N"]
    expected[.searchPaths] = ["s"]
    expected[.cachePath] = ["k"]
    expected[.shards] = ["3"]
    expected.flags = [
      .onlyMarked, .allowUnmatched, .forwarding, .recording, .shallow, .stubClasses,
    ]
    expected.paths = ["p"]
    #expect(generate.input.commandLine == expected)
    #expect(check.input.commandLine == expected)
    #expect(generate.dryRun && generate.keepGoing && generate.diagnostics.strict)
    #expect(check.format == .diff && check.diagnostics.quiet)
  }

  @Test(arguments: ["generate", "check"])
  func aMisspeltOptionIsNamedThoughOthersAreMissing(command: String) {
    let error = #expect(throws: (any Error).self) {
      try Kagemusha.parseAsRoot([command, "--outptu", "M.swift", "P.swift"])
    }
    #expect(error.map(Kagemusha.message)?.contains("'--outptu'") == true)
  }

  @Test func aFixtureIsNamed() throws {
    let words = ["fixture", "User", "Sources", "--config", "c.yml", "--json"]
    let fixture = try #require(try Kagemusha.parseAsRoot(words) as? Fixture)
    #expect(fixture.name == "User" && fixture.sources.paths == ["Sources"])
    #expect(fixture.sources.config == "c.yml" && fixture.json)
    #expect(throws: (any Error).self) { try Kagemusha.parseAsRoot(["fixture", ""]) }
    #expect(throws: (any Error).self) { try Kagemusha.parseAsRoot(["fixture", "User", ""]) }
  }

  @Test(arguments: ["class", "Any", "Self", "Type", "1", "Error", "any"])
  func aProtocolIsNamedLikeNoOther(name: String) {
    #expect(throws: (any Error).self) {
      try Kagemusha.parseAsRoot(["extract-protocol", "Service", "--name", name])
    }
  }

  @Test func longListsTravelInFiles() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "arguments-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try "A b.swift\n--output\nM.swift\r\n".write(to: file, atomically: true, encoding: .utf8)
    #expect(
      try ResponseFiles.expanded(["generate", "@\(file.path)", "@nowhere", "x@y"])
        == ["generate", "A b.swift", "--output", "M.swift", "@nowhere", "x@y"])
    // The parser of arguments takes time in proportion to the square of their number.
    let paths = (1...500).map { "S/\($0) é.swift" }
    let lines =
      ["--output", "M.swift"] + paths + ["--exclude", "A", "-q"] + paths + ["last.swift"]
    try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
    let arguments = try ResponseFiles.expanded(["generate", "@\(file.path)"])
    #expect(arguments.count == 9)
    let generate = try #require(try Kagemusha.parseAsRoot(arguments) as? Generate)
    #expect(generate.input.commandLine.paths == paths + paths + ["last.swift"])
    #expect(generate.input.commandLine[.output] == ["M.swift"])
    for text in [Data([0x41, 0xE9]), Data("<<<<<<< HEAD\nA\n=======\nB\n>>>>>>> b\n".utf8)] {
      try text.write(to: file)
      #expect(throws: ValidationError.self) { try ResponseFiles.expanded(["@\(file.path)"]) }
    }
  }

  @Test func watchingAndXcodeTakeWhatGenerateTakes() throws {
    let words = ["--output", "o", "--testable", "T", "p"]
    let generate = try #require(try Kagemusha.parseAsRoot(["generate"] + words) as? Generate)
    let watch = try #require(
      try Kagemusha.parseAsRoot(["watch", "--keep-going"] + words) as? Watch)
    let xcode = try #require(
      try Kagemusha.parseAsRoot(["xcode-script", "--xcfilelist", "Lists"] + words) as? XcodeScript)
    #expect(watch.input.commandLine == generate.input.commandLine && watch.keepGoing)
    #expect(xcode.input.commandLine == generate.input.commandLine && xcode.xcfilelist == "Lists")
  }

  @Test func reportsTakeWhatGenerateTakes() throws {
    let words = ["--config", "c.yml", "--protocols", "P", "--strict", "--look-up", "l", "p"]
    let generate = try #require(
      try Kagemusha.parseAsRoot(["generate", "--output", "o"] + words) as? Generate)
    let explain = try #require(
      try Kagemusha.parseAsRoot(["explain", "--output", "o", "--format", "json", "N"] + words)
        as? Explain)
    let list = try #require(
      try Kagemusha.parseAsRoot(["list", "--output", "o", "--format", "json"] + words)
        as? ListProtocols)
    #expect(explain.name == "N" && explain.format == .json && list.format == .json)
    #expect(explain.input.commandLine == generate.input.commandLine)
    #expect(list.input.commandLine == generate.input.commandLine)
  }

  @Test func thePluginIsUnderstood() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "BuildInput-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = """
      {"modules": [{"name": "My App", "isForeign": true, "sources": ["/s.swift"],
      "dependencySources": ["/l.swift"], "output": "/w/M.swift"}],
      "outputs": {"fixtures": "/w/F.swift"}, "ownSources": ["/t.swift"]}
      """
    try text.write(to: file, atomically: true, encoding: .utf8)
    let arguments = ["generate-in-build", file.path, "--cache-path", "/w/I"]
    let generate = try #require(try Kagemusha.parseAsRoot(arguments) as? GenerateInBuild)
    let options = try generate.commandLine()
    let build = try #require(options.build)
    #expect(
      build.modules == [
        BuildInput.Module(
          name: "My App", isForeign: true, sources: ["/s.swift"], dependencySources: ["/l.swift"],
          output: "/w/M.swift")
      ])
    #expect(build.modules.map(\.importName) == ["My_App"])
    #expect(build.ownSources == ["/t.swift"])
    #expect(build.expectedOutputs.map(\.text) == ["/w/M.swift", "/w/F.swift"])
    #expect(options[.cachePath] == ["/w/I"] && options[.config].isEmpty)
  }

  @Test func aBuildInputThatCannotBeReadIsReported() throws {
    let generate = try #require(
      try Kagemusha.parseAsRoot(["generate-in-build", "/nowhere.json"]) as? GenerateInBuild)
    #expect(throws: ValidationError.self) { try generate.commandLine() }
  }

  @Test(arguments: [
    ["generate", "--stdout", "--dry-run", "A.swift"],
    ["generate", "--output", "", "A.swift"], ["generate", "--output", "M.swift", ""],
    ["explain"], ["explain", ""], ["list", "--format", "diff"], ["generate", "--nonsense"],
    ["check", "--format", "pdf"], ["nonsense"],
  ])
  func usageErrorsExitWith64(arguments: [String]) {
    let error = #expect(throws: (any Error).self) {
      try Kagemusha.parseAsRoot(arguments)
    }
    #expect(error.map { Kagemusha.exitCode(for: $0).rawValue } == 64)
  }

  @Test(arguments: [
    ["generate"], ["check"], ["list", "A.swift"], ["explain", "P", "A.swift"],
    ["generate", "--stdout", "A.swift"],
  ])
  func whatHasAPlaceToGoIsFine(arguments: [String]) throws {
    #expect(throws: Never.self) { try Kagemusha.parseAsRoot(arguments) }
  }

  /// A command that brings outputs up to date must say what the check was told.
  @Test func adviceIsUnderstood() throws {
    let words = ["--output", "o", "--testable", "T", "--protocols", "P", "--only-marked", "p"]
    let check = try #require(try Kagemusha.parseAsRoot(["check"] + words) as? Check)
    let advice = check.input.commandLine.generateCommand().split(separator: " ").map(String.init)
    let generate = try #require(
      try Kagemusha.parseAsRoot(Array(advice.dropFirst())) as? Generate)
    #expect(generate.input.commandLine == check.input.commandLine)
  }

  @Test(
    arguments: [Generate.self, Check.self, ListProtocols.self, Explain.self]
      as [any ParsableCommand.Type])
  func `every option of the schema is taken, with its help`(command: any ParsableCommand.Type) {
    let help = Kagemusha.helpMessage(for: command, includeHidden: true, columns: 1_000)
    for setting in ConfigurationSchema.settings {
      guard let option = setting.option else { continue }
      let lines = help.split(separator: "\n").filter { line in
        line.split(whereSeparator: { " ,/".contains($0) }).contains("--\(option.name)")
      }
      #expect(lines.count == 1, "--\(option.name)")
      let text = help.split(separator: "\n").drop { $0 != lines.first }.prefix(2).joined()
      #expect(text.contains(setting.summary), "--\(option.name)")
      if let value = option.valueName { #expect(text.contains("<\(value)>")) }
      if let letter = option.letter { #expect(text.contains("-\(letter)")) }
    }
  }

  @Test func `options are grouped, the main ones first`() throws {
    let help = Kagemusha.helpMessage(for: Generate.self)
    let titles = help.split(separator: "\n").filter { $0.hasSuffix("OPTIONS:") }.map(String.init)
    #expect(
      titles == [
        "INPUT OPTIONS:", "OUTPUT OPTIONS:", "MOCK OPTIONS:", "DIAGNOSTIC OPTIONS:",
        "OBJECTIVE-C HEADER OPTIONS:", "OPTIONS:",
      ])
  }
}
