import EndToEndSupport
import Foundation

/// An app made of the samples of a Markdown file, in a folder of its own, with mocks.
///
/// Samples say by their tags what they are: `protocol` is a part of the app, `objc` of a header of
/// its, `file` a file of its tests, `test` and `failing` are bodies of functions.
struct SampleProject {
  let folder: TemporaryFolder
  private let blocks: [FencedBlock]

  init(_ blocks: [FencedBlock]) throws {
    self.blocks = blocks
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

  /// Runs the tool in the folder.
  func runTool(_ arguments: String...) async throws -> ProcessRun {
    try await ProcessRun(Repository.tool.path, arguments, in: folder.url)
  }

  /// The text of the mocks.
  func mocks() async throws -> String {
    try await runTool("generate", "--quiet", "--stdout", "Sources/App").output
  }

  /// The texts of the factories and fixtures that the samples ask for.
  func factories() async throws -> [String] {
    // The samples are one module, and import none.
    let configuration = blocks.filter { $0.tag == "yaml" && $0.text.hasPrefix("factories:") }
      .map { $0.text.replacing("    testableImports: [App]\n", with: "") }.joined()
    guard !configuration.isEmpty else { return [] }
    try folder.write(configuration, to: ".kagemusha.yml")
    let run = try await runTool("generate")
    guard run.status == 0 else { return [run.errors] }
    return try ["Factories.swift", "Fixtures.swift"].map {
      try folder.read("Tests/AppTests/\($0)")
    }
  }

  /// Compiles all samples with their mocks, factories and fixtures, and runs those that are bodies.
  ///
  /// - Returns: how that went; each sample prints `@` and its line before whatever else it prints.
  func runSamples() async throws -> ProcessRun {
    let files = try await [
      folder.write(mocks(), to: "Mocks.swift"), folder.write(program, to: "Program.swift"),
    ]
    let factories = try await factories().enumerated().map { number, text in
      try folder.write(text, to: "Factories\(number).swift")
    }
    let tests = try blocks.filter { $0.tag == "swift file" }.map { block in
      try folder.write(block.text, to: "File\(block.line).swift")
    }
    let app = folder.url.appendingPathComponent("Sources/App/Protocols.swift")
    return try await SwiftCompiler(.swift6).run(
      [app] + files + factories + tests, modules: ["Kagemusha", "KagemushaJSON"])
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
    let calls = bodies.map { "print(\"@\($0.line)\")\ntry await sample\($0.line)()\n" }
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
