import FileSupport
import Foundation
import Testing

@testable import MockEngine

/// Tests that the oldest files go once there is too much, and that this is looked at once an hour.
@Suite struct CacheFolderTests {
  private let hour = 3600.0

  /// Writes a file of 300 MB, which takes no space.
  private func fill(_ folder: TemporaryFolder) throws {
    let path = try folder.write("Cache/old.plan")
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path.text))
    try file.truncate(atOffset: 300_000_000)
    try file.close()
    try date(path.text, at: Date(timeIntervalSince1970: 1_000_000_000))
  }

  private func date(_ path: String, at moment: Date) throws {
    try FileManager.default.setAttributes([.modificationDate: moment], ofItemAtPath: path)
  }

  private func names(_ cache: CacheFolder) -> [String] {
    cache.entries.compactMap { $0.path.split(separator: "/").last.map(String.init) }
  }

  @Test func theOldestFilesGo() async throws {
    try await TemporaryFolder.with { folder in
      let cache = CacheFolder(folder("Cache").text)
      try fill(folder)
      cache.write([1], as: "a", .run)
      #expect(names(cache) == ["a.run"])
    }
  }

  @Test(arguments: [
    (0.0, ["old.plan", "a.run"]), (-0.9, ["old.plan", "a.run"]), (-1.1, ["a.run"]),
    (0.5, ["a.run"]), (-100_000.0, ["a.run"]),
  ])
  func howMuchThereIsIsLookedAtOnceAnHour(hours: Double, expected: [String]) async throws {
    try await TemporaryFolder.with { folder in
      let cache = CacheFolder(folder("Cache").text)
      cache.write([1], as: "a", .run)
      let mark = try #require(
        folder.contents.first { $0.hasPrefix("Cache/") && !$0.hasSuffix(".run") })
      if hours != 0 { try date(folder(mark).text, at: Date(timeIntervalSinceNow: hours * hour)) }
      try fill(folder)
      cache.write([2], as: "a", .run)
      #expect(names(cache) == expected)
    }
  }

  @Test func aCleanFolderIsEmpty() async throws {
    try await TemporaryFolder.with { folder in
      let cache = CacheFolder(folder("Cache").text)
      cache.write([1], as: "a", .run)
      cache.write([1], as: "a", .plan)
      try folder.write("Cache/other.txt")
      #expect(cache.clean() == 2)
      #expect(folder.contents == ["Cache", "Cache/other.txt"])
    }
  }
}
