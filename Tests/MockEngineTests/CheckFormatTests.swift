import Configuration
import FileSupport
import Foundation
import MockEngine
import Testing

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
