import DeclarationModel
import Symbols

/// A protocol with all its ancestors.
struct Lineage: Sendable {
  /// The protocol and its ancestors, each once: parents first, the protocol last.
  let ancestors: [Ancestor]
  /// The diagnostics that prevent its mock.
  let findings: [MockingDiagnostic]
  /// The parents that ask for no members.
  let known: Set<KnownParent>
  /// The parents, and superclasses of classes, that are not in the input.
  var missing: [MissingParent]

  /// The class that the protocol is bound to, as it is written and declared.
  var superclass: (name: String, type: TypeDeclaration)?
  /// The place of the mock's members, which see what extensions of its protocols declare.
  var scope: NameScope {
    guard let derived = ancestors.last?.declaration else { return NameScope() }
    var scope = derived.scope
    scope.bodies += ancestors.map(\.declaration.path)
    return scope
  }
  /// Whose executor the mock's members run on.
  var isolation: MockBlueprint.Isolation { ancestors.last?.isolation ?? .nonisolated }
  /// The way in which mocks are compared, if they are; a superclass compares them itself.
  var identity: MockBlueprint.Identity? {
    if known.contains(.objectiveC) { return nil }
    if known.contains(.hashable) { return .hashable }
    return known.contains(.equatable) ? .equatable : nil
  }

  /// Whether a mock on a global actor has parents that are on none, to which the compiler would take its
  /// conformance for one of the actor.
  var needsNonisolatedConformance: Bool {
    guard case .global = isolation else { return false }
    return identity != nil
      || ancestors.contains { ancestor in
        ancestor.isolation == .nonisolated
          && (ancestor.module != nil
            || ancestor.declaration.members.contains(where: \.isOnSomeActor))
      }
  }

  /// Returns a finding in a compiled module, which has no lines that anyone could open, where the
  /// derived is.
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

/// A protocol as a part of one that inherits from it, or is it.
struct Ancestor: Sendable, Hashable {
  /// Its number in the index.
  var number: Int
  /// The protocol.
  var declaration: ProtocolDeclaration
  /// Its parents.
  var parents: [ParentLink]
  /// The `#if` clauses under which the derived has its members, beyond the derived's own.
  var conditions: [ConditionalClause]
  /// Whose executor it is bound to, by itself or by a parent.
  var isolation: MockBlueprint.Isolation
  /// The compiled module that it is from; nil for a source.
  var module: ModuleOrigin?

  /// Whether it comes with the toolchain.
  var isStandard: Bool { module?.isStandard ?? false }

  /// Whether its own members run on that executor: a protocol does not hand on a global actor to
  /// the members of the protocols that inherit from it, in language mode 5.
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
    // Others wait for an asynchronous member in any language mode, even if the actor is a parent's.
    return isolatesItsMembers || (member.effects.isAsync && !declaration.isNonisolated)
  }
}

extension ProtocolMember {
  /// Whether it runs on an actor whatever its protocol does: on a global one, or on that of a parameter.
  fileprivate var isOnSomeActor: Bool {
    attributes.contains(where: \.isGlobalActor)
      || parameters.contains { $0.specifiers.contains(.isolated) }
  }
}
