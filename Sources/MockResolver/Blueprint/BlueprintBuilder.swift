import DeclarationModel
import Symbols

/// Makes the blueprint of one protocol's mock, or finds the reasons why there can be none.
struct BlueprintBuilder: Sendable {
  /// The blueprints of a protocol's mocks, and the reasons why there are none.
  struct Result: Sendable {
    /// The blueprint, or one for each way in which the conditions of associated types can turn out.
    var blueprints: [MockBlueprint] = []
    /// The diagnostics that prevent the mocks.
    var findings: [MockingDiagnostic] = []
    /// The changes of each pass, if a trace is wanted.
    var trace: PassTrace?
  }

  /// The naming of mocks.
  let naming: MockNaming
  /// The type names that stand for closures.
  let closures: ClosureAliasIndex
  /// The types of the input that hide types which mocks are written with.
  let declared: DeclaredNameIndex
  /// The types that protocols depend on.
  let declaredTypes: SymbolTable
  /// The extensions of protocols in compiled modules, by the protocol.
  let extensions: [String: [ProtocolDeclaration]]
  /// The types whose values a mock cannot keep.
  let noncopyable: NoncopyableIndex
  /// The types that older systems do not know at run time.
  let runtimeSupport: RuntimeSupportIndex
  /// The types whose conformances are isolated.
  let isolatedConformances: IsolatedConformanceIndex
  /// The modules that files of the input import.
  let modules: Set<String>
  /// Whether mocks may be of a style that names variables.
  var isStyled = false
  /// The numbers of the protocols whose mocks would have the same name as the mock of another module's protocol.
  var sharedNames: Set<Int> = []
  /// The types of the run-time library whose names are those of mocks of the same target.
  var hiddenTypes: Set<String> = []
  /// The names of the aliases that stand in `#if` clauses.
  var conditionalAliases: Set<String> = []
  /// Whether the result tells what each pass changes.
  var isTracing = false

  /// Returns the mocks of a lineage's last protocol.
  func build(_ lineage: Lineage) -> Result {
    guard let derived = lineage.ancestors.last?.declaration else {
      return Result(findings: lineage.findings)
    }
    let found = ConditionalVariants(
      of: lineage, aliases: conditionalAliases, in: declaredTypes)
    guard let variants = found.variants else {
      let finding = MockingDiagnostic(
        fact: .conditionalAssociatedTypes, subject: derived.name, position: derived.position)
      return Result(findings: [finding])
    }
    var result = Result(trace: isTracing ? PassTrace() : nil)
    for variant in variants {
      guard var mock = build(variant.lineage, of: derived, adding: &result) else { continue }
      mock.pathsOfAliases.formUnion(found.pathsOfAliases)
      if !variant.conditions.isEmpty {
        mock.conditions += variant.conditions
        // The tests may be built without the flag that selects this variant; `canImport` keeps it from naming a
        // module they lack.
        mock.conditions += mock.modulesOfTypes.intersection(modules).sorted().map {
          ConditionalClause(directives: ["#if canImport(\($0))"], start: derived.position)
        }
      }
      result.blueprints.append(mock)
    }
    if !result.findings.isEmpty { result.blueprints = [] }
    return result
  }

