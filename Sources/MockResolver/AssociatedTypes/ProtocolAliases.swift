import DeclarationModel

/// The type aliases that a protocol and its ancestors declare.
///
/// Their types stand in the mock in their place: a class that is still to be found out to conform
/// cannot use the aliases of its protocol in the very declarations that make it conform, and a
/// closure behind an alias is a closure all the same.
struct ProtocolAliases: Sendable {
  /// What the names stand for, the mock's own types in place of `Self` and of bound associated
  /// types.
  let bindings: [String: TypeReference]

  /// Gathers the aliases of a lineage.
  ///
  /// - Parameters:
  ///   - lineage: The protocol and its ancestors.
  ///   - types: What the mock makes of its other types.
  init(_ lineage: Lineage, _ types: TypeSubstitution) {
    var bindings = types.bindings
    for ancestor in lineage.ancestors {
      for member in ancestor.declaration.members {
        guard case .typeAlias(let alias) = member.kind, alias.generics.isEmpty,
          member.conditions.isEmpty, bindings[alias.name] == nil
        else { continue }
        let known = TypeSubstitution(selfType: types.selfType, bindings: bindings)
        bindings[alias.name] = known.apply(to: alias.type)
      }
    }
    self.bindings = bindings
  }
}
