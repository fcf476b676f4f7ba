/// The kind of metatype: `.Type` or `.Protocol`.
package enum MetatypeKind: String, Sendable, Hashable {
  case type = "Type"
  case `protocol` = "Protocol"
}

/// A type as written.
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
  /// `(a: Int, String)`; empty for `()`. A tuple with one unlabeled element is that element, unless
  /// the element is a pack expansion: `(repeat each T)`.
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
  /// `[T].Index`: a member of a type that is not only a name.
  case member(of: TypeReference, NamedType)
  /// `~Copyable`.
  case suppressed(TypeReference)
  /// `repeat each T`.
  case packExpansion(TypeReference)
  /// `each T`.
  case packElement(TypeReference)
  /// `sending T`, `@Sendable Handler`: specifiers and attributes before a type other than a
  /// function.
  case specified([TypeSpecifier], [Attribute], TypeReference)
  /// Any other type, as written, with each run of white space replaced by one blank.
  case other(String)

  /// Returns the type with a name, without generic arguments.
  package static func name(_ name: String) -> TypeReference {
    .named(NamedType([NamedType.Component(name)]))
  }

  /// The type `Void`.
  package static let void = TypeReference.name("Void")

  /// The name of a type that is a single name without arguments, as a generic parameter is; nil for any other type.
  package var plainName: String? {
    if case .named(let type) = self { type.plainName } else { nil }
  }

  /// The name of a type that may be one of the standard library: its name without arguments, and without `Swift.` before
  /// it; nil for any other type.
  package var standardName: String? {
    if case .named(let type) = self { type.standardName } else { nil }
  }

  /// Whether the type is called `Never`.
  package var isNever: Bool { standardName == "Never" }

  /// Whether the type is called `Error` or `any Error`.
  package var isAnyError: Bool {
    switch self {
    case .existential(let type): type.isAnyError
    default: standardName == "Error"
    }
  }

  /// Whether the type, or a part of the tuple that it is, is called `Never`, so that it has no values.
  package var isUninhabited: Bool {
    switch unspecified {
    case .tuple(let elements): elements.contains { $0.type.isUninhabited }
    default: unspecified.isNever
    }
  }

  /// Whether a result of this type is `sending` (SE-0430).
  package var isSent: Bool {
    switch self {
    case .specified(let specifiers, _, _): specifiers.contains(.sending)
    case .function(let function): function.specifiers.contains(.sending)
    default: false
    }
  }

  /// The type without `sending`: a result that is sent also satisfies a requirement without
  /// `sending`.
  package var withoutSending: TypeReference {
    guard isSent else { return self }
    switch self {
    case .specified(let specifiers, let attributes, let type):
      let rest = specifiers.filter { $0 != .sending }
      return rest.isEmpty && attributes.isEmpty ? type : .specified(rest, attributes, type)
    case .function(var function):
      function.specifiers.removeAll { $0 == .sending }
      return .function(function)
    default: return self
    }
  }

  /// Whether the type is a function type.
  package var isFunction: Bool { if case .function = self { true } else { false } }

  /// Whether the type is `Void` or `()`.
  package var isVoid: Bool {
    switch self {
    case .tuple(let elements): elements.isEmpty
    default: standardName == "Void"
    }
  }

  /// Whether the type is `()`, or called `Void`, regardless of its declaration.
  package var namesVoid: Bool {
    if case .named(let named) = self { named.plainNames.last == "Void" } else { isVoid }
  }
}
