/// A property, such as `var name: String { get async throws }`.
package struct PropertyDeclaration: Sendable, Hashable {
  /// The name, without backticks.
  package var name: String
  /// Whether the name is written in backticks.
  package var isQuoted = false
  /// The type.
  package var type: TypeReference
  /// The accessors.
  package var accessors: Accessors
  /// Whether the type is an alias of a function type: `var completion: Completion { get }`.
  package var namesClosure = false

  /// Creates a property.
  package init(name: String, type: TypeReference, accessors: Accessors = Accessors()) {
    self.name = name
    self.type = type
    self.accessors = accessors
  }
}

/// The accessors of a property or a subscript: `{ get async throws }`, `{ mutating get nonmutating
/// set }`.
package struct Accessors: Sendable, Hashable {
  /// The effects of the getter.
  package var getterEffects: Effects
  /// Whether there is a setter.
  package var hasSetter: Bool
  /// The modifiers of the getter: `mutating`.
  package var getterModifiers: [Modifier]
  /// The modifiers of the setter: `nonmutating`.
  package var setterModifiers: [Modifier]
  /// The `@available` attributes of the getter itself.
  package var getterAvailability: [Attribute] = []
  /// The `@available` attributes of the setter itself.
  package var setterAvailability: [Attribute] = []

  /// The `@available` attributes of both accessors.
  package var availability: [Attribute] { getterAvailability + setterAvailability }

  /// Whether the getter neither throws nor suspends.
  package var isPlainGetter: Bool { getterEffects == Effects() }

  /// Creates accessors.
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
