import EndToEndSupport
import Foundation
import Testing

/// Tests the compiler's messages about the usual mistakes in tests that use mocks.
struct CompilerMessageTests {
  private static let folder = Repository.root.appendingPathComponent("Fixtures/Mistakes")
  private static let protocols = folder.appendingPathComponent("Protocols.swift")
  private static let mistakes = folder.appendingPathComponent("Mistakes.swift")

  @Test func eachMistakeGetsOneMessageThatNamesIt() async throws {
    let made = try TemporaryFolder()
    let run = try await Repository.kagemusha("generate", Self.protocols.path, "--stdout")
    #expect(run.status == 0, "\(run.errors)")
    let mocks = try made.write(run.output, to: "Mocks.swift")
    let compiled = try await SwiftCompiler(.swift6).check([Self.protocols, mocks, Self.mistakes])
    let errors = Self.errors(in: compiled.errors + compiled.output)
    let expected = try Self.expected()
    #expect(expected.count >= 10)
    #expect(errors.map(\.line) == expected.map(\.line), "\(compiled.errors)")
    for (error, wanted) in zip(errors, expected) {
      #expect(error.text.contains(wanted.text))
    }
  }

  /// Returns the text of the comment behind each mistake.
  private static func expected() throws -> [(line: Int, text: String)] {
    try String(contentsOf: mistakes, encoding: .utf8).components(separatedBy: "\n").enumerated()
      .compactMap { index, line in
        guard line.hasPrefix("  "), let comment = line.range(of: "  // ", options: .backwards)
        else { return nil }
        return (index + 1, String(line[comment.upperBound...]))
      }
  }

  /// Returns the compiler's errors about the mistakes, each once, by line.
  private static func errors(in output: String) -> [(line: Int, text: String)] {
    var seen: Set<String> = []
    return output.matches(of: /Mistakes\.swift:(\d+):(\d+): error: (.*)/)
      .filter { seen.insert("\($0.1):\($0.2)").inserted }
      .map { (Int($0.1) ?? 0, String($0.3)) }
      .sorted { $0.0 < $1.0 }
  }
}