  /// Returns the mock of one variant, or adds to the result the reasons why it cannot be made.
  private func build(
    _ lineage: Lineage, of derived: ProtocolDeclaration, adding result: inout Result
  ) -> MockBlueprint? {
    let isShared = lineage.ancestors.last.map { sharedNames.contains($0.number) } ?? false
    let name = naming.mockName(for: derived, isShared: isShared)
    let hiddenNames = declared.names(hidingIn: derived, inheriting: lineage.superclass?.type)
    let outerNames = OuterNames(
      of: lineage, name, in: declaredTypes, hidesVoid: hiddenNames.contains("Void"))
    let qualified = lineage.qualifyingBoundTypes(outerNames)
    let types = AssociatedTypes(qualified, mockName: name.typeSpelling)
    let aliases = ProtocolAliases(
      qualified, types.substitution, associated: types.names, in: declaredTypes)
    var mockTypes = TypeSubstitution(
      selfType: types.substitution.selfType, bindings: aliases.bindings,
      genericAliases: aliases.generic)
    mockTypes.aliasNames = Set(aliases.bindings.keys).subtracting(types.substitution.bindings.keys)
    mockTypes.noteClosures { closures.isFunction($0, from: lineage.scope) }
    let comparison = TypeComparison(lineage, in: declaredTypes, mockTypes, modules: modules)
    let superclass = SuperclassResolution(
      of: lineage, isolatedConformances, comparing: comparison, derived: derived)
    var collector = RequirementCollector(
      lineage, context(lineage, of: derived, superclass, types, mockTypes),
      (declaredTypes, comparison, outerNames.substitutions),
      defaults: InheritedDefaults(lineage, extensions: extensions, types.substitution),
      trace: result.trace)
    let requirements = collector.collect(superclass: superclass)
    result.trace = collector.trace
    let findings =
      lineage.findings + self.findings(about: derived, lineage, types) + collector.findings
    guard findings.isEmpty else {
      result.findings += findings.map(lineage.placed)
      return nil
    }
    var mock = MockBlueprint(
      name: name, protocolName: derived.name, position: derived.position,
      members: MemberBlueprint.naming(requirements, comparing: comparison))
    if isShared, let module = derived.module { mock.stubName = module + mock.stubName }
    describe(&mock, by: lineage, of: derived, superclass, types)
    if collector.exceedsObjects { mock.isForwardable = false }
    mock.pathsOfAliases = aliases.paths
    mock.generics = types.generics
    mock.requirements = types.requirements
    if !derived.isClass { mock.typeAliases = types.typeAliases }
    if case .global = mock.isolation, !mock.isNonisolatedConformance, !derived.isClass {
      // The conformance to a parent is isolated, too, if the module of the parent is isolated by default.
      let dependsOnParent = lineage.inheritsDefaultActor
      mock.isIsolatedConformance =
        !mock.isSendable && (types.bindsConstrainedTypes || dependsOnParent)
      // The compiler would isolate the conformance to a parent, which a `Sendable` protocol does not allow.
      mock.isNonisolatedConformance = dependsOnParent && !mock.isIsolatedConformance
    }
    mock = AmbiguousInference(in: mock).resolved
    mock.names = MockNames(
      for: mock, hidden: hiddenTypes.union(hiddenNames).union(mock.qualifiedStandardNames))
    if !outerNames.aliases.isEmpty {
      let named = mock.namesOfTypes
      mock.outerAliases = outerNames.aliases.filter { named.contains($0.name) }
    }
    return mock
  }

  /// Returns the facts about a mock that the passes need.
  private func context(
    _ lineage: Lineage, of derived: ProtocolDeclaration, _ superclass: SuperclassResolution?,
    _ types: AssociatedTypes, _ mockTypes: TypeSubstitution
  ) -> MockContext {
    let own = types.names
    let namesVariables = isStyled || derived.styles.hasVariables
    return MockContext(
      derived: derived, scope: lineage.scope,
      isolation: superclass?.actor.map { .global($0) } ?? lineage.isolation,
      hiddenNames: MockContext.namesOfMocks.union(own).union([derived.name]),
      types: mockTypes,
      closures: own.isEmpty ? closures : closures.hidden(by: own),
      noncopyable: own.isEmpty ? noncopyable : noncopyable.hidden(by: own),
      runtimeSupport: own.isEmpty ? runtimeSupport : runtimeSupport.hidden(by: own),
      isolatedConformances: isolatedConformances,
      associatedTypes: own, hasVariables: namesVariables,
      styleTable: namesVariables ? declaredTypes : nil,
      constraintNames: namesVariables ? lineage.constraintNames : [:])
  }

