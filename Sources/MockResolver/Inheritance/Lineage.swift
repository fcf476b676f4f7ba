import DeclarationModel
import Symbols

/// A protocol with all its ancestors.
struct Lineage: Sendable {
  /// The protocol and its ancestors, each once: parents first, the protocol last.
  var ancestors: [Ancestor]
  /// The diagnostics that prevent its mock.
  let findings: [MockingDiagnostic]
  /// The known parents, which have no requirements to mock.
  let known: Set<KnownParent>
  /// The parents, and superclasses of classes, that are not in the input.
  var missing: [MissingParent]

  /// The class that the protocol is bound to, as written and as declared.
  var superclass: (name: NamedType, type: TypeDeclaration)?
  /// The superclasses of a class that is mocked.
  var chain: ClassChain?
  /// The lineage of a mocked class for each way in which the `#if` clauses of its superclasses can turn out, with those
  /// clauses; empty if there is only one.
  var variants: [(lineage: Lineage, conditions: [ConditionalClause])] = []
  /// The scope of the mock's members, which see the names in its superclass, and those in extensions of its protocols.
  var scope: NameScope {
    guard let derived = ancestors.last?.declaration else { return NameScope() }
    var scope = derived.scope
    if let superclass { scope.bodies.append(superclass.type.path) }
    scope.bodies += ancestors.filter(\.hasNames).map(\.declaration.path)
    return scope
  }
  /// Whether a parent of the protocol is isolated by the default of its module.
  var inheritsDefaultActor = false
  /// The executor on which the mock's members run.
  var isolation: MockBlueprint.Isolation { ancestors.last?.isolation ?? .nonisolated }
  /// The way in which mocks are compared; nil if they are not, or if a superclass compares them.
  var identity: MockBlueprint.Identity? {
    if known.contains(.objectiveC) { return nil }
    if known.contains(.hashable) { return .hashable }
    return known.contains(.equatable) ? .equatable : nil
  }

  /// Whether a mock on a global actor has parents that are on none, so that the compiler would wrongly isolate its
  /// conformance to the actor.
  var needsNonisolatedConformance: Bool {
    guard case .global = isolation else { return false }
    return identity != nil
      || ancestors.contains { ancestor in
        ancestor.isolation == .nonisolated
          && (ancestor.module != nil
            || ancestor.declaration.members.contains(where: \.isOnSomeActor))
      }
  }

  /// Returns a finding in a compiled module at the position of the derived protocol, as the module has no lines to
  /// open.
  func placed(_ finding: MockingDiagnostic) -> MockingDiagnostic {
    guard let derived = ancestors.last,
      ancestors.contains(where: {
        $0.module != nil && $0.declaration.position.path == finding.position.path
      })
    else { return finding }
    var finding = finding
    finding.position = derived.declaration.position
    return finding
  }

  /// Whether the mock must be an object of Objective-C.
  var isObjectiveC: Bool {
    (ancestors.last?.declaration.isObjectiveC ?? false) || known.contains(.objectiveC)
  }

  /// Whether the mock must be `Sendable`.
  var isSendable: Bool { known.contains(.sendable) || known.contains(.actor) }
}

/// A protocol as a part of one that inherits from it, or of itself.
struct Ancestor: Sendable, Hashable {
  /// The number in the index.
  var number: Int
  /// The protocol.
  var declaration: ProtocolDeclaration
  /// The parents of the protocol.
  var parents: [ParentLink]
  /// The `#if` clauses under which the derived protocol has the members, beyond its own clauses.
  var conditions: [ConditionalClause]
  /// The executor that the protocol is bound to, by itself or by a parent.
  var isolation: MockBlueprint.Isolation
  /// The compiled module of the protocol; nil for a source.
  var module: ModuleOrigin?
  /// Whether a name can mean something else inside the protocol than outside.
  var hasNames = true

  /// Whether the protocol comes with the toolchain.
  var isStandard: Bool { module?.isStandard ?? false }

  /// Whether the protocol's own members run on its executor: in language mode 5, the members of a derived protocol
  /// are not on the global actor of a parent.
  var isolatesItsMembers: Bool {
    switch isolation {
    case .nonisolated: false
    case .instance: true
    case .global:
      declaration.attributes.contains(where: \.isGlobalActor) || declaration.defaultActor != nil
    }
  }

  /// Returns whether a member runs on the executor that the protocol is bound to.
  func isolates(_ member: ProtocolMember) -> Bool {
    guard case .global = isolation else { return isolatesItsMembers }
    // Callers wait for an asynchronous member in any language mode, even if the actor is a parent's.
    return isolatesItsMembers || (member.effects.isAsync && !declaration.isNonisolated)
  }
}

extension ProtocolMember {
  /// Whether the member runs on an actor independently of its protocol: on a global one, or on that of a parameter.
  fileprivate var isOnSomeActor: Bool {
    globalActor != nil || parameters.contains { $0.specifiers.contains(.isolated) }
  }
}
