import Foundation

/// A cache with the compiled model of Swift templates, which takes longer to compile than a template.
public enum TemplateCache {
  /// The folder of the cache that the others are copied from.
  private static let first: Task<URL, any Error> = Task {
    let cache = Repository.products.appendingPathComponent("TemplateCache")
    try? FileManager.default.removeItem(at: cache)
    let folder = try TemporaryFolder()
    try folder.write("struct A {}\n", to: "A.swift")
    try folder.write("text\n", to: "T.swifttemplate")
    let run = try await Repository.kagemusha(
      "template", "run", "T.swifttemplate", "--on", "A.swift", in: folder.url,
      environment: variable(cache))
    guard run.status == 0 else { throw Uncompiled(message: run.everything) }
    return cache
  }

  /// Returns the variable that names a cache in a folder, after the model has been copied to it.
  public static func environment(in folder: TemporaryFolder) async throws -> [String: String] {
    let first = try await first.value
    for file in try FileManager.default.contentsOfDirectory(atPath: first.path)
    where file.hasPrefix("model-") && !folder.files.contains("cache/\(file)") {
      try folder.copy(first.appendingPathComponent(file), to: "cache/\(file)")
    }
    return variable(folder.url.appendingPathComponent("cache"))
  }

  private static func variable(_ cache: URL) -> [String: String] {
    ["KAGEMUSHA_CACHE_PATH": cache.path]
  }

  /// The error with the messages of the tool.
  private struct Uncompiled: Error {
    let message: String
  }
}
