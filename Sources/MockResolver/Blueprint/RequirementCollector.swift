import DeclarationModel
import Symbols

/// Collects the requirements of a protocol and its ancestors, as the mock of the protocol has them.
struct RequirementCollector {
  /// The diagnostics about some of the requirements, in order.
  private(set) var findings: [MockingDiagnostic] = []
  /// The changes of each pass, if a trace is wanted.
  private(set) var trace: PassTrace?

  /// Whether an object that the mock forwards to has a requirement that cannot be called like the mock's.
  var exceedsObjects: Bool { merger.exceedsObjects }

  private let lineage: Lineage
  private let mock: MockContext
  private let declaredTypes: SymbolTable
  private let defaults: InheritedDefaults
  private let check: RequirementCheck
  private let types: TypeComparison
  /// The types in place of names that each ancestor writes.
  private let outerNames: [TypeSubstitution]
  private var merger: RequirementMerger

  /// Creates a collector without requirements.
  ///
  /// - Parameters:
  ///   - lineage: The protocol and its ancestors.
  ///   - mock: The facts about the mock that the passes need.
  ///   - table: The symbols of the input, the comparison of types by their meanings, and the types in place of names that
  ///     each ancestor writes.
  ///   - defaults: The requirements that have default implementations.
  ///   - trace: The trace to add to; nil if none is wanted.
  init(
    _ lineage: Lineage, _ mock: MockContext,
    _ table: (SymbolTable, TypeComparison, [TypeSubstitution]),
    defaults: InheritedDefaults, trace: PassTrace?
  ) {
    self.lineage = lineage
    self.mock = mock
    (declaredTypes, types, outerNames) = table
    self.defaults = defaults
    self.trace = trace
    check = RequirementCheck(
      noncopyable: mock.noncopyable, closures: mock.closures, scope: mock.scope,
      associatedTypes: mock.associatedTypes, hasVariables: mock.hasVariables, types: types)
    merger = RequirementMerger(comparing: types)
  }

  /// Returns the requirements, each once, parents first.
  ///
  /// - Parameter superclass: The class that the mock inherits from.
  mutating func collect(superclass: SuperclassResolution?) -> [ProtocolMember] {
    for (ancestor, outerNames) in zip(lineage.ancestors, outerNames) {
      let context = MemberContext(mock: mock, ancestor: ancestor, outerNames: outerNames)
      for member in ancestor.declaration.members + HiddenRequirements.of(ancestor) {
        var passes = trace
        let rewritten = context.rewrite(member, trace: &passes)
        let problems = check.findings(about: rewritten)
        if isCovered(member, of: ancestor, isSupported: problems.isEmpty) { continue }
        // The class answers the calls of members that a mock cannot have.
        if mock.derived.isClass, !problems.isEmpty { continue }
        findings += problems
        guard member.isImplemented else { continue }
        trace = passes
        merger.add(rewritten, from: ancestor.number)
      }
    }
    merger.mergeAsynchronous()
    findings += merger.findings
    return adapted(merger.members, to: superclass)
  }

  /// Returns whether a requirement is left to its default implementation.
  ///
  /// A requirement that can be mocked is left out only if it is of a standard protocol, and inherited or deprecated.
  private func isCovered(
    _ member: ProtocolMember, of ancestor: Ancestor, isSupported: Bool
  ) -> Bool {
    guard ancestor.module != nil, defaults.cover(member, of: ancestor) else { return false }
    let isInherited = ancestor.declaration.position != mock.derived.position
    return !isSupported || (ancestor.isStandard && (isInherited || member.isDeprecated))
  }

  /// Returns the requirements that remain, adapted to the superclass.
  private mutating func adapted(
    _ requirements: [ProtocolMember], to superclass: SuperclassResolution?
  ) -> [ProtocolMember] {
    if mock.derived.isClass {
      findings += superclass?.findings ?? []
      return requirements
    }
    var requirements = withoutNamesakes(
      GeneralRequirements.merging(requirements, comparing: types))
    // The compiler would isolate the member if the requirement without `Equatable` is on an actor by default.
    if mock.isolation != .instance, lineage.identity != nil {
      requirements = requirements.map { member in
        let adapted = member.fulfillsIdentity ? member.onNoActor : member
        trace?.record("identity", member, adapted)
        return adapted
      }
    }
    if let superclass {
      requirements = requirements.compactMap { member in
        let adapted = superclass.adapt(member, in: mock.isolation)
        trace?.record("superclass", member, adapted)
        return adapted
      }
      findings += superclass.findings + superclass.findings(about: requirements)
    }
    if superclass?.isObjectiveC ?? lineage.isObjectiveC {
      requirements.removeAll(where: ObjectiveCRoot.has)
    }
    if mock.derived.isObjectiveC { findings += Self.redeclarations(in: requirements) }
    return requirements
  }

