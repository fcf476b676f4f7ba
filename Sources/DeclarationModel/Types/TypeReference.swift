/// A type as it is written.
package indirect enum TypeReference: Sendable, Hashable, Codable {
  /// `Foo`, `Outer<Int>.Inner`.
  case named(NamedType)
  /// `T?`.
  case optional(TypeReference)
  /// `T!`.
  case implicitlyUnwrapped(TypeReference)
  /// `[T]`.
  case array(TypeReference)
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
  case metatype(TypeReference, kind: String)
  /// `~Copyable`.
  case suppressed(TypeReference)
  /// `repeat each T`, `each T`: the keyword and its pattern.
  case pack(keyword: String, TypeReference)
  /// `sending T`, `@Sendable Handler`: a type that is no function with specifiers and attributes
  /// before it.
  case specified([String], TypeReference)
  /// Whatever has no case of its own, as written with its white space folded.
  case other(String)

  /// The type `name`, without generic arguments.
  package static func name(_ name: String) -> TypeReference {
    .named(NamedType([NamedType.Component(name)]))
  }

  /// `Void`.
  package static let void = TypeReference.name("Void")

  /// Whether it is `Void` or `()`.
  package var isVoid: Bool { self == .void || self == .tuple([]) || text == "Swift.Void" }
}
