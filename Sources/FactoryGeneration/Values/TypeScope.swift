import DeclarationModel
import Symbols

/// The scope of a type: the place in the sources, and the arguments of generic parameters.
struct TypeScope: Sendable, Hashable {
  /// The place in the sources.
  var names: NameScope
  /// The arguments by generic parameter.
  var arguments: [String: TypeReference] = [:]

  /// Creates a scope without arguments.
  init(_ names: NameScope) {
    self.names = names
  }

  /// The enclosing types, outermost first.
  var path: [String] { names.path }

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

extension SymbolTable {
  /// Returns the meaning of a name in a scope; nil if the sources do not declare it.
  func meaning(of name: NamedType, in scope: TypeScope) -> TypeMeaning? {
    guard let meaning = meaning(of: name, from: scope.names) else { return nil }
    if !meaning.types.isEmpty { return .types(meaning.types) }
    if let number = meaning.protocols.first { return .protocol(protocols[number]) }
    guard let alias = meaning.aliases.first else { return nil }
    return .alias(alias.type, TypeScope(alias.scope))
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
    isFunction(scope.filled(type), from: scope.names)
  }
}
