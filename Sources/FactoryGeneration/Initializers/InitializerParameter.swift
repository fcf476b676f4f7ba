import DeclarationModel

/// A parameter of an initializer that generated code calls.
struct InitializerParameter: Sendable, Hashable {
  /// The argument label; nil for none.
  var label: String?
  /// The name in the body; for a memberwise initializer, the name of the property.
  var name: String
  /// The type.
  var type: TypeReference
  /// Whether a call may omit the argument.
  var hasDefault = false
  /// The initial value of the property, as written.
  var initialValue: String?
  /// Whether the parameter is variadic: `T...`.
  var isVariadic = false
  /// Whether the parameter is `inout`.
  var isInout = false
  /// The position of its declaration.
  var position: SourcePosition

  /// Creates a parameter without a default value.
  init(label: String?, name: String, type: TypeReference, position: SourcePosition) {
    self.label = label
    self.name = name
    self.type = type
    self.position = position
  }

  /// Creates a parameter from its declaration.
  init(_ parameter: Parameter, at position: SourcePosition) {
    self.init(
      label: parameter.label, name: parameter.name, type: parameter.type, position: position)
    hasDefault = parameter.hasDefault
    if parameter.isAutoclosure, case .function(let function) = type { type = function.result }
    isVariadic = parameter.isVariadic
    isInout = parameter.isInout
  }
}