  /// Returns the reasons against a mock that do not depend on its requirements.
  private func findings(
    about derived: ProtocolDeclaration, _ lineage: Lineage, _ types: AssociatedTypes
  ) -> [MockingDiagnostic] {
    let unmockable = lineage.ancestors.compactMap { ancestor in
      UnmockableParent(
        ancestor, isDerived: ancestor.declaration.position == derived.position,
        isOfActor: lineage.known.contains(.actor)
      ).map { ($0, ancestor.declaration.name) }
    }
    if let (reason, name) = unmockable.first {
      return [
        MockingDiagnostic(
          fact: .unmockableParent(reason), subject: name, position: derived.position)
      ]
    }
    var findings = types.selfReferential.map {
      MockingDiagnostic(fact: .selfReferentialType, subject: $0, position: derived.position)
    }
    for name in ["Never", "Void"] where types.names.contains(name) {
      guard lineage.ancestors.contains(where: { $0.declaration.mentionsInResults(name) }) else {
        continue
      }
      findings.append(
        MockingDiagnostic(fact: .hidesStandardType, subject: name, position: derived.position))
    }
    if derived.isOfEveryObject {
      findings.append(
        MockingDiagnostic(fact: .ofEveryObject, subject: derived.name, position: derived.position))
    }
    return findings
  }

  /// Fills in the properties of a mock that come from its protocol, beside requirements and types.
  private func describe(
    _ mock: inout MockBlueprint, by lineage: Lineage, of derived: ProtocolDeclaration,
    _ superclass: SuperclassResolution?, _ types: AssociatedTypes
  ) {
    mock.isOfClass = derived.isClass
    mock.enclosingTypes = derived.enclosingTypes
    mock.isolation = superclass?.actor.map { .global($0) } ?? lineage.isolation
    mock.isDeclaredNonisolated = derived.isNonisolated && mock.isolation == .nonisolated
    mock.superclass = superclass?.superclass ?? (lineage.isObjectiveC ? .objectiveC : nil)
    let noncopyable = noncopyable.hidden(by: types.names)
    mock.superclass?.mapInitializers { noncopyable.apply(to: $0, from: lineage.scope) }
    if case .global = mock.isolation, !derived.isClass,
      superclass?.isNonisolated ?? lineage.isObjectiveC
    {
      mock.superclass?.isNonisolated = true
    }
    mock.attributes = derived.attributes.availability
    mock.outerAttributes = declaredTypes.availability(around: derived)
    if derived.isClass { mock.outerRequirements = lineage.superclass?.type.outerRequirements ?? [] }
    mock.isSendable = lineage.isSendable || superclass?.isSendable ?? false
    mock.isUncheckedSendable = mock.needsUncheckedSendable
    if mock.isolation == .nonisolated {
      mock.sendableRequirements = superclass?.sendableRequirements
    }
    mock.identity = lineage.identity
    mock.isForwardable =
      !lineage.ancestors.contains(where: \.exceedsObjects)
      // An associated type with the name of the protocol, or of a type around it, would hide the protocol in the mock.
      && types.names.isDisjoint(with: derived.enclosingTypes + [derived.name])
    mock.isNonisolatedConformance = lineage.needsNonisolatedConformance
    mock.conditions = derived.conditions
    mock.styles = derived.styles
    if derived.marks.contains(.forwarding) { mock.extras.insert(.forwarding) }
    if derived.marks.contains(.recording) { mock.extras.formUnion(.recordingSuite) }
  }
}

extension MemberBlueprint {
  /// Returns requirements with the names that recorded calls, failures and tests use for them.
  ///
  /// - Parameters:
  ///   - requirements: The requirements.
  ///   - types: Compares their types.
  static func naming(
    _ requirements: [ProtocolMember], comparing types: TypeComparison
  ) -> [MemberBlueprint] {
    let requirements = ClosureBoxNames.naming(requirements)
    let identifiers = MemberIdentifiers(requirements).identifiers
    let spellings = TestSelectorNames(requirements, comparing: types).spellings
    let prefixes = StylePrefixes.of(requirements)
    return requirements.indices.map { index in
      var blueprint = MemberBlueprint(
        identifier: identifiers[index], spelling: spellings[index], member: requirements[index])
      blueprint.prefixes = prefixes[index]
      return blueprint
    }
  }
}

extension ProtocolDeclaration {
  /// Returns whether the result of a requirement, or a closure, mentions a type that decides how a call is written if it is
  /// the standard one: `Void` and `Never`.
  fileprivate func mentionsInResults(_ name: String) -> Bool {
    members.contains { member in
      member.result?.mentions([name]) ?? false
        || member.parameters.contains { parameter in
          parameter.type.contains { $0.isFunction && $0.mentions([name]) }
        }
    }
  }
}
