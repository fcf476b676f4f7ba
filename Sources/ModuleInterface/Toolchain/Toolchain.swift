import Foundation

/// The tools and folders of the toolchain that compiled modules are read with.
struct Toolchain: Sendable {
  /// What the compiler says about itself and the machine.
  struct Target: Sendable, Codable {
    /// The compiler's name and version.
    var compilerVersion: String
    /// The machine's triple.
    var triple: String
    /// The folders of the modules that come with it.
    var importPaths: [String]
  }

  /// The compiler.
  let compiler: String
  /// The tool that prints modules.
  let printer: String
  /// What the compiler says.
  let target: Target
  /// The folder of the system's modules, where they are apart from the compiler's.
  let sdk: String?

  static let printerName = "swift-synthesize-interface"

  /// Finds the toolchain.
  ///
  /// - Parameters:
  ///   - options: A tool to use in place of the toolchain's, and the cache for what it says.
  ///   - environment: The environment, for `PATH`.
  static func find(
    _ options: ModuleOptions, _ environment: [String: String]
  ) throws(ModuleFailure) -> Toolchain {
    let process = ToolProcess(timeout: options.timeout)
    guard let compiler = compiler(process, environment) else { throw .noTool("swiftc") }
    let folder = String(compiler.prefix(upTo: compiler.lastIndex(of: "/") ?? compiler.endIndex))
    let printer = options.tool ?? "\(folder)/\(printerName)"
    guard FileManager.default.isExecutableFile(atPath: printer) else {
      throw .noTool(options.tool ?? printerName)
    }
    let sdk = sdk(process, environment)
    let cache = InterfaceCache(folder: options.cacheFolder)
    let key = identity(of: compiler).map {
      "toolchain-\(ContentHash(of: [$0, sdk ?? ""]).text).json"
    }
    if let key, let kept = cache.text(key),
      let target = try? JSONDecoder().decode(Target.self, from: Data(kept))
    {
      return Toolchain(compiler: compiler, printer: printer, target: target, sdk: sdk)
    }
    let arguments = ["-print-target-info"] + (sdk.map { ["-sdk", $0] } ?? [])
    guard let result = try? process.run(compiler, arguments), result.isSuccess,
      let info = try? JSONDecoder().decode(TargetInfo.self, from: Data(result.output))
    else { throw .notStarted(tool: compiler) }
    let target = Target(
      compilerVersion: info.compilerVersion, triple: info.target.triple,
      importPaths: info.paths.runtimeLibraryImportPaths)
    if let key, let data = try? JSONEncoder().encode(target) { cache.keep(Array(data), as: key) }
    return Toolchain(compiler: compiler, printer: printer, target: target, sdk: sdk)
  }

  /// What `-print-target-info` prints, as far as it matters.
  private struct TargetInfo: Decodable {
    struct Target: Decodable { var triple: String }
    struct Paths: Decodable { var runtimeLibraryImportPaths: [String] }
    var compilerVersion: String
    var target: Target
    var paths: Paths
  }

  /// The compiler itself, and not what stands for it in `PATH`.
  private static func compiler(
    _ process: ToolProcess, _ environment: [String: String]
  ) -> String? {
    #if os(macOS)
      if let result = try? process.run("/usr/bin/xcrun", ["--find", "swiftc"]), result.isSuccess {
        return result.line
      }
    #endif
    for folder in (environment["PATH"] ?? "").split(separator: ":") where folder.hasPrefix("/") {
      let path = "\(folder)/swiftc"
      guard FileManager.default.isExecutableFile(atPath: path) else { continue }
      return path
    }
    return nil
  }

  private static func sdk(_ process: ToolProcess, _ environment: [String: String]) -> String? {
    if let path = environment["SDKROOT"], !path.isEmpty { return path }
    #if os(macOS)
      if let result = try? process.run("/usr/bin/xcrun", ["--show-sdk-path"]), result.isSuccess {
        return result.line
      }
    #endif
    return nil
  }

  /// What tells one compiler from another without asking it: path, size and time of change. It is a
  /// hundred megabytes, so that its content would take longer to read than it takes to answer.
  ///
  /// Nil for a stand-in that chooses a toolchain anew each time.
  private static func identity(of compiler: String) -> String? {
    let real = URL(fileURLWithPath: compiler).resolvingSymlinksInPath().path
    guard !real.hasSuffix("/swiftly"),
      let facts = try? FileManager.default.attributesOfItem(atPath: real),
      let size = facts[.size] as? NSNumber, let date = facts[.modificationDate] as? Date
    else { return nil }
    return "\(compiler) \(real) \(size) \(date.timeIntervalSince1970)"
  }
}

extension ToolProcess.Result {
  /// What it printed, without white space at the ends.
  fileprivate var line: String? {
    let text = String(decoding: output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }
}
