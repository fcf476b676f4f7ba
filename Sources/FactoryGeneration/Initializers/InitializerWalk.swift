import DeclarationModel
import Symbols

/// Finds the types that are reachable through initializers.
struct InitializerWalk {
  let index: SymbolTable
  let search: InitializerSearch

  /// Returns the qualified names of the types and protocols that a value of a type is made from,
  /// without the type itself.
  ///
  /// - Parameters:
  ///   - start: The qualified name of the type.
  ///   - ends: The types whose initializers are not followed.
  func parts(of start: String, endingAt ends: Set<String> = []) -> Set<String> {
    var found: Set<String> = []
    var open = [start]
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted, let type = index.types(named: name).first,
        let initializer = try? search.initializer(of: type)
      else { continue }
      for parameter in initializer.parameters {
        let parts = names(in: parameter.type, initializer.scope)
        found.formUnion(parts)
        open += parts.filter { !ends.contains($0) }
      }
    }
    return found
  }

  /// Returns whether a value of a type is, or contains, a value of a protocol.
  func reachesProtocol(_ type: TypeReference, in scope: TypeScope) -> Bool {
    names(in: type, scope).contains { name in
      ([name] + parts(of: name)).contains { index.protocolDeclaration(named: $0) != nil }
    }
  }

  private func names(
    in type: TypeReference, _ scope: TypeScope, depth: Int = 16
  ) -> Set<String> {
    guard depth > 0, let name = scope.filled(type).wrappedName else { return [] }
    switch index.meaning(of: name, in: scope) {
    case .types(let types): return Set(types.map(\.qualifiedName))
    case .protocol(let declaration): return [declaration.qualifiedName]
    case .alias(let type, let scope): return names(in: type, scope, depth: depth - 1)
    case nil: return []
    }
  }
}

extension TypeReference {
  /// The named type inside an optional, an existential or a similar type.
  var wrappedName: NamedType? {
    switch self {
    case .named(let name): name
    case .optional(let inner), .implicitlyUnwrapped(let inner), .existential(let inner),
      .opaque(let inner), .specified(_, _, let inner):
      inner.wrappedName
    default: nil
    }
  }
}

extension SymbolTable {
  /// Returns the name of a property with a type that other files can read; nil if there is none.
  ///
  /// - Parameters:
  ///   - owner: The qualified name of the type with the property.
  ///   - type: The type of the property, as it is spelled at file scope.
  func property(of owner: String, typed type: TypeReference) -> String? {
    let wanted = canonical(type, at: TypePlace(scopes: [NameScope()]))
    for declaration in types(named: owner).flatMap(parts(of:)) {
      for member in declaration.members where !member.isStatic && member.access >= .internal {
        guard case .variable(let variable) = member.kind, member.conditions.isEmpty,
          let written = self.type(of: variable, from: declaration.bodyScope),
          canonical(written, at: TypePlace(scopes: [declaration.bodyScope])) == wanted
        else { continue }
        return variable.name
      }
    }
    return nil
  }
}
