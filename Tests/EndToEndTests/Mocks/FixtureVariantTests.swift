import EndToEndSupport
import Foundation
import Testing

/// Every variant of a mock compiles for all protocols that can be mocked: the styles, alone and combined, and all
/// optional parts at once (forwarding, recording, stub classes, and Cuckoo's members).
///
/// The variants of a fixture have names of their own, so that one module holds all of them.
struct FixtureVariantTests {
  /// A variant of a mock, as an entry of a configuration asks for it.
  private enum Variant: String, CaseIterable {
    case spy = "Spy"
    case handlers = "Handlers"
    case combined = "Combined"
    case extras = "Extras"

    var settings: String {
      switch self {
      case .spy: "style: spy"
      case .handlers: "style: handlers"
      case .combined: "style: [spy, handlers, stub-verify]"
      case .extras: "cuckoo: true\n    recording: true"
      }
    }
  }

  /// The settings of a target.
  private enum Target: String, CaseIterable {
    case nonisolated, mainActor
    /// The main actor by default, and asynchronous functions that stay with their callers, as in Xcode's approachable
    /// concurrency.
    case approachable

    var isolation: String { self == .nonisolated ? "nonisolated" : "MainActor" }
    var mode: SwiftCompiler.Mode { self == .nonisolated ? .swift6 : .mainActor }

    var options: [String] {
      guard self == .approachable else { return [] }
      return SwiftCompiler.enabling("InferIsolatedConformances", "NonisolatedNonsendingByDefault")
    }
  }

  /// The fixtures with the targets that each is compiled for; half of the fixtures for each form of the main actor by
  /// default, unless `KAGEMUSHA_ALL_TARGETS` is set.
  private static let cases: [(String, Target)] = {
    let isComplete = ProcessInfo.processInfo.environment["KAGEMUSHA_ALL_TARGETS"] != nil
    return ProtocolFixtureTests.names.enumerated().flatMap { number, name in
      Target.allCases.filter {
        isComplete || $0 == .nonisolated || ($0 == .approachable) == (number % 2 == 0)
      }.map { (name, $0) }
    }
  }()

  @Test(arguments: cases)
  private func allVariantsCompile(name: String, target: Target) async throws {
    let sources = Repository.root.appendingPathComponent("Fixtures/Protocols/\(name)/Protocols")
    let files = try FileManager.default.contentsOfDirectory(
      at: sources, includingPropertiesForKeys: nil
    ).sorted { $0.path < $1.path }
    let folder = try TemporaryFolder()
    let entries = Variant.allCases.map { variant in
      """
        - sources: \(sources.path)
          output: \(variant).swift
          mockName: "\(variant.rawValue){name}"
          defaultIsolation: \(target.isolation)
          nonisolatedNonsendingByDefault: \(target == .approachable)
          \(variant.settings)

      """
    }
    let configuration = try folder.write("mocks:\n" + entries.joined(), to: "Variants.yml")
    let run = try await Repository.kagemusha(
      "generate", "--quiet", "--no-cache", "--config", configuration.path)
    #expect(run.status == 0, "\(run.everything)")
    let mocks = Variant.allCases.map { folder.url.appendingPathComponent("\($0).swift") }
    let check = try await SwiftCompiler(target.mode).check(files + mocks, options: target.options)
    #expect(check.status == 0, "\(target): \(check.everything)")
    guard target == .nonisolated else { return }
    // SIL gives no diagnostics in mode 5 that it does not give in mode 6.
    let types = try await SwiftCompiler(.swift5).checkTypes(files + mocks)
    #expect(types.status == 0, "swift5: \(types.everything)")
  }
}
