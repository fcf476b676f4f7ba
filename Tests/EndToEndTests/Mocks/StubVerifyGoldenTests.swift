import EndToEndSupport
import Foundation
import Testing

/// The mocks that `StubVerifyTests` uses, which the tool must print.
struct StubVerifyGoldenTests {
  private static let folder = Repository.root.appendingPathComponent("Tests/StubVerifyTests")
  static let names = [
    "Beacon", "Clerk", "Cooker", "Courier", "Fridge", "Inspector", "Journal", "Kitchen", "Larder",
    "Mixer", "Pantry", "Restaurant", "Scale", "Scribe", "Sensor", "Sieve", "Supplier", "Waiter",
  ]

  private static func source(_ name: String) -> URL {
    folder.appendingPathComponent("Protocols/\(name).swift")
  }

  private static func mock(_ name: String) -> URL {
    folder.appendingPathComponent("Mocks/Mock\(name).swift")
  }

  @Test(arguments: names)
  func aMockIsPrintedByteForByte(name: String) async throws {
    let run = try await Repository.kagemusha("generate", Self.source(name).path, "--stdout")
    #expect(run.status == 0, "\(run.errors)")
    try Golden.expect(run.output, at: Self.mock(name))
  }

  @Test func noProtocolIsLeftOut() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.folder.appendingPathComponent("Protocols").path)
    #expect(files.sorted() == Self.names.map { "\($0).swift" })
  }

  @Test(arguments: SwiftCompiler.Mode.allCases)
  func allCompile(mode: SwiftCompiler.Mode) async throws {
    let run = try await SwiftCompiler(mode).check(
      Self.names.map(Self.source) + Self.names.map(Self.mock))
    #expect(run.status == 0, "\(run.errors)")
  }
}
