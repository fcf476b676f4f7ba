import DeclarationModel

/// Merges requirements with more general ones that satisfy them, too: a class may have only the first of
/// `func make<T>() -> T` and `func make<T: P>() -> T?`, since Swift would find both for the second (6.3.1).
enum GeneralRequirements {
  /// Returns the requirements that remain.
  ///
  /// - Parameters:
  ///   - members: The requirements.
  ///   - types: Compares their types.
  static func merging(
    _ members: [ProtocolMember], comparing types: TypeComparison
  ) -> [ProtocolMember] {
    var general: [SidedName: Int] = [:]
    for (index, member) in members.enumerated() where member.resultIsAnything {
      general[member.sidedName] = index
    }
    guard !general.isEmpty else { return members }
    var merged: [ProtocolMember?] = members
    for (index, member) in members.enumerated() {
      let name = member.sidedName
      guard let place = general[name], place != index, let other = merged[place],
        member.isCovered(by: other, comparing: types)
      else { continue }
      merged[place] = member.merged(with: other, comparing: types)
      merged[index] = nil
    }
    return merged.compactMap(\.self)
  }
}

extension ProtocolMember {
  /// Whether the result is a generic parameter that nothing else mentions, so that the caller chooses the type.
  fileprivate var resultIsAnything: Bool {
    guard !generics.isEmpty, requirements.isEmpty, conditions.isEmpty, let result,
      let generic = generics.first(where: { .name($0.name) == result })
    else { return false }
    return generics.count == 1 && generic.constraint == nil && !takes([generic.name])
  }

  /// Returns whether a requirement whose result is anything satisfies this one as well.
  fileprivate func isCovered(by other: ProtocolMember, comparing types: TypeComparison) -> Bool {
    let own = Set(generics.map(\.name))
    return !own.isEmpty && !takes(own) && result?.mentions(own) ?? false && conditions.isEmpty
      && effects.isAsync == other.effects.isAsync
      && parameters.map { types.canonical($0.type) }
        == other.parameters.map { types.canonical($0.type) }
  }

  private func takes(_ names: Set<String>) -> Bool {
    parameters.contains { $0.type.mentions(names) } || effects.types.contains { $0.mentions(names) }
  }
}