  /// Returns the requirements without those that a class cannot have beside a property or a method of the same name,
  /// if an extension of the protocols implements them.
  private mutating func withoutNamesakes(_ members: [ProtocolMember]) -> [ProtocolMember] {
    let properties = Set(
      members.compactMap { member in
        if case .property(let property) = member.kind {
          SidedName(name: property.name, isStatic: member.isStatic)
        } else {
          nil
        }
      })
    let namesakes = members.filter { member in
      guard case .method(let method) = member.kind, method.excludesProperty else { return false }
      return properties.contains(SidedName(name: method.name, isStatic: member.isStatic))
    }
    guard !namesakes.isEmpty else { return members }
    let implemented = lineage.ancestors.flatMap {
      declaredTypes.extensions(ofProtocolAt: $0.declaration.path)
    }.flatMap(\.members)
    var dropped: [ProtocolMember] = []
    for method in namesakes {
      let rivals = members.filter {
        $0.baseName == method.baseName && $0.isStatic == method.isStatic
          && !$0.conditions.excludes(method.conditions)
      }
      let property = rivals.first { if case .property = $0.kind { true } else { false } }
      guard let property else { continue }
      if implemented.contains(where: { $0.implements(method) }) {
        dropped.append(method)
      } else if implemented.contains(where: { $0.implements(property) }) {
        dropped.append(property)
      } else if !mock.derived.isObjectiveC {
        // The reader of headers reports a method of Objective-C that Swift imports with the name of a property.
        findings.append(
          MockingDiagnostic(
            fact: .sameNameAsProperty, subject: method.labelledName, position: method.position))
      }
    }
    return members.filter { !dropped.contains($0) }
  }

  /// Returns the diagnostics about Objective-C requirements that a class cannot have together, as they have the same
  /// name in Swift, or the same selector.
  private static func redeclarations(in members: [ProtocolMember]) -> [MockingDiagnostic] {
    var signatures: Set<MemberSignature> = []
    var selectors: Set<SidedName> = []
    return members.compactMap { member in
      // The header itself has told the others.
      guard member.importIssue == nil else { return nil }
      let isNew = signatures.insert(.redeclaration(member.kind, isStatic: member.isStatic)).inserted
      let shared = member.selectors.first {
        !selectors.insert(SidedName(name: $0, isStatic: member.isStatic)).inserted
      }
      let issue = isNew ? shared.map(ImportIssue.sameSelector) : .sameInSwift
      return issue.map {
        MockingDiagnostic(
          fact: .unseen($0), subject: member.labelledName, position: member.position)
      }
    }
  }
}

extension TypeMember {
  /// Returns whether a member of an extension is a default implementation of a property, or of a method
  /// without parameters.
  fileprivate func implements(_ requirement: ProtocolMember) -> Bool {
    switch (kind, requirement.kind) {
    case (.method(let own), .method(let method)):
      own.name == method.name && own.parameters.isEmpty && isStatic == requirement.isStatic
    case (.variable(let own), .property(let property)):
      own.name == property.name && isStatic == requirement.isStatic
    default: false
    }
  }
}

extension ProtocolMember {
  /// Whether a member that fulfils the requirement also fulfils one of `Equatable` or `Hashable`, which are on no actor.
  fileprivate var fulfillsIdentity: Bool {
    !effects.isAsync
      && (isStatic
        ? labelledName == "==(_:_:)" : ["hash(into:)", "hashValue"].contains(labelledName))
  }

  /// The requirement on no actor.
  fileprivate var onNoActor: ProtocolMember {
    var member = self
    member.attributes.removeAll(where: \.isGlobalActor)
    if !modifiers.contains(.nonisolated) { member.modifiers.insert(.nonisolated, at: 0) }
    return member
  }
}
