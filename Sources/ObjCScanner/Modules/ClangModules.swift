import Foundation

/// Finds the module with which Swift imports a header.
package struct ClangModules: Sendable {
  /// The maximum number of folders between a header and its module map.
  private static let depth = 4
  private static let mapNames = ["module.modulemap", "module.map"]

  /// Creates a search.
  package init() {}

  /// Returns the module of a header: that of its framework, or of the nearest module map that lists
  /// it.
  ///
  /// - Parameter path: The header, as an absolute path.
  /// - Returns: The module; nil if there is none, as for a header that only a bridging header
  ///   includes.
  package func module(ofHeader path: String) -> String? {
    if let framework = UsedDeclarations.framework(of: path) { return framework }
    return map(ofHeader: path).flatMap { $0.map.module(ofHeader: path, relativeTo: $0.folder) }
  }

  /// Returns the folder whose headers an umbrella header stands for.
  ///
  /// - Parameter path: The header, as an absolute path.
  /// - Returns: The folder; nil if the header is not an umbrella header.
  func folder(ofUmbrella path: String) -> String? {
    let header = URL(fileURLWithPath: path)
    let folder = header.deletingLastPathComponent().path
    if let framework = UsedDeclarations.framework(of: path) {
      return header.lastPathComponent == framework + ".h" ? folder : nil
    }
    guard let found = map(ofHeader: path),
      found.map.isUmbrella(header: path, relativeTo: found.folder)
    else { return nil }
    return folder
  }

  /// Returns the nearest module map above a header.
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
