import Foundation

/// The tests of this package, run again in a process of their own.
public enum TestBundle {
  /// A framework that runs tests.
  public enum Framework: Sendable {
    case xctest, swiftTesting
  }

  /// Runs one test.
  ///
  /// - Parameters:
  ///   - test: `Module.Type/name`, as `swift test --filter` takes it.
  ///   - framework: The framework that it is written for.
  ///   - options: Further options of Swift Testing.
  ///   - environment: Variables that it gets.
  public static func run(
    _ test: String, _ framework: Framework, options: [String] = [], environment: [String: String]
  ) async throws -> ProcessRun {
    let bundle = Repository.products.appendingPathComponent("kagemushaPackageTests.xctest").path
    #if os(macOS)
      switch framework {
      case .xctest:
        return try await ProcessRun(
          "xcrun", ["xctest", "-XCTest", test, bundle], environment: environment)
      case .swiftTesting:
        return try await ProcessRun(
          "swift",
          ["test", "--skip-build", "--disable-xctest", "--filter", test]
            + options,
          in: Repository.root, environment: environment)
      }
    #else
      switch framework {
      case .xctest:
        return try await ProcessRun(bundle, [test], environment: environment)
      case .swiftTesting:
        return try await ProcessRun(
          bundle, ["--testing-library", "swift-testing", "--filter", test] + options,
          environment: environment)
      }
    #endif
  }
}
