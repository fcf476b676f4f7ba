import Foundation

/// Builds folders once and keeps them.
public enum BuildOnce {
  /// The builds of this process, by the paths of their folders.
  private actor Builds {
    var tasks: [String: Task<Void, any Error>] = [:]

    func task(
      _ path: String, _ body: @escaping @Sendable () async throws -> Void
    ) -> Task<Void, any Error> {
      if let task = tasks[path] { return task }
      let task = Task { try await body() }
      tasks[path] = task
      return task
    }
  }

  private static let builds = Builds()

  /// Builds a folder in a temporary place and moves it into place, unless it exists. Other callers wait, and other
  /// processes may build it as well.
  public static func make(
    _ folder: URL, building build: @escaping @Sendable (URL) async throws -> Void
  ) async throws {
    try await builds.task(folder.path) { try await make(folder, build) }.value
  }

  private static func make(
    _ folder: URL, _ build: @Sendable (URL) async throws -> Void
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
