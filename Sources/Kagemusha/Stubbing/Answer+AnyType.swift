extension Answer {
  /// Returns the same answer for a call of other types, for a stub of all types of a generic requirement.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the call.
  ///   - mock: The mock that was called.
  ///   - place: The line of the stub.
  func retyped<OtherArguments, OtherOutput, OtherFailure>(
    for arguments: OtherArguments, of mock: MockCore, _ place: SourcePlace
  ) -> Answer<OtherArguments, OtherOutput, OtherFailure> {
    typealias Other = Answer<OtherArguments, OtherOutput, OtherFailure>
    func recover() throws(OtherFailure) -> OtherOutput {
      let text = FailureText.untypable(OtherOutput.self, OtherArguments.self, of: mock.name)
      let problem = MockFailure(text, at: place)
      mock.report(.untypable(problem))
      return try mock.recover(after: problem, OtherFailure.self)
    }
    func restore(_ result: Result<Output, any Error>) throws(OtherFailure) -> OtherOutput {
      switch result {
      case .success(let output):
        if let output: OtherOutput = AnyTypes.restore(output) { return output }
      case .failure(let error):
        if let error = error as? OtherFailure { throw error }
      }
      return try recover()
    }
    let impossible = Other.body { _ throws(OtherFailure) in try recover() }
    switch self {
    case .value(let output):
      return .body { _ throws(OtherFailure) in try restore(.success(output)) }
    case .error(let error):
      return .body { _ throws(OtherFailure) in try restore(.failure(error)) }
    case .body(let body):
      guard let own = AnyTypes.convert(arguments, to: Arguments.self) else { return impossible }
      return .body { _ throws(OtherFailure) in
        var own = own
        return try restore(Result { try body(&own) })
      }
    case .asyncBody(let body):
      guard let own = AnyTypes.convert(arguments, to: Arguments.self) else { return impossible }
      return .asyncBody { _ async throws(OtherFailure) in
        var own = own
        let result: Result<Output, any Error>
        do {
          result = .success(try await body(&own))
        } catch {
          result = .failure(error)
        }
        return try restore(result)
      }
    case .delayedValue(let output, let delay):
      let value: OtherOutput? = AnyTypes.restore(output)
      return value.map { .delayedValue($0, delay) } ?? impossible
    case .delayedError(let error, let delay):
      return (error as? OtherFailure).map { .delayedError($0, delay) } ?? impossible
    case .real: return .real
    default: return impossible
    }
  }
}
