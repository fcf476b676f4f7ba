import Foundation
import Testing

/// The samples of the read-me are what they claim to be.
@Suite(.serialized)
struct ReadmeTests {
  private let blocks: [FencedBlock]

  init() throws {
    let file = BuiltProducts.package.appendingPathComponent("README.md")
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
      "swift manifest", "text failure", "yaml", "sh",
    ]
    for block in blocks {
      #expect(known.contains(block.tag), "README.md:\(block.line): unknown block '\(block.tag)'")
    }
  }

  @Test func `the samples compile with their mocks, and do as they say`() throws {
    let project = try SampleProject(blocks)
    let compilation = try project.compile()
    try #require(compilation.status == 0, "\(compilation.output)")
    for block in try blocks("swift test") {
      let run = try ProgramRun(["./samples", "\(block.line)"], in: project.folder)
      #expect(run.status == 0, "README.md:\(block.line)")
      #expect(run.output == "", "README.md:\(block.line)")
    }
    let failures = try zip(blocks("swift failing"), blocks("text failure"))
    for (sample, text) in failures {
      let run = try ProgramRun(["./samples", "\(sample.line)"], in: project.folder)
      #expect(run.output == text.text, "README.md:\(text.line)")
    }
  }

  @Test func `the mock is what the tool prints, shortened where it says so`() throws {
    let mocks = try SampleProject(blocks).mocks()
    for block in try blocks("swift generated") {
      var rest = mocks[...]
      for part in parts(of: block.text) {
        let place = rest.range(of: part)
        #expect(place != nil, "README.md:\(block.line): the tool does not print:\n\(part)")
        if let place { rest = rest[place.upperBound...] }
      }
    }
  }

  @Test func `the configurations are accepted`() throws {
    for block in try blocks("yaml") {
      let project = try SampleProject(blocks)
      try project.write(
        "protocol GreetUseCase {}\nprotocol LegacyUseCase {}\n", to: "Sources/App/More.swift")
      try project.write(block.text, to: ".kagemusha.yml")
      let run = try project.runTool(["generate", "--dry-run"])
      #expect(run.status == 0, "README.md:\(block.line): \(run.output)")
      #expect(run.output.contains("MockGreetUseCase.swift"), "README.md:\(block.line)")
      #expect(!run.output.contains("MockLegacyUseCase"), "README.md:\(block.line)")
    }
  }

  @Test func `the manifests are accepted`() throws {
    for block in try blocks("swift manifest") {
      let project = try SampleProject(blocks)
      try project.write(block.text, to: "Package.swift")
      let run = try ProgramRun(
        ["swift", "package", "--disable-sandbox", "dump-package"], in: project.folder)
      #expect(run.status == 0, "README.md:\(block.line): \(run.output)")
    }
  }

  @Test func `the commands succeed, one after the other`() throws {
    let project = try SampleProject(blocks)
    var count = 0
    for block in try blocks("sh") {
      for line in block.text.split(separator: "\n") where line.hasPrefix("kagemusha ") {
        count += 1
        let command = "\"$0\" \(line.dropFirst("kagemusha ".count))"
        let run = try ProgramRun(
          ["sh", "-c", command, project.products.tool], in: project.folder)
        #expect(run.status == 0, "\(line): \(run.output)")
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
