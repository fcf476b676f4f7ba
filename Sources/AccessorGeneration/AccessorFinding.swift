/// Something that keeps a type or a property from an accessor. `AccessorMessages` has the words.
enum AccessorFinding: Sendable, Hashable {
  /// Only its file can see the type.
  case inaccessibleType(String)
  /// The type is nested in a generic one.
  case genericEnclosingType(String)
  /// The type has no stored property of the wanted kind.
  case noProperties(type: String, all: Bool)
  /// Neither a type is declared, nor is it evident from the initial value.
  case unknownType(property: String)
  /// It is a closure.
  case closure(property: String)
}
