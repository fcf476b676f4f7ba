import DeclarationModel

/// The associated types of a mock that the compiler cannot infer, since several overloads could fulfil the
/// requirement that mentions the type.
///
/// A class cannot be generic in a type with the name of its protocol, either.
///
/// An alias states such a type, and the generic parameter gets another name: `Item_` for `Item`.
struct AmbiguousInference {
  /// The mock with these aliases.
  let resolved: MockBlueprint

  /// Looks for such types.
  ///
  /// - Complexity: O(*n*) for *n* requirements, if few have the same name and labels.
  init(in mock: MockBlueprint) {
    let own = Set(mock.generics.map(\.name))
    let ambiguous =
      own.isEmpty
      ? []
      : Self.names(in: mock.members.map(\.member), of: own)
        .union(own.intersection([mock.protocolName]))
    resolved = ambiguous.isEmpty ? mock : Self.stating(ambiguous, in: mock)
  }

  private static func names(in members: [ProtocolMember], of own: Set<String>) -> Set<String> {
    let callable = members.filter { !$0.parameters.isEmpty }
    let overloads = Dictionary(grouping: callable, by: \.sidedName)
    var found: Set<String> = []
    for group in overloads.values where group.count > 1 {
      for index in group[0].parameters.indices {
        let types = Set(group.map { $0.parameters[index].type })
        guard types.count > 1 else { continue }
        for type in types { found.formUnion(own.filter { type.mentions([$0]) }) }
      }
    }
    return found
  }

  private static func stating(_ names: Set<String>, in mock: MockBlueprint) -> MockBlueprint {
    var taken = Set(mock.generics.map(\.name) + mock.typeAliases.map(\.name))
    for member in mock.members { taken.formUnion(member.member.generics.map(\.name)) }
    var bindings: [String: TypeReference] = [:]
    var result = mock
    for (index, generic) in mock.generics.enumerated() where names.contains(generic.name) {
      let name = taken.insertUnused(generic.name)
      bindings[generic.name] = .name(name)
      result.generics[index].name = name
      result.renamedAssociatedTypes[name] = generic.name
    }
    let substitution = TypeSubstitution(selfType: nil, bindings: bindings)
    for index in result.generics.indices {
      result.generics[index].constraint = result.generics[index].constraint.map {
        substitution.apply(to: $0)
      }
    }
    for index in result.members.indices {
      result.members[index].member = substitution.apply(to: result.members[index].member)
    }
    result.requirements = mock.requirements.map { substitution.apply(to: $0) }
    result.typeAliases = mock.typeAliases.map {
      TypeAliasDeclaration(name: $0.name, type: substitution.apply(to: $0.type))
    }
    result.typeAliases =
      mock.generics.compactMap { generic in
        bindings[generic.name].map { TypeAliasDeclaration(name: generic.name, type: $0) }
      } + result.typeAliases
    return result
  }
}
