import EndToEndSupport
import Foundation
import Testing

/// The examples in the documentation comments of the library.
struct CommentTests {
  private static let modules = ["Kagemusha", "KagemushaJSON", "KagemushaTesting"]
  private static let examples = Repository.root.appendingPathComponent(
    "Tests/DocumentationTests/Examples")

  /// Where the library has what generated code calls, and tests do not.
  private static let generated = [
    "Members/", "Kagemusha/Recording/", "Failures/", "Forwarding/MockCore", "Replaying/",
  ]

  @Test func `every example compiles`() async throws {
    let found = try Self.sources().flatMap { CommentExample.all(in: $0.text, of: $0.path) }
    #expect(found.count > 80)
    let names = Self.examples.appendingPathComponent("Names.swift")
    let protocols = Self.examples.appendingPathComponent("Protocols.swift")
    let mocks = try await Repository.kagemusha("generate", protocols.path, "--stdout", "--quiet")
    let folder = try TemporaryFolder()
    let imports = (["Foundation", "Testing"] + Self.modules).map { "import \($0)\n" }.joined()
    let code = try folder.write(
      imports + found.map(\.declaration).joined(), to: "Examples.swift")
    let run = try await SwiftCompiler(.swift6, warnings: .ignored).check(
      [protocols, names, folder.write(mocks.output, to: "Mocks.swift"), code])
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test func `every function that a test calls has an example`() throws {
    for source in try Self.sources() where !Self.generated.contains(where: source.path.contains) {
      let lines = source.text.split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated() {
        let code = line.drop { $0 == " " }
        guard code.hasPrefix("public ") && code.contains("func ") else { continue }
        let comment = lines[..<index].reversed().drop { $0.contains("  @") || $0.hasPrefix("@") }
          .prefix { $0.drop { $0 == " " }.hasPrefix("///") }
        let isGenerated = Self.isForGeneratedCode(code)
        #expect(
          isGenerated || comment.contains { $0.contains("///     ") },
          "\(source.path):\(index + 1): no example")
      }
    }
  }

  /// Whether a function is there for generated code, or for the compiler.
  private static func isForGeneratedCode(_ code: Substring) -> Bool {
    let names = [
      "statics(", "use(", "provideScope(", "hash(", "arg<", "pack<", "value<T>(",
      "forward(to real: Any)", "record(into path: String) {}",
    ]
    return names.contains { code.contains(" \($0)") }
  }

  private static func sources() throws -> [(path: String, text: String)] {
    try modules.flatMap { module in
      let folder = Repository.root.appendingPathComponent("Sources/\(module)")
      let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
      return try files.sorted().filter { $0.hasSuffix(".swift") }.map { file in
        let url = folder.appendingPathComponent(file)
        return ("Sources/\(module)/\(file)", try String(contentsOf: url, encoding: .utf8))
      }
    }
  }
}
