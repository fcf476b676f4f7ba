import Foundation

/// The Swift compiler, and the SDK that it compiles for.
package struct CompilerLocation: Sendable, Hashable {
  /// The path of the compiler.
  package let path: String
  /// The folder of the system's modules, if it is separate from the toolchain.
  package let sdk: String?

  /// Finds the compiler.
  ///
  /// - Parameters:
  ///   - options: The time that a tool may take.
  ///   - environment: The environment, for `PATH`.
  package static func find(
    _ options: ModuleOptions, _ environment: [String: String]
  ) -> CompilerLocation? {
    let process = ToolProcess(timeout: options.timeout)
    guard let path = compiler(process, environment) else { return nil }
    return CompilerLocation(path: path, sdk: sdk(process, environment))
  }

  /// A key that distinguishes the compiler from others without running it: path, size and modification
  /// time. A compiler has some hundred megabytes, so hashing its content would be slower than running it.
  ///
  /// It is nil for a proxy that selects a toolchain in each run.
  package var identity: String? {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard !real.hasSuffix("/swiftly"),
      let facts = try? FileManager.default.attributesOfItem(atPath: real),
      let size = facts[.size] as? NSNumber, let date = facts[.modificationDate] as? Date
    else { return nil }
    return "\(path) \(real) \(size) \(date.timeIntervalSince1970)"
  }

  /// Returns the compiler itself, not a proxy for it in `PATH`.
  private static func compiler(
    _ process: ToolProcess, _ environment: [String: String]
  ) -> String? {
    for folder in (environment["PATH"] ?? "").split(separator: ":") where folder.hasPrefix("/") {
      let path = "\(folder)/swiftc"
      guard FileManager.default.isExecutableFile(atPath: path) else { continue }
      #if os(macOS)
        // The system's own `swiftc` stands for that of the selected Xcode.
        if path == "/usr/bin/swiftc",
          let result = try? process.run("/usr/bin/xcrun", ["--find", "swiftc"]), result.isSuccess
        {
          return result.line
        }
      #endif
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
}

extension ToolProcess.Result {
  /// The standard output, without leading and trailing white space.
  fileprivate var line: String? {
    let text = String(decoding: output, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return text.isEmpty ? nil : text
  }
}
