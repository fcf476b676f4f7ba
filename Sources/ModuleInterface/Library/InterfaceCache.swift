import Foundation

/// Keeps texts between runs, by the hash of what they were made from.
///
/// A cache that cannot be written to is none: nothing depends on it but time.
struct InterfaceCache: Sendable {
  /// The folder; nil for no cache.
  let folder: String?

  /// The text of a key.
  func text(_ key: String) -> [UInt8]? {
    guard let path = path(of: key), let data = FileManager.default.contents(atPath: path) else {
      return nil
    }
    return Array(data)
  }

  /// Keeps a text; whoever reads it meanwhile sees all of it or nothing.
  func keep(_ text: [UInt8], as key: String) {
    guard let folder, let path = path(of: key) else { return }
    try? FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    try? Data(text).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  private func path(of key: String) -> String? { folder.map { "\($0)/\(key)" } }
}
