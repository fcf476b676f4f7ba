import Configuration
import Files
import Foundation
import ModuleInterface

/// The folder of what the tool keeps between runs.
///
/// The folder is safe under concurrent runs, which replace whole files. If it cannot be written, runs are slower,
/// but not different.
package struct CacheFolder: Sendable, Hashable {
  /// The kind of a file in the folder.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The input of a run, and its outcome.
    case run
    /// The facts that the plan of a run leaves for the next one.
    case plan
    /// The part of a compiled module that mocks may need.
    case module = "swiftinterface"
    /// The description that a compiler gives of itself.
    case toolchain = "json"
    /// The program of a Swift template.
    case program
    /// The module that Swift templates import, and its code.
    case model = "swiftmodule"
    case modelCode = "object"
  }

  /// A file in the folder.
  package struct Entry: Sendable, Hashable {
    /// The path.
    package let path: String
    /// The kind.
    package let kind: Kind
    /// The number of bytes, and the time when it was written.
    package let stamp: FileStamp
  }

  /// The number of bytes that are kept.
  private static let capacity = 256 << 20
  /// The nanoseconds between two looks at how many there are: to list some thousand files takes longer than to plan a mock.
  private static let interval: Int64 = 3_600_000_000_000

  /// The path.
  package let path: String

  /// Takes a folder, which need not exist.
  package init(_ path: String) {
    self.path = path
  }

  /// Takes the folder of a command line; nil if it has none.
  package init?(for input: CommandLineOptions) {
    let path =
      input[.cachePath].last.map { input.absolute($0).text }
      ?? ModuleOptions.cacheFolder(input.environment)
    guard let path else { return nil }
    self.init(path)
  }

  /// The files that the tool has written, oldest first; other files are nobody's business.
  package var entries: [Entry] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.compactMap(entry).sorted {
      ($0.stamp.modification, $0.path) < ($1.stamp.modification, $1.path)
    }
  }

  private func entry(_ name: String) -> Entry? {
    let path = "\(self.path)/\(name)"
    guard let ending = name.split(separator: ".").last,
      let kind = Kind.allCases.first(where: { ending.hasPrefix($0.rawValue) }),
      kind != .toolchain || name.hasPrefix("toolchain-"),
      let stamp = FileStamp(of: AbsolutePath(path))
    else { return nil }
    return Entry(path: path, kind: kind, stamp: stamp)
  }

  /// Returns the bytes of a file; nil if there is none.
  func read(_ name: String, _ kind: Kind) -> [UInt8]? {
    InterfaceCache(folder: path).text("\(name).\(kind.rawValue)")
  }

  /// Writes a file in one step, and removes the oldest ones if there is too much, once an hour.
  func write(_ bytes: [UInt8], as name: String, _ kind: Kind) {
    InterfaceCache(folder: path).keep(bytes, as: "\(name).\(kind.rawValue)")
    guard !isPruned else { return }
    var rest = entries[...]
    var size = rest.reduce(0) { $0 + $1.stamp.size }
    while size > Self.capacity, let oldest = rest.popFirst() {
      size -= oldest.stamp.size
      remove(oldest)
    }
    InterfaceCache(folder: path).keep([], as: Self.mark)
  }

  /// The name of the file whose date is that of the last look at the size.
  private static let mark = "pruned"

  /// Whether the last look at the size is not long ago. A date in the future is that of a clock that was wrong.
  private var isPruned: Bool {
    guard let last = FileStamp(of: AbsolutePath("\(path)/\(Self.mark)")) else { return false }
    let age = FileTime.now.nanoseconds &- last.modification.nanoseconds
    return (0..<Self.interval).contains(age)
  }

  /// Removes all files that the tool has written, and returns how many held something.
  package func clean() -> Int {
    let entries = entries
    for entry in entries { remove(entry) }
    try? FileManager.default.removeItem(atPath: "\(path)/\(Self.mark)")
    return entries.count
  }

  private func remove(_ entry: Entry) { try? FileManager.default.removeItem(atPath: entry.path) }
}
