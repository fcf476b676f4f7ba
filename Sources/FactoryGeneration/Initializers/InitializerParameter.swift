import DeclarationModel

/// A parameter of an initializer that generated code calls.
struct InitializerParameter: Sendable, Hashable {
  /// The argument label; nil for none.
  var label: String?
  /// The name inside of it; that of the property for a memberwise one.
  var name: String
  /// The type.
  var type: TypeReference
  /// Whether a call may leave it out.
  var hasDefault = false
  /// The initial value of the property, as written.
  var initialValue: String?
  /// `T...`.
  var isVariadic = false
  /// Whether a variable must be passed.
  var isInout = false
  /// Where it is declared.
  var position: SourcePosition

  /// Describes a parameter that has no default.
  init(label: String?, name: String, type: TypeReference, position: SourcePosition) {
    self.label = label
    self.name = name
    self.type = type
    self.position = position
  }

  /// A parameter as an initializer declares it.
  init(_ parameter: Parameter, at position: SourcePosition) {
    self.init(
      label: parameter.label, name: parameter.name, type: parameter.type, position: position)
    hasDefault = parameter.hasDefault
    if parameter.isAutoclosure, case .function(let function) = type { type = function.result }
    isVariadic = parameter.isVariadic
    isInout = parameter.isInout
  }
}
