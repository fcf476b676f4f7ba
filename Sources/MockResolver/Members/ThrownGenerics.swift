import DeclarationModel

extension ProtocolMember {
  /// Returns the requirement with the constraint `Error` for thrown generic parameters that have no constraint.
  ///
  /// Swift infers the constraint from `throws(E)` in the requirement (SE-0413), but not from the code of a mock.
  func constrainingThrownGenerics() -> ProtocolMember {
    let constrained = Set(requirements.compactMap(\.left.plainName))
    let open = generics.filter {
      $0.constraint == nil && $0.specifier == nil && !constrained.contains($0.name)
    }
    guard !open.isEmpty else { return self }
    var thrown: Set<String> = []
    func note(_ effects: Effects) {
      if case .typed(let type) = effects.throwing, let name = type.plainName { thrown.insert(name) }
    }
    note(effects)
    visitTypes { if case .function(let function) = $0 { note(function.effects) } }
    let names = thrown.intersection(open.map(\.name))
    guard !names.isEmpty else { return self }
    return mappingGenerics { generics in
      generics.map { generic in
        guard names.contains(generic.name) else { return generic }
        var generic = generic
        generic.constraint = .named(NamedType([.init("Swift"), .init("Error")]))
        return generic
      }
    }
  }
}
