import EndToEndSupport
import Foundation
import Testing

/// Tests every form of a type in every position of a requirement: if Swift accepts the requirement,
/// its mock compiles without a warning, or has a diagnostic at its position.
struct TypeMatrixTests {
  @Test func `every legal requirement has a mock that compiles, or a diagnostic`() async throws {
    let folder = try TemporaryFolder()
    let legal = try await Self.legalRequirements(in: folder)
    #expect(legal.count > 600)

    // Each requirement has its own protocol, so that one without a mock does not affect others.
    let single = TypeMatrix.Source(legal.map { [$0] })
    let file = try folder.write(single.text, to: "Single.swift")
    let first = try await Repository.kagemusha("generate", file.path, "--stdout")
    let diagnosed = Set(single.requirements(in: "Single.swift", of: first.errors))
    #expect(diagnosed.filter { !$0.cannotBeMocked }.map(\.text).sorted() == [])
    #expect(legal.filter { $0.cannotBeMocked && !diagnosed.contains($0) }.map(\.text) == [])

    let mockable = legal.filter { !diagnosed.contains($0) }
    let groups = Dictionary(grouping: mockable, by: \.form).sorted { $0.key < $1.key }
    let protocols = try folder.write(
      TypeMatrix.Source(groups.map(\.value)).text, to: "Protocols.swift")
    let run = try await Repository.kagemusha("generate", protocols.path, "--stdout")
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors)")
    let mocks = try folder.write(run.output, to: "Mocks.swift")
    for mode in [SwiftCompiler.Mode.swift5, .swift6] {
      let check = try await SwiftCompiler(mode).check([protocols, mocks])
      #expect(check.status == 0, "\(mode): \(check.errors)")
    }
  }

  /// Returns the requirements that the compiler accepts in both modes, without a mock.
  private static func legalRequirements(
    in folder: TemporaryFolder
  ) async throws -> [TypeMatrix.Requirement] {
    var requirements = TypeMatrix.tested
    for mode in [SwiftCompiler.Mode.swift6, .swift5] {
      // Errors of the parser hide those of the type checker.
      while true {
        let source = TypeMatrix.Source(requirements.map { [$0] })
        let file = try folder.write(source.text, to: "All.swift")
        let check = try await SwiftCompiler(mode).check([file])
        if check.status == 0 { break }
        let refused = Set(source.requirements(in: "All.swift", of: check.errors))
        try #require(!refused.isEmpty, "\(check.errors)")
        requirements.removeAll(where: refused.contains)
      }
    }
    return requirements
  }
}
