import DeclarationModel
import Symbols

extension Lineage {
  /// The names of the types that the protocols declare.
  var declaredNames: Set<String> {
    var names: Set<String> = []
    for ancestor in ancestors {
      for member in ancestor.declaration.members where !member.isImplemented {
        names.insert(member.baseName)
      }
    }
    return names
  }

  /// Returns the lineage in which types that are bound to associated types, or constrain them, mean the same in the mock as
  /// where an ancestor writes them.
  ///
  /// - Parameter table: The symbols of the input.
  func qualifyingBoundTypes(in table: SymbolTable) -> Lineage {
    guard let derived = ancestors.last?.declaration,
      ancestors.contains(where: { !$0.declaration.scopes.isEmpty })
    else { return self }
    let own = declaredNames
    var lineage = self
    for index in ancestors.indices where !ancestors[index].declaration.scopes.isEmpty {
      let types = ancestors[index].outerNames(in: table, hiding: own, of: derived)
      lineage.ancestors[index].parents = ancestors[index].parents.map { link in
        guard case .declared(let parent, let arguments) = link else { return link }
        return .declared(parent, arguments: arguments.map { types.apply(to: $0) })
      }
      lineage.ancestors[index].declaration.requirements =
        ancestors[index].declaration.requirements.map { types.apply(to: $0) }
      lineage.ancestors[index].declaration.members = ancestors[index].declaration.members.map {
        $0.isImplemented ? $0 : types.apply(to: $0)
      }
    }
    return lineage
  }
}

extension Ancestor {
  /// Returns the meanings of names in an ancestor that is nested in other types than the mock.
  ///
  /// - Parameters:
  ///   - table: The symbols of the input.
  ///   - own: The names that the protocols declare themselves, which are nearer.
  ///   - derived: The mocked protocol.
  ///   - hidesVoid: Whether a type with the name `Void` is nearer than the standard one.
  func outerNames(
    in table: SymbolTable, hiding own: Set<String>, of derived: ProtocolDeclaration,
    hidesVoid: Bool = false
  ) -> TypeSubstitution {
    var outer = table.outerNames(of: declaration, usedIn: derived.enclosingTypes)
    // The backticks distinguish the type from the empty tuple.
    if hidesVoid, module == nil { outer["Void"] = .name("`Void`") }
    var substitution = TypeSubstitution(
      selfType: nil, bindings: outer.filter { !own.contains($0.key) })
    substitution.leavesMembersOfSelf = true
    return substitution
  }
}
