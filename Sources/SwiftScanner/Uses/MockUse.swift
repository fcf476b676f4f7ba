import DeclarationModel

/// A use of a mock's member, or of a mock's type, in a test.
package struct MockUse: Sendable, Hashable {
  /// The labels of a call: nil for none, and for the label that a trailing closure leaves out.
  package enum Argument: Sendable, Hashable {
    case labeled(String), unlabeled, trailingClosure
  }

  /// The name: that of a member, or of the type.
  package var name: String
  /// The arguments; nil unless it is called.
  package var arguments: [Argument]?
  /// The name of the member that is used of its result: `set` of `stub(clock).now.set(1)`.
  package var next: String?
  /// Whether it is a type, and not a member.
  package var isType: Bool
  /// The types that the object may have, if that is known: those of variables with its name.
  package var types: Set<String>
  /// Whether the object is one that `stub`, `verify` or `calls` give.
  package var isOfSelector: Bool
  /// The position of the name.
  package var position: SourcePosition
  /// The name in the bytes of the file, without a byte order mark.
  package var nameRange: Range<Int>
  /// The labels in the bytes of the file, in the order of the labeled arguments.
  package var labelRanges: [Range<Int>]
}
