import Yams

extension Node {
  /// Whether nothing was written where a value is due, or `null` or `~`.
  var isNull: Bool { scalar?.style == .plain && null != nil }

  /// A key as a message shows it.
  var writtenName: String { scalar?.string ?? "?" }
}
