import DeclarationModel

/// The type aliases that a protocol and its ancestors declare.
///
/// The mock spells the types out instead of the aliases: a class cannot use the aliases of its
/// protocol in the very declarations that make it conform, and a closure behind an alias must be
/// treated as a closure.
struct ProtocolAliases: Sendable {
  /// The types that the names stand for, with the mock's own types in place of `Self` and of bound
  /// associated types.
  let bindings: [String: TypeReference]
  /// The generic aliases, with the mock's own types.
  let generic: [String: TypeAliasDeclaration]

  /// Gathers the aliases of a lineage.
  ///
  /// - Parameters:
  ///   - lineage: The protocol and its ancestors.
  ///   - types: The types with which the mock replaces associated types and `Self`.
  init(_ lineage: Lineage, _ types: TypeSubstitution) {
    var bindings = types.bindings
    var generic: [String: TypeAliasDeclaration] = [:]
    for ancestor in lineage.ancestors {
      for member in ancestor.declaration.members {
        guard case .typeAlias(var alias) = member.kind, member.conditions.isEmpty,
          bindings[alias.name] == nil, generic[alias.name] == nil
        else { continue }
        let known = TypeSubstitution(
          selfType: types.selfType, bindings: bindings, genericAliases: generic)
        alias.type = known.apply(to: alias.type, shadows: Set(alias.generics.map(\.name)))
        if alias.generics.isEmpty {
          bindings[alias.name] = alias.type
        } else {
          generic[alias.name] = alias
        }
      }
    }
    self.bindings = bindings
    self.generic = generic
  }
}
