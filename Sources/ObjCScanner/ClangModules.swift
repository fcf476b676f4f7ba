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
    let header = URL(fileURLWithPath: path)
    var folder = header.deletingLastPathComponent()
    for _ in 0..<Self.depth {
      for name in Self.mapNames {
        let map = folder.appendingPathComponent(name)
        guard let data = try? Data(contentsOf: map) else { continue }
        return ModuleMap(String(decoding: data, as: UTF8.self))
          .module(ofHeader: header.path, relativeTo: folder.path)
      }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }
}
