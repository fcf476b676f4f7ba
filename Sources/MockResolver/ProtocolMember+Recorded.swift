import DeclarationModel

extension ProtocolMember {
  /// The requirement as `stub` and `verify` see it: a variadic parameter is an array, an autoclosure
  /// is its value.
  var recorded: ProtocolMember {
    var member = self
    switch kind {
    case .method(var method):
      method.parameters = method.parameters.map { $0.recorded(method.effects) }
      member.kind = .method(method)
    case .initializer(var initializer):
      initializer.parameters = initializer.parameters.map { $0.recorded(initializer.effects) }
      member.kind = .initializer(initializer)
    case .subscript(var element):
      element.parameters = element.parameters.map { $0.recorded(element.accessors.getterEffects) }
      member.kind = .subscript(element)
    case .property, .associatedType, .typeAlias: break
    }
    return member
  }
}

extension Parameter {
  fileprivate func recorded(_ effects: Effects) -> Parameter {
    var parameter = self
    if isEvaluated(in: effects), case .function(let closure) = type {
      parameter.type = closure.result
    }
    if isVariadic { parameter.type = .array(parameter.type) }
    parameter.isVariadic = false
    return parameter
  }
}
