/// What a throwing method of a mock throws if no stub matches the call. The call has been reported then.
public struct UnstubbedCall: Error, CustomStringConvertible {
  /// The first line of the failure that was reported.
  public let description: String

  init(_ failure: MockFailure) {
    description = String(failure.text.prefix { $0 != "\n" })
  }
}

extension MockCore {
  /// Goes on after a call that no stub matched.
  ///
  /// Strict mocks report it first, then throw or return a default value; lenient ones would rather
  /// return a default value. Only where Swift leaves no other way does the process stop.
  func unstubbed<Output, Failure>(
    _ call: Invocation, _ failure: Failure.Type, because reason: FailureFact? = nil
  ) throws(Failure) -> Output {
    if reason == nil, let value: Output = ownDefault() { return value }
    let fact = reason ?? .unstubbed(call)
    switch mode {
    case .strict, .unambiguous:
      report(fact)
      if let error: Failure = error(for: fact) { throw error }
      if let value = DefaultValueRegistry.defaultValue(for: Output.self) { return value }
    case .lenient:
      if let value = DefaultValueRegistry.defaultValue(for: Output.self) { return value }
      report(fact)
      if let error: Failure = error(for: fact) { throw error }
    }
    flush()
    let text = FailureText.failure(fact, of: self).text
    fatalError(FailureText.stop(text, output: Output.self), file: place.file, line: place.line)
  }

  /// Goes on after a call whose stub has nothing to answer with, which the test knows already.
  func recover<Output, Failure>(
    after problem: MockFailure, _ failure: Failure.Type
  ) throws(Failure) -> Output {
    if let error = UnstubbedCall(problem) as? Failure { throw error }
    if let value = DefaultValueRegistry.defaultValue(for: Output.self) { return value }
    flush()
    fatalError(
      FailureText.stop(problem.text, output: Output.self), file: place.file, line: place.line)
  }

  /// The error that says so, if the method can throw it: else nobody needs its text.
  private func error<Failure: Error>(for fact: FailureFact) -> Failure? {
    if Failure.self == Never.self { return nil }
    return UnstubbedCall(FailureText.failure(fact, of: self)) as? Failure
  }
}
