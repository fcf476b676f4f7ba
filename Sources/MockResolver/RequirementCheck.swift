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
      (.distributed, { $0.modifiers.contains("distributed") }),
      (.noncopyable, cannotKeepOrMake),
      (.reservedName, hasReservedName),
      (.reservedType, mentionsReservedType),
      (.opaqueResult, hasOpaqueResult),
      (.closureOutOfReach, hasClosureOutOfReach),
    ]
    return checks.filter { $0.1(member) }.map {
      Finding(fact: $0.0, subject: member.labelledName, position: member.position)
    }
  }

  /// Whether a value in it may not leave the function that has it, or is noncopyable and can be set:
  /// a mock cannot return the former, nor keep the latter.
  private func cannotKeepOrMake(_ member: ProtocolMember) -> Bool {
    if let result = member.result, NoncopyableIndex.isNonEscapable(result) { return true }
    guard member.hasNoncopyableResult else { return false }
    return switch member.kind {
    case .property(let property): property.accessors.hasSetter
    case .subscript(let element): element.accessors.hasSetter
    case .method, .initializer, .associatedType, .typeAlias: false
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

  private func hasOpaqueResult(_ member: ProtocolMember) -> Bool {
    member.result?.contains { if case .opaque = $0 { true } else { false } } ?? false
  }

  /// Whether a closure takes a pack, so that nothing generic can hold it, as the compiler says; or
  /// comes to a method that rethrows on its caller's executor: what keeps a closure there cannot
  /// rethrow.
  private func hasClosureOutOfReach(_ member: ProtocolMember) -> Bool {
    let takesPack = types(of: member).contains { type in
      type.contains { part in
        guard case .function(let closure) = part else { return false }
        return closure.parameters.contains { if case .pack = $0.type { true } else { false } }
      }
    }
    return takesPack
      || (member.effects.throwing == .rethrows && member.effects.isAsync
        && member.modifiers.contains("nonisolated(nonsending)"))
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
