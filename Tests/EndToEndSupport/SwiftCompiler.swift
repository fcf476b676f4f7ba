import Foundation

/// The Swift compiler, with the run-time library at hand.
public struct SwiftCompiler: Sendable {
  /// How code is compiled. A warning is an error.
  public enum Mode: String, Sendable, CaseIterable, CustomStringConvertible {
    case swift5 = "-swift-version 5"
    case swift6 = "-swift-version 6"
    case mainActor = "-swift-version 6 -default-isolation MainActor"

    /// The compiler's options.
    public var description: String { rawValue }

    fileprivate var options: [String] {
      rawValue.split(separator: " ").map(String.init) + ["-warnings-as-errors"]
    }
  }

  private let mode: Mode
  private let library = Repository.products

  /// A compiler in one mode.
  public init(_ mode: Mode) {
    self.mode = mode
  }

  /// Compiles files as far as SIL, whose diagnostics find more than the type checker.
  public func check(_ files: [URL]) async throws -> ProcessRun {
    let folder = try TemporaryFolder()
    return try await ProcessRun(
      "swiftc",
      mode.options + searchPaths + [
        "-emit-sil", "-wmo", "-parse-as-library", "-module-name", "Checked", "-o",
        folder.url.appendingPathComponent("Checked.sil").path,
      ] + files.map(\.path))
  }

  /// Compiles files, one of which has a `@main` type, links them with the library and runs them.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - options: More options for the compiler.
  ///   - directory: Where it runs.
  public func run(
    _ files: [URL], options: [String] = [], in directory: URL? = nil
  ) async throws -> ProcessRun {
    let folder = try TemporaryFolder()
    let program = folder.url.appendingPathComponent("Program")
    let objects = try FileManager.default.contentsOfDirectory(
      at: library.appendingPathComponent("Kagemusha.build"), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "o" }.map(\.path).sorted()
    let compilation = try await ProcessRun(
      "swiftc",
      mode.options + searchPaths + options + ["-parse-as-library", "-o", program.path]
        + files.map(\.path) + objects, in: directory)
    guard compilation.status == 0 else { return compilation }
    return try await ProcessRun(program.path, [])
  }

  private var searchPaths: [String] {
    ["-I", library.appendingPathComponent("Modules").path]
  }
}
