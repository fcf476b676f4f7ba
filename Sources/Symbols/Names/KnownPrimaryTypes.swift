/// The primary associated types of the protocols that come with Swift, so that no interface need be read to know that
/// `some Sequence<Int>` is any `T: Sequence where T.Element == Int`.
enum KnownPrimaryTypes {
  /// Returns the primary associated types of a protocol, in order; none if it is none of these.
  static func of(_ name: String) -> [String] { byName[name] ?? [] }

  private static let byName: [String: [String]] = [
    "AsyncIteratorProtocol": ["Element", "Failure"], "AsyncSequence": ["Element", "Failure"],
    "BidirectionalCollection": ["Element"], "Clock": ["Duration"], "Collection": ["Element"],
    "Identifiable": ["ID"], "InstantProtocol": ["Duration"], "IteratorProtocol": ["Element"],
    "MutableCollection": ["Element"], "Publisher": ["Output", "Failure"],
    "RandomAccessCollection": ["Element"], "RangeExpression": ["Bound"],
    "RangeReplaceableCollection": ["Element"], "RawRepresentable": ["RawValue"],
    "RegexComponent": ["RegexOutput"], "Scheduler": ["SchedulerTimeType"], "Sequence": ["Element"],
    "SetAlgebra": ["Element"], "Strideable": ["Stride"], "Subject": ["Output", "Failure"],
    "Subscriber": ["Input", "Failure"],
  ]
}
