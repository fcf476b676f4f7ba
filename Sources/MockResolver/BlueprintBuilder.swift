import DeclarationModel

/// Makes the blueprint of one protocol's mock, or finds what keeps it from being made.
struct BlueprintBuilder: Sendable {
  /// How mocks are named.
  let naming: MockNaming
  /// Which type names are those of closures.
  let closures: ClosureAliasIndex
  /// The extensions of protocols in compiled modules, by the protocol.
  let extensions: [String: [ProtocolDeclaration]]

  /// The blueprint of the mock of a lineage's last protocol, and what speaks against it.
  func build(_ lineage: Lineage) -> (blueprint: MockBlueprint?, findings: [Finding]) {
    guard let heir = lineage.ancestors.last?.declaration else { return (nil, lineage.findings) }
    var findings = lineage.findings
    let name = heir.mockName ?? naming.mockName(for: heir.name)
    var types = AssociatedTypes(lineage)
    let selfType = TypeReference.named(
      NamedType([.init(name, arguments: types.generics.map { .name($0.name) })]))
    types.replaceSelf(by: selfType)
    let bound = TypeSubstitution(selfType: selfType, bindings: types.bindings)
    let substitution = TypeSubstitution(
      selfType: selfType, bindings: ProtocolAliases(lineage, bound).bindings)
    var merger = RequirementMerger(
      modules: Set(lineage.ancestors.compactMap(\.module?.name)))
    let defaults = InheritedDefaults(lineage, extensions: extensions, bound)
    for ancestor in lineage.ancestors {
      let members = ancestor.declaration.members.filter { member in
        guard defaults.cover(bound.apply(to: member), of: ancestor) else { return true }
        // What is mocked for its own sake, or not for all the world, is mocked as far as it can be.
        return (!ancestor.isStandard || ancestor.declaration.position == heir.position)
          && self.findings(about: [member], of: ancestor).isEmpty
      }
      findings += self.findings(about: members, of: ancestor)
      for member in members where member.isImplemented {
        let placed = place(member, of: ancestor, in: lineage, heir: heir)
        let typed = substitution.apply(to: placed)
        let isNested = !ancestor.declaration.enclosingTypes.isEmpty
        merger.add(closures.apply(to: typed, isNested: isNested), from: ancestor.number)
      }
    }
    findings += merger.findings
    findings += self.findings(about: merger.members, generics: types.generics)
    guard findings.isEmpty else {
      return (nil, findings.map { lineage.placed($0) })
    }

    let identifiers = MemberIdentifiers(merger.members).identifiers
    let members = zip(identifiers, merger.members).map(MemberBlueprint.init)
    var blueprint = MockBlueprint(
      name: name, protocolName: heir.name, position: heir.position, members: members)
    blueprint.enclosingTypes = heir.enclosingTypes
    blueprint.isolation = lineage.isolation
    blueprint.superclass = lineage.known.contains(.objectiveC) ? "NSObject" : nil
    blueprint.attributes = heir.attributes.filter { $0.name == "available" }
    blueprint.generics = types.generics
    blueprint.requirements = types.requirements
    blueprint.typeAliases = types.typeAliases
    blueprint.isSendable = lineage.isSendable
    blueprint.identity = lineage.identity
    blueprint.isNonisolatedConformance = lineage.needsNonisolatedConformance
    blueprint.conditions = heir.conditions
    blueprint.extras = heir.marks.contains(.forwarding) ? .forwarding : []
    return (blueprint, [])
  }

  /// A member under the conditions that it has in the mock, and with its isolation there.
  private func place(
    _ member: ProtocolMember, of ancestor: Ancestor, in lineage: Lineage, heir: ProtocolDeclaration
  ) -> ProtocolMember {
    var member = member
    member.conditions = (ancestor.conditions + member.conditions).subtracting(heir.conditions)
    // A requirement of a protocol that is not isolated can be called from anywhere, so its
    // implementation in an isolated mock must be, too.
    if lineage.isolation != .nonisolated, !ancestor.isolatesItsMembers,
      !member.modifiers.contains("nonisolated"), !member.attributes.contains(where: \.isGlobalActor)
    {
      member.modifiers.insert("nonisolated", at: 0)
    }
    return member
  }

  /// What keeps requirements from being mocked that only shows when all are together.
  private func findings(
    about members: [ProtocolMember], generics: [GenericParameter]
  ) -> [Finding] {
    let taken = Set(generics.map(\.name))
    var seen: [MemberSignature: [ProtocolMember]] = [:]
    return members.flatMap { member -> [Finding] in
      func finding(_ fact: Unmockable) -> Finding {
        Finding(fact: fact, subject: member.labelledName, position: member.position)
      }
      let recorded = MemberSignature(member.recorded)
      let others = seen[recorded] ?? []
      seen[recorded, default: []].append(member)
      var findings: [Finding] = []
      if others.contains(where: { !$0.conditions.excludes(member.conditions) }) {
        findings.append(finding(.indistinguishable))
      }
      if member.generics.contains(where: { taken.contains($0.name) }) {
        findings.append(finding(.shadowedAssociatedType))
      }
      return findings
    }
  }

  private func findings(
    about members: [ProtocolMember], of ancestor: Ancestor
  ) -> [Finding] {
    let check = RequirementCheck()
    return members.flatMap { member in
      var findings = check.findings(about: member)
      if case .associatedType = member.kind,
        !ancestor.conditions.isEmpty || !member.conditions.isEmpty
      {
        findings.append(
          Finding(
            fact: .conditionalAssociatedType, subject: member.baseName, position: member.position))
      }
      return findings
    }
  }
}
