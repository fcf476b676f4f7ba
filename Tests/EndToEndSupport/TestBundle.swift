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
    let bundle = Repository.products.appendingPathComponent("kagemushaPackageTests.xctest")
    if let xcode = try await XcodeTestLibraries.selected.value {
      return try await xcode.run(
        test, framework, of: bundle, options: options, environment: environment)
    }
    let arguments =
      switch framework {
      case .xctest: [test]
      case .swiftTesting: ["--testing-library", "swift-testing", "--filter", test] + options
      }
    return try await ProcessRun(bundle.path, arguments, environment: environment)
  }
}
