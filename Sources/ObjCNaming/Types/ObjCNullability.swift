/// Whether a pointer may be null.
package enum ObjCNullability: Sendable, Hashable {
  /// `_Nonnull`.
  case nonnull
  /// `_Nullable`.
  case nullable
  /// `_Nullable_result`.
  case nullableResult
  /// `_Null_unspecified`, or nothing is said.
  case unspecified

  /// Whether the header says that it may be null.
  package var isNullable: Bool { self == .nullable || self == .nullableResult }
}
