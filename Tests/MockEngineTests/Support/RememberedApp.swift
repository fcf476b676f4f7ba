import Basics
import Configuration
import FileSupport
import Files
import Foundation
import Synchronization

@testable import MockEngine

/// A folder with an app that is up to date.
struct RememberedApp {
  /// The sources, by their paths.
  static let files = [
    "S/A.swift": "import Foundation\nprotocol A { func a() }\n",
    "S/B.swift": "protocol B: A { func b() -> any C }\n",
    "S/C.swift": "protocol C { func c(_ value: Value) }\n",
    "S/D.swift": "protocol D { func d(_ value: Value) }\n",
    "S/E.swift": "typealias Name = String\nprotocol E { func e(_ name: Name) }\n",
    "S/Value.swift": "struct Value { let x = 1 }\n",
    "S/Warned.swift": "protocol Warned { func w() -> some Sequence }\n",
  ]

  let folder: TemporaryFolder
  let cache: CacheFolder
  let log = ReadLog()

  init(_ folder: TemporaryFolder, _ configuration: String) async throws {
    self.folder = folder
    cache = CacheFolder(folder(".cache").text)
    try folder.write(".kagemusha.yml", "mocks:\n  - {sources: S, \(configuration)}\n")
    for (path, text) in Self.files { try folder.write(path, text) }
    for _ in 0..<2 { _ = await generate() }
  }

  /// Generates, and returns the outcome with the names of the sources that were read.
  func generate() async -> (outcome: RunOutcome, read: Set<String>) {
    log.paths.withLock { $0 = [] }
    let outcome = await folder.generate(folder.input()) {
      $0.cache = cache
      $0.fileSystem = LoggedFileSystem(log: log)
    }
    return (outcome, readSources)
  }

  /// Checks, and returns the outcome with the names of the sources that were read.
  func check() async -> (outcome: RunOutcome, read: Set<String>) {
    log.paths.withLock { $0 = [] }
    let outcome = await folder.check(folder.input()) {
      $0.cache = cache
      $0.stopwatch = Stopwatch()
      $0.fileSystem = LoggedFileSystem(log: log)
    }
    return (outcome, readSources)
  }

  private var readSources: Set<String> {
    let sources = log.paths.withLock { $0 }.filter { $0.parent == folder("S") }
    return Set(sources.map { String($0.name.dropLast(6)) })
  }

  /// Returns the outputs of a run without a cache in the same folder, and restores those that are there.
  func planned() async throws -> [String: String] {
    let kept = outputs
    _ = await folder.generate(folder.input()) { $0.cache = nil }
    let planned = outputs
    for (path, text) in kept { try folder.write(path, text) }
    return planned
  }

  var outputs: [String: String] {
    Dictionary(
      uniqueKeysWithValues: folder.contents.filter { $0.hasPrefix("Gen/") }.map {
        ($0, folder.read($0) ?? "")
      })
  }
}

/// The files that were read, and the folders that were listed.
final class ReadLog: Sendable {
  let paths = Mutex<[AbsolutePath]>([])
  let folders = Mutex<[AbsolutePath]>([])
}

/// A file system that notes which files are read and which folders are listed, and whose clock is an hour late: a file as young as a run is read
/// twice.
private struct LoggedFileSystem: ForwardingFileSystem {
  let log: ReadLog

  func read(_ path: AbsolutePath) throws(FileProblem) -> [UInt8] {
    log.paths.withLock { $0.append(path) }
    return try LocalFileSystem().read(path)
  }

  func readStart(of path: AbsolutePath, count: Int) throws(FileProblem) -> [UInt8] {
    try LocalFileSystem().readStart(of: path, count: count)
  }

  func entries(of folder: AbsolutePath) throws(FileProblem) -> [FolderEntry] {
    log.folders.withLock { $0.append(folder) }
    return try LocalFileSystem().entries(of: folder)
  }

  func stamp(of path: AbsolutePath) -> FileStamp? {
    LocalFileSystem().stamp(of: path)?.dated(back: 3_600_000_000_000)
  }
}
