import Foundation

/// Finds the module by which Swift imports a header.
package struct ClangModules: Sendable {
  /// How far above a header its module map may be.
  private static let depth = 4
  private static let mapNames = ["module.modulemap", "module.map"]

  /// Makes a search.
  package init() {}

  /// The module of a header: that of its framework, or of the nearest module map that names it.
  ///
  /// - Parameter path: the header, by absolute path.
  /// - Returns: nil if it is in none, as one that only a bridging header knows.
  package func module(ofHeader path: String) -> String? {
    if let framework = UsedFrameworks.framework(of: path) { return framework }
    return map(ofHeader: path).flatMap { $0.map.module(ofHeader: path, relativeTo: $0.folder) }
  }

  /// The folder whose headers are meant where a header is that of a whole module.
  ///
  /// - Parameter path: the header, by absolute path.
  /// - Returns: nil if it stands for itself.
  func folder(ofUmbrella path: String) -> String? {
    let header = URL(fileURLWithPath: path)
    let folder = header.deletingLastPathComponent().path
    if let framework = UsedFrameworks.framework(of: path) {
      return header.lastPathComponent == framework + ".h" ? folder : nil
    }
    guard let found = map(ofHeader: path),
      found.map.isUmbrella(header: path, relativeTo: found.folder)
    else { return nil }
    return folder
  }

  /// The nearest module map above a header.
  private func map(ofHeader path: String) -> (map: ModuleMap, folder: String)? {
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    for _ in 0..<Self.depth {
      for name in Self.mapNames {
        let map = folder.appendingPathComponent(name)
        guard let data = try? Data(contentsOf: map) else { continue }
        return (ModuleMap(String(decoding: data, as: UTF8.self)), folder.path)
      }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }
}
