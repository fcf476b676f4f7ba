extension MockCore {
  /// Answers a synchronous requirement: with a stub, else with the child mock of the requirement.
  func answerNow<Arguments, Output, Failure>(
    _ name: MemberName, _ arguments: inout Arguments, _ unrecorded: Set<Int>,
    _ failure: Failure.Type, otherwise child: () -> Output? = { nil }
  ) throws(Failure) -> Output {
    let (call, answer) = answer(
      name, arguments, unrecorded: unrecorded, as: Stub<Arguments, Output, Failure>.self)
    if answer == nil, let output = child() {
      noteChild(answering: call)
      return output
    }
    return try perform(answer, of: call, &arguments)
  }

  /// Performs the answer of a stub, or what an unstubbed call leads to.
  func perform<Arguments, Output, Failure>(
    _ answer: Answer<Arguments, Output, Failure>?, of call: Invocation,
    _ arguments: inout Arguments
  ) throws(Failure) -> Output {
    switch answer {
    case .value(let value): return value
    case .delayedValue(let value, let delay):
      clock.pass(delay)
      return value
    case .error(let error): throw error
    case .delayedError(let error, let delay):
      clock.pass(delay)
      throw error
    case .body(let body): return try body(&arguments)
    case .impossible(let problem): return try recover(after: problem, Failure.self)
    case .real: return try unstubbed(call, Failure.self, because: .noRealObject(call))
    case .asyncBody: return try unstubbed(call, Failure.self)
    case nil: return try replayed(call, Failure.self)
    }
  }

  /// Answers an asynchronous requirement: with a stub, else with the child mock of the requirement.
  func answerLater<Arguments, Output, Failure>(
    _ isolation: isolated (any Actor)?, _ name: MemberName, _ arguments: inout Arguments,
    _ unrecorded: Set<Int>, _ failure: Failure.Type, otherwise child: () -> Output? = { nil }
  ) async throws(Failure) -> Output {
    let (call, answer) = answer(
      name, arguments, unrecorded: unrecorded, as: Stub<Arguments, Output, Failure>.self)
    if answer == nil, let output = child() {
      noteChild(answering: call)
      return output
    }
    return try await perform(isolation, answer, of: call, &arguments)
  }

  /// Performs the answer of a stub of an asynchronous member, or what an unstubbed call leads to.
  func perform<Arguments, Output, Failure>(
    _ isolation: isolated (any Actor)?, _ answer: Answer<Arguments, Output, Failure>?,
    of call: Invocation, _ arguments: inout Arguments
  ) async throws(Failure) -> Output {
    switch answer {
    case .value(let value): return value
    case .delayedValue(let value, let delay):
      try await wait(for: delay, failure: Failure.self)
      return value
    case .delayedError(let error, let delay):
      try await wait(for: delay, failure: Failure.self)
      throw error
    case .asyncBody(let body):
      let work = AsyncWork(body: body, arguments: arguments)
      let outcome = await AsyncWork.run(Locked(work)).with { $0 }
      arguments = outcome.arguments
      return try outcome.output.get()
    case .error, .body, .impossible, .real, nil:
      return try perform(answer, of: call, &arguments)
    }
  }

  /// Waits before an answer. A cancelled member that cannot throw a `CancellationError` answers at once.
  private func wait<Failure: Error>(
    for delay: TimeSpan, failure: Failure.Type
  ) async throws(Failure) {
    do {
      try await clock.sleep(delay)
    } catch {
      if let error = error as? Failure { throw error }
    }
  }
}

/// The body of a stub and the arguments of its call, on their way to wherever the body runs.
///
/// Neither need be `Sendable`: a mock passes on what it was given, and `Locked` vouches for that to the
/// compiler. `Locked` holds this struct, since a function with typed throws as a generic argument
/// requires macOS 15.
private struct AsyncWork<Arguments, Output, Failure: Error> {
  let body: (inout Arguments) async throws(Failure) -> Output
  var arguments: Arguments

  /// Runs the body. Changes that the body made to the arguments count even if it threw.
  static func run(
    _ work: Locked<Self>
  ) async -> Locked<(arguments: Arguments, output: Result<Output, Failure>)> {
    var work = work.with { $0 }
    do throws(Failure) {
      let output = try await work.body(&work.arguments)
      return Locked((work.arguments, .success(output)))
    } catch {
      return Locked((work.arguments, .failure(error)))
    }
  }
}

/// The error that a throwing method of a mock throws if no stub matches the call, which has been reported already.
public struct UnstubbedCall: Error, CustomStringConvertible {
  /// The first line of the failure that was reported.
  public let description: String

  init(_ failure: MockFailure) {
    description = String(failure.text.prefix { $0 != "\n" })
  }
}

extension MockCore {
  /// Handles a call that no stub matched.
  ///
  /// A strict mock reports the call first, then throws or returns a default value; a lenient one
  /// returns a default value if there is one. The process stops only where the mock can neither throw
  /// nor return.
  func unstubbed<Output, Failure>(
    _ call: Invocation, _ failure: Failure.Type, because reason: FailureFact? = nil
  ) throws(Failure) -> Output {
    if reason == nil, let value: Output = ownDefault() { return value }
    let fact = reason ?? .unstubbed(call)
    if reason == nil, hasEnded(call.name), !isCalledByOtherTest {
      if let value = DefaultValueRegistry.defaultValue(for: Output.self) { return value }
      if let error: Failure = error(for: fact) { throw error }
    }
    if mode != .lenient || fact.isOfStub {
      report(fact)
      if let error: Failure = error(for: fact) { throw error }
      if let value = DefaultValueRegistry.defaultValue(for: Output.self) { return value }
    } else {
      if let value = DefaultValueRegistry.defaultValue(for: Output.self) { return value }
      report(fact)
      if let error: Failure = error(for: fact) { throw error }
    }
    flush()
    let text = FailureText.failure(fact, of: self).text
    fatalError(FailureText.stop(text, output: Output.self), file: place.file, line: place.line)
  }

  /// Handles a call whose stub cannot give an answer, which has been reported already.
  func recover<Output, Failure>(
    after problem: MockFailure, _ failure: Failure.Type
  ) throws(Failure) -> Output {
    if let error = UnstubbedCall(problem) as? Failure { throw error }
    if let value = DefaultValueRegistry.defaultValue(for: Output.self) { return value }
    flush()
    fatalError(
      FailureText.stop(problem.text, output: Output.self), file: place.file, line: place.line)
  }

  /// Returns the error for a fact; nil if the method cannot throw it, in which case nobody needs its text.
  private func error<Failure: Error>(for fact: FailureFact) -> Failure? {
    if Failure.self == Never.self { return nil }
    return UnstubbedCall(FailureText.failure(fact, of: self)) as? Failure
  }
}
