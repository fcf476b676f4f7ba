import Configuration
import FileSupport
import Files
import MockEngine
import SwiftParser
import SwiftSyntax

/// Runs of the tool with files in memory. They find no compiler, and start no program.
enum WholeRuns {
  private static let source = """
    import Foundation
    protocol Store: Base { associatedtype Item; var items: [Item] { get set }; func add(_ item: Item) async throws }
    protocol Base: AnyObject { func load(id: Int, then: @escaping (String?) -> Void) -> [String: Int] }
    struct User { let name: String; private var age = 0; init(name: String) { self.name = name } }
    class Service { func run() {} }
    """
  private static let template = "{% for type in types.all %}{{ type.name }}\n{% endfor %}"

  private static func run(
    _ files: [String: [UInt8]], _ change: (inout CommandLineOptions) -> Void = { _ in }
  ) -> RunOutcome {
    let root = AbsolutePath("/A")
    var options = CommandLineOptions(currentDirectory: root)
    options.environment = [:]
    change(&options)
    var contents: [AbsolutePath: [UInt8]] = [:]
    for (name, bytes) in files { contents[root.appending(name)] = bytes }
    return Run(options, action: .print, fileSystem: MemoryFileSystem(contents)).run()
  }

  /// Returns the promise that every run must hold and one does not.
  private static func broken(_ outcome: RunOutcome) -> String? {
    let hasError = outcome.diagnostics.contains { $0.severity == .error }
    return hasError == (outcome.status == .failure) ? nil : "status"
  }

  /// A run without an error prints mocks without a syntax error.
  static func mocks(_ bytes: [UInt8]) -> String? {
    let outcome = run(["Sources/A.swift": bytes]) { $0.paths = ["Sources"] }
    if let broken = broken(outcome) { return broken }
    guard outcome.status == .success else { return nil }
    let tree = Parser.parse(source: outcome.output)
    return tree.hasError ? "syntax" : nil
  }

  static func configuration(_ bytes: [UInt8]) -> String? {
    broken(
      run([
        ".kagemusha.yml": bytes, "Sources/App/A.swift": Array(source.utf8),
        "Sources/B.swift": Array("protocol B { var b: Int { get } }".utf8),
        "Templates/T.stencil": Array(template.utf8), "Header.h": [],
      ]))
  }

  static func sourcery(_ bytes: [UInt8]) -> String? {
    broken(
      run([
        ".sourcery.yml": bytes, "Sources/App/A.swift": Array(source.utf8),
        "Templates/T.stencil": Array(template.utf8),
      ]) {
        $0.sourcery = SourceryOptions()
        $0.configuration = ".sourcery.yml"
      })
  }

  static func xcode(_ bytes: [UInt8]) -> String? {
    broken(
      run([
        "App.xcodeproj/project.pbxproj": bytes, "App/A.swift": Array(source.utf8),
        "AppTests/T.swift": Array("import XCTest".utf8),
      ]))
  }
}
