import Foundation
import Testing

/// An app made of the samples of a Markdown file, in a folder of its own, with mocks.
///
/// Samples say by their tags what they are: `protocol` is a part of the app, `file` a file of its
/// tests, `test` and `failing` are bodies of functions.
final class SampleProject {
  let folder: URL
  let products = BuiltProducts()
  private let blocks: [FencedBlock]

  init(_ blocks: [FencedBlock]) throws {
    self.blocks = blocks
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("kagemusha-\(UUID().uuidString)").resolvingSymlinksInPath()
    try write(
      blocks.filter { $0.tag == "swift protocol" }.map(\.text).joined(separator: "\n"),
      to: "Sources/App/Protocols.swift")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file of the folder.
  func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  /// Runs the tool in the folder.
  func runTool(_ arguments: [String]) throws -> ProgramRun {
    try ProgramRun([products.tool] + arguments, in: folder)
  }

  /// The text of the mocks.
  func mocks() throws -> String {
    try runTool(["generate", "--quiet", "--stdout", "Sources/App"]).output
  }

  /// Compiles and links all samples with their mocks.
  ///
  /// - Returns: how the compiler fared; the program is `samples`, and takes the place of a sample.
  func compile() throws -> ProgramRun {
    try write(mocks(), to: "Mocks.swift")
    try write(samples, to: "main.swift")
    var files = ["Sources/App/Protocols.swift", "Mocks.swift", "main.swift"]
    for (index, block) in blocks.filter({ $0.tag == "swift file" }).enumerated() {
      try write(block.text, to: "File\(index).swift")
      files.append("File\(index).swift")
    }
    let macros = try toolchainFolder("host/plugins/testing")
    return try ProgramRun(
      [
        "swiftc", "-swift-version", "6", "-warnings-as-errors", "-module-name", "Samples",
        "-plugin-path", macros, "-I", products.modules, "-o", "samples",
      ] + files + products.libraryObjects, in: folder)
  }

  /// The bodies, each in a function, and a program that calls the one it is told to.
  private var samples: String {
    let bodies = blocks.filter { ["swift test", "swift failing"].contains($0.tag) }
    let functions = bodies.map { block in
      // Lines of a failure then count from the sample's first.
      """
      @Sendable func sample\(block.line)() async throws {
      #sourceLocation(file: "UserTests.swift", line: 1)
      \(block.text.replacing("#expect(", with: "check("))
      #sourceLocation()
      }

      """
    }
    let calls = bodies.map { "case \"\($0.line)\": try await sample\($0.line)()\n" }
    return """
      import Foundation
      import Kagemusha
      import Testing

      \(functions.joined())
      // An expectation outside of a test would fail in silence.
      func check(_ holds: Bool, line: Int = #line) { if !holds { print("\\(line): not so") } }
      MockFailure.handleOutsideTests { print($0.text) }
      switch CommandLine.arguments.last {
      \(calls.joined())default: print("no such sample")
      }

      """
  }

  private func toolchainFolder(_ name: String) throws -> String {
    let run = try ProgramRun(["swiftc", "-print-target-info"], in: folder)
    let information = try JSONDecoder().decode(TargetInformation.self, from: Data(run.output.utf8))
    return "\(information.paths.runtimeResourcePath)/\(name)"
  }
}

/// The part of what `swiftc -print-target-info` prints that says where the toolchain is.
private struct TargetInformation: Decodable {
  struct Paths: Decodable { let runtimeResourcePath: String }
  let paths: Paths
}
