import Foundation

/// Builds folders once and keeps them, even with concurrent callers.
enum BuildOnce {
  /// Builds a folder in a temporary place and moves it into place, unless it exists.
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
