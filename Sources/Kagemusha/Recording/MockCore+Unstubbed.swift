/// What a throwing method of a mock throws if no stub matches the call.
public struct UnstubbedCall: Error, CustomStringConvertible {
  /// The whole message, as the test framework shows it.
  public let description: String
}

extension MockCore {
  /// Goes on after a call that no stub matched.
  ///
  /// Strict mocks report it first, then throw or return a default value; lenient ones would rather
  /// return a default value. Only where Swift leaves no other way does the process stop.
  func unstubbed<Output, Failure>(
    _ call: RecordedCall, _ failure: Failure.Type, because reason: FailureFact? = nil
  ) throws(Failure) -> Output {
    let fact = reason ?? .unstubbed(call)
    switch mode {
    case .strict:
      report(fact)
      if let error = error(for: fact) as? Failure { throw error }
      if let value = DefaultValueRegistry.defaultValue(for: Output.self) { return value }
    case .lenient:
      if let value = DefaultValueRegistry.defaultValue(for: Output.self) { return value }
      report(fact)
      if let error = error(for: fact) as? Failure { throw error }
    }
    Attempt.flush()
    fatalError(FailureText.stop(fact, of: self, output: Output.self))
  }

  private func error(for fact: FailureFact) -> any Error {
    UnstubbedCall(description: FailureText.failure(fact, of: self).text)
  }
}
