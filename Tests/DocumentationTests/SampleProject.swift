import EndToEndSupport
import Foundation

/// An app made of the samples of a page, in a folder of its own, with mocks.
///
/// The tag of a sample says what it is: `protocol` is a part of the app, `objc` a part of a header of
/// the app, `file` a file of its tests, and `test` and `failing` are bodies of functions.
struct SampleProject {
  /// The character before the output of each sample.
  static let separator: Character = "\u{1E}"

  let folder: TemporaryFolder
  private let blocks: [FencedBlock]

  init(_ page: Page) throws {
    blocks = page.blocks
    folder = try TemporaryFolder()
    try folder.write(
      blocks.filter { $0.tag == "swift protocol" }.map(\.text).joined(separator: "\n"),
      to: "Sources/App/Protocols.swift")
    let header = blocks.filter { $0.tag == "objc" }.map(\.text).joined(separator: "\n")
    try folder.write(
      """
      #import <Foundation/Foundation.h>
      NS_ASSUME_NONNULL_BEGIN
      @interface Photo : NSObject
      @end
      \(header)
      NS_ASSUME_NONNULL_END

      """, to: "Legacy/include/PhotoService.h")
    try folder.write(
      "module Legacy { header \"PhotoService.h\" }\n", to: "Legacy/include/module.modulemap")
  }

  /// Adds the declarations that configurations and commands expect, unless the page has them.
  func addBackdrop() throws {
    let declared = try folder.read("Sources/App/Protocols.swift")
    let missing = Self.backdrop.filter { !declared.contains("\($0.name) ") }
    try folder.write(
      missing.map { $0.text }.joined(separator: "\n"), to: "Sources/App/Backdrop.swift")
    try folder.write(
      "{% for type in types.all %}// {{ type.name }}{% endfor %}\n",
      to: "Templates/Names.stencil")
  }

  private static let backdrop: [(name: String, text: String)] = [
    (
      "protocol UserRepository",
      "protocol UserRepository { func profile(id: Int) -> Int }\n"
    ),
    ("struct User:", "struct User { var id: Int }\n"),
    ("protocol GreetUseCase", "// kagemusha: mock\nprotocol GreetUseCase {}\n"),
    ("protocol LegacyUseCase", "protocol LegacyUseCase {}\n"),
    ("class Greeter", "final class Greeter { private let name = \"\" }\n"),
  ]

  /// Runs the tool in the folder.
  func runTool(_ arguments: String...) async throws -> ProcessRun {
    try await ProcessRun(Repository.tool.path, arguments, in: folder.url)
  }

  /// The text of the mocks.
  func mocks() async throws -> String {
    let options = imports("CuckooCompatibility") ? ["--cuckoo"] : []
    return try await ProcessRun(
      Repository.tool.path, ["generate", "--quiet", "--stdout"] + options + ["Sources/App"],
      in: folder.url
    ).output
  }

  /// The texts of the factories, fixtures and accessors that the page configures.
  func generatedFiles() async throws -> [String] {
    let sections = ["factories:", "fixtures:", "accessors:"]
    let configurations = blocks.filter { block in
      block.tag == "yaml" && sections.contains { block.text.hasPrefix($0) }
    }
    // The samples are one module, and import none.
    let text = configurations.map {
      $0.text.replacing("    testableImports: [App]\n", with: "")
    }.joined()
    guard !text.isEmpty else { return [] }
    try folder.write(text, to: ".kagemusha.yml")
    let run = try await runTool("generate")
    guard run.status == 0 else { return [run.errors] }
    return try folder.files.filter { $0.hasPrefix("Tests/") }.map(folder.read)
  }

  /// Compiles all samples with their mocks and other generated files, and runs the bodies.
  ///
  /// - Returns: The outcome; each sample prints `@` and its line before whatever else it prints.
  func runSamples() async throws -> ProcessRun {
    let files = try await [
      folder.write(mocks(), to: "Mocks.swift"), folder.write(program, to: "Program.swift"),
    ]
    let generated = try await generatedFiles().enumerated().map { number, text in
      try folder.write(text, to: "Generated\(number).swift")
    }
    let tests = try blocks.filter { $0.tag == "swift file" }.map { block in
      let text = block.text.replacing("@testable import App\n", with: "")
      return try folder.write(text, to: "File\(block.line).swift")
    }
    let app = folder.url.appendingPathComponent("Sources/App/Protocols.swift")
    let extra = ["CuckooCompatibility", "KagemushaTesting"].filter(imports)
    return try await SwiftCompiler(.swift6).run(
      [app] + files + generated + tests, modules: ["Kagemusha", "KagemushaJSON"] + extra)
  }

  /// Whether a sample imports a module.
  private func imports(_ module: String) -> Bool {
    blocks.contains { $0.text.contains("import \(module)\n") }
  }

  /// The bodies, each in a function, and a program that calls them in turn.
  private var program: String {
    let bodies = blocks.filter { ["swift test", "swift failing"].contains($0.tag) }
    // Lines of a failure count from the sample's first. An expectation outside of a test would
    // fail in silence.
    let functions = bodies.map { block in
      """
      func sample\(block.line)() async throws {
      #sourceLocation(file: "UserTests.swift", line: 1)
      \(block.text.replacing("#expect(", with: "check("))
      #sourceLocation()
      }

      """
    }
    let calls = bodies.map { "print(\"\\u{1E}\($0.line)\")\ntry await sample\($0.line)()\n" }
    return """
      import Foundation
      import Kagemusha
      import KagemushaJSON

      \(functions.joined())
      func check(_ holds: Bool, line: Int = #line) {
        if !holds { print("\\(line): not so") }
      }

      @main enum Program {
        static func main() async throws {
          MockFailure.handleOutsideTests { print($0.text) }
          \(calls.joined())
        }
      }

      """
  }
}
