import Basics
import Foundation

/// The Swift compiler, and the SDK that it compiles for.
package struct CompilerLocation: Sendable, Hashable {
  /// The platform that compiled modules are read for, if it is not this machine.
  struct Target: Sendable, Hashable {
    /// The target triple.
    var triple: String
    /// The folder of the SDK.
    var sdk: String
  }

  /// The tool that finds Apple's tools and SDKs; nil if there is none.
  package static var systemFinder: String? {
    #if os(macOS)
      "/usr/bin/xcrun"
    #else
      nil
    #endif
  }

  /// The path of the compiler.
  package let path: String
  /// The folder of the system's modules for programs of this machine, if it is separate from the toolchain.
  package let sdk: String?
  /// The environment for the compiler when it compiles for this machine: without the SDK and the
  /// deployment target of the app whose build runs the tool.
  package let environment: [String: String]
  /// The target that compiled modules are read for: the platform of `SDKROOT`, or of the options; nil for this machine.
  let target: Target?

  /// Finds the compiler.
  ///
  /// - Parameters:
  ///   - options: The time limit of tools, and the platform to read modules for.
  ///   - environment: The environment: `PATH`, `SDKROOT`, and the variables of an Xcode build.
  ///   - finder: The path of `xcrun`; nil if there is none.
  package static func find(
    _ options: ModuleOptions, _ environment: [String: String],
    finder: String? = CompilerLocation.systemFinder
  ) -> CompilerLocation? {
    let process = ToolProcess(options.programs, timeout: options.timeout)
    let own = hostEnvironment(environment)
    /// Returns the line that `xcrun` prints.
    func line(_ arguments: String...) -> String? {
      guard let finder,
        let result = try? process.run(finder, arguments, environment: own), result.isSuccess
      else { return nil }
      return result.line
    }
    let found = compiler(in: environment)
    // `/usr/bin/swiftc` only starts the compiler of the selected Xcode.
    let selected = found == nil || found == "/usr/bin/swiftc" ? line("--find", "swiftc") : nil
    guard let path = selected ?? found else { return nil }
    let given = environment["SDKROOT"].flatMap { $0.isEmpty ? nil : $0 }
    var environment = environment
    if given == nil, let stated = options.platform {
      environment["SDKROOT"] = line(
        "--sdk", stated.platform.rawValue.lowercased(), "--show-sdk-path")
      environment[stated.platform.deploymentVariable] = stated.version
    }
    let apple = AppleSDK(of: environment)
    let foreign = apple.flatMap { $0.platform == .macOS && finder != nil ? nil : $0 }
    return CompilerLocation(
      path: path,
      sdk: (foreign == nil ? given : nil) ?? line("--sdk", "macosx", "--show-sdk-path"),
      environment: own,
      target: foreign.map {
        Target(
          triple: $0.target(in: environment, architecture: hostArchitecture), sdk: $0.path)
      })
  }

  /// The architecture of this machine, as Apple names it.
  private static var hostArchitecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }

  /// Returns an environment without the variables that an Xcode build sets for its platform.
  private static func hostEnvironment(_ environment: [String: String]) -> [String: String] {
    let variables = Set(ApplePlatform.allCases.map(\.deploymentVariable) + ["SDKROOT"])
    return environment.filter { !variables.contains($0.key) }
  }

  /// A key that distinguishes the compiler from others without running it: path, size and modification
  /// time. A compiler has some hundred megabytes, so hashing its content would be slower than running it.
  ///
  /// The key is nil for a proxy that selects a toolchain in each run.
  package var identity: String? {
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard !real.hasSuffix("/swiftly"),
      let facts = try? FileManager.default.attributesOfItem(atPath: real),
      let size = facts[.size] as? NSNumber, let date = facts[.modificationDate] as? Date
    else { return nil }
    return "\(path) \(real) \(size) \(date.timeIntervalSince1970)"
  }

  /// Returns the compiler in `PATH`.
  private static func compiler(in environment: [String: String]) -> String? {
    for folder in (environment["PATH"] ?? "").split(separator: ":") where folder.hasPrefix("/") {
      let path = "\(folder)/swiftc"
      guard FileManager.default.isExecutableFile(atPath: path) else { continue }
      return path
    }
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
