import EndToEndSupport
import Foundation
import Testing

/// The tool prints the six mocks that were written by hand before the renderer existed.
struct ShapeGoldenTests {
  private static let folder = Repository.root.appendingPathComponent("Tests/ShapeTests")
  static let names = [
    "Cache", "Counter", "ProfileLoader", "Registry", "RequestSender", "Tracker",
  ]

  @Test(arguments: names)
  func aMockIsPrintedByteForByte(name: String) async throws {
    let source = Self.folder.appendingPathComponent("Protocols/\(name).swift")
    let run = try await Repository.kagemusha("generate", source.path, "--stdout")
    #expect(run.status == 0, "\(run.errors)")
    try Golden.expect(
      run.output, at: Self.folder.appendingPathComponent("Mocks/Mock\(name).swift"))
  }

  @Test(arguments: SwiftCompiler.Mode.allCases)
  func allCompile(mode: SwiftCompiler.Mode) async throws {
    let sources = Self.names.map { Self.folder.appendingPathComponent("Protocols/\($0).swift") }
    let mocks = Self.names.map { Self.folder.appendingPathComponent("Mocks/Mock\($0).swift") }
    let models = [Self.folder.appendingPathComponent("Protocols/Profile.swift")]
    let run = try await SwiftCompiler(mode).check(models + sources + mocks)
    #expect(run.status == 0, "\(run.errors)")
  }
}
