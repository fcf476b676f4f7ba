import Kagemusha

/// A call, as call matchers examine it.
public protocol StubCall {
  /// The name of the requirement, such as `save(_:completion:)`.
  var method: String { get }
  /// The arguments as text, such as `("a", 1)`.
  var parametersAsString: String { get }
}

/// A call with its arguments.
///
///     let call = ConcreteStubCall(method: "profile(id:)", parameters: 7)
///     precondition(times(1).matches([call]))
public struct ConcreteStubCall<IN>: StubCall {
  /// The name of the requirement.
  public let method: String
  /// The argument, or a tuple of several arguments.
  public let parameters: IN

  /// Creates a call.
  ///
  ///     let call = ConcreteStubCall(method: "save(_:)", parameters: User.tanaka)
  public init(method: String, parameters: IN) {
    self.method = method
    self.parameters = parameters
  }

  /// The arguments as text, such as `("a", 1)`.
  ///
  ///     let call = ConcreteStubCall(method: "rename(_:to:)", parameters: (7, "a"))
  ///     #expect(call.parametersAsString == "(7, \"a\")")
  public var parametersAsString: String {
    let text = String(describing: (parameters, 0))
    let arguments = text.dropFirst().dropLast(4)
    return arguments.hasPrefix("(") ? String(arguments) : "(\(arguments))"
  }
}

/// A call that a mock received.
private struct ReceivedCall: StubCall {
  let method: String
  let parametersAsString: String
}

extension CallMatcher {
  /// Creates a matcher that accepts the matching calls if a function returns true for them.
  ///
  ///     verify(repository, CallMatcher(name: "an even number") { $0.count.isMultiple(of: 2) })
  ///       .profile(id: anyInt())
  ///
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - matchesFunction: Returns whether the calls are accepted.
  public init(name: String, matchesFunction: @escaping ([any StubCall]) -> Bool) {
    self.init(
      CustomCallMatcher(name) { calls in
        matchesFunction(
          calls.map { ReceivedCall(method: $0.name, parametersAsString: $0.arguments) })
      })
  }

  /// Creates a matcher that compares the number of calls with an expected number.
  ///
  ///     verify(repository, CallMatcher(name: "more than 2", numberOfExpectedCalls: 2) { $0 < $1 })
  ///       .profile(id: anyInt())
  ///
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - numberOfExpectedCalls: The expected number.
  ///   - compareCallsFunction: Returns whether the number of calls is accepted, given the expected
  ///     number and the number of calls.
  public init(
    name: String, numberOfExpectedCalls: Int,
    compareCallsFunction: @escaping (_ expected: Int, _ actual: Int) -> Bool
  ) {
    self.init(name: name) { compareCallsFunction(numberOfExpectedCalls, $0.count) }
  }

  /// Returns whether the number of calls is accepted, if all of them match.
  ///
  ///     precondition(never().matches([]))
  public func matches(_ calls: [any StubCall]) -> Bool {
    if let custom = customMatcher {
      return custom.accepts(
        calls.map { CallSummary(name: $0.method, arguments: $0.parametersAsString) })
    }
    return accepts(calls.count)
  }
}
