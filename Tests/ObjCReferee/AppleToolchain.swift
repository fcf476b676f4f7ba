import EndToEndSupport
import Foundation
import ObjCScanner

/// The compiler of this machine, set up to type-check for an Apple system.
///
/// With Xcode, the SDK is Apple's. Any other toolchain has the textual interface
/// (`.swiftinterface`) of its standard library. Compiled for an Apple system, which takes seconds,
/// the interface suffices to check types and to import Objective-C.
package struct AppleToolchain: Sendable {
  /// The target triples: macOS, and iOS.
  package static let targets = [target, "x86_64-apple-ios16.0-simulator"]
  /// The target triple of most tests.
  package static let target = "x86_64-apple-macosx13.0"

  /// The target triple.
  let target: String
  /// The folder of the compiled standard library, in the build folder.
  let folder: URL
  /// The toolchain of this machine.
  let host: SwiftToolchain
  /// Apple's own SDK for the target, which the scanner reads as well; nil if an SDK has to be made.
  let sdk: URL?

  private static let modules = ["Swift", "_Concurrency", "_StringProcessing", "SwiftOnoneSupport"]

  /// Builds the standard library if necessary.
  static func built(in products: URL, for target: String) async throws -> AppleToolchain {
    let host = try await SwiftToolchain.selected.value
    let sdk = appleSDK(target)
    let name = Fingerprint(of: [host.version, target, sdk?.path ?? ""]).text
    let folder = products.appendingPathComponent("ObjCReferee/library-\(name)")
    if sdk == nil {
      try await BuildOnce.make(folder) { folder in
        try await AppleToolchain(target: target, folder: folder, host: host, sdk: nil).build()
      }
    }
    return AppleToolchain(target: target, folder: folder, host: host, sdk: sdk)
  }

  private static func appleSDK(_ target: String) -> URL? {
    #if os(macOS)
      return HeaderSDK(target: target, environment: ProcessInfo.processInfo.environment).folder
        .map { URL(fileURLWithPath: $0) }
    #else
      return nil
    #endif
  }

  /// Returns the options of every compilation.
  ///
  /// - Parameter folder: The folder of the made SDK; with Apple's SDK, the folder of compiled
  ///   modules.
  func options(sdk folder: URL) -> [String] {
    guard let sdk else { return options(madeSDK: folder) }
    return [
      "-target", target, "-sdk", sdk.path, "-I", folder.appendingPathComponent("modules").path,
      "-module-cache-path", folder.appendingPathComponent("cache").path, "-Xcc", "-w",
    ]
  }

  private func options(madeSDK sdk: URL) -> [String] {
    [
      "-target", target, "-resource-dir", folder.appendingPathComponent("resources").path,
      "-sdk", sdk.path, "-I", folder.appendingPathComponent("modules").path,
      "-I", sdk.appendingPathComponent("modules").path,
      "-I", sdk.appendingPathComponent("usr/include").path,
      "-module-cache-path", sdk.appendingPathComponent("cache").path,
      "-Xcc", "-w",
    ]
  }

  private func build() async throws {
    let files = FileManager.default
    let linux = folder.appendingPathComponent("resources/linux")
    for path in ["modules", "sources", "resources/linux"] {
      try files.createDirectory(
        at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    for name in ["shims", "clang", "apinotes"] {
      try files.createSymbolicLink(
        at: folder.appendingPathComponent("resources/\(name)"),
        withDestinationURL: host.resources.appendingPathComponent(name))
    }
    for module in Self.modules {
      let original = host.resources.appendingPathComponent("linux/\(module).swiftmodule")
      try files.createSymbolicLink(
        at: linux.appendingPathComponent("\(module).swiftmodule"), withDestinationURL: original)
      let text = try String(
        contentsOf: original.appendingPathComponent("\(host.moduleTriple).swiftinterface"),
        encoding: .utf8)
      let source = folder.appendingPathComponent("sources/\(module).swiftinterface")
      try Data(adapted(text, of: module).utf8).write(to: source)
      try await compile(source, module)
    }
  }

  /// Returns the interface of a module, changed for the other system.
  private func adapted(_ text: String, of module: String) -> String {
    let plain = text.replacing("-target \(host.moduleTriple)", with: "-target \(target)")
      .replacing("-disable-objc-interop", with: "")
      // Types are checked, and nothing is compiled against the modules: bodies are nine tenths of the time.
      .replacingOccurrences(
        of: "// swift-module-flags: ",
        with: "// swift-module-flags: -experimental-skip-all-function-bodies "
      )
      .replacingOccurrences(
        of: "@backDeployed\\(before:[^)]*\\)", with: "", options: .regularExpression)
    guard module == "Swift" else { return plain }
    // The only type of the importer that the library declares on Apple systems alone.
    return plain + """
      @frozen public struct AutoreleasingUnsafeMutablePointer<Pointee>: Swift._Pointer {
        public let _rawValue: Builtin.RawPointer
        public init(_ _rawValue: Builtin.RawPointer)
        public var pointee: Pointee { get nonmutating set }
      }

      """
  }

  private func compile(_ source: URL, _ module: String) async throws {
    let built = folder.appendingPathComponent("modules/\(module).swiftmodule")
    let run = try await ProcessRun(
      host.program("swift-frontend"),
      [
        "-compile-module-from-interface", "-disable-availability-checking", "-module-name", module,
      ] + (module == "Swift" ? ["-parse-stdlib"] : []) + options(sdk: folder)
        + [source.path, "-o", built.path])
    guard run.status == 0 else { throw Failure.build(module, run) }
  }

  /// The reason why the toolchain cannot be built.
  enum Failure: Error {
    case toolchain(String)
    case build(String, errors: [Substring])

    /// Returns the failure for a run of the compiler, with errors only.
    static func build(_ module: String, _ run: ProcessRun) -> Failure {
      build(module, errors: run.everything.split(separator: "\n").filter { $0.contains("error:") })
    }
  }
}
