import DeclarationModel

/// A use of a mock's member, or of a mock's type, in a test.
package struct MockUse: Sendable, Hashable {
  /// An argument of a call, by its label; the first trailing closure omits its label.
  package enum Argument: Sendable, Hashable {
    case labeled(String), unlabeled, trailingClosure
  }

  /// The name of the member or of the type.
  package var name: String
  /// The arguments; nil if the member is not called.
  package var arguments: [Argument]?
  /// The name of the member that is used on the result: `set` in `stub(clock).now.set(1)`.
  package var next: String?
  /// Whether a type is used, and not a member.
  package var isType: Bool
  /// The possible types of the object: those of all variables with its name; empty if unknown.
  package var types: Set<String>
  /// Whether the object is the result of `stub`, `verify` or `calls`.
  package var isOfSelector: Bool
  /// The position of the name.
  package var position: SourcePosition
  /// The name in the bytes of the file, without a byte order mark.
  package var nameRange: Range<Int>
  /// The labels in the bytes of the file, in the order of the labeled arguments.
  package var labelRanges: [Range<Int>]
}
