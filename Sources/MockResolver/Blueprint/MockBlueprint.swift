import DeclarationModel

/// The description of one mock: everything a renderer needs to know, and nothing it has to look up.
package struct MockBlueprint: Sendable, Hashable {
  /// Whose executor its members run on.
  package enum Isolation: Sendable, Hashable {
    /// Nobody's: the mock is a `nonisolated final class`.
    case nonisolated
    /// A global actor's: the mock is a `@MainActor final class`.
    case global(Attribute)
    /// Its own: the mock is an `actor`.
    case instance
  }

  /// The way in which mocks are compared, which is not stubbed: collections and failures compare
  /// them.
  package enum Identity: Sendable, Hashable {
    /// Two mocks are equal if they are one.
    case equatable
    /// And have the hash of their identity.
    case hashable
  }

  /// The name of the mock, without the types it is nested in: `MockUserRepository`.
  package var name: String
  /// The name of the protocol, without the types it is nested in: `UserRepository`.
  package var protocolName: String
  /// The protocol's type where its name alone means another as well: `App.Expression`.
  package var protocolType: TypeReference?
  /// The types both are nested in, outermost first.
  package var enclosingTypes: [String]
  /// The module of the outermost of these, where another module has a type of that name as well.
  package var outerModule: String?
  /// The position of the protocol's name.
  package var position: SourcePosition
  /// Whose executor its members run on.
  package var isolation: Isolation
  /// The class it must inherit from.
  package var superclass: MockSuperclass?
  /// Attributes that the mock repeats: `@available(…)`.
  package var attributes: [Attribute]
  /// The availability of the types around it, which an extension of them repeats.
  package var outerAttributes: [Attribute]
  /// The protocol's associated types, in order of declaration, parents first.
  package var generics: [GenericParameter]
  /// The associated types for which generic parameters of another name stand, by that name.
  package var renamedAssociatedTypes: [String: String]
  /// Their requirements.
  package var requirements: [GenericRequirement]
  /// Associated types that are bound to one type, and so are no generic parameters.
  package var typeAliases: [TypeAliasDeclaration]
  /// Whether the protocol refines `Sendable`, also by way of `Actor` or `Error`.
  package var isSendable: Bool
  /// Whether it says itself that it is `Sendable`, as the compiler can find that out of no class with a
  /// superclass.
  package var isUncheckedSendable: Bool
  /// The implementation of `Equatable` and `Hashable`, if it conforms.
  package var identity: Identity?
  /// Whether calls can be passed on to another object of the protocol: it has all requirements of the mock.
  package var isForwardable: Bool
  /// Whether it is isolated and its conformance must be told not to be (SE-0470): where isolation
  /// is the default of a module, a conformance to a protocol from elsewhere would be isolated, too.
  package var isNonisolatedConformance: Bool
  /// Whether its conformance is isolated as it is itself (SE-0470): a type that an associated type is bound
  /// to may conform to what is asked of it on the actor alone.
  package var isIsolatedConformance: Bool
  /// Its requirements, inherited ones first, each once.
  package var members: [MemberBlueprint]
  /// The `#if` clauses around the protocol, outermost first.
  package var conditions: [ConditionalClause]
  /// The names of what is the mock's own.
  package var names: MockNames
  /// The extras.
  package var extras: MockExtras
  /// The ways in which tests talk to it; none before the options of the request are known.
  package var styles: MockStyles
  /// The access level.
  package var access: AccessLevel

  /// Starts a blueprint; what is not given is absent, and set afterwards where it is there.
  package init(
    name: String, protocolName: String, position: SourcePosition, members: [MemberBlueprint] = []
  ) {
    self.name = name
    self.protocolName = protocolName
    self.enclosingTypes = []
    self.position = position
    self.isolation = .nonisolated
    self.superclass = nil
    self.attributes = []
    self.outerAttributes = []
    self.generics = []
    self.renamedAssociatedTypes = [:]
    self.requirements = []
    self.typeAliases = []
    self.isSendable = false
    self.isUncheckedSendable = false
    self.identity = nil
    self.isForwardable = true
    self.isNonisolatedConformance = false
    self.isIsolatedConformance = false
    self.members = members
    self.conditions = []
    self.names = MockNames()
    self.extras = []
    self.styles = []
    self.access = .internal
  }

  /// Returns the name of the associated type for which a generic parameter stands.
  package func associatedType(of generic: GenericParameter) -> String {
    renamedAssociatedTypes[generic.name] ?? generic.name
  }
}

/// What a mock has besides what every mock has; each costs bytes and compile time, so that it is
/// made where it is asked for.
package struct MockExtras: OptionSet, Sendable, Hashable {
  /// One bit for each.
  package let rawValue: Int

  /// Makes a set of bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Calls can be forwarded to a real object.
  package static let forwarding = MockExtras(rawValue: 1)
  /// A class beside it answers everything with default values, and can be subclassed.
  package static let stubClass = MockExtras(rawValue: 2)
  /// Members for Cuckoo's matchers.
  package static let cuckoo = MockExtras(rawValue: 4)

  /// The answers of the real object can be recorded; needs `forwarding`.
  package static let recording = MockExtras(rawValue: 8)

  /// All that a mock needs to record.
  package static let recordingSuite: MockExtras = [.forwarding, .recording]
  /// All that the tests of a team that comes from Cuckoo may use.
  package static let cuckooSuite: MockExtras = [.forwarding, .stubClass, .cuckoo]
}

extension MockBlueprint {
  /// Whether it is `Sendable`, and has a superclass that is not isolated, other than `NSObject`.
  var needsUncheckedSendable: Bool {
    guard isSendable, let superclass, isolation == .nonisolated || superclass.isNonisolated else {
      return false
    }
    return superclass.name != MockSuperclass.objectiveC.name
  }
}
