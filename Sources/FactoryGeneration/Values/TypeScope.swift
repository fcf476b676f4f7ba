import DeclarationModel
import TypeIndexing

/// Where a type was written: inside which type, and what its generic parameters stand for.
struct TypeScope: Sendable, Hashable {
  /// The types around it, outermost first.
  var path: [String]
  /// What generic parameters stand for.
  var arguments: [String: TypeReference] = [:]

  /// A type with the arguments in place of the generic parameters.
  func filled(_ type: TypeReference) -> TypeReference {
    guard !arguments.isEmpty else { return type }
    return type.mappingNames { name in
      guard name.components.count == 1, let first = name.components.first,
        let argument = arguments[first.name]
      else { return .named(name) }
      return argument
    }
  }
}

extension TypeDeclaration {
  /// What is written inside of it.
  var scope: TypeScope { TypeScope(path: enclosingTypes + [name]) }
}

extension TypeReference {
  /// Whether it is written with `?` or `!`.
  var isOptional: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }
}

/// What the name of a type means, as far as the sources say.
enum TypeMeaning {
  /// One type, or several of one name that `#if` chooses among.
  case types([TypeDeclaration])
  case `protocol`(ProtocolDeclaration)
  /// An alias, and where it stands.
  case alias(TypeReference, TypeScope)
}

extension TypeIndex {
  /// What a name means where it is written; nothing if the sources do not say.
  func meaning(of name: NamedType, in scope: TypeScope) -> TypeMeaning? {
    let names = name.components.map(\.name)
    // The first name may be a module's.
    for candidate in [names, Array(names.dropFirst())] where !candidate.isEmpty {
      guard let full = qualify(candidate.joined(separator: "."), in: scope.path) else { continue }
      let types = types(named: full)
      if !types.isEmpty { return .types(types) }
      if let declaration = protocolDeclaration(named: full) { return .protocol(declaration) }
      if let aliased = aliased(full) {
        let outer = full.split(separator: ".").dropLast().map(String.init)
        return .alias(aliased, TypeScope(path: outer))
      }
    }
    return nil
  }

  /// What a type is when its aliases are followed.
  func resolved(
    _ type: TypeReference, in scope: TypeScope, depth: Int = 16
  ) -> TypeReference {
    guard depth > 0, case .named(let name) = scope.filled(type),
      case .alias(let aliased, let outer)? = meaning(of: name, in: scope)
    else { return scope.filled(type) }
    return resolved(aliased, in: outer, depth: depth - 1)
  }

  /// Whether a type is a closure, or an alias of one.
  func isFunction(_ type: TypeReference, in scope: TypeScope) -> Bool {
    if case .function = resolved(type, in: scope) { true } else { false }
  }

  /// Whether a type cannot be named without the arguments of one around it.
  func isNestedInGeneric(_ type: TypeDeclaration) -> Bool {
    type.enclosingTypes.indices.contains { number in
      !generics(of: type.enclosingTypes[...number].joined(separator: ".")).isEmpty
    }
  }

  /// The global actor that a type's initialisers run on.
  func globalActor(of type: TypeDeclaration, depth: Int = 16) -> Attribute? {
    if let own = globalActor(in: type.attributes) { return own }
    guard depth > 0, !type.modifiers.contains("nonisolated") else { return nil }
    let scope = TypeScope(path: type.enclosingTypes)
    for case .named(let parent) in type.inheritance {
      switch meaning(of: parent, in: scope) {
      case .types(let parents):
        if let inherited = parents.first.flatMap({ globalActor(of: $0, depth: depth - 1) }) {
          return inherited
        }
      case .protocol(let declaration):
        if let inherited = globalActor(in: declaration.attributes) { return inherited }
      default: break
      }
    }
    return nil
  }

  /// The global actor among some attributes, whatever its name.
  func globalActor(in attributes: [Attribute]) -> Attribute? {
    attributes.first { attribute in
      attribute.isGlobalActor
        || types(named: attribute.name).contains {
          $0.attributes.contains { $0.name == "globalActor" }
        }
    }
  }
}
