import Foundation

/// A folder for the temporary files of a program that the tool runs.
///
/// The name has the number of the process. A process that is killed cannot remove its folders; later ones do.
package struct ScratchFolder {
  /// The age in seconds from which a folder of a process that is gone is removed: in another container with the same
  /// folder for temporary files, the process may still run.
  private static let age = 3600.0
  private static let start = "kagemusha-"

  /// The folder.
  package let url: URL

  /// Creates a folder, and removes those that killed processes have left.
  ///
  /// - Parameter parent: The folder for temporary files.
  /// - Throws: An error of Foundation if the folder cannot be created.
  package init(in parent: URL = FileManager.default.temporaryDirectory) throws {
    Self.removeAbandoned(in: parent)
    let name = "\(Self.start)\(ProcessInfo.processInfo.processIdentifier)-\(UUID().uuidString)"
    url = parent.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Removes the folder with its files.
  package func remove() { try? FileManager.default.removeItem(at: url) }

  private static func removeAbandoned(in parent: URL) {
    let manager = FileManager.default
    for name in (try? manager.contentsOfDirectory(atPath: parent.path)) ?? []
    where name.hasPrefix(start) {
      let parts = name.dropFirst(start.count).split(separator: "-", maxSplits: 1)
      guard parts.count == 2, let process = pid_t(parts[0]), process > 0,
        UUID(uuidString: String(parts[1])) != nil, kill(process, 0) != 0, errno == ESRCH
      else { continue }
      let url = parent.appendingPathComponent(name)
      let attributes = try? manager.attributesOfItem(atPath: url.path)
      guard let date = attributes?[.modificationDate] as? Date, date.timeIntervalSinceNow < -age
      else { continue }
      try? manager.removeItem(at: url)
    }
  }
}
