import Basics
import Foundation

/// Keeps the compiled files of templates between runs.
///
/// Each file has a hash beside it: a damaged file is made anew. Of the files with one ending, those that were made
/// first are removed beyond a number.
struct ProgramStore {
  /// The number of files with one ending that are kept.
  static let capacity = 64

  /// The folder; nil to keep nothing.
  let folder: String?

  /// Returns the path of a kept file; nil if there is none, or if it is damaged: archives of a cache may also lose the
  /// permission to run it.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - isProgram: Whether the file is to be run.
  func path(of name: String, isProgram: Bool = false) -> String? {
    guard let folder else { return nil }
    let path = "\(folder)/\(name)"
    guard let bytes = FileManager.default.contents(atPath: path),
      let hash = FileManager.default.contents(atPath: Self.hashPath(of: path)),
      String(decoding: hash, as: UTF8.self) == ContentHash(of: Array(bytes)).text
    else { return nil }
    return !isProgram || FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }

  /// Keeps a file, in one step, and returns its new path.
  func keep(_ file: URL, as name: String) -> String {
    guard let folder else { return file.path }
    let manager = FileManager.default
    let target = "\(folder)/\(name)"
    let copy = "\(folder)/\(UUID().uuidString).\(name)"
    do {
      try manager.createDirectory(atPath: folder, withIntermediateDirectories: true)
      let hash = ContentHash(of: Array(try Data(contentsOf: file))).text
      try Data(hash.utf8).write(
        to: URL(fileURLWithPath: Self.hashPath(of: target)), options: .atomic)
      try manager.copyItem(atPath: file.path, toPath: copy)
      guard rename(copy, target) == 0 else { throw CocoaError(.fileWriteUnknown) }
      removeOldest(in: folder, like: name)
      return target
    } catch {
      try? manager.removeItem(atPath: copy)
      return file.path
    }
  }

  /// Returns the path of the hash of a file, which counts as a file of its kind in the cache.
  private static func hashPath(of path: String) -> String { path + "hash" }

  /// Removes the oldest files with the ending of a name, beyond the number that is kept.
  private func removeOldest(in folder: String, like name: String) {
    let manager = FileManager.default
    let ending = ".\(name.split(separator: ".").last ?? "")"
    let names = ((try? manager.contentsOfDirectory(atPath: folder)) ?? []).filter {
      $0.hasSuffix(ending)
    }
    guard names.count > Self.capacity else { return }
    let dated = names.map { name in
      let date = try? manager.attributesOfItem(atPath: "\(folder)/\(name)")[.modificationDate]
      return (date: date as? Date ?? .distantPast, name: name)
    }
    for (_, old) in dated.sorted(by: { ($0.date, $0.name) < ($1.date, $1.name) })
      .prefix(names.count - Self.capacity) where old != name
    {
      try? manager.removeItem(atPath: "\(folder)/\(old)")
      try? manager.removeItem(atPath: Self.hashPath(of: "\(folder)/\(old)"))
    }
  }
}
