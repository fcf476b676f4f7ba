import Files
import Foundation
import ModuleInterface
import SwiftScanner

/// Runs manifests, as SwiftPM does: `swift package dump-package`.
struct ManifestRunner: Sendable {
  /// The time limit of a manifest, and the place of the toolchain.
  let options: ModuleOptions
  /// The environment.
  let environment: [String: String]

  /// Returns the manifest of a package; nil if SwiftPM cannot be run, or finds an error in it.
  ///
  /// - Parameter folder: The folder of the package.
  func manifest(in folder: AbsolutePath) -> PackageManifest? {
    guard let compiler = CompilerLocation.find(options, environment),
      // A build of the package may be running, which locks its folder.
      let scratch = try? ScratchFolder()
    else { return nil }
    defer { scratch.remove() }
    let swift = URL(fileURLWithPath: compiler.path).deletingLastPathComponent()
      .appendingPathComponent("swift").path
    let arguments = [
      "package", "--package-path", folder.text, "--scratch-path", scratch.url.path, "dump-package",
    ]
    let result = try? ToolProcess(options.programs, timeout: options.timeout)
      .run(swift, arguments, environment: compiler.environment)
    guard let result, result.isSuccess else { return nil }
    return PackageManifest(
      dump: result.output, of: folder.appending("Package.swift").text)
  }
}
