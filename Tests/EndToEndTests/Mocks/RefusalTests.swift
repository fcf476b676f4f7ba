import EndToEndSupport
import Foundation
import Testing

/// Tests a target with a protocol of each kind that cannot be mocked: each has a diagnostic at its
/// position, and the mocks of all others compile.
struct RefusalTests {
  private static let protocols = Repository.root.appendingPathComponent(
    "Fixtures/Refusals/Protocols.swift")

  @Test func aProtocolThatCannotBeMockedCostsNoOther() async throws {
    let folder = try TemporaryFolder()
    let source = try folder.copy(Self.protocols, to: "Protocols.swift")
    let lines = try folder.read("Protocols.swift").split(
      separator: "\n", omittingEmptySubsequences: false)
    var refused: [String: String] = [:]
    var mocked: [String] = []
    for (index, line) in lines.enumerated() {
      guard let name = line.firstMatch(of: /^ *protocol (\w+)/)?.1 else { continue }
      if let kind = lines[index - 1].firstMatch(of: /refused: (\S+)/)?.1 {
        refused[String(name)] = String(kind)
      } else {
        mocked.append(String(name))
      }
    }
    let list = try await Repository.kagemusha("list", source.path, "--format", "json")
    let found = try JSONDecoder().decode([Listed].self, from: Data(list.output.utf8))
    for item in found {
      #expect(item.issues.first?.id == refused[item.name], "\(item.name)")
    }
    #expect(found.count == refused.count + mocked.count)

    let run = try await Repository.kagemusha("generate", source.path, "--stdout")
    for name in mocked { #expect(run.output.contains("class Mock\(name)"), "\(name)") }
    let mocks = try folder.write(run.output, to: "Mocks.swift")
    // Protocols that no compiler accepts are not compiled.
    let invalid: Set = [
      "Lost", "Round", "Ring", "OfScreen", "Typed", "Opaque", "Network", "Viewing",
      "Certain", "Same", "Listing", "Looking",
    ]
    let rest = lines.filter { line in
      guard let name = line.firstMatch(of: /^ *protocol (\w+)/)?.1 else { return true }
      return !invalid.contains(String(name))
    }
    let compiled = try folder.write(rest.joined(separator: "\n"), to: "Compiled.swift")
    for mode in SwiftCompiler.Mode.allCases {
      let check = try await SwiftCompiler(mode).check([compiled, mocks])
      #expect(check.status == 0, "\(mode): \(check.errors)")
    }
  }

  /// A protocol in the output of `list`.
  private struct Listed: Decodable {
    var name: String
    var issues: [Issue]

    /// A reason why there is no mock.
    struct Issue: Decodable {
      var id: String
    }
  }
}
