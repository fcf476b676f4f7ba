import Foundation

/// Folders that are built once and kept, whoever comes first.
enum BuildOnce {
  /// Builds a folder aside and puts it in its place, unless it is there.
  static func make(
    _ folder: URL, building build: (URL) async throws -> Void
  ) async throws {
    let files = FileManager.default
    guard !files.fileExists(atPath: folder.path) else { return }
    let aside = folder.deletingLastPathComponent()
      .appendingPathComponent("\(folder.lastPathComponent)-\(UUID().uuidString)")
    try files.createDirectory(at: aside, withIntermediateDirectories: true)
    do {
      try await build(aside)
      try files.moveItem(at: aside, to: folder)
    } catch {
      try? files.removeItem(at: aside)
      guard files.fileExists(atPath: folder.path) else { throw error }
    }
  }
}
