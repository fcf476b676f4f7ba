import EndToEndSupport
import Foundation
import Fuzzing
import Testing

/// Changes the protocols of the fixtures at random. If the compiler accepts the result, its mocks compile without a
/// warning, or are refused with a place.
///
/// `make mutations COUNT=1000 SEED=7` is a long run; its failures become fixtures.
struct MutatedProtocolTests {
  private static let environment = ProcessInfo.processInfo.environment

  /// The result of a change.
  private enum Outcome: String {
    case invalid, mocked, refused, failed
  }

  @Test(.timeLimit(.minutes(600))) func mocksOfChangedProtocolsCompile() async throws {
    let count = Self.environment["KAGEMUSHA_CHANGED_PROTOCOLS"].flatMap { Int($0) }
    let seed = Self.environment["KAGEMUSHA_RANDOM_SEED"].flatMap(UInt64.init) ?? 1
    let folder = Repository.root.appendingPathComponent("Fixtures/Protocols")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let sources = try names.compactMap { name -> String? in
      let files = try FileManager.default.contentsOfDirectory(
        at: folder.appendingPathComponent("\(name)/Protocols"), includingPropertiesForKeys: nil)
      return files.count == 1 ? try String(contentsOf: files[0], encoding: .utf8) : nil
    }
    var mutator = SyntaxMutator(sources, seed: seed)
    var changed: [String] = []
    while changed.count < count ?? 8 {
      guard let text = mutator.next(of: changed.count % sources.count) else { continue }
      changed.append(text)
    }
    var outcomes: [Outcome: Int] = [:]
    for batch in stride(from: 0, to: changed.count, by: 2) {
      let texts = changed[batch..<min(batch + 2, changed.count)]
      try await withThrowingTaskGroup(of: Outcome.self) { group in
        for text in texts { group.addTask { try await outcome(of: text) } }
        for try await outcome in group { outcomes[outcome, default: 0] += 1 }
      }
    }
    if count != nil {
      print(outcomes.map { "\($0.key) \($0.value)" }.sorted().joined(separator: ", "))
    }
    #expect(outcomes[.failed] == nil)
    #expect(outcomes[.mocked] != nil)
  }

  private func outcome(of text: String) async throws -> Outcome {
    let folder = try TemporaryFolder()
    let source = folder.url.appendingPathComponent("Protocols.swift")
    let mocks = folder.url.appendingPathComponent("Mocks.swift")
    try Data(text.utf8).write(to: source)
    let compiler = SwiftCompiler(.swift6)
    guard try await compiler.check([source]).status == 0 else { return .invalid }
    let run = try await Repository.kagemusha(
      "generate", "--no-cache", "--keep-going", "--classes", "*", "--allow-unmatched", "--output",
      "Mocks.swift",
      "Protocols.swift", in: folder.url)
    let isLocated = run.errors.split(separator: "\n").allSatisfy { line in
      !line.contains("error: ") || line.hasPrefix("Protocols.swift:")
    }
    #expect(isLocated, "\(run.errors)\n\(text)")
    guard FileManager.default.fileExists(atPath: mocks.path) else { return .refused }
    let check = try await compiler.check([source, mocks])
    #expect(check.status == 0, "\(check.errors)\n\(text)")
    return check.status == 0 ? .mocked : .failed
  }
}
