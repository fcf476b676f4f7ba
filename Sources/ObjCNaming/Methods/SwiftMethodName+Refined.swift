extension SwiftMethodName {
  /// The name of a method that is refined for Swift: `__` in front of the base name, or of an
  /// initializer's first label.
  var refined: SwiftMethodName {
    var name = self
    guard isInitializer else {
      name.baseName = "__" + baseName
      return name
    }
    guard case .labeled(let label)? = parameters.first else { return name }
    name.parameters[0] = .labeled("__" + (label ?? ""))
    return name
  }
}
