import DeclarationModel

/// Finds out what keeps single requirements from being mocked.
struct RequirementCheck: Sendable {
  /// Names of nested types that every mock has itself.
  static let reservedTypes: Set = [
    "Members", "Stubs", "Verifies", "Lists", "StaticMembers", "StaticStubs", "StaticVerifies",
    "StaticLists", "Use",
  ]
  /// Name of a property that every mock has itself.
  static let reservedProperty = "mock"

  /// Everything that keeps a requirement from being mocked, in a fixed order.
  func findings(about member: ProtocolMember) -> [Finding] {
    let checks: [(Unmockable, (ProtocolMember) -> Bool)] = [
      (.operatorRequirement, isOperator),
      (.rethrowing, { $0.effects.throwing == .rethrows }),
      (.optionalRequirement, { $0.modifiers.contains("optional") }),
      (.distributed, { $0.modifiers.contains("distributed") }),
      (.noncopyable, suppressesConformance),
      (.ownership, isPassedByOwnership),
      (.parameterPack, hasPack),
      (.reservedName, hasReservedName),
      (.reservedType, mentionsReservedType),
      (.emptySubscript, isEmptySubscript),
      (.opaqueResult, hasOpaqueResult),
      (.isolatedParameter, { $0.parameters.contains { $0.specifiers.contains("isolated") } }),
      (.autoclosureEffects, hasEffectfulAutoclosure),
      (.nonEscapingWithInout, hasNonEscapingWithInout),
    ]
    return checks.filter { $0.1(member) }.map {
      Finding(fact: $0.0, subject: member.labelledName, position: member.position)
    }
  }

  private func isOperator(_ member: ProtocolMember) -> Bool {
    if case .method(let method) = member.kind { method.isOperator } else { false }
  }

  private func suppressesConformance(_ member: ProtocolMember) -> Bool {
    types(of: member).contains { type in
      type.contains { if case .suppressed = $0 { true } else { false } }
    }
  }

  private func isPassedByOwnership(_ member: ProtocolMember) -> Bool {
    let ownership: Set = ["borrowing", "consuming", "__owned", "__shared"]
    return member.parameters.contains { !ownership.isDisjoint(with: $0.specifiers) }
      || !ownership.isDisjoint(with: member.modifiers)
  }

  private func hasPack(_ member: ProtocolMember) -> Bool {
    member.generics.contains { $0.specifier == "each" }
      || types(of: member).contains { type in
        type.contains { if case .pack = $0 { true } else { false } }
      }
  }

  private func hasReservedName(_ member: ProtocolMember) -> Bool {
    switch member.kind {
    case .property(let property): property.name == Self.reservedProperty
    // A method without parameters redeclares a property of its name.
    case .method(let method):
      method.name == Self.reservedProperty && method.parameters.isEmpty
    case .associatedType, .typeAlias: Self.reservedTypes.contains(member.baseName)
    case .subscript, .initializer: false
    }
  }

  /// Whether a type in it, or a generic parameter of it, has a name that means something else in a
  /// mock.
  private func mentionsReservedType(_ member: ProtocolMember) -> Bool {
    types(of: member).contains { $0.mentions(Self.reservedTypes) }
      || member.generics.contains { Self.reservedTypes.contains($0.name) }
  }

  private func isEmptySubscript(_ member: ProtocolMember) -> Bool {
    if case .subscript(let element) = member.kind { element.parameters.isEmpty } else { false }
  }

  private func hasOpaqueResult(_ member: ProtocolMember) -> Bool {
    member.result?.contains { if case .opaque = $0 { true } else { false } } ?? false
  }

  private func hasEffectfulAutoclosure(_ member: ProtocolMember) -> Bool {
    member.parameters.contains { parameter in
      guard parameter.isAutoclosure, case .function(let closure) = parameter.type else {
        return false
      }
      return closure.effects != Effects()
    }
  }

  private func hasNonEscapingWithInout(_ member: ProtocolMember) -> Bool {
    member.parameters.contains(where: \.isNonEscapingClosure)
      && member.parameters.contains(where: \.isInout)
  }

  /// All types that a member's declaration holds.
  private func types(of member: ProtocolMember) -> [TypeReference] {
    var types = member.parameters.map(\.type) + member.generics.compactMap(\.constraint)
    types += member.requirements.flatMap { [$0.left, $0.right] }
    types += (member.result.map { [$0] } ?? []) + member.effects.types
    if case .associatedType(let type) = member.kind { types += type.inheritance }
    return types
  }
}
