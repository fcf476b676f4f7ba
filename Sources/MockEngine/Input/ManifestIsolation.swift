import Configuration
import DeclarationModel
import Files
import SwiftScanner

/// The default isolation of the module of a request, as its package states it.
struct ManifestIsolation: Sendable {
  /// How many folders above the sources are searched for a manifest.
  private static let depth = 8

  let fileSystem: any FileSystem

  /// Returns the isolation of the module that the sources of a request are of; nil if no manifest
  /// states it.
  func isolation(for request: MockRequest) -> DefaultIsolation? {
    guard let source = request.sources.first?.value else { return nil }
    var folder = source
    for _ in 0..<Self.depth {
      let manifest = folder.appending("Package.swift")
      if fileSystem.kind(of: manifest) == .file {
        return isolation(of: target(of: request, below: folder), in: manifest)
      }
      guard folder.parent != folder else { return nil }
      folder = folder.parent
    }
    return nil
  }

  private func isolation(of target: String?, in manifest: AbsolutePath) -> DefaultIsolation? {
    guard let target, let bytes = try? fileSystem.read(manifest) else { return nil }
    return PackageManifest(SourceFile(path: manifest.text, bytes: bytes))
      .defaultIsolation(of: target)
  }

  /// Returns the name of the target: the module that is asked for, or else the folder in `Sources`.
  private func target(of request: MockRequest, below folder: AbsolutePath) -> String? {
    if let module = request.module?.value ?? request.testableImports.first { return module }
    let path = request.sources.first?.value.text.dropFirst(folder.text.count) ?? ""
    let parts = path.split(separator: "/")
    return parts.count > 1 && parts[0] == "Sources" ? String(parts[1]) : nil
  }
}
