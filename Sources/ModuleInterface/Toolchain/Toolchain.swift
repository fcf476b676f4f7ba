import Basics
import Foundation

/// The tools and folders of the toolchain that reads compiled modules.
struct Toolchain: Sendable {
  /// The target information of the compiler.
  struct Target: Sendable, Codable {
    /// The name and version of the compiler.
    var compilerVersion: String
    /// The target triple.
    var triple: String
    /// The folders of the modules that come with the toolchain.
    var importPaths: [String]
  }

  /// The compiler.
  let compiler: String
  /// The tool that prints modules.
  let printer: String
  /// The target information.
  let target: Target
  /// The folder of the system's modules, if it is separate from the toolchain.
  let sdk: String?

  static let printerName = "swift-synthesize-interface"

  /// Finds the toolchain.
  ///
  /// - Parameters:
  ///   - options: A tool to use instead of the toolchain's, and the cache.
  ///   - environment: The environment: `PATH`, `SDKROOT`, and the variables of an Xcode build.
  ///   - finder: The path of `xcrun`; nil if there is none.
  static func find(
    _ options: ModuleOptions, _ environment: [String: String],
    finder: String? = CompilerLocation.systemFinder
  ) throws(ModuleFailure) -> Toolchain {
    let process = ToolProcess(options.programs, timeout: options.timeout)
    guard let location = CompilerLocation.find(options, environment, finder: finder) else {
      throw .noTool("swiftc")
    }
    let (compiler, sdk) = (location.path, location.target?.sdk ?? location.sdk)
    let triple = location.target?.triple
    let folder = String(compiler.prefix(upTo: compiler.lastIndex(of: "/") ?? compiler.endIndex))
    let printer = options.tool ?? "\(folder)/\(printerName)"
    guard FileManager.default.isExecutableFile(atPath: printer) else {
      throw .noTool(options.tool ?? printerName)
    }
    let cache = InterfaceCache(folder: options.cacheFolder)
    let key = location.identity.map {
      "toolchain-\(ContentHash(of: [$0, triple ?? "", sdk ?? ""]).text).json"
    }
    if let key, let kept = cache.text(key),
      let target = try? JSONDecoder().decode(Target.self, from: Data(kept))
    {
      return Toolchain(compiler: compiler, printer: printer, target: target, sdk: sdk)
    }
    let arguments =
      ["-print-target-info"] + (triple.map { ["-target", $0] } ?? [])
      + (sdk.map { ["-sdk", $0] } ?? [])
    let ran = Result { () throws(ToolProcess.Failure) in
      try process.run(compiler, arguments, environment: location.environment)
    }
    if case .failure(.forbidden) = ran { throw .forbidden(tool: compiler) }
    guard let result = try? ran.get(), result.isSuccess,
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(result.output))
    else { throw .notStarted(tool: compiler) }
    let target = Target(
      compilerVersion: info.compilerVersion, triple: info.target.triple,
      importPaths: info.paths.runtimeLibraryImportPaths)
    if let key, let data = try? JSONEncoder().encode(target) { cache.keep(Array(data), as: key) }
    return Toolchain(compiler: compiler, printer: printer, target: target, sdk: sdk)
  }

  /// The output of `-print-target-info`, as far as needed.
  private struct TargetInfo: Decodable {
    struct Target: Decodable { var triple: String }
    struct Paths: Decodable { var runtimeLibraryImportPaths: [String] }
    var compilerVersion: String
    var target: Target
    var paths: Paths
  }
}
