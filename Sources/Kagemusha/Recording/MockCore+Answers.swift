extension MockCore {
  func answerNow<Arguments, Output, Failure>(
    _ name: MemberName, _ arguments: Arguments, _ unrecorded: Set<Int>, _ failure: Failure.Type
  ) throws(Failure) -> Output {
    var arguments = arguments
    return try answerNow(name, &arguments, unrecorded, failure)
  }

  func answerNow<Arguments, Output, Failure>(
    _ name: MemberName, _ arguments: inout Arguments, _ unrecorded: Set<Int>,
    _ failure: Failure.Type
  ) throws(Failure) -> Output {
    let (call, answer) = answer(
      name, arguments, unrecorded: unrecorded, as: Stub<Arguments, Output, Failure>.self)
    switch answer {
    case .value(let value), .delayedValue(let value, _): return value
    case .error(let error): throw error
    case .body(let body): return try body(&arguments)
    case .asyncBody, nil: return try unstubbed(call, failure)
    }
  }

  func answerLater<Arguments, Output, Failure>(
    _ isolation: isolated (any Actor)?, _ name: MemberName, _ arguments: Arguments,
    _ unrecorded: Set<Int>, _ failure: Failure.Type
  ) async throws(Failure) -> Output {
    var arguments = arguments
    return try await answerLater(isolation, name, &arguments, unrecorded, failure)
  }

  func answerLater<Arguments, Output, Failure>(
    _ isolation: isolated (any Actor)?, _ name: MemberName, _ arguments: inout Arguments,
    _ unrecorded: Set<Int>, _ failure: Failure.Type
  ) async throws(Failure) -> Output {
    let (call, answer) = answer(
      name, arguments, unrecorded: unrecorded, as: Stub<Arguments, Output, Failure>.self)
    switch answer {
    case .value(let value): return value
    case .delayedValue(let value, let delay):
      // A cancelled test need not wait; it gets the value at once.
      try? await Task.sleep(for: delay)
      return value
    case .error(let error): throw error
    case .body(let body): return try body(&arguments)
    case .asyncBody(let body):
      let outcome = try await AsyncBody(body).run(Locked(arguments)).with { $0 }
      arguments = outcome.arguments
      return outcome.output
    case nil: return try unstubbed(call, failure)
    }
  }
}

/// A body of a test on its way to wherever it runs.
///
/// Neither it nor its arguments need be `Sendable`: a mock passes on what it was given, and `Locked` is how
/// the compiler is told so.
private struct AsyncBody<Arguments, Output, Failure: Error>: Sendable {
  typealias Body = (inout Arguments) async throws(Failure) -> Output
  private let body: Locked<Body>

  init(_ body: @escaping Body) {
    self.body = Locked(body)
  }

  func run(
    _ arguments: Locked<Arguments>
  ) async throws(Failure) -> Locked<(arguments: Arguments, output: Output)> {
    let body = body.with { $0 }
    var arguments = arguments.with { $0 }
    let output = try await body(&arguments)
    return Locked((arguments, output))
  }
}
