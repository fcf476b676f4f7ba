import EndToEndSupport
import Foundation
import Testing

/// The examples in the documentation comments of the libraries.
struct CommentTests {
  /// Modules that a test imports together, and what their examples take for granted.
  struct Library: CustomTestStringConvertible {
    let modules: [String]
    let examples: String
    let options: [String]
    let count: Int

    var testDescription: String { modules.joined(separator: ", ") }
  }

  private static let libraries = [
    Library(
      modules: ["Kagemusha", "KagemushaJSON", "KagemushaTesting"], examples: "Examples",
      options: [], count: 140),
    Library(
      modules: ["CuckooCompatibility"], examples: "Examples/CuckooCompatibility",
      options: ["--cuckoo"], count: 110),
  ]

  @Test(arguments: libraries)
  func `every example compiles`(of library: Library) async throws {
    let found = try Self.sources(of: library).flatMap { source in
      CommentExample.all(in: source.text, of: source.path)
    }
    #expect(found.count >= library.count)
    let folder = Repository.root.appendingPathComponent("Tests/DocumentationTests")
      .appendingPathComponent(library.examples)
    let names = folder.appendingPathComponent("Names.swift")
    let protocols = folder.appendingPathComponent("Protocols.swift")
    let mocks = try await ProcessRun(
      Repository.tool.path,
      ["generate", protocols.path, "--stdout", "--quiet"] + library.options)
    let made = try TemporaryFolder()
    let imports = (["Foundation", "Testing"] + library.modules).map { "import \($0)\n" }.joined()
    let code = try made.write(
      imports + found.map(\.declaration).joined(), to: "Examples.swift")
    let run = try await SwiftCompiler(.swift6, warnings: .ignored).check(
      [protocols, names, made.write(mocks.output, to: "Mocks.swift"), code])
    #expect(run.status == 0, "\(run.errors)")
  }

  @Test(arguments: libraries)
  func `every function that a test calls has an example`(of library: Library) throws {
    let declarations = try Self.sources(of: library).flatMap { source in
      PublicDeclaration.all(in: source.text, of: source.path)
    }
    #expect(declarations.count >= library.count)
    for declaration in declarations where !declaration.isForGeneratedCode {
      #expect(
        declaration.hasExample,
        "\(declaration.file):\(declaration.line): no example: \(declaration.text)")
    }
  }

  private static func sources(of library: Library) throws -> [(path: String, text: String)] {
    try library.modules.flatMap { module in
      let folder = Repository.root.appendingPathComponent("Sources/\(module)")
      let files = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
      return try files.sorted().filter { $0.hasSuffix(".swift") }.map { file in
        let url = folder.appendingPathComponent(file)
        return ("Sources/\(module)/\(file)", try String(contentsOf: url, encoding: .utf8))
      }
    }
  }
}
