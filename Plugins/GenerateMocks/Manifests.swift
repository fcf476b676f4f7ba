import Foundation
import PackagePlugin

/// The manifests of the modules' packages, which state the default isolations of the modules.
///
/// Manifests are not inputs of the command. SwiftPM reads them only when it plans a build, so that
/// the command could run before the new plan; and if a version-specific manifest is removed, builds
/// would fail until the next plan, because an input is missing. Their texts are in the input file,
/// which is written at each plan.
struct Manifests {
  /// The number of folders to search, upwards from that of the sources; the tool searches as many.
  private static let depth = 8

  /// The texts by their paths.
  let texts: [String: String]

  /// Reads the manifests.
  init(of modules: [InputModule]) {
    let sourceFolders = Set(modules.compactMap { $0.sources.first?.deletingLastPathComponent() })
    let folders = Set(sourceFolders.compactMap(Self.package))
    texts = folders.flatMap(Self.files).reduce(into: [:]) { texts, file in
      texts[file.path] = try? String(contentsOf: file, encoding: .utf8)
    }
  }

  /// Returns the folder of the package around a folder.
  private static func package(around folder: URL) -> URL? {
    var folder = folder
    for _ in 0..<depth {
      let manifest = folder.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns the manifests in a folder, including version-specific ones.
  private static func files(in folder: URL) -> [URL] {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { file in
      file.pathExtension == "swift"
        && (file.lastPathComponent == "Package.swift"
          || file.lastPathComponent.hasPrefix("Package@swift-"))
    }
  }
}
