import DeclarationModel

/// The description of one mock: everything a renderer needs to know, and nothing it has to look up.
package struct MockBlueprint: Sendable, Hashable {
  /// The executor on which the mock's members run.
  package enum Isolation: Sendable, Hashable {
    /// No executor: the mock is a `nonisolated final class`.
    case nonisolated
    /// The executor of a global actor: the mock is a `@MainActor final class`.
    case global(Attribute)
    /// The mock's own executor: the mock is an `actor`.
    case instance
  }

  /// The way in which mocks are compared. It cannot be stubbed, as collections and failures compare mocks.
  package enum Identity: Sendable, Hashable {
    /// Two mocks are equal if they are the same object.
    case equatable
    /// Two mocks are equal if they are the same object, and their hash is that of their identity.
    case hashable
  }

  /// The name of the mock, without its enclosing types: `MockUserRepository`.
  package var name: String
  /// Whether the mock is one of a class, and inherits from it.
  package var isOfClass: Bool
  /// The name of the protocol or class, without its enclosing types: `UserRepository`.
  package var protocolName: String
  /// The name of the stub class: `UserRepositoryStub`.
  package var stubName: String
  /// The protocol's type if its name alone means another type as well: `App.Expression`.
  package var protocolType: TypeReference?
  /// The types that the mock and the protocol are nested in, outermost first.
  package var enclosingTypes: [String]
  /// The module of the outermost enclosing type, if another module has a type of that name as well.
  package var outerModule: String?
  /// The position of the protocol's name.
  package var position: SourcePosition
  /// The executor on which the mock's members run.
  package var isolation: Isolation
  /// Whether the protocol is declared `nonisolated`.
  package var isDeclaredNonisolated = false
  /// The class that the mock must inherit from.
  package var superclass: MockSuperclass?
  /// The attributes of the protocol that the mock repeats: `@available(…)`.
  package var attributes: [Attribute]
  /// The availability of the enclosing types, which an extension of them repeats.
  package var outerAttributes: [Attribute]
  /// The constraints of the extension around a class, which an extension for its mock repeats.
  package var outerRequirements: [GenericRequirement] = []
  /// The protocol's associated types, in order of declaration, parents first.
  package var generics: [GenericParameter]
  /// The associated types whose generic parameters have other names, by those names.
  package var renamedAssociatedTypes: [String: String]
  /// The requirements of the generic parameters.
  package var requirements: [GenericRequirement]
  /// The associated types that are bound to one type, and so are no generic parameters.
  package var typeAliases: [TypeAliasDeclaration]
  /// The aliases of types that other types with the same names hide in the mock.
  package var outerAliases: [OuterAlias] = []
  /// The files of extensions with aliases in place of which the requirements have the types.
  package var pathsOfAliases: Set<String> = []
  /// Whether the protocol refines `Sendable`, also by way of `Actor` or `Error`.
  package var isSendable: Bool
  /// Whether the mock states `@unchecked Sendable`, as the compiler cannot infer it for a class with a superclass.
  package var isUncheckedSendable: Bool
  /// The requirements under which the mocked class is `Sendable`, which its mock must state again; nil if it is always or
  /// never.
  package var sendableRequirements: [GenericRequirement]?
  /// The implementation of `Equatable` and `Hashable`, if the mock conforms.
  package var identity: Identity?
  /// Whether calls can be passed on to another object of the protocol: that object has all requirements of the mock.
  package var isForwardable: Bool
  /// Whether the mock is isolated but states that its conformance is not (SE-0470): in a module that is isolated by
  /// default, a conformance to a protocol from elsewhere would be isolated, too.
  package var isNonisolatedConformance: Bool
  /// Whether the conformance is isolated like the mock (SE-0470): the type that an associated type is bound to may
  /// meet its requirements only on the actor.
  package var isIsolatedConformance: Bool
  /// The requirements, inherited ones first, each once.
  package var members: [MemberBlueprint]
  /// The `#if` clauses around the protocol, outermost first.
  package var conditions: [ConditionalClause]
  /// The names of the mock's own members and types.
  package var names: MockNames
  /// The optional parts of the mock.
  package var extras: MockExtras
  /// The ways in which tests talk to the mock; empty until the options of the request are known.
  package var styles: MockStyles
  /// The access level.
  package var access: AccessLevel

  /// Creates a blueprint in which everything that is not given is absent, and can be set afterwards.
  package init(
    name: String, protocolName: String, position: SourcePosition, members: [MemberBlueprint] = []
  ) {
    self.name = name
    self.protocolName = protocolName
    self.stubName = protocolName + "Stub"
    self.isOfClass = false
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

/// The optional parts of a mock. Each costs bytes and compile time, so it is made only on request.
package struct MockExtras: OptionSet, Sendable, Hashable {
  /// The bits, one for each part.
  package let rawValue: Int

  /// Creates a set from bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Calls can be forwarded to a real object.
  package static let forwarding = MockExtras(rawValue: 1)
  /// A class beside the mock answers all calls with default values, and can be subclassed.
  package static let stubClass = MockExtras(rawValue: 2)
  /// Members for Cuckoo's matchers.
  package static let cuckoo = MockExtras(rawValue: 4)

  /// The answers of the real object can be recorded; needs `forwarding`.
  package static let recording = MockExtras(rawValue: 8)

  /// All parts that a mock needs to record.
  package static let recordingSuite: MockExtras = [.forwarding, .recording]
  /// All parts that the tests of a team that comes from Cuckoo may use.
  package static let cuckooSuite: MockExtras = [.forwarding, .stubClass, .cuckoo]
}

extension MockBlueprint {
  /// Whether the mock is `Sendable`, and has a superclass that states so unchecked, or is not isolated, other than
  /// `NSObject`.
  var needsUncheckedSendable: Bool {
    guard isSendable, let superclass else { return false }
    if superclass.isUncheckedSendable { return true }
    guard isolation == .nonisolated || superclass.isNonisolated else { return false }
    return superclass.name != MockSuperclass.objectiveC.name
  }
}
