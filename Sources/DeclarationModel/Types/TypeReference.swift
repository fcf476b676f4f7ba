/// Which metatype of a type is meant.
package enum MetatypeKind: String, Sendable, Hashable {
  case type = "Type"
  case `protocol` = "Protocol"
}

/// A type as it is written.
package indirect enum TypeReference: Sendable, Hashable {
  /// `Foo`, `Outer<Int>.Inner`.
  case named(NamedType)
  /// `T?`.
  case optional(TypeReference)
  /// `T!`.
  case implicitlyUnwrapped(TypeReference)
  /// `[T]`.
  case array(TypeReference)
  /// `[3 of T]` (SE-0483): the count and the element.
  case inlineArray(count: TypeReference, element: TypeReference)
  /// `[K: V]`.
  case dictionary(key: TypeReference, value: TypeReference)
  /// `(a: Int, String)`; empty for `()`. A tuple of one without a label is its element, unless
  /// that is a pack expansion: `(repeat each T)`.
  case tuple([TupleElement])
  /// `@Sendable (Int) async throws -> Void`.
  case function(FunctionType)
  /// `any P`.
  case existential(TypeReference)
  /// `some P`.
  case opaque(TypeReference)
  /// `P & Q`.
  case composition([TypeReference])
  /// `T.Type`, `P.Protocol`.
  case metatype(TypeReference, MetatypeKind)
  /// `[T].Index`: a member of a type that is more than a name.
  case member(of: TypeReference, NamedType)
  /// `~Copyable`.
  case suppressed(TypeReference)
  /// `repeat each T`.
  case packExpansion(TypeReference)
  /// `each T`.
  case packElement(TypeReference)
  /// `sending T`, `@Sendable Handler`: a type that is no function with specifiers and attributes
  /// before it.
  case specified([TypeSpecifier], [Attribute], TypeReference)
  /// Whatever has no case of its own, as written with its white space folded.
  case other(String)

  /// The type `name`, without generic arguments.
  package static func name(_ name: String) -> TypeReference {
    .named(NamedType([NamedType.Component(name)]))
  }

  /// `Void`.
  package static let void = TypeReference.name("Void")

  /// Whether it is `Void` or `()`.
  package var isVoid: Bool {
    switch self {
    case .tuple(let elements): elements.isEmpty
    case .named(let type): type.isVoid
    default: false
    }
  }
}
