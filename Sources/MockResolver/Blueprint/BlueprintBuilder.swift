import DeclarationModel

/// Makes the blueprint of one protocol's mock, or finds what keeps it from being made.
struct BlueprintBuilder: Sendable {
  /// How mocks are named.
  let naming: MockNaming
  /// Which type names are those of closures.
  let closures: ClosureAliasIndex
  /// Which types of the input hide those that mocks are written with.
  let declared: DeclaredNameIndex
  /// The types that protocols depend on.
  let declaredTypes: TypeIndex
  /// The extensions of protocols in compiled modules, by the protocol.
  let extensions: [String: [ProtocolDeclaration]]
  /// Which types have values that a mock cannot keep.
  let noncopyable: NoncopyableIndex
  /// The modules that files of the input import.
  let modules: Set<String>

  /// The blueprints of the mocks of a lineage's last protocol, and what speaks against them.
  ///
  /// They are one, or one for each way in which the conditions of associated types can turn out.
  func build(_ lineage: Lineage) -> (blueprints: [MockBlueprint], findings: [MockingDiagnostic]) {
    guard let derived = lineage.ancestors.last?.declaration else { return ([], lineage.findings) }
    guard let variants = ConditionalVariants(of: lineage).variants else {
      let finding = MockingDiagnostic(
        fact: .conditionalAssociatedTypes, subject: derived.name, position: derived.position)
      return ([], [finding])
    }
    let mocks = variants.map { variant in
      var (blueprint, findings) = build(variant: variant.lineage)
      blueprint?.conditions += variant.conditions
      if let mock = blueprint, !variant.conditions.isEmpty {
        // A module of one way may not be there where a test target takes that way for want of a flag.
        blueprint?.conditions += mock.modulesOfTypes.intersection(modules).sorted().map {
          ConditionalClause(directives: ["#if canImport(\($0))"], start: derived.position)
        }
      }
      return (blueprint: blueprint, findings: findings)
    }
    let findings = mocks.flatMap(\.findings)
    return (findings.isEmpty ? mocks.compactMap(\.blueprint) : [], findings)
  }

  /// Requirements of Objective-C that a class cannot have both, since their names are one in Swift.
  private static func redeclarations(in members: [ProtocolMember]) -> [MockingDiagnostic] {
    var seen: Set<MemberSignature> = []
    return members.filter {
      !seen.insert(.redeclaration($0.kind, isStatic: $0.isStatic)).inserted
    }.map {
      MockingDiagnostic(
        fact: .unseen(.sameInSwift), subject: "'\($0.labelledName)'", position: $0.position)
    }
  }

