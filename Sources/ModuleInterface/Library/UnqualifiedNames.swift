import DeclarationModel

/// The types of other modules in a protocol of an interface, which are printed without their
/// modules.
///
/// The compiler qualifies the types of the module itself with its name, and associated types with
/// `Self`. A name without qualifier belongs to the standard library or to an imported module, even
/// if the module declares a type of that name.
struct UnqualifiedNames {
  /// The names.
  private(set) var names: Set<String> = []
  private let declaration: ProtocolDeclaration

  /// Finds the names in a protocol.
  init(in declaration: ProtocolDeclaration) {
    self.declaration = declaration
    var names: Set<String> = []
    _ = mapping { named in
      if let first = named.components.first { names.insert(first.name) }
      return .named(named)
    }
    self.names = names
  }

  /// Returns the protocol with names qualified by their modules.
  ///
  /// - Parameter homes: The modules of names.
  func qualified(with homes: [String: String]) -> ProtocolDeclaration {
    mapping { named in
      guard let first = named.components.first, let home = homes[first.name] else {
        return .named(named)
      }
      return .named(NamedType([.init(home)] + named.components))
    }
  }

  /// Returns the protocol with other types in place of names, except where a name is a generic
  /// parameter.
  private func mapping(
    _ transform: (NamedType) -> TypeReference
  ) -> ProtocolDeclaration {
    func map(_ type: TypeReference, _ own: Set<String> = []) -> TypeReference {
      type.mappingNames { named in
        guard let first = named.components.first, !own.contains(first.name) else {
          return .named(named)
        }
        return transform(named)
      }
    }
    var result = declaration
    result.inheritance = declaration.inheritance.map { map($0) }
    result.requirements = declaration.requirements.map {
      GenericRequirement(map($0.left), $0.relation, map($0.right))
    }
    result.members = declaration.members.map { member in
      let own = Set(member.generics.map(\.name))
      return member.mapTypes { map($0, own) }
    }
    return result
  }
}
