import Foundation
import SwiftParser
import SwiftSyntax
import Testing

/// Tests that the tool has no call that ends the process in place of an error. Forced unwraps and `try!` are errors of
/// `make lint`.
struct TrapTests {
  /// The libraries of tests, which end a test that goes on without a stub.
  private static let libraries: Set = [
    "CuckooCompatibility", "Kagemusha", "KagemushaJSON", "KagemushaTesting",
  ]

  @Test func theToolHasNoTraps() throws {
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Sources")
    var count = 0
    for target in try FileManager.default.contentsOfDirectory(atPath: sources.path)
    where !Self.libraries.contains(target) {
      let folder = sources.appendingPathComponent(target)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        count += 1
        let text = try String(contentsOf: file, encoding: .utf8)
        for name in TrapVisitor.traps where text.contains(name) {
          let visitor = TrapVisitor(viewMode: .sourceAccurate)
          visitor.walk(Parser.parse(source: text))
          #expect(visitor.found.isEmpty, "\(target)/\(file.lastPathComponent): \(name)")
        }
      }
    }
    #expect(count > 500)
  }

  @Test func trapsAreFound() {
    let visitor = TrapVisitor(viewMode: .sourceAccurate)
    visitor.walk(
      Parser.parse(
        source: """
          func f() { Swift.fatalError("x"); precondition(true); print("fatalError()") }
          """))
    #expect(visitor.found == ["fatalError", "precondition"])
  }
}

/// A search for calls that end the process.
private final class TrapVisitor: SyntaxVisitor {
  static let traps: Set = [
    "abort", "assertionFailure", "fatalError", "precondition", "preconditionFailure",
  ]

  var found: [String] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression
    let name =
      callee.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? callee.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    if let name, Self.traps.contains(name) { found.append(name) }
    return .visitChildren
  }
}
