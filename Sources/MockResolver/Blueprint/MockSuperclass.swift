import DeclarationModel

/// The class that a protocol is bound to, and that its mock inherits from.
package struct MockSuperclass: Sendable, Hashable {
  /// An initializer of the class that matters to the mock.
  package struct Initializer: Sendable, Hashable {
    /// The initializer.
    package var declaration: InitializerDeclaration
    /// Whether every subclass must have it.
    package var isRequired: Bool
    /// Whether a subclass's initializer may call it with `super`.
    package var isDesignated: Bool
    /// The availability, which a mock repeats.
    package var attributes: [Attribute] = []
    /// Whether the initializer is `nonisolated` in a class on a global actor.
    package var isNonisolated = false
    /// The `#if` clauses around the initializer, outermost first.
    package var conditions: [ConditionalClause] = []
    /// The path of the file that declares the initializer; nil for those that the compiler makes.
    package var path: String?
    /// Whether no class declares the initializer.
    package var isImplicit = false
    /// Whether the class has designated initializers that no subclass can override, so that none inherits this one.
    package var isBesideHidden = false

    /// Whether the initializer is unavailable, on all platforms or one.
    package var isUnavailable: Bool { attributes.contains(where: \.isUnavailability) }

    /// Whether a mock can call the initializer with `super`, perhaps without variadic arguments.
    package var isReachable: Bool { isDesignated && !isUnavailable }

    /// Whether a mock can call the initializer with all arguments: Swift passes no array as a variadic argument.
    package var isCallable: Bool {
      isReachable && !declaration.parameters.contains(where: \.isVariadic)
    }

    /// Whether a closure that the initializer takes has `Self` in its type: no subclass can override or call it.
    var takesSelf: Bool { declaration.parameters.contains { $0.type.mentions(["Self"]) } }

    /// Whether the initializer has a parameter pack.
    package var hasPack: Bool { declaration.generics.contains { $0.specifier == .each } }

    /// Whether the initializer can be called without arguments, and never fails.
    package var isPlain: Bool {
      isReachable && declaration.effects == Effects()
        && declaration.failability == .none
        && declaration.parameters.allSatisfy { $0.hasDefault || $0.isVariadic }
    }

    /// Returns whether the initializer is the same as a requirement's; an asynchronous and a synchronous one differ.
    package func isSame(as other: InitializerDeclaration) -> Bool {
      declaration.effects.isAsync == other.effects.isAsync
        && MemberSignature.redeclaration(.initializer(declaration))
          == .redeclaration(.initializer(other))
    }
  }

  /// The class, as the protocol writes it.
  package var name: String
  /// The initializers that a subclass can see.
  package var initializers: [Initializer]
  /// The names of the members that a subclass inherits, which the mock's own members must not have.
  var memberNames: Set<SidedName> = []
  /// Whether the class is nonisolated although the mock is on a global actor: overrides must be nonisolated, too.
  package var isNonisolated = false

  /// Whether the class is `@unchecked Sendable`, which every subclass must state again.
  package var isUncheckedSendable = false

  /// Whether the `deinit` of the class may call members that a mock overrides, and does not run on an actor.
  package var hasDeinitializer = false

  /// `NSObject`, whose initializer has no parameters.
  package static let objectiveC = MockSuperclass(
    name: "NSObject",
    initializers: [
      Initializer(declaration: InitializerDeclaration(), isRequired: false, isDesignated: true)
    ])

  /// Whether the class has an initializer that can be called without arguments.
  package var hasPlainInitializer: Bool { initializers.contains(where: \.isPlain) }

  /// The initializers to which the mock's own initializers pass arguments on: none if one needs no arguments.
  package var forwarded: [Initializer] {
    hasPlainInitializer ? [] : initializers.filter(\.isCallable)
  }
}

extension MockSuperclass.Initializer {
  /// The declaration as a member, without a position.
  var member: ProtocolMember {
    ProtocolMember(
      .initializer(declaration), at: SourcePosition(path: path ?? "", line: 1, column: 1))
  }

  /// Returns the initializer with what a change of members makes of its declaration.
  func mapping(_ change: (ProtocolMember) -> ProtocolMember) -> Self {
    guard case .initializer(let declaration) = change(member).kind else { return self }
    var initializer = self
    initializer.declaration = declaration
    return initializer
  }
}

extension MockSuperclass {
  /// Makes of each initializer what a change of members makes of it.
  mutating func mapInitializers(_ change: (ProtocolMember) -> ProtocolMember) {
    initializers = initializers.map { $0.mapping(change) }
  }
}
