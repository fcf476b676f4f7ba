/// `{ get async throws }`, `{ mutating get nonmutating set }`.
package struct Accessors: Sendable, Hashable, Codable {
  /// The effects of the getter.
  package var getterEffects: Effects
  /// Whether there is a setter.
  package var hasSetter: Bool
  /// Modifiers of the getter: `mutating`.
  package var getterModifiers: [String]
  /// Modifiers of the setter: `nonmutating`.
  package var setterModifiers: [String]

  /// Describes accessors.
  package init(
    getterEffects: Effects = Effects(), hasSetter: Bool = false, getterModifiers: [String] = [],
    setterModifiers: [String] = []
  ) {
    self.getterEffects = getterEffects
    self.hasSetter = hasSetter
    self.getterModifiers = getterModifiers
    self.setterModifiers = setterModifiers
  }
}
