import DeclarationModel

/// Finds out what keeps single requirements from being mocked.
struct RequirementCheck: Sendable {
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
    member.types.contains { type in
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
      || member.types.contains { type in
        type.contains { if case .pack = $0 { true } else { false } }
      }
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
}
