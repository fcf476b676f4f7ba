import Foundation

/// The toolchain of this machine.
public struct SwiftToolchain: Sendable {
  /// The version of its compiler.
  public let version: String
  /// The target triple of the modules that are made for this machine.
  public let moduleTriple: String
  /// The resource folder.
  public let resources: URL

  /// The toolchain of the compiler on the `PATH`.
  public static let selected: Task<SwiftToolchain, any Error> = Task { try await SwiftToolchain() }

  private init() async throws {
    let text = try await ProcessRun("swiftc", ["-print-target-info"]).output
    let information = try JSONDecoder().decode(TargetInformation.self, from: Data(text.utf8))
    version = information.compilerVersion
    moduleTriple = information.target.moduleTriple
    resources = URL(fileURLWithPath: information.paths.runtimeResourcePath)
  }

  /// Returns the path of a program of the toolchain.
  public func program(_ name: String) -> String {
    // The path is not standardized, since programs run under the names of links.
    resources.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("bin/\(name)").path
  }

  /// The folder of the macros of the standard library and of Swift Testing.
  public var plugins: String { resources.appendingPathComponent("host/plugins").path }
}

/// The output of `swiftc -print-target-info`, as far as needed.
private struct TargetInformation: Decodable {
  struct Target: Decodable { var moduleTriple: String }
  struct Paths: Decodable { var runtimeResourcePath: String }
  var compilerVersion: String
  var target: Target
  var paths: Paths
}
