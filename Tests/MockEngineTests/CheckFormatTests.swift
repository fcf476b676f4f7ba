import Configuration
import FileSupport
import Foundation
import MockEngine
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Names and texts with characters that mean something in a format.
@Suite struct CheckFormatTests {
  private func report(
    _ format: CheckFormat, _ folder: TemporaryFolder, source: String = "A, 100%: B.swift"
  ) async throws -> String {
    try folder.write(source, "protocol A { func f() -> [String: Int] }")
    let input = folder.input(source, output: "Gen`|<&>")
    return await folder.check(input) { $0.action = .check(CheckOptions(format)) }.output
  }

  @Test func propertiesOfAnnotationsAreEscaped() async throws {
    try await TemporaryFolder.with { folder in
      let text = try await report(.github, folder)
      #expect(text.hasPrefix("::error file=A%2C 100%25%3A B.swift,line=1,col=10,title='Gen`|<&>/"))
      #expect(text.contains("is missing::'Gen`|<&>/MockA.swift' is missing%0Arun: kagemusha"))
      #expect(text.contains(" 'A, 100%25: B.swift'\n"))
    }
  }

  @Test func placesCountFromTheRootOfTheRepository() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("App/A.swift", "protocol A {}")
      var input = CommandLineOptions(currentDirectory: folder.path.appending("App"))
      input.paths = ["A.swift"]
      input.output = "M.swift"
      input.environment = ["GITHUB_WORKSPACE": folder.path.text]
      let text = await folder.check(input) { $0.action = .check(CheckOptions(.github)) }.output
      #expect(text.hasPrefix("::error file=App/A.swift,line=1,col=10,"))
    }
  }

  @Test func annotationsAreCapped() async throws {
    try await TemporaryFolder.with { folder in
      let text = (0..<30).map { "protocol P\($0) {}\n" }.joined()
      try folder.write("A.swift", text)
      let input = folder.input("A.swift", output: "Gen")
      let lines = await folder.check(input) { $0.action = .check(CheckOptions(.github)) }
        .output.split(separator: "\n")
      #expect(lines.count == 10)
      #expect(lines.last?.hasPrefix("::error title=21 more::A.swift: 'Gen/MockP") == true)
      #expect(lines.last?.contains("%0A") == true)
    }
  }

  @Test func markdownTablesStayTables() async throws {
    try await TemporaryFolder.with { folder in
      let text = try await report(.markdown, folder, source: "A|B`.swift")
      let row = text.split(separator: "\n").first { $0.hasPrefix("| missing") }
      #expect(row == "| missing | ``Gen`\\|<&>/MockA.swift`` | `A` |  |")
    }
  }

  @Test func pagesHaveNoMarkupOfNames() async throws {
    try await TemporaryFolder.with { folder in
      let text = try await report(.html, folder)
      #expect(text.contains("<code>Gen`|&lt;&amp;&gt;/MockA.swift</code>"))
      #expect(!text.contains("<&>"))
    }
  }

  @Test func placesInLogsAreURIs() async throws {
    try await TemporaryFolder.with { folder in
      let text = try await report(.sarif, folder)
      #expect(text.contains("\"uri\" : \"A,%20100%25%3A%20B.swift\""))
    }
  }

  @Test func testReportsAreXML() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("B & <C>.swift", "protocol C {}\n")
      try folder.write("A.swift", "protocol A {\n  func f()\n}\n")
      var input = folder.input("A.swift", output: "Gen")
      _ = await folder.generate(input)
      try folder.write("A.swift", "protocol A {\n  func g()\n}\n")
      input.paths.append("B & <C>.swift")
      let text = await folder.check(input) { $0.action = .check(CheckOptions(.junit)) }.output
      let parser = XMLParser(data: Data(text.utf8))
      let reader = TestReportReader()
      parser.delegate = reader
      #expect(parser.parse(), "\(text)")
      #expect(reader.suites == ["kagemusha 2 2 0"])
      #expect(
        reader.cases == [
          "A.swift: Gen/MockA.swift", "B & <C>.swift: Gen/MockC.swift",
        ])
      #expect(reader.failures == ["stale", "missing"])
      #expect(reader.texts[0].hasPrefix("A.swift:2:8\n'Gen/MockA.swift' is stale\n+ func g()\n"))

      _ = await folder.generate(input)
      let passed = await folder.check(input) { $0.action = .check(CheckOptions(.junit)) }.output
      #expect(passed.contains(#"tests="2" failures="0" errors="0""#))
      #expect(passed.contains(#"name="Gen/MockC.swift" file="Gen/MockC.swift"/>"#))
    }
  }

  @Test(arguments: CheckFormat.allCases)
  func errorsInSourcesAreReported(in format: CheckFormat) async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol A { func f( }")
      let outcome = await folder.check(folder.input("A.swift", output: "M.swift")) {
        $0.action = .check(CheckOptions(format))
      }
      #expect(outcome.status == .failure)
      #expect(outcome.diagnostics.map(\.id) == [.syntaxError])
      #expect(outcome.output.isEmpty == (format == .text || format == .diff))
      #expect(outcome.output.isEmpty || outcome.output.contains("A.swift"))
    }
  }

  @Test func aDocumentIsThereIfAllIsUpToDate() async throws {
    try await TemporaryFolder.with { folder in
      try folder.write("A.swift", "protocol A {}")
      let input = folder.input("A.swift", output: "M.swift")
      _ = await folder.generate(input)
      for format in CheckFormat.allCases {
        let outcome = await folder.check(input) { $0.action = .check(CheckOptions(format)) }
        #expect(outcome.status == .success)
        #expect(outcome.output.isEmpty == [.text, .diff, .github].contains(format))
      }
    }
  }
}

/// Reads the parts of a test report that CI systems show.
private final class TestReportReader: NSObject, XMLParserDelegate {
  var suites: [String] = []
  var cases: [String] = []
  var failures: [String] = []
  var texts: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch name {
    case "testsuite":
      suites.append(
        ["name", "tests", "failures", "errors"].map { attributes[$0] ?? "" }.joined(separator: " "))
    case "testcase": cases.append("\(attributes["file"] ?? ""): \(attributes["name"] ?? "")")
    case "failure", "error":
      failures.append(attributes["type"] ?? "")
      texts.append("")
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if !texts.isEmpty { texts[texts.count - 1] += text }
  }
}
