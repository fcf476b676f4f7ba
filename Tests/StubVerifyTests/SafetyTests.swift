import Foundation
import Testing

/// The compiler is asked to take our word in one place, which has its proof.
struct SafetyTests {
  private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func onePlaceIsUncheckedInTheLibrary() throws {
    let found = try Self.files(in: "Sources").filter { $0.path.contains("/Sources/Kagemusha") }
      .filter { Self.takesOurWord(try String(contentsOf: $0, encoding: .utf8)) }
    #expect(
      found.filter { !$0.path.contains("KagemushaCommand") }.map(\.lastPathComponent) == [
        "Locked.swift"
      ])
  }

  @Test func generatedCodeIsCheckedButForTheConformance() throws {
    let mocks = try Self.files(in: "Tests/ShapeTests/Mocks") + Self.files(in: "Fixtures/Protocols")
    #expect(mocks.count > 10)
    for file in mocks where file.lastPathComponent.contains("Mock") {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let isClass = line.contains("class Mock") && line.hasSuffix("@unchecked Sendable {")
        // The mock of a class that is `Sendable` under a condition.
        let isExtension =
          line.hasPrefix("extension Mock") && line.contains(": @unchecked Sendable where ")
          && line.hasSuffix(" {}")
        #expect(
          isClass || isExtension || !Self.takesOurWord(String(line)), "\(file.path): \(line)")
      }
    }
  }

  private static func takesOurWord(_ text: String) -> Bool {
    text.contains("@unchecked") || text.contains("nonisolated(unsafe)")
  }

  private static func files(in folder: String) throws -> [URL] {
    let url = root.appendingPathComponent(folder)
    let paths = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map(url.appendingPathComponent)
  }
}
