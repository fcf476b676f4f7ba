/// A call, as a function that decides on calls sees it.
public protocol StubCall {
  /// The requirement: `save(_:completion:)`.
  var method: String { get }
  /// The arguments: `("a", 1)`.
  var parametersAsString: String { get }
}

/// A call with its arguments.
///
///     let call = ConcreteStubCall(method: "profile(id:)", parameters: 7)
///     precondition(times(1).matches([call]))
public struct ConcreteStubCall<IN>: StubCall {
  /// The requirement.
  public let method: String
  /// Its argument, or a tuple of them.
  public let parameters: IN

  /// Describes a call.
  ///
  ///     let call = ConcreteStubCall(method: "save(_:)", parameters: User.tanaka)
  public init(method: String, parameters: IN) {
    self.method = method
    self.parameters = parameters
  }

  /// The arguments: `("a", 1)`.
  ///
  ///     let call = ConcreteStubCall(method: "rename(_:to:)", parameters: (7, "a"))
  ///     #expect(call.parametersAsString == "(7, \"a\")")
  public var parametersAsString: String {
    let text = String(describing: (parameters, 0))
    let arguments = text.dropFirst().dropLast(4)
    return arguments.hasPrefix("(") ? String(arguments) : "(\(arguments))"
  }
}
