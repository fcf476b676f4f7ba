import DeclarationModel
import TypeIndexing

/// The scope of a type: the enclosing types, and the arguments of generic parameters.
struct TypeScope: Sendable, Hashable {
  /// The enclosing types, outermost first.
  var path: [String]
  /// The arguments by generic parameter.
  var arguments: [String: TypeReference] = [:]

  /// Returns a type with its generic parameters replaced by the arguments.
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
  /// The scope inside of the type.
  var scope: TypeScope { TypeScope(path: enclosingTypes + [name]) }
}

extension TypeReference {
  /// Whether the type is written with `?` or `!`.
  var isOptional: Bool {
    switch self {
    case .optional, .implicitlyUnwrapped: true
    default: false
    }
  }
}

/// The meaning of the name of a type, as far as the sources declare it.
enum TypeMeaning {
  /// A type, or several with one name under different conditions.
  case types([TypeDeclaration])
  case `protocol`(ProtocolDeclaration)
  /// An alias, with its scope.
  case alias(TypeReference, TypeScope)
}

extension TypeIndex {
  /// Returns the meaning of a name in a scope; nil if the sources do not declare it.
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

  /// Returns a type with its aliases resolved.
  func resolved(
    _ type: TypeReference, in scope: TypeScope, depth: Int = 16
  ) -> TypeReference {
    guard depth > 0, case .named(let name) = scope.filled(type),
      case .alias(let aliased, let outer)? = meaning(of: name, in: scope)
    else { return scope.filled(type) }
    return resolved(aliased, in: outer, depth: depth - 1)
  }

  /// Returns whether a type is a closure, or an alias of one.
  func isFunction(_ type: TypeReference, in scope: TypeScope) -> Bool {
    if case .function = resolved(type, in: scope) { true } else { false }
  }

  /// Returns whether a type cannot be named without the arguments of an enclosing type.
  func isNestedInGeneric(_ type: TypeDeclaration) -> Bool {
    type.enclosingTypes.indices.contains { number in
      !generics(of: type.enclosingTypes[...number].joined(separator: ".")).isEmpty
    }
  }

  /// Returns the global actor that the initializers of a type are isolated to.
  func globalActor(of type: TypeDeclaration, depth: Int = 16) -> Attribute? {
    if let own = globalActor(in: type.attributes) { return own }
    guard depth > 0, !type.modifiers.contains(.nonisolated) else { return nil }
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

  /// Returns the global actor among attributes.
  func globalActor(in attributes: [Attribute]) -> Attribute? {
    attributes.first { attribute in
      attribute.isGlobalActor
        || types(named: attribute.name).contains {
          $0.attributes.contains(.globalActor)
        }
    }
  }
}
