import Configuration
import DeclarationModel
import Files
import SwiftScanner

/// The settings of modules, as their packages state them; each manifest is read once.
struct ManifestSettings: Sendable {
  /// The number of folders that are searched for a manifest, from that of the sources upwards.
  private static let depth = 8

  private let fileSystem: any FileSystem
  /// The manifests that were read, by path; nil for those that cannot be read.
  private var manifests: [AbsolutePath: PackageManifest?] = [:]

  /// Creates settings, of which no manifest is read yet.
  init(fileSystem: any FileSystem) { self.fileSystem = fileSystem }

  /// Returns the settings of the module that the sources of a request are of, as far as a manifest or the
  /// request states them.
  mutating func settings(for request: MockRequest) -> TargetSettings {
    var settings = stated(for: request)
    settings.defaultIsolation = request.defaultIsolation ?? settings.defaultIsolation
    settings.isNonsendingByDefault = request.isNonsendingByDefault || settings.isNonsendingByDefault
    return settings
  }

  private mutating func stated(for request: MockRequest) -> TargetSettings {
    guard let source = request.sources.included.first?.value else { return TargetSettings() }
    var folder = source
    for _ in 0..<Self.depth {
      let manifest = folder.appending("Package.swift")
      if fileSystem.kind(of: manifest) == .file {
        return settings(of: target(of: request, below: folder), in: manifest)
      }
      guard folder.parent != folder else { break }
      folder = folder.parent
    }
    return TargetSettings()
  }

  private mutating func settings(
    of target: String?, in manifest: AbsolutePath
  ) -> TargetSettings {
    guard let target else { return TargetSettings() }
    if manifests[manifest] == nil {
      let bytes = try? fileSystem.read(manifest)
      manifests[manifest] = .some(
        bytes.map { PackageManifest(SourceFile(path: manifest.text, bytes: $0)) })
    }
    return manifests[manifest]??.settings(of: target) ?? TargetSettings()
  }

  /// Returns the name of the target: the module that is asked for, or else the folder in `Sources`.
  private func target(of request: MockRequest, below folder: AbsolutePath) -> String? {
    if let module = request.module?.value ?? request.testableImports.first { return module }
    let path = request.sources.included.first?.value.text.dropFirst(folder.text.count) ?? ""
    let parts = path.split(separator: "/")
    return parts.count > 1 && parts[0] == "Sources" ? String(parts[1]) : nil
  }
}
