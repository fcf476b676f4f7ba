import Foundation

/// The places of files in the sources and the build of this package.
public enum Repository {
  /// The folder of the package.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder of what the build that runs this test has made.
  public static let products: URL = {
    let bundle = CommandLine.arguments.lazy
      .compactMap { argument in argument.range(of: ".xctest").map { argument[..<$0.upperBound] } }
      .first.map(String.init)
    return URL(fileURLWithPath: bundle ?? CommandLine.arguments[0]).deletingLastPathComponent()
  }()

  /// The tool.
  public static let tool = products.appendingPathComponent("kagemusha")

  /// Runs the tool.
  public static func kagemusha(
    _ arguments: String..., in folder: URL? = nil, environment: [String: String] = [:]
  ) async throws -> ProcessRun {
    try await kagemusha(arguments, in: folder, environment: environment)
  }

  /// Runs the tool with a list of arguments.
  public static func kagemusha(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
  ) async throws -> ProcessRun {
    try await ProcessRun(tool.path, arguments, in: folder, environment: environment)
  }
}
