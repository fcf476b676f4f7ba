import Foundation
import PackagePlugin

/// The manifests of the packages that modules are of, which state the default isolations of the modules.
///
/// They are no inputs of the command. SwiftPM follows its manifests when it plans a build, and not each
/// time that one is edited, so that mocks would come too early; and if one for some versions of Swift is
/// removed, builds fail for want of an input until the next plan. Their texts are in the input file, which is
/// written at each plan.
struct Manifests {
  /// The number of folders that are searched, from that of the sources upwards; the tool searches as many.
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

  /// Returns the folder of the package that a folder is in.
  private static func package(around folder: URL) -> URL? {
    var folder = folder
    for _ in 0..<depth {
      let manifest = folder.appendingPathComponent("Package.swift")
      if FileManager.default.fileExists(atPath: manifest.path) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns the manifests in a folder, those for some versions of Swift included.
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
