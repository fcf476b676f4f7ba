/// In these functions, `rescue` is `{ throw $0 }`: a function that rethrows may throw what one of its
/// closures throws, and the compiler does not ask which closure that is.
extension MockCore {
  /// Answers a synchronous method that rethrows.
  ///
  /// - Parameters:
  ///   - arguments: The argument, or a tuple of several.
  ///   - unrecorded: The arguments that do not outlive the call.
  ///   - errors: The errors that the closures of the call have thrown.
  ///   - name: The requirement.
  ///   - rescue: Rethrows an error.
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

  /// Returns the answer of a stub; an error only if it may be rethrown.
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

  /// Returns the answer of a stub; an error only if it may be rethrown.
  func outcome<Arguments, Output>(
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

  /// Handles an error that may not be thrown: returns a default value, or stops the process.
  private func recover<Output>(after error: any Error, in call: Invocation) -> Output {
    let text: String
    if let unstubbed = error as? UnstubbedCall {
      // The call has been reported already.
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
  /// Returns the value, or the result of `rescue` for the error.
  func value(_ rescue: (Failure) throws -> Success) rethrows -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let error): return try rescue(error)
    }
  }
}

/// The errors that the closures of one call of a rethrowing method have thrown.
///
/// A caller that passes only closures that cannot throw is not prepared for an error at all, so nothing else may be thrown.
public final class _RethrownErrors: Sendable {
  private let mayThrow: Locked<Bool>

  /// Creates a collection without errors.
  ///
  /// - Parameter areKnown: Whether every closure that throws reports its errors to `noting`.
  public init(areKnown: Bool = true) {
    mayThrow = Locked(!areKnown)
  }

  /// Whether an error may be rethrown.
  var areThrown: Bool { mayThrow.with { $0 } }

  /// Records that a closure throws this error.
  public func noting<Failure: Error>(_ error: Failure) -> Failure {
    mayThrow.with { $0 = true }
    return error
  }
}
