import DeclarationModel

extension ProtocolMember {
  /// The requirement with a unique name for each parameter: `x` and `x_`.
  var renamingParameters: ProtocolMember {
    let names = parameters.map(\.name)
    guard Set(names).count < names.count else { return self }
    var taken: Set<String> = []
    return mappingParameters { parameter in
      guard parameter.name != "_" else { return parameter }
      var parameter = parameter
      while !taken.insert(parameter.name).inserted { parameter.name += "_" }
      return parameter
    }
  }

  /// Returns the requirement with other names for those of its generic parameters that would hide a
  /// type that the mock is written with: `Item_` for `Item`.
  ///
  /// The name of a generic parameter makes no difference to whether a requirement is fulfilled.
  func renamingGenerics(hiding hidden: Set<String>) -> ProtocolMember {
    guard generics.contains(where: { hidden.contains($0.name) }) else { return self }
    var taken = hidden.union(generics.map(\.name))
    var names: [String: String] = [:]
    for generic in generics where hidden.contains(generic.name) {
      let name = taken.insertUnused(generic.name)
      names[generic.name] = name
    }
    var substitution = TypeSubstitution(
      selfType: nil, bindings: names.mapValues { TypeReference.name($0) })
    substitution.leavesMembersOfSelf = true
    // The generic parameters are renamed first: under their old names, they would shadow the names
    // to replace.
    let member = mappingGenerics { generics in
      generics.map { generic in
        var generic = generic
        generic.name = names[generic.name] ?? generic.name
        return generic
      }
    }
    return substitution.apply(to: member)
  }
}

extension Set<String> {
  /// Inserts the name of a type with as many underscores behind it as make it differ from the others, one at least, and
  /// returns it.
  mutating func insertUnused(_ name: String) -> String {
    var name = name.typeSpelling(before: "_")
    while !insert(name).inserted { name = name.typeSpelling(before: "_") }
    return name
  }
}
