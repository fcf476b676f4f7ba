import Foundation

/// Keeps the compiled files of templates between runs.
struct ProgramStore {
  /// The folder; nil to keep nothing.
  let folder: String?

  /// Returns the path of a kept file; nil if there is none.
  func path(of name: String) -> String? {
    guard let folder else { return nil }
    let path = "\(folder)/\(name)"
    return FileManager.default.fileExists(atPath: path) ? path : nil
  }

  /// Keeps a file, in one step, and returns its new path.
  func keep(_ file: URL, as name: String) -> String {
    guard let folder else { return file.path }
    let manager = FileManager.default
    let target = "\(folder)/\(name)"
    let copy = "\(folder)/\(UUID().uuidString).\(name)"
    do {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try manager.copyItem(atPath: file.path, toPath: copy)
      guard rename(copy, target) == 0 else { throw CocoaError(.fileWriteUnknown) }
      return target
    } catch {
      try? manager.removeItem(atPath: copy)
      return file.path
    }
  }
}
