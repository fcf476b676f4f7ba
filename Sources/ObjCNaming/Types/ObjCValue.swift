/// A type and whether its pointer may be null.
package struct ObjCValue: Sendable, Hashable {
  /// The type.
  package var type: ObjCType
  /// Its outermost nullability, that of the surrounding `NS_ASSUME_NONNULL` included.
  package var nullability: ObjCNullability

  /// Describes a value.
  package init(_ type: ObjCType, _ nullability: ObjCNullability = .unspecified) {
    self.type = type
    self.nullability = nullability
  }
}
