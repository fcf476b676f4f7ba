import EndToEndSupport
import Foundation
import Testing

/// The samples of the read-me are what they claim to be.
@Suite(.serialized)
struct ReadmeTests {
  private let blocks: [FencedBlock]

  init() throws {
    let file = Repository.root.appendingPathComponent("README.md")
    blocks = FencedBlock.blocks(in: try String(contentsOf: file, encoding: .utf8))
  }

  private func blocks(_ tag: String) throws -> [FencedBlock] {
    let found = blocks.filter { $0.tag == tag }
    try #require(!found.isEmpty, "the read-me has no block '\(tag)'")
    return found
  }

  @Test func `every block says what it is, so that none goes unchecked`() {
    let known: Set = [
      "swift protocol", "swift generated", "swift file", "swift test", "swift failing",
      "swift manifest", "text failure", "objc", "yaml", "sh",
    ]
    for block in blocks {
      #expect(known.contains(block.tag), "README.md:\(block.line): unknown block '\(block.tag)'")
    }
  }

  @Test func `the samples compile with their mocks, and do as they say`() async throws {
    let run = try await SampleProject(blocks).runSamples()
    try #require(run.status == 0, "\(run.everything)")
    let outputs = run.output.split(separator: "@").map(String.init)
    for block in try blocks("swift test") {
      #expect(outputs.contains("\(block.line)\n"), "README.md:\(block.line): \(run.output)")
    }
    let failures = try zip(blocks("swift failing"), blocks("text failure"))
    for (sample, text) in failures {
      #expect(outputs.contains("\(sample.line)\n\(text.text)"), "\(run.output)")
    }
  }

  @Test func `the mock is what the tool prints, shortened where it says so`() async throws {
    let project = try SampleProject(blocks)
    let mocks = try await project.mocks() + project.factories().joined()
    for block in try blocks("swift generated") {
      var rest = mocks[...]
      for part in parts(of: block.text) {
        let place = rest.range(of: part)
        #expect(place != nil, "README.md:\(block.line): the tool does not print:\n\(part)")
        if let place { rest = rest[place.upperBound...] }
      }
    }
  }

  @Test func `the configurations are accepted`() async throws {
    for block in try blocks("yaml") {
      let project = try SampleProject(blocks)
      try project.folder.write(
        "protocol GreetUseCase {}\nprotocol LegacyUseCase {}\n", to: "Sources/App/More.swift")
      try project.folder.write(
        "{% for type in types.all %}// {{ type.name }}{% endfor %}\n",
        to: "Templates/Names.stencil")
      try project.folder.write(
        "final class Greeter { private let name = \"\" }\n", to: "Sources/App/Greeter.swift")
      try project.folder.write(block.text, to: ".kagemusha.yml")
      let run = try await project.runTool("generate", "--dry-run")
      #expect(run.status == 0, "README.md:\(block.line): \(run.everything)")
      let output =
        switch block.text.prefix(while: { $0 != ":" }) {
        case "mocks" where block.text.contains("headers:"): "Legacy.swift"
        case "mocks": "MockGreetUseCase.swift"
        case "accessors": "PrivateProperties.swift"
        case "factories": "Factories.swift"
        default: "Names.swift"
        }
      #expect(run.output.contains(output), "README.md:\(block.line)")
      #expect(!run.output.contains("MockLegacyUseCase"), "README.md:\(block.line)")
    }
  }

  @Test func `the lines saved are as they are counted`() async throws {
    let readme = try String(
      contentsOf: Repository.root.appendingPathComponent("README.md"), encoding: .utf8)
    let run = try await ProcessRun(
      "sh", [Repository.root.appendingPathComponent("Scripts/lines-saved.sh").path])
    let rows = run.output.split(separator: "\n")
    #expect(run.status == 0 && !rows.isEmpty, "\(run.everything)")
    for row in rows { #expect(readme.contains("\n\(row)\n"), "\(row)") }
  }

  @Test func `the manifests are accepted`() async throws {
    for block in try blocks("swift manifest") {
      let project = try SampleProject(blocks)
      try project.folder.write(block.text, to: "Package.swift")
      let run = try await ProcessRun(
        "swift", ["package", "--disable-sandbox", "dump-package"], in: project.folder.url)
      #expect(run.status == 0, "README.md:\(block.line): \(run.everything)")
    }
  }

  @Test func `the commands succeed, one after the other`() async throws {
    let project = try SampleProject(blocks)
    var count = 0
    for block in try blocks("sh") {
      for line in block.text.split(separator: "\n") where line.hasPrefix("kagemusha ") {
        count += 1
        let command = "\"$0\" \(line.dropFirst("kagemusha ".count))"
        let run = try await ProcessRun(
          "sh", ["-c", command, Repository.tool.path], in: project.folder.url)
        #expect(run.status == 0, "\(line): \(run.everything)")
      }
    }
    #expect(count >= 2)
  }

  /// What stands between the lines that say that something is left out.
  private func parts(of text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .split { $0.trimmingCharacters(in: .whitespaces) == "// …" }
      .map { $0.joined(separator: "\n") }
      .filter { !$0.isEmpty }
  }
}
