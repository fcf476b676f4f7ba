import Kagemusha

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

/// A call that a mock received.
private struct ReceivedCall: StubCall {
  let method: String
  let parametersAsString: String
}

extension CallMatcher {
  /// Wants what `matchesFunction` is true for, given the calls that match.
  ///
  ///     verify(repository, CallMatcher(name: "an even number") { $0.count.isMultiple(of: 2) })
  ///       .profile(id: anyInt())
  ///
  /// - Parameters:
  ///   - name: How it shows in messages.
  ///   - matchesFunction: Decides.
  public init(name: String, matchesFunction: @escaping ([any StubCall]) -> Bool) {
    self.init(
      CustomCallMatcher(name) { calls in
        matchesFunction(
          calls.map { ReceivedCall(method: $0.name, parametersAsString: $0.arguments) })
      })
  }

  /// Wants a number of calls that compares as wanted.
  ///
  ///     verify(repository, CallMatcher(name: "more than 2", numberOfExpectedCalls: 2) { $0 < $1 })
  ///       .profile(id: anyInt())
  ///
  /// - Parameters:
  ///   - name: How it shows in messages.
  ///   - numberOfExpectedCalls: The number.
  ///   - compareCallsFunction: Gets it, and the number of calls.
  public init(
    name: String, numberOfExpectedCalls: Int,
    compareCallsFunction: @escaping (_ expected: Int, _ actual: Int) -> Bool
  ) {
    self.init(name: name) { compareCallsFunction(numberOfExpectedCalls, $0.count) }
  }

  /// Whether calls, of which each is the wanted one, are as many as are wanted.
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
