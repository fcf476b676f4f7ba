/// `to address: inout Address`, `_ body: @escaping (Int) -> Void`, `tags: String...`.
package struct Parameter: Sendable, Hashable {
  /// The argument label; nil for `_`.
  package var label: String?
  /// The name inside the body; `_` if there is none to use.
  package var name: String
  /// The type, without specifiers, `@escaping`, `@autoclosure` and `...`.
  package var type: TypeReference
  /// Attributes before the label, which are not the type's: `@ViewBuilder content: () -> Content`.
  package var declarationAttributes: [Attribute]
  /// `inout`, `borrowing`, `sending`; they stand before the attributes.
  package var specifiers: [TypeSpecifier]
  /// Attributes of the parameter: `escaping`, `autoclosure`; a closure's own (`@Sendable`) are in
  /// its type.
  package var attributes: [Attribute]
  /// The default value as written; nil for none.
  package var defaultValue: String?
  /// The annotations of `sourcery:` comments, in the form of `ToolComments.sourcery`.
  package var annotations: [String] = []

  /// `T...`.
  package var isVariadic: Bool
  /// Whether a call may leave it out.
  package var hasDefault: Bool
  /// Whether it is on the first line of its declaration, whose annotations are then also those of the
  /// parameter, as in Sourcery.
  package var sharesAnnotations = false
  /// Whether its type is an alias of a function.
  package var namesClosure: Bool
  /// Whether its value cannot be kept: it is noncopyable (SE-0390), or may not escape (SE-0446).
  package var isNoncopyable = false
  /// The type of the mock's in which its closure is kept; nil if it is kept as it is.
  package var closureBox: ClosureBox?
  /// The support that its type needs at run time; nil if every system has it.
  package var runtimeSupport: RuntimeSupport?

  /// Describes a parameter.
  package init(
    label: String?, name: String, type: TypeReference, specifiers: [TypeSpecifier] = [],
    attributes: [Attribute] = []
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.declarationAttributes = []
    self.specifiers = specifiers
    self.attributes = attributes
    self.isVariadic = false
    self.hasDefault = false
    self.defaultValue = nil
    self.namesClosure = false
  }

  /// Whether it is passed as `inout`.
  package var isInout: Bool { specifiers.contains(.inout) }
  /// Whether it is marked `@escaping`.
  package var isEscaping: Bool { attributes.contains(.escaping) }
  /// Whether it is marked `@autoclosure`.
  package var isAutoclosure: Bool { attributes.contains(.autoclosure) }
  /// Whether it is an autoclosure whose value a call with `effects` can ask for; any other is
  /// passed on as a closure.
  package func isEvaluated(in effects: Effects) -> Bool {
    guard isAutoclosure, case .function(let closure) = type else { return isAutoclosure }
    return effects.cover(closure.effects)
  }
  /// Whether its type is a function, or an alias of one.
  package var isClosure: Bool { if case .function = type { true } else { namesClosure } }
  /// Whether it is a closure that may not outlive the call.
  package var isNonEscapingClosure: Bool {
    // A closure that can be replaced may outlive the call, whether it is marked or not.
    return isClosure && !isEscaping && !isVariadic && !isInout
  }
}
