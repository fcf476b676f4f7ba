/// What a parent that comes with the language or its libraries means for a mock, if it asks for no
/// members.
enum KnownParent: Sendable, Hashable {
  /// Nothing that a class does not have already: `AnyObject`, `Copyable`.
  case marker
  /// The mock is `Sendable`: `Sendable`, and `Error`, which refines it and asks for no more.
  case sendable
  /// The mock is an actor.
  case actor
  /// The mock is an `NSObject`, which has all the members.
  case objectiveC
  /// The protocol is marked to be mocked.
  case mark

  /// Sourcery's mark, which people have in their code already.
  static let markName = "AutoMockable"

  /// What a written name means; nil if it is none of the known.
  init?(_ components: [String]) {
    var name = components
    if name.count == 2, let module = name.first, Self.modules.contains(module) {
      name.removeFirst()
    }
    guard name.count == 1, let name = name.first else { return nil }
    switch name {
    case "AnyObject", "class", "AnyActor", "Any", "Copyable", "Escapable", "SendableMetatype":
      self = .marker
    case "Sendable", "Error": self = .sendable
    case "Actor": self = .actor
    case "NSObjectProtocol": self = .objectiveC
    case Self.markName: self = .mark
    default: return nil
    }
  }

  /// Whether a name belongs to the standard library or Foundation, with members to be implemented.
  static func isStandard(_ components: [String]) -> Bool {
    guard let last = components.last, let first = components.first else { return false }
    return standardNames.contains(last) && (components.count == 1 || modules.contains(first))
  }

  private static let modules: Set = ["Swift", "_Concurrency", "Foundation", "ObjectiveC"]

  private static let standardNames: Set = [
    "Equatable", "Hashable", "Comparable", "Encodable", "Decodable", "Codable", "CodingKey",
    "Identifiable", "CustomStringConvertible", "CustomDebugStringConvertible", "CustomReflectable",
    "LosslessStringConvertible", "TextOutputStream", "RawRepresentable", "CaseIterable",
    "Sequence", "IteratorProtocol", "Collection", "BidirectionalCollection", "MutableCollection",
    "RandomAccessCollection", "RangeReplaceableCollection", "AsyncSequence",
    "AsyncIteratorProtocol", "SetAlgebra", "OptionSet", "Strideable", "AdditiveArithmetic",
    "Numeric", "SignedNumeric", "BinaryInteger", "FixedWidthInteger", "FloatingPoint",
    "ExpressibleByStringLiteral", "ExpressibleByIntegerLiteral", "ExpressibleByArrayLiteral",
    "ExpressibleByDictionaryLiteral", "ExpressibleByNilLiteral", "ExpressibleByBooleanLiteral",
    "ExpressibleByFloatLiteral", "StringProtocol", "Clock", "InstantProtocol", "DurationProtocol",
    "BitwiseCopyable", "DistributedActor", "GlobalActor", "Executor", "SerialExecutor",
    "TaskExecutor", "LocalizedError", "CustomNSError", "RecoverableError", "Observable",
    "NSCoding", "NSSecureCoding", "NSCopying", "NSMutableCopying",
  ]
}
