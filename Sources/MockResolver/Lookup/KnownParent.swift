/// The meaning for a mock of a parent that comes with the language or its libraries and has no
/// requirements to mock.
enum KnownParent: Sendable, Hashable {
  /// The parent demands nothing that a class does not have already: `AnyObject`, `Copyable`.
  case marker
  /// The mock is `Sendable`: `Sendable`, and `Error`, which refines it and has no other
  /// requirement.
  case sendable
  /// The mock is an actor.
  case actor
  /// The mock is an `NSObject`, which has all the members.
  case objectiveC
  /// Two mocks are equal if they are the same object: `Equatable`.
  case equatable
  /// Two mocks are equal if they are the same object, and their hash is that of their identity:
  /// `Hashable`.
  case hashable
  /// The protocol is marked to be mocked.
  case mark

  /// The mark of Sourcery, which projects may already use.
  static let markName = "AutoMockable"

  /// Creates the known parent of a name; nil if there is none.
  init?(_ components: [String]) {
    var name = components
    if name.count == 2, let module = name.first, Self.modules.contains(module) {
      name.removeFirst()
    }
    guard name.count == 1, let name = name.first, let known = Self.byName[name] else { return nil }
    self = known
  }

  /// The names that need no look-up.
  static var names: Set<String> { Set(byName.keys) }

  private static let byName: [String: KnownParent] = [
    "AnyObject": .marker, "class": .marker, "AnyActor": .marker, "Any": .marker,
    "Copyable": .marker, "Escapable": .marker, "SendableMetatype": .marker,
    "Sendable": .sendable, "Error": .sendable, "Actor": .actor, "NSObjectProtocol": .objectiveC,
    "Equatable": .equatable, "Hashable": .hashable, markName: .mark,
  ]

  private static let modules: Set = ["Swift", "_Concurrency", "Foundation", "ObjectiveC"]
}
