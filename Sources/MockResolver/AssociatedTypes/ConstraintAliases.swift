import DeclarationModel

/// The type aliases of some protocols, as their constraints and `where` clauses use them: the head of a mock cannot
/// use the aliases that its protocol declares.
struct ConstraintAliases {
  /// The types that the names stand for.
  let substitution: TypeSubstitution

  /// Gathers the aliases.
  ///
  /// An alias with the name of an associated type binds that type, and is left out here.
  init(of declarations: [ProtocolDeclaration]) {
    let members = declarations.flatMap(\.members)
    let associated = Set(
      members.compactMap { member in
        if case .associatedType(let type) = member.kind { type.name } else { nil }
      })
    var bindings: [String: TypeReference] = [:]
    for member in members {
      guard case .typeAlias(let alias) = member.kind, alias.generics.isEmpty,
        member.conditions.isEmpty, !associated.contains(alias.name), bindings[alias.name] == nil
      else { continue }
      let known = TypeSubstitution(selfType: nil, bindings: bindings)
      bindings[alias.name] = known.apply(to: alias.type)
    }
    substitution = TypeSubstitution(selfType: nil, bindings: bindings)
  }
}
