/// `rescue` is `{ throw $0 }`: a function that rethrows may throw what one of its closures throws,
/// and the compiler does not ask which closure that is.
extension MockCore {
  /// Answers a synchronous method that rethrows.
  ///
  /// - Parameters:
  ///   - arguments: Its argument, or a tuple of them.
  ///   - unrecorded: The arguments that do not outlive the call.
  ///   - errors: What its closures have thrown.
  ///   - name: The requirement.
  ///   - rescue: Throws an error on.
  public func _callRethrowing<Arguments, Output>(
    _ arguments: @autoclosure () -> Arguments, unrecorded: Set<Int> = [],
    rethrowing errors: _RethrownErrors, name: StaticString = #function,
    _ rescue: (any Error) throws -> Output
  ) rethrows -> Output {
    var arguments = arguments()
    let outcome: Result<Output, any Error> = outcome(
      MemberName(name), &arguments, unrecorded, errors)
    return try outcome.value(rescue)
  }

  /// Answers an asynchronous method that rethrows.
  public func _callAsyncRethrowing<Arguments, Output>(
    isolation: isolated (any Actor)? = #isolation,
    _ arguments: @autoclosure () -> Arguments, unrecorded: Set<Int> = [],
    rethrowing errors: _RethrownErrors, name: StaticString = #function,
    _ rescue: (any Error) throws -> Output
  ) async rethrows -> Output {
    var arguments = arguments()
    let outcome: Result<Output, any Error> = await outcome(
      isolation, MemberName(name), &arguments, unrecorded, errors)
    return try outcome.value(rescue)
  }

  /// Answers a synchronous method with `inout` parameters that rethrows.
  public func _callInoutRethrowing<Arguments, Output>(
    _ arguments: inout Arguments, unrecorded: Set<Int> = [],
    rethrowing errors: _RethrownErrors, name: StaticString = #function,
    _ rescue: (any Error) throws -> Output
  ) rethrows -> Output {
    let outcome: Result<Output, any Error> = outcome(
      MemberName(name), &arguments, unrecorded, errors)
    return try outcome.value(rescue)
  }

  /// Answers an asynchronous method with `inout` parameters that rethrows.
  public func _callInoutAsyncRethrowing<Arguments, Output>(
    isolation: isolated (any Actor)? = #isolation,
    _ arguments: inout Arguments, unrecorded: Set<Int> = [],
    rethrowing errors: _RethrownErrors, name: StaticString = #function,
    _ rescue: (any Error) throws -> Output
  ) async rethrows -> Output {
    let outcome: Result<Output, any Error> = await outcome(
      isolation, MemberName(name), &arguments, unrecorded, errors)
    return try outcome.value(rescue)
  }

  /// What a stub answers; no error but one that may be thrown on.
  private func outcome<Arguments, Output>(
    _ name: MemberName, _ arguments: inout Arguments, _ unrecorded: Set<Int>,
    _ errors: _RethrownErrors
  ) -> Result<Output, any Error> {
    let (call, answer) = answer(
      name, arguments, unrecorded: unrecorded, as: Stub<Arguments, Output, any Error>.self)
    do throws(any Error) {
      return .success(try perform(answer, of: call, &arguments))
    } catch {
      return errors.areThrown ? .failure(error) : .success(recover(after: error, in: call))
    }
  }

  /// What a stub answers; no error but one that may be thrown on.
  private func outcome<Arguments, Output>(
    _ isolation: isolated (any Actor)?, _ name: MemberName, _ arguments: inout Arguments,
    _ unrecorded: Set<Int>, _ errors: _RethrownErrors
  ) async -> Result<Output, any Error> {
    let (call, answer) = answer(
      name, arguments, unrecorded: unrecorded, as: Stub<Arguments, Output, any Error>.self)
    do throws(any Error) {
      return .success(try await perform(isolation, answer, of: call, &arguments))
    } catch {
      return errors.areThrown ? .failure(error) : .success(recover(after: error, in: call))
    }
  }

  /// Goes on after an error that may not be thrown: with a default value, or not at all.
  private func recover<Output>(after error: any Error, in call: Invocation) -> Output {
    let text: String
    if let unstubbed = error as? UnstubbedCall {
      // The call has been reported.
      text = unstubbed.description
    } else {
      let fact = FailureFact.foreignError(error, in: call)
      report(fact)
      text = FailureText.failure(fact, of: self).text
    }
    if let value = DefaultValueRegistry.defaultValue(for: Output.self) { return value }
    flush()
    fatalError(FailureText.stop(text, output: Output.self), file: place.file, line: place.line)
  }
}

extension Result {
  /// The value; what `rescue` does with the error.
  fileprivate func value(_ rescue: (Failure) throws -> Success) rethrows -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let error): return try rescue(error)
    }
  }
}

/// The errors that the closures of one call have thrown, of a method that rethrows them.
///
/// Whoever calls such a method with a closure that cannot throw is not prepared for an error at all,
/// so nothing else may be thrown.
public final class _RethrownErrors: Sendable {
  private let mayThrow: Locked<Bool>

  /// Knows none yet.
  ///
  /// - Parameter areKnown: Whether all closures that throw say so to `noting`.
  public init(areKnown: Bool = true) {
    mayThrow = Locked(!areKnown)
  }

  /// Whether an error may be thrown on.
  var areThrown: Bool { mayThrow.with { $0 } }

  /// Notes that a closure throws this error.
  public func noting<Failure: Error>(_ error: Failure) -> Failure {
    mayThrow.with { $0 = true }
    return error
  }
}
