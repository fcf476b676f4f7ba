import Foundation

/// The Swift compiler, with the run-time library at hand.
public struct SwiftCompiler: Sendable {
  /// How code is compiled.
  public enum Mode: String, Sendable, CaseIterable, CustomStringConvertible {
    case swift5 = "-swift-version 5"
    case swift6 = "-swift-version 6"
    case mainActor = "-swift-version 6 -default-isolation MainActor"

    /// The compiler's options.
    public var description: String { rawValue }

    fileprivate var options: [String] { rawValue.split(separator: " ").map(String.init) }
  }

  /// The treatment of warnings.
  public enum Warnings: String, Sendable {
    case areErrors = "-warnings-as-errors"
    case ignored = "-suppress-warnings"
  }

  /// Returns the options that enable upcoming features of the language.
  public static func enabling(_ features: String...) -> [String] {
    features.flatMap { ["-enable-upcoming-feature", $0] }
  }

  private let mode: Mode
  private let warnings: Warnings
  private let library = Repository.products

  /// A compiler in one mode.
  public init(_ mode: Mode, warnings: Warnings = .areErrors) {
    self.mode = mode
    self.warnings = warnings
  }

  private func options() async throws -> [String] {
    let tests = try await XcodeTestLibraries.selected.value?.compilerOptions ?? []
    return mode.options + [warnings.rawValue] + searchPaths + tests
  }

  /// Compiles files as far as SIL, whose diagnostics find more than the type checker.
  public func check(_ files: [URL], options more: [String] = []) async throws -> ProcessRun {
    try await diagnose(files, Self.silAction + more)
  }

  /// Checks the types of files, in a half or a third of the time.
  public func checkTypes(_ files: [URL]) async throws -> ProcessRun {
    try await diagnose(files, ["-typecheck"])
  }

  private func diagnose(_ files: [URL], _ action: [String]) async throws -> ProcessRun {
    let arguments = try await options() + action + ["-parse-as-library", "-module-name", "Checked"]
    return try await Self.wholeModule(arguments + files.map(\.path))
  }

  /// The options that compile a module as far as SIL. It is written in its binary form, since printing it takes a quarter
  /// of the time.
  public static let silAction = ["-emit-sib", "-o", "/dev/null"]

  /// Runs the compiler over all files of a module.
  ///
  /// On Linux, this is the frontend: its driver takes as long as a small file. On macOS, the driver knows the SDK.
  public static func wholeModule(
    _ arguments: [String], in folder: URL? = nil
  ) async throws -> ProcessRun {
    #if os(macOS)
      return try await ProcessRun("swiftc", ["-wmo"] + arguments, in: folder)
    #else
      let toolchain = try await SwiftToolchain.selected.value
      return try await ProcessRun(
        toolchain.program("swift-frontend"), ["-plugin-path", toolchain.plugins] + arguments,
        in: folder)
    #endif
  }

  /// Compiles files into a module and an object file.
  ///
  /// - Parameters:
  ///   - name: The name of the module.
  ///   - files: The files.
  ///   - options: More options for the compiler.
  ///   - folder: Where both go, and where modules are that the files import.
  public func module(
    _ name: String, of files: [URL], options more: [String] = [], in folder: TemporaryFolder
  ) async throws -> ProcessRun {
    let arguments = try await options() + more + ["-I", ".", "-parse-as-library"]
    return try await Self.wholeModule(
      Self.moduleAction(name) + arguments + files.map(\.path), in: folder.url)
  }

  /// Returns the options with which `wholeModule` makes a module and its object file.
  public static func moduleAction(_ name: String) -> [String] {
    let outputs = [
      "-module-name", name, "-emit-module-path", "\(name).swiftmodule", "-o", "\(name).o",
    ]
    #if os(macOS)
      return ["-emit-module", "-emit-object"] + outputs
    #else
      return ["-c", "-emit-module-doc-path", "\(name).swiftdoc"] + outputs
    #endif
  }

  /// Compiles files, one of which has a `@main` type, links them with the library and runs them.
  ///
  /// - Parameters:
  ///   - files: The files.
  ///   - modules: The modules of this package that they import.
  ///   - more: More options for the compiler.
  ///   - directory: Where it is compiled.
  ///   - arguments: What the program gets.
  ///   - environment: Variables that it gets.
  public func run(
    _ files: [URL], modules: [String] = ["Kagemusha"], options more: [String] = [],
    in directory: URL? = nil, arguments: [String] = [], environment: [String: String] = [:]
  ) async throws -> ProcessRun {
    let folder = try TemporaryFolder()
    let program = folder.url.appendingPathComponent("Program")
    let linked = try await XcodeTestLibraries.selected.value?.linkerOptions ?? []
    let libraries = try await libraries(modules) + linked
    let compilation = try await ProcessRun(
      "swiftc",
      options() + more + ["-wmo", "-parse-as-library", "-o", program.path] + files.map(\.path)
        + libraries, in: directory)
    guard compilation.status == 0 else { return compilation }
    return try await ProcessRun(program.path, arguments, environment: environment)
  }

  /// Returns the options that link modules of this package.
  ///
  /// On Linux, a shared library of them is linked once: their object files take longer to link than a program to compile.
  private func libraries(_ modules: [String]) async throws -> [String] {
    let objects = try modules.flatMap(objects(of:))
    #if os(macOS)
      return objects.map(\.path)
    #else
      guard !objects.isEmpty else { return [] }
      let folder = try await TestedLibrary(objects, modules).folder(in: library)
      return ["-L", folder.path, "-lTested", "-Xlinker", "-rpath", "-Xlinker", folder.path]
    #endif
  }

  private func objects(of module: String) throws -> [URL] {
    try FileManager.default.contentsOfDirectory(
      at: library.appendingPathComponent("\(module).build"), includingPropertiesForKeys: nil
    ).filter { $0.pathExtension == "o" }.sorted { $0.path < $1.path }
  }

  private var searchPaths: [String] {
    ["-I", library.appendingPathComponent("Modules").path]
  }
}
