import DeclarationModel

/// A declaration of an interface, in which the types of other modules are printed without their modules.
///
/// The compiler qualifies the types of the module itself with its name, and associated types with
/// `Self`. A name without qualifier belongs to the standard library or to an imported module, even
/// if the module declares a type of that name; or it is a generic parameter, which no type conforms to.
protocol PrintedDeclaration {
  /// The names of the generic parameters of the declaration itself.
  var ownGenerics: Set<String> { get }

  /// Returns the declaration with its types replaced.
  ///
  /// - Parameter mapping: Returns the replacement where some generic parameters can be named.
  func mappingTypes(_ mapping: (_ generics: Set<String>) -> TypeMapping) -> Self
}

extension PrintedDeclaration {
  /// The names without qualifier that no generic parameter has.
  var unqualifiedNames: Set<String> {
    var names: Set<String> = []
    _ = mappingNames { named in
      if let first = named.components.first { names.insert(first.name) }
      return .named(named)
    }
    return names
  }

  /// Returns the declaration with names qualified by their modules.
  ///
  /// - Parameter homes: The modules of names.
  func qualified(with homes: [String: String]) -> Self {
    mappingNames { named in
      guard let first = named.components.first, let home = homes[first.name] else {
        return .named(named)
      }
      return .named(NamedType([.init(home)] + named.components))
    }
  }

  private func mappingNames(_ transform: (NamedType) -> TypeReference) -> Self {
    withoutActuallyEscaping(transform) { transform in
      mappingTypes { generics in
        let generics = generics.union(ownGenerics)
        return TypeMapping(
          { $0.map { $0.mappingForeignName(besides: generics, transform) } },
          constraint: { $0.mappingNames(transform) })
      }
    }
  }
}

extension TypeReference {
  /// Returns the type with its name replaced, unless it is a generic parameter; and with all names of an existential
  /// type replaced, where no generic parameter can stand.
  fileprivate func mappingForeignName(
    besides generics: Set<String>, _ transform: (NamedType) -> TypeReference
  ) -> TypeReference {
    switch self {
    case .named(let named):
      guard let first = named.components.first, !generics.contains(first.name) else { return self }
      return transform(named)
    case .existential(let type) where type.compositionParts.contains { $0.mentions(generics) }:
      let parts = type.compositionParts.map { part in
        if case .named(let named) = part { transform(named) } else { part }
      }
      return .existential(parts.count == 1 ? parts[0] : .composition(parts))
    default: return self
    }
  }
}

extension ProtocolDeclaration: PrintedDeclaration {
  // Associated types are qualified with `Self`.
  var ownGenerics: Set<String> { [] }

  func mappingTypes(_ mapping: (Set<String>) -> TypeMapping) -> ProtocolDeclaration {
    var result = self
    let outside = mapping([])
    result.inheritance = inheritance.map(outside.type)
    outside.apply(to: &result.requirements)
    result.members = members.map { mapping(Set($0.generics.map(\.name))).applied(to: $0) }
    return result
  }
}

extension TypeDeclaration: PrintedDeclaration {
  var ownGenerics: Set<String> { Set(generics.map(\.name)) }

  func mappingTypes(_ mapping: (Set<String>) -> TypeMapping) -> TypeDeclaration {
    var result = self
    let outside = mapping([])
    result.inheritance = inheritance.map(outside.type)
    outside.apply(to: &result.generics)
    outside.apply(to: &result.requirements)
    result.members = members.map { mapping($0.genericNames).applied(to: $0) }
    return result
  }
}

extension TypeMember {
  /// The names of its generic parameters.
  fileprivate var genericNames: Set<String> {
    switch kind {
    case .method(let method): Set(method.generics.map(\.name))
    case .subscript(let element): Set(element.generics.map(\.name))
    case .initializer(let initializer): Set(initializer.generics.map(\.name))
    case .variable, .deinitializer, .enumCase, .typeAlias: []
    }
  }
}
