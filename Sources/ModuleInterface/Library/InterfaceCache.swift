import Files
import Foundation

/// A cache of texts between runs, by the hash of their origins.
///
/// If the cache cannot be written, runs are slower, but not different.
package struct InterfaceCache: Sendable {
  /// The folder; nil to disable the cache.
  let folder: String?

  /// Creates a cache in a folder, which need not exist; nil disables it.
  package init(folder: String?) {
    self.folder = folder
  }

  /// Returns the text for a key.
  package func text(_ key: String) -> [UInt8]? {
    path(of: key).flatMap { try? LocalFileSystem().read(AbsolutePath(normal: $0)) }
  }

  /// Stores a text atomically.
  package func keep(_ text: [UInt8], as key: String) {
    guard let folder, let path = path(of: key) else { return }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try? Data(text).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private func path(of key: String) -> String? { folder.map { "\($0)/\(key)" } }
}
