import EndToEndSupport
import Foundation
import Testing

/// The classes by hand that show why a protocol cannot be mocked.
struct RefusedClassTests {
  @Test(arguments: Page.all(with: "swift refused").flatMap { $0.blocks("swift refused") })
  func `the compiler refuses the class for the reason in its first line`(
    _ block: FencedBlock
  ) async throws {
    let folder = try TemporaryFolder()
    let source = try folder.write(block.text, to: "Class.swift")
    let run = try await SwiftCompiler(.swift6, warnings: .ignored).check([source])
    #expect(run.status != 0, "line \(block.line)")
    let reason = block.text.prefix { $0 != "\n" }.dropFirst("// ".count)
    let expected =
      reason == "The compiler crashes." ? "Please submit a bug report" : String(reason)
    #expect(run.everything.contains(expected), "line \(block.line): \(run.everything)")
  }
}
