import DeclarationModel

/// The class that a protocol is bound to, and that its mock inherits from.
package struct MockSuperclass: Sendable, Hashable {
  /// An initializer of the class that the mock must know.
  package struct Initializer: Sendable, Hashable {
    /// The initializer.
    package var declaration: InitializerDeclaration
    /// Whether every subclass must have it.
    package var isRequired: Bool
    /// Whether a subclass's initializer may end in it.
    package var isDesignated: Bool

    /// Whether it can be called with nothing, and never fails.
    package var isPlain: Bool {
      isDesignated && declaration.effects == Effects() && declaration.failability == .none
        && declaration.parameters.allSatisfy { $0.hasDefault || $0.isVariadic }
    }

    /// Returns whether it is one and the same as a requirement's; an asynchronous one is another.
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
  /// Whether the class is nonisolated although the mock is on a global actor: overrides must be nonisolated, too.
  package var isNonisolated = false
  /// Whether the module of such a mock is isolated by default: the compiler (6.3.1) isolates the initializers that
  /// the mock does not override, and then refuses them.
  package var needsOverrides = false

  /// `NSObject`, whose initializer has no parameters.
  package static let objectiveC = MockSuperclass(
    name: "NSObject",
    initializers: [
      Initializer(declaration: InitializerDeclaration(), isRequired: false, isDesignated: true)
    ])

  /// Whether there is one to call with nothing.
  package var hasPlainInitializer: Bool { initializers.contains(where: \.isPlain) }

  /// Those that the mock's own initializers pass arguments on to: none if one needs no arguments.
  package var forwarded: [Initializer] {
    hasPlainInitializer
      ? []
      : initializers.filter {
        $0.isDesignated && !$0.declaration.parameters.contains(where: \.isVariadic)
      }
  }
}
