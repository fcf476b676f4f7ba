import EndToEndSupport
import Foundation
import ObjCReferee
import Testing

/// Checks the mocks of headers against the protocols that the compiler itself imports.
@Suite struct MockTypeCheckTests {
  @Test(arguments: FixtureHeader.all, [5, 6])
  func `mocks conform to what the compiler imports`(
    _ header: FixtureHeader, _ language: Int
  ) async throws {
    let folder = try TemporaryFolder()
    let mocks = folder.url.appendingPathComponent("Mocks.swift")
    let run = try await Repository.kagemusha(
      "generate", "--target", header.target, "--import",
      ImportReferee.moduleName(header.url), "--output", mocks.path, header.url.path)
    #expect(run.status == 0, "\(run.everything)")
    let text = try String(contentsOf: mocks, encoding: .utf8)
    let referee = try await ImportReferee.shared(target: header.target)
    for interface in try await referee.interfaces(of: header.url) {
      let name = interface.name.split(separator: ".").last ?? ""
      #expect(
        text.contains("class Mock\(name):")
          != run.errors.contains("no mock for '\(interface.name)'"),
        "\(interface.name) is not refused, and has no mock")
    }
    let check = try await referee.check([mocks], against: header.url, language: language)
    #expect(check.status == 0, "\(check.everything)")
  }
}
