import EndToEndSupport
import Foundation
import Testing

/// A few modules, the mocks of one of them in their own module, and a program that uses these
/// mocks.
struct ModuleScene {
  /// A module with its source.
  struct Module {
    /// The name.
    var name: String
    /// The mode in which it is compiled.
    var mode = SwiftCompiler.Mode.swift6
    /// Additional options of the compiler.
    var options: [String] = []
    /// The text of its file.
    var text: String
    /// The texts of its other files.
    var others: [String] = []
  }

  /// The modules, each after those that it imports; the protocols of the last one are mocked.
  var modules: [Module]
  /// The body of the program's main function.
  var program: String
  /// The manifest of the package, if there is one.
  var manifest: String?
  /// Additional options of `generate`.
  var arguments: [String] = []
  /// Whether `generate` finds the compiled modules.
  var findsModules = true
  /// The expected diagnostics of `generate`.
  var diagnostics: [String] = []

  /// Generates the mocks, and compiles and runs the program in some modes.
  func expectToRun(
    in modes: [SwiftCompiler.Mode] = SwiftCompiler.Mode.allCases, options: [String] = [],
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let folder = try TemporaryFolder()
    for module in modules {
      let files = try ([module.text] + module.others).enumerated().map { number, text in
        let suffix = number == 0 ? "" : "\(number)"
        return try folder.write(text, to: "Sources/\(module.name)/\(module.name)\(suffix).swift")
      }
      let run = try await SwiftCompiler(module.mode).module(
        module.name, of: files, options: ["-enable-testing"] + module.options, in: folder)
      try #require(run.status == 0, "\(run.everything)", sourceLocation: sourceLocation)
    }
    if let manifest { try folder.write(manifest, to: "Package.swift") }
    let app = modules.last?.name ?? ""
    let run = try await ProcessRun(
      Repository.tool.path,
      [
        "generate", "Sources/\(app)", "--testable", app, "--output", "Mocks.swift",
      ] + (findsModules ? ["--module-search-path", "."] : []) + arguments, in: folder.url,
      environment: ["KAGEMUSHA_CACHE_PATH": folder.url.appendingPathComponent("cache").path])
    #expect(
      run.status == 0 && run.diagnostics == diagnostics, "\(run.everything)",
      sourceLocation: sourceLocation)
    let main = try folder.write(
      """
      import Kagemusha
      \(modules.dropLast().map { "import \($0.name)" }.joined(separator: "\n"))
      @testable import \(app)

      @main struct Program {
        @MainActor static func main() async throws {
      \(program)
          print("done")
        }
      }
      """, to: "Program.swift")
    for mode in modes {
      let run = try await SwiftCompiler(mode).run(
        [folder.url.appendingPathComponent("Mocks.swift"), main],
        options: ["-I", "."] + modules.map { "\($0.name).o" } + options, in: folder.url)
      #expect(
        run.status == 0 && run.output == "done\n", "\(mode): \(run.everything)",
        sourceLocation: sourceLocation)
    }
  }
}
