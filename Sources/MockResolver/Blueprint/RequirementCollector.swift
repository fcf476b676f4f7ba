import DeclarationModel
import Symbols

/// Collects the requirements of a protocol and its ancestors, as the mock of the protocol has them.
struct RequirementCollector {
  /// The diagnostics about some of them, in order.
  private(set) var findings: [MockingDiagnostic] = []
  /// The changes of each pass, if they are asked for.
  private(set) var trace: PassTrace?

  private let lineage: Lineage
  private let mock: MockContext
  private let declaredTypes: SymbolTable
  private let defaults: InheritedDefaults
  private let check: RequirementCheck
  private var merger: RequirementMerger

  /// Collects nothing yet.
  ///
  /// - Parameters:
  ///   - lineage: The protocol and its ancestors.
  ///   - mock: What the passes need to know of the mock.
  ///   - declaredTypes: The types that the protocols depend on.
  ///   - defaults: What has a default implementation.
  ///   - trace: The trace to add to; nil if none is asked for.
  init(
    _ lineage: Lineage, _ mock: MockContext, declaredTypes: SymbolTable,
    defaults: InheritedDefaults,
    trace: PassTrace?
  ) {
    self.lineage = lineage
    self.mock = mock
    self.declaredTypes = declaredTypes
    self.defaults = defaults
    self.trace = trace
    check = RequirementCheck(noncopyable: mock.noncopyable)
    merger = RequirementMerger(modules: Set(lineage.ancestors.compactMap(\.module?.name)))
  }

  /// Returns the requirements, each once, parents first.
  ///
  /// - Parameter superclass: The class that the mock inherits from.
  mutating func collect(superclass: SuperclassResolution?) -> [ProtocolMember] {
    let own = declaredNames
    for ancestor in lineage.ancestors {
      let context = MemberContext(
        mock: mock, ancestor: ancestor,
        outerNames: outerNames(of: ancestor.declaration, hiding: own))
      for member in ancestor.declaration.members {
        let problems = check.findings(about: mock.noncopyable.apply(to: member))
        if isCovered(member, of: ancestor, isSupported: problems.isEmpty) { continue }
        findings += problems
        guard member.isImplemented else { continue }
        merger.add(context.rewrite(member, trace: &trace), from: ancestor.number)
      }
    }
    findings += merger.findings
    return adapted(merger.members, to: superclass)
  }

  /// Returns whether a requirement is left to its default implementation.
  ///
  /// What is mocked for its own sake, or not for all the world, is mocked as far as it can be.
  private func isCovered(
    _ member: ProtocolMember, of ancestor: Ancestor, isSupported: Bool
  ) -> Bool {
    guard ancestor.module != nil, defaults.cover(member, of: ancestor) else { return false }
    return !isSupported
      || (ancestor.isStandard && ancestor.declaration.position != mock.derived.position)
  }

  /// Returns the requirements that are left, and what they are in a subclass of the superclass.
  private mutating func adapted(
    _ requirements: [ProtocolMember], to superclass: SuperclassResolution?
  ) -> [ProtocolMember] {
    var requirements = requirements
    if let superclass {
      requirements = requirements.compactMap { member in
        let adapted = superclass.adapt(member)
        trace?.record("superclass", member, adapted)
        return adapted
      }
      findings += superclass.findings + superclass.findings(about: requirements)
    } else if lineage.isObjectiveC {
      requirements.removeAll(where: ObjectiveCRoot.has)
    }
    if mock.derived.isObjectiveC { findings += Self.redeclarations(in: requirements) }
    return requirements
  }

  /// The names of what the protocols declare to be types.
  private var declaredNames: Set<String> {
    var names: Set<String> = []
    for ancestor in lineage.ancestors {
      for member in ancestor.declaration.members where !member.isImplemented {
        names.insert(member.baseName)
      }
    }
    return names
  }

  /// Returns what names mean in an ancestor that is nested elsewhere, or deeper, than the mock can
  /// see.
  ///
  /// - Parameters:
  ///   - declaration: The ancestor.
  ///   - own: What the protocols declare themselves, which is nearer.
  private func outerNames(
    of declaration: ProtocolDeclaration, hiding own: Set<String>
  ) -> TypeSubstitution {
    let outer = declaredTypes.outerNames(of: declaration, usedIn: mock.derived.enclosingTypes)
    var substitution = TypeSubstitution(
      selfType: nil, bindings: outer.filter { !own.contains($0.key) })
    substitution.leavesMembersOfSelf = true
    return substitution
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
}
