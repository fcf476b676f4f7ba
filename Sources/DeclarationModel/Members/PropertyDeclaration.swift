/// `var name: String { get async throws }`.
package struct PropertyDeclaration: Sendable, Hashable {
  /// The name, without backticks.
  package var name: String
  /// The type.
  package var type: TypeReference
  /// Its accessors.
  package var accessors: Accessors
  /// Whether its type is the name of a closure's: `var completion: Completion { get }`.
  package var namesClosure = false

  /// Describes a property.
  package init(name: String, type: TypeReference, accessors: Accessors = Accessors()) {
    self.name = name
    self.type = type
    self.accessors = accessors
  }
}

/// `{ get async throws }`, `{ mutating get nonmutating set }`.
package struct Accessors: Sendable, Hashable {
  /// The effects of the getter.
  package var getterEffects: Effects
  /// Whether there is a setter.
  package var hasSetter: Bool
  /// Modifiers of the getter: `mutating`.
  package var getterModifiers: [Modifier]
  /// Modifiers of the setter: `nonmutating`.
  package var setterModifiers: [Modifier]

  /// Whether the getter neither throws nor suspends.
  package var isPlainGetter: Bool { getterEffects == Effects() }

  /// Describes accessors.
  package init(
    getterEffects: Effects = Effects(), hasSetter: Bool = false, getterModifiers: [Modifier] = [],
    setterModifiers: [Modifier] = []
  ) {
    self.getterEffects = getterEffects
    self.hasSetter = hasSetter
    self.getterModifiers = getterModifiers
    self.setterModifiers = setterModifiers
  }
}
