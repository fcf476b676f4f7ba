import DiagnosticSupport
import AccessorGeneration
import DeclarationModel
import EndToEndSupport
import Foundation
import Testing

/// Accessors of every kind: as recorded, compiled in every mode, and used by a program that runs.
struct AccessorFixtureTests {
  private static let folder = Repository.root.appendingPathComponent("Fixtures/Accessors/Kinds")
  private static let accessors = folder.appendingPathComponent("Accessors.swift")
  private static let types = folder.appendingPathComponent("Types.swift")

  @Test func accessorsAreAsRecorded() throws {
    let resolution = AccessorResolver(files: KindsFixture.files).resolve(.init(names: ["*"]))
    let text = AccessorRenderer().render(AccessorFile(types: resolution.types))
    try Golden.expect(text, at: Self.accessors)
    #expect(
      resolution.diagnostics.map(\.summary) == [
        "Types.swift:16:3: unknown-property-type 'default'",
        "Types.swift:17:3: closure-property 'onTap'",
        "Types.swift:42:3: unknown-property-type 'unknown'",
        "Types.swift:51:3: unknown-property-type 'unknown'",
      ])
  }

  @Test(arguments: [SwiftCompiler.Mode.swift5, .swift6])
  func accessorsDoTheirJob(mode: SwiftCompiler.Mode) async throws {
    let program = Self.folder.appendingPathComponent("Program.swift")
    let run = try await SwiftCompiler(mode).run([Self.types, Self.accessors, program])
    #expect(run.status == 0, "\(run.everything)")
    #expect(run.output.hasSuffix("done\n"))
  }

  @Test func accessorsCompileInAModuleOfTheMainActor() async throws {
    let run = try await SwiftCompiler(.mainActor).check([Self.types, Self.accessors])
    #expect(run.status == 0, "\(run.everything)")
  }
}
