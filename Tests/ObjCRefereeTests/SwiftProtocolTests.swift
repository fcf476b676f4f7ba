import EndToEndSupport
import Foundation
import ObjCReferee
import Testing

/// Tests mocks of `@objc` protocols that are declared in Swift, which no compiler for Linux
/// accepts.
@Suite struct SwiftProtocolTests {
  private static let source = Repository.root.appendingPathComponent(
    "Fixtures/ObjectiveC/Protocols.swift")

  private static let options = [
    [], ["--style", "spy"], ["--style", "handlers"],
    ["--forwarding", "--recording", "--stub-classes"],
  ]

  @Test(arguments: AppleToolchain.targets, options)
  func `mocks conform to @objc protocols`(_ target: String, _ options: [String]) async throws {
    let folder = try TemporaryFolder()
    let mocks = folder.url.appendingPathComponent("Mocks.swift")
    let run = try await Repository.kagemusha(
      ["generate", "--output", mocks.path] + options + [Self.source.path])
    #expect(run.status == 0, "\(run.everything)")
    let referee = try await ImportReferee.shared(target: target)
    for language in [5, 6] {
      let check = try await referee.check([Self.source, mocks], language: language)
      #expect(check.status == 0, "\(check.everything)")
    }
  }

  /// Shows that the check above can fail: a class without a requirement is rejected.
  @Test func `a class without a requirement does not conform`() async throws {
    let folder = try TemporaryFolder()
    let mock = try folder.write(
      "final class MockScreen: Screen { func show(_ title: String?, animated: Bool) {} }\n",
      to: "Mocks.swift")
    let check = try await ImportReferee.shared().check([Self.source, mock], language: 6)
    #expect(check.everything.contains("type 'MockScreen' does not conform to protocol 'Screen'"))
  }
}