  private func build(variant lineage: Lineage) -> (
    blueprint: MockBlueprint?, findings: [MockingDiagnostic]
  ) {
    guard let derived = lineage.ancestors.last?.declaration else { return (nil, lineage.findings) }
    var findings = lineage.findings
    let name = derived.mockName ?? naming.mockName(for: derived.name)
    var types = AssociatedTypes(lineage)
    let selfType = TypeReference.named(
      NamedType([.init(name, arguments: types.generics.map { .name($0.name) })]))
    findings += types.selfReferential.map {
      MockingDiagnostic(fact: .selfReferentialType, subject: $0, position: derived.position)
    }
    if derived.isOfEveryObject {
      findings.append(
        MockingDiagnostic(fact: .ofEveryObject, subject: derived.name, position: derived.position))
    }
    types.replaceSelf(by: selfType)
    let bound = TypeSubstitution(selfType: selfType, bindings: types.bindings)
    let substitution = TypeSubstitution(
      selfType: selfType, bindings: ProtocolAliases(lineage, bound).bindings)
    let hidden = Set(types.generics.map(\.name) + types.typeAliases.map(\.name))
      .union(Self.namesOfMocks)
    let noncopyable = noncopyable.hidden(
      by: Set(types.generics.map(\.name) + types.typeAliases.map(\.name)))
    var merger = RequirementMerger(
      modules: Set(lineage.ancestors.compactMap(\.module?.name)))
    let defaults = InheritedDefaults(lineage, extensions: extensions, bound)
    for ancestor in lineage.ancestors {
      let outer = outerNames(of: ancestor.declaration, in: lineage)
      let members = ancestor.declaration.members.filter { member in
        guard defaults.cover(bound.apply(to: member), of: ancestor) else { return true }
        // What is mocked for its own sake, or not for all the world, is mocked as far as it can be.
        return (!ancestor.isStandard || ancestor.declaration.position == derived.position)
          && self.findings(about: [member], noncopyable).isEmpty
      }
      findings += self.findings(about: members, noncopyable)
      for member in members where member.isImplemented {
        let placed = place(member, of: ancestor, in: lineage, derived: derived)
        let renamed = placed.renamingGenerics(hiding: hidden)
        let typed = substitution.apply(to: outer.apply(to: renamed))
        let isNested = !ancestor.declaration.enclosingTypes.isEmpty
        let known = noncopyable.apply(to: closures.apply(to: typed, isNested: isNested))
        merger.add(known, from: ancestor.number)
      }
    }
    findings += merger.findings
    let superclass = lineage.superclass.map {
      SuperclassResolution($0.name, $0.type, in: declaredTypes, derived: derived)
    }
    var requirements = merger.members
    if let superclass {
      requirements = requirements.compactMap(superclass.adapt)
      findings += superclass.findings + superclass.findings(about: requirements)
    }
    let isObjectiveC = derived.isObjectiveC || lineage.known.contains(.objectiveC)
    if superclass == nil, isObjectiveC {
      requirements.removeAll(where: ObjectiveCRoot.has)
    }
    if derived.isObjectiveC { findings += Self.redeclarations(in: requirements) }
    guard findings.isEmpty else {
      return (nil, findings.map { lineage.placed($0) })
    }

    let identifiers = MemberIdentifiers(requirements).identifiers
    let spellings = TestSelectorNames(requirements).spellings
    let members = requirements.indices.map { index in
      MemberBlueprint(
        identifier: identifiers[index], spelling: spellings[index], member: requirements[index])
    }
    var blueprint = MockBlueprint(
      name: name, protocolName: derived.name, position: derived.position, members: members)
    blueprint.enclosingTypes = derived.enclosingTypes
    blueprint.isolation = lineage.isolation
    blueprint.superclass =
      superclass?.superclass ?? (isObjectiveC ? .objectiveC : nil)
    if let actor = superclass?.actor { blueprint.isolation = .global(actor) }
    blueprint.attributes = derived.attributes.availability
    blueprint.outerAttributes = declaredTypes.availability(around: derived)
    blueprint.generics = types.generics
    blueprint.requirements = types.requirements
    blueprint.typeAliases = types.typeAliases
    blueprint.isSendable = lineage.isSendable
    blueprint.identity = lineage.identity
    blueprint.isNonisolatedConformance = lineage.needsNonisolatedConformance
    blueprint.conditions = derived.conditions
    if derived.marks.contains(.forwarding) { blueprint.extras.insert(.forwarding) }
    if derived.marks.contains(.recording) { blueprint.extras.formUnion(.recordingSuite) }
    blueprint.names = MockNames(for: blueprint, hidden: declared.names(hidingIn: derived))
    return (blueprint, [])
  }

  /// The types that the text of every mock names.
  private static let namesOfMocks = MockVocabulary.library.union(MockVocabulary.standard)
    .union(MockVocabulary.modules)

  /// What names mean in an ancestor that is nested elsewhere, or deeper, than the mock can see.
  private func outerNames(
    of declaration: ProtocolDeclaration, in lineage: Lineage
  ) -> TypeSubstitution {
    let place = lineage.ancestors.last?.declaration.enclosingTypes ?? []
    var bindings = declaredTypes.outerNames(of: declaration, usedIn: place)
    // What the protocols declare themselves is nearer.
    for member in lineage.ancestors.flatMap(\.declaration.members) where !member.isImplemented {
      bindings[member.baseName] = nil
    }
    var substitution = TypeSubstitution(selfType: nil, bindings: bindings)
    substitution.leavesMembersOfSelf = true
    return substitution
  }

  /// A member under the conditions that it has in the mock, and with its isolation there.
  private func place(
    _ member: ProtocolMember, of ancestor: Ancestor, in lineage: Lineage,
    derived: ProtocolDeclaration
  ) -> ProtocolMember {
    var member = member
    // Printed modules say so of what a protocol declares again; here it is said of classes' members,
    // and in headers of what NSObject has.
    if !derived.isObjectiveC { member.modifiers.removeAll { $0 == .override } }
    member.conditions = (ancestor.conditions + member.conditions).subtracting(derived.conditions)
    // A requirement of a protocol that is not isolated can be called from anywhere, so its
    // implementation in an isolated mock must be, too.
    if lineage.isolation != .nonisolated, !ancestor.isolatesItsMembers, !member.statesIsolation {
      member.modifiers.insert(.nonisolated, at: 0)
    }
    return member
  }

  private func findings(
    about members: [ProtocolMember], _ noncopyable: NoncopyableIndex
  ) -> [MockingDiagnostic] {
    let check = RequirementCheck(noncopyable: noncopyable)
    return members.flatMap { check.findings(about: noncopyable.apply(to: $0)) }
  }
}
