import EndToEndSupport
import Foundation
import Testing

/// The recorded reports of `check` are valid in their formats.
struct CheckFormatTests {
  private static let expected =
    Repository.root.appendingPathComponent("Fixtures/CheckStates/Expected")
  /// Debian's Python, with the packages that `Scripts/prepare.sh` installs.
  private static let python = "/usr/bin/python3"

  private static func canImport(_ module: String) async throws -> Bool {
    guard FileManager.default.isExecutableFile(atPath: python) else { return false }
    return try await ProcessRun(python, ["-c", "import \(module)"]).status == 0
  }

  private static func data(_ name: String) throws -> Data {
    try Data(contentsOf: expected.appendingPathComponent(name))
  }

  @Test(.enabled { try await canImport("jsonschema") })
  func theReportForProgramsFitsItsSchema() async throws {
    let script = """
      import json, sys, jsonschema
      schema, report = (json.load(open(path)) for path in sys.argv[1:])
      jsonschema.Draft7Validator.check_schema(schema)
      jsonschema.validate(report, schema)
      """
    let schema = Repository.root.appendingPathComponent("Documentation/check.schema.json")
    let report = Self.expected.appendingPathComponent("check.json")
    let run = try await ProcessRun(Self.python, ["-c", script, schema.path, report.path])
    #expect(run.status == 0, "\(run.errors)")
  }

  /// The part of SARIF 2.1.0 that reports use; properties that the format requires are not optional
  /// here.
  private struct SARIFLog: Decodable {
    enum Level: String, Decodable { case none, note, warning, error }

    struct Run: Decodable {
      var tool: Tool
      var columnKind: String
      var results: [Result]
    }

    struct Tool: Decodable {
      var driver: Driver
    }

    struct Driver: Decodable {
      var name: String
      var semanticVersion: String
      var rules: [Rule]
    }

    struct Rule: Decodable {
      var id: String
      var shortDescription: Message
    }

    struct Message: Decodable { var text: String }

    struct Result: Decodable {
      var ruleId: String
      var ruleIndex: Int
      var level: Level
      var message: Message
      var locations: [Location]
    }

    struct Location: Decodable { var physicalLocation: PhysicalLocation }

    struct PhysicalLocation: Decodable {
      var artifactLocation: ArtifactLocation
      var region: Region?
    }

    struct ArtifactLocation: Decodable { var uri: String }

    struct Region: Decodable { var startLine: Int }

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }

    var schema: String
    var version: String
    var runs: [Run]
  }

  @Test func theLogForCodeScanningIsSARIF() throws {
    let log = try JSONDecoder().decode(SARIFLog.self, from: Self.data("check.sarif"))
    #expect(log.version == "2.1.0")
    #expect(log.schema.hasSuffix("sarif-2.1.0.json"))
    let run = try #require(log.runs.first)
    #expect(log.runs.count == 1)
    #expect(["utf16CodeUnits", "unicodeCodePoints"].contains(run.columnKind))
    #expect(run.results.count == 14)
    let rules = run.tool.driver.rules
    for result in run.results {
      #expect(rules[result.ruleIndex].id == result.ruleId)
      #expect(!result.message.text.isEmpty)
      let location = try #require(result.locations.first?.physicalLocation)
      #expect(URL(string: location.artifactLocation.uri)?.relativePath.isEmpty == false)
      #expect((location.region?.startLine ?? 1) >= 1)
    }
  }

  @Test func annotationsAreLinesThatGitHubReads() throws {
    let text = String(decoding: try Self.data("check.github.txt"), as: UTF8.self)
    let lines = text.split(separator: "\n")
    #expect(lines.count == 10)
    for line in lines {
      #expect(line.wholeMatch(of: /::(error|warning) [^:]*::.+/) != nil, "\(line)")
    }
  }

  @Test(.enabled { try await canImport("selenium") }, .enabled { try await isBrowserInstalled() })
  func thePageWorksInABrowser() async throws {
    let folder = try TemporaryFolder()
    let script = Repository.root.appendingPathComponent("Fixtures/CheckStates/page.py")
    let page = Self.expected.appendingPathComponent("check.html")
    let run = try await ProcessRun(Self.python, [script.path, page.path, folder.url.path])
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.files.count == 4)
  }

  private static func isBrowserInstalled() async throws -> Bool {
    try await ProcessRun("sh", ["-c", "command -v chromium && command -v chromedriver"]).status == 0
  }
}
