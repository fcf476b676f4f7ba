import DeclarationModel

extension ProtocolMember {
  /// The requirement as `stub` and `verify` see it: a variadic parameter is an array, an autoclosure
  /// is its value.
  var recorded: ProtocolMember { mappingParameters { $0.recorded(effects) } }
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
