import DeclarationModel
import Symbols

/// A class and its superclasses, each with the members that a mock of the class overrides.
struct ClassChain: Sendable {
  /// A class of the chain.
  struct Link: Sendable {
    /// The class.
    var type: TypeDeclaration
    /// The members that it declares, those of its extensions included.
    var members: [ClassMember]
    /// The types with which the mocked class replaces the generic parameters of this one.
    var types: TypeSubstitution

    /// Returns the members that a mock overrides, with the types that they have in the mocked class.
    ///
    /// - Parameter table: The symbols of the input.
    func overridden(in table: SymbolTable) -> [ProtocolMember] {
      members.filter { $0.obstacle == nil }.map { inMockedClass($0.overriding(in: table)) }
    }

    /// Returns a member with the types that it has in the mocked class.
    func inMockedClass(_ member: ProtocolMember) -> ProtocolMember {
      // A generic parameter of the member may have the name of one of the mocked class.
      types.apply(to: member.renamingGenerics(hiding: types.replacingNames))
    }
  }

  /// The classes, the mocked one first.
  private(set) var links: [Link] = []
  /// The access level that a member must have to be overridden in a mock.
  let overridable: AccessLevel

  /// Returns the links of a class that a protocol is bound to, and of its superclasses, without members.
  ///
  /// - Parameters:
  ///   - chain: The classes, the one that the protocol names first.
  ///   - name: The name of the class, as the protocol writes it.
  ///   - table: The symbols of the input.
  static func links(
    of chain: [TypeDeclaration], named name: NamedType, in table: SymbolTable
  ) -> [Link] {
    let none = TypeSubstitution(selfType: nil, bindings: [:])
    let first = chain.first?.substitution(named: name, in: [], replacing: none, table)
    return zip(chain, types(of: chain, from: first, in: table)).map { type, types in
      Link(type: type, members: [], types: types ?? none)
    }
  }

  /// Returns for each class of a chain the types in place of its generic parameters; nil where they are not written.
  static func types(
    of chain: [TypeDeclaration], from first: TypeSubstitution?, in table: SymbolTable
  ) -> [TypeSubstitution?] {
    var result = [first]
    for (subclass, superclass) in zip(chain, chain.dropFirst()) {
      result.append(
        result.last?.flatMap { subclass.substitution(of: superclass, in: $0, table) })
    }
    guard let scope = chain.first?.scope else { return result }
    return result.map { types in
      var types = types
      types?.noteClosures { table.isFunction($0, from: scope) }
      return types
    }
  }

  /// Finds the members of a class that its mock overrides: of a member that is overridden in the chain, the nearest
  /// declaration counts.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - table: The symbols of the input.
  ///   - level: The access level that a member must have to be overridden in a mock.
  init(of type: TypeDeclaration, in table: SymbolTable, overridable level: AccessLevel) {
    overridable = level
    var overrides: [ClassMember] = []
    let chain = SuperclassResolution.chain(of: type, in: table)
    let isObjectiveC =
      chain.contains(where: \.isObjectiveC) || SuperclassResolution.leadsToNSObject(chain)
    let substitutions = Self.types(
      of: chain, from: type.substitution(of: type.generics.map { .name($0.name) }), in: table)
    for (index, (type, types)) in zip(chain, substitutions).enumerated() {
      var members = ClassMember.all(
        of: table.parts(of: type), in: table,
        overridable: SuperclassResolution.restrictsOverrides(type, in: table) ? .open : level)
      members.removeAll { if case .initializer = $0.member.kind { true } else { false } }
      WitnessIsolation(of: type, in: table).apply(to: &members)
      if index > 0 {
        for index in members.indices where members[index].obstacle == nil {
          members[index].spell(in: chain[0], table)
        }
      }
      for index in members.indices where members[index].member.isWrappedReadOnly(in: table, type) {
        members[index].member.removeSetter()
      }
      for index in members.indices where members[index].obstacle == nil {
        if members[index].member.isOfEveryObject(isObjectiveC: isObjectiveC) {
          members[index].obstacle = .isOfEveryObject
        } else if !links.isEmpty, members[index].member.constrains(types) {
          members[index].obstacle = .isConstrained
        } else if types == nil {
          members[index].obstacle = .isUntyped
        }
      }
      let hidden = overrides.flatMap { $0.overridden(among: members) }
      members.removeAll { hidden.contains($0.member.position) }
      // A header does not say that a declaration repeats one of a superclass.
      overrides += members.filter { type.isObjectiveC || $0.member.modifiers.contains(.override) }
      links.append(
        Link(
          type: type, members: members,
          types: types ?? TypeSubstitution(selfType: nil, bindings: [:])))
    }
  }
}

extension ClassMember {
  /// Returns the positions of the members of a superclass that this one overrides.
  fileprivate func overridden(among members: [ClassMember]) -> [SourcePosition] {
    let namesakes = members.filter {
      $0.member.labelledName == member.labelledName && $0.member.isStatic == member.isStatic
    }
    // An override may have more general types than the member that it overrides.
    let same =
      namesakes.count == 1
      ? namesakes
      : namesakes.filter {
        $0.member.parameters.map(\.type) == member.parameters.map(\.type)
          && $0.member.effects.isAsync == member.effects.isAsync
      }
    return same.map(\.member.position)
  }
}

extension ProtocolMember {
  /// Returns whether the member compares, hashes or describes objects, on which collections and messages rely, or is one of
  /// every Objective-C object.
  fileprivate func isOfEveryObject(isObjectiveC: Bool) -> Bool {
    ["hash(into:)", "hashValue", "description", "debugDescription"].contains(labelledName)
      || isObjectiveC && ObjectiveCRoot.has(self)
  }

  /// Returns whether the property is one of a property wrapper of the input whose value cannot be set.
  fileprivate func isWrappedReadOnly(in table: SymbolTable, _ owner: TypeDeclaration) -> Bool {
    guard case .property = kind else { return false }
    return attributes.contains { attribute in
      guard attribute.isCustom else { return false }
      return table.types(of: attribute, from: owner.bodyScope).contains { wrapper in
        let value = wrapper.members.first { member in
          guard case .variable(let variable) = member.kind else { return false }
          return variable.name == "wrappedValue"
        }
        return value.map { ($0.writeAccess ?? .private) <= .fileprivate } ?? false
      }
    }
  }

  /// Removes the setter of a property.
  fileprivate mutating func removeSetter() {
    guard case .property(var property) = kind else { return }
    property.accessors.hasSetter = false
    kind = .property(property)
  }

  /// Returns whether a `where` clause of the member is about generic parameters of its class that a subclass binds, or
  /// about nothing else.
  func constrains(_ types: TypeSubstitution?) -> Bool {
    guard !requirements.isEmpty else { return false }
    let bound = Set(types.map { Array($0.bindings.keys) } ?? [])
    return generics.isEmpty
      || requirements.contains { requirement in
        [requirement.left, requirement.right].contains { $0.mentions(where: bound.contains) }
      }
  }
}
