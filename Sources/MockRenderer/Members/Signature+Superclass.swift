import DeclarationModel

extension Signature {
  /// The call of a superclass's initialiser.
  ///
  /// - Parameter initializer: The one that gets these arguments; nil for one that needs none.
  func superCall(_ initializer: InitializerDeclaration?) -> String {
    guard let initializer else { return "super.init()" }
    let values = arguments.map { argument in
      let label = argument.parameter.label.map { "\($0): " } ?? ""
      return label + (argument.parameter.isInout ? "&" : "") + argument.value
    }
    let effects = initializer.effects
    return "\(effects.keywords)super.init(\(values.joined(separator: ", ")))"
  }
}
