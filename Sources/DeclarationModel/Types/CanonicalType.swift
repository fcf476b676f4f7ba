/// A type in a canonical form: two types are the same to the compiler if their canonical forms are
/// equal, regardless of their spelling.
package struct CanonicalType: Sendable, Hashable {
  /// The type without sugar, aliases, `any` and names of modules. It is not meant to be written as
  /// source.
  package let type: TypeReference

  /// Creates a canonical type from a type that has this form already.
  package init(canonical type: TypeReference) {
    self.type = type
  }

  /// Creates the canonical form of a type, given only its spelling.
  package init(_ type: TypeReference) {
    self.init(canonical: type.canonical { .named($0) })
  }

  /// The canonical parts of a composition; for any other type, the type itself.
  package var compositionParts: [CanonicalType] {
    type.compositionParts.map { CanonicalType(canonical: $0) }
  }

  /// This type without the `@Sendable` of a closure, or an optional one.
  package var withoutSendable: CanonicalType { CanonicalType(canonical: type.withoutSendable) }
}

/// A total order, by the texts and the declarations of the names.
extension CanonicalType: Comparable {
  package static func < (left: CanonicalType, right: CanonicalType) -> Bool {
    left.type.isBefore(right.type)
  }
}

/// Returns the canonical form of a type at the place where it is written.
///
/// - Parameters:
///   - type: The type, as written.
///   - own: The types that names have by the declaration around them, such as generic parameters.
package typealias TypeCanonicalization = (
  _ type: TypeReference, _ own: [String: TypeReference]
) -> CanonicalType

extension TypeReference {
  /// Returns the canonical form of this type.
  ///
  /// - Parameter meaning: Returns the type that a name stands for; its generic arguments are
  ///   canonical already.
  package func canonical(_ meaning: (NamedType) -> TypeReference) -> TypeReference {
    // `(any P).Type` used to be written `P.Protocol`; `any P.Type` is a different type.
    if case .metatype(.existential(let type), .type) = self {
      return .metatype(type.canonical(meaning), .protocol)
    }
    let mapped = mappingChildren { $0.canonical(meaning) }
    if case .named(let named) = mapped { return meaning(named).desugared }
    return mapped.desugared
  }

  /// Returns a member of this canonical type.
  ///
  /// - Parameter name: The name of the member.
  package func naming(_ name: String) -> TypeReference { naming([NamedType.Component(name)]) }

  /// Returns a member of this canonical type; the type itself if the name has no components.
  package func naming(_ components: ArraySlice<NamedType.Component>) -> TypeReference {
    guard !components.isEmpty else { return self }
    guard case .named(var named) = self else {
      return .member(of: self, NamedType(Array(components)))
    }
    named.components += components
    return .named(named)
  }

  /// The type without sugar, if the types in it have none: `Optional<T>` becomes `T?`, `()` becomes
  /// `Void`, `any P` becomes `P`, and `throws(any Error)` becomes `throws`.
  private var desugared: TypeReference {
    switch self {
    case .named(let named) where named.declaration == nil:
      if named.standardName == "Void" { return .void }
      if let sugared = named.sugared { return sugared.desugared }
      let base = TypeReference.named(NamedType([named.components[0]]))
      return base.knownMember(named.components.dropFirst()) ?? self
    case .implicitlyUnwrapped(let type): return .optional(type)
    case .existential(let type): return type
    case .tuple(let elements):
      guard let first = elements.first else { return .void }
      if case .packExpansion = first.type { return self }
      if elements.count == 1, first.label == nil { return first.type }
      // Interfaces of modules neither print `_` nor all backticks.
      return .tuple(
        elements.map { element in
          let label = element.label?.withoutBackticks
          return TupleElement(label: label == "_" ? nil : label, type: element.type)
        })
    case .composition: return Self.composed(of: compositionParts)
    case .function(let function): return .function(function.canonical)
    case .specified(let specifiers, let attributes, let type):
      return type.adding(specifiers, attributes)
    case .member(of: .named(let named), let member):
      return TypeReference.named(NamedType(named.components + member.components)).desugared
    case .member(of: let type, let member):
      return type.knownMember(member.components[...]) ?? self
    default: return self
    }
  }

  /// Returns the composition of some types in a fixed order, each once.
  private static func composed(of parts: [TypeReference]) -> TypeReference {
    var seen: Set<TypeReference> = []
    let others = parts.filter { $0 != .name("Any") && seen.insert($0).inserted }
    let sorted = others.sorted { $0.isBefore($1) }
    switch sorted.count {
    case 0: return .name("Any")
    case 1: return sorted[0]
    default: return .composition(sorted)
    }
  }

  /// Returns whether this type precedes another one in the order of canonical types.
  fileprivate func isBefore(_ other: TypeReference) -> Bool {
    (text, declarationNumber) < (other.text, other.declarationNumber)
  }

  private var declarationNumber: Int {
    if case .named(let type) = self { type.declaration?.number ?? -1 } else { -1 }
  }

  /// Returns this type with specifiers and attributes before it.
  private func adding(_ specifiers: [TypeSpecifier], _ attributes: [Attribute]) -> TypeReference {
    if specifiers.isEmpty, attributes.isEmpty { return self }
    guard case .function(var function) = self else {
      return .specified(specifiers, attributes, self)
    }
    function.specifiers = specifiers + function.specifiers
    function.attributes = attributes + function.attributes
    return .function(function.canonical)
  }
}

extension FunctionType {
  /// The function type without names of parameters, with its attributes in a fixed order, each
  /// once.
  fileprivate var canonical: FunctionType {
    var function = withoutNames
    var seen: Set<Attribute> = []
    function.attributes = attributes.filter { seen.insert($0).inserted }
      .sorted { $0.text < $1.text }
    function.effects = effects.canonical
    return function
  }
}

extension Effects {
  /// The effects with the short forms of `throws(any Error)` and `throws(Never)`.
  fileprivate var canonical: Effects {
    guard case .typed(let error) = throwing, case .named(let name) = error,
      name.declaration == nil
    else { return self }
    if error.isAnyError { return Effects(isAsync: isAsync, throwing: .any) }
    return error.isNever ? Effects(isAsync: isAsync) : self
  }

  /// Returns the effects with a canonical type of error.
  package func canonical(_ form: (TypeReference) -> CanonicalType) -> Effects {
    mappingTypes { form($0).type }.canonical
  }
}

extension NamedType {
  /// The sugar for a generic type of the standard library; nil for all others.
  fileprivate var sugared: TypeReference? {
    guard let first = components.first else { return nil }
    let sugar: TypeReference
    switch (first.name, first.arguments.count) {
    case ("Optional", 1): sugar = .optional(first.arguments[0])
    case ("Array", 1): sugar = .array(first.arguments[0])
    case ("Dictionary", 2): sugar = .dictionary(key: first.arguments[0], value: first.arguments[1])
    case ("InlineArray", 2):
      sugar = .inlineArray(count: first.arguments[0], element: first.arguments[1])
    default: return nil
    }
    let member = Array(components.dropFirst())
    return member.isEmpty ? sugar : .member(of: sugar, NamedType(member))
  }
}
