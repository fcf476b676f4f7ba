import Foundation

/// The facts about a file or folder that tell, without a look at its content, whether it may have changed.
package struct FileStamp: Sendable, Hashable {
  private let device: UInt64
  private let file: UInt64
  /// The number of bytes.
  package let size: Int
  /// The time of the last change of the content, since 1970.
  package let modification: Duration
  /// The time of the last change of the content or of the facts about it; unlike `modification`, no program sets it.
  private let change: Duration

  /// Asks about what a path leads to; nil if it leads nowhere.
  package init?(of path: AbsolutePath) {
    var status = stat()
    guard stat(path.text, &status) == 0 else { return nil }
    device = UInt64(truncatingIfNeeded: status.st_dev)
    file = UInt64(truncatingIfNeeded: status.st_ino)
    size = Int(status.st_size)
    #if canImport(Darwin)
      (modification, change) = (Self.time(status.st_mtimespec), Self.time(status.st_ctimespec))
    #else
      (modification, change) = (Self.time(status.st_mtim), Self.time(status.st_ctim))
    #endif
  }

  private static func time(_ time: timespec) -> Duration {
    .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }

  /// Returns whether the file was last changed so long before a moment that a change after that moment has another
  /// stamp; the coarsest file systems count time in steps of two seconds.
  ///
  /// - Parameter moment: The moment, since 1970.
  package func isSettled(before moment: Duration) -> Bool {
    max(modification, change) < moment - .seconds(2)
  }
}

extension FileStamp {
  /// The stamp as a word.
  package var text: String {
    let times = [modification, change].map { time in
      "\(time.components.seconds).\(time.components.attoseconds / 1_000_000_000)"
    }
    return "\(device)-\(file)-\(size)-\(times[0])-\(times[1])"
  }

  /// Reads a stamp; nil if the word is none.
  package init?(text: some StringProtocol) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 5, let device = UInt64(parts[0]), let file = UInt64(parts[1]),
      let size = Int(parts[2]), let modification = Self.time(parts[3]),
      let change = Self.time(parts[4])
    else { return nil }
    self.device = device
    self.file = file
    self.size = size
    self.modification = modification
    self.change = change
  }

  private static func time(_ text: some StringProtocol) -> Duration? {
    let parts = text.split(separator: ".").compactMap { Int64($0) }
    return parts.count == 2 ? .seconds(parts[0]) + .nanoseconds(parts[1]) : nil
  }
}
