/// `rescue` is `{ throw $0 }`: a function that rethrows may throw what one of its closures throws,
/// and the compiler does not ask which closure that is.
extension MockCore {
  /// Answers a synchronous method that rethrows.
  ///
  /// - Parameters:
  ///   - name: The requirement.
  ///   - arguments: Its argument, or a tuple of them.
  ///   - unrecorded: The arguments that do not outlive the call.
  ///   - errors: What its closures have thrown.
  ///   - rescue: Throws an error on.
  public func callRethrowing<Arguments, Output>(
    _ name: StaticString, _ arguments: @autoclosure () -> Arguments, unrecorded: Set<Int> = [],
    rethrowing errors: RethrownErrors, _ rescue: (any Error) throws -> Output
  ) rethrows -> Output {
    var arguments = arguments()
    let outcome: Result<Output, any Error> = outcome(
      MemberName(name), &arguments, unrecorded, errors)
    return try outcome.value(rescue)
  }

  /// Answers an asynchronous method that rethrows.
  public func callAsyncRethrowing<Arguments, Output>(
    isolation: isolated (any Actor)? = #isolation, _ name: StaticString,
    _ arguments: @autoclosure () -> Arguments, unrecorded: Set<Int> = [],
    rethrowing errors: RethrownErrors, _ rescue: (any Error) throws -> Output
  ) async rethrows -> Output {
    var arguments = arguments()
    let outcome: Result<Output, any Error> = await outcome(
      isolation, MemberName(name), &arguments, unrecorded, errors)
    return try outcome.value(rescue)
  }

  /// Answers a synchronous method with `inout` parameters that rethrows.
  public func callInoutRethrowing<Arguments, Output>(
    _ name: StaticString, _ arguments: inout Arguments, unrecorded: Set<Int> = [],
    rethrowing errors: RethrownErrors, _ rescue: (any Error) throws -> Output
  ) rethrows -> Output {
    let outcome: Result<Output, any Error> = outcome(
      MemberName(name), &arguments, unrecorded, errors)
    return try outcome.value(rescue)
  }

  /// Answers an asynchronous method with `inout` parameters that rethrows.
  public func callInoutAsyncRethrowing<Arguments, Output>(
    isolation: isolated (any Actor)? = #isolation, _ name: StaticString,
    _ arguments: inout Arguments, unrecorded: Set<Int> = [],
    rethrowing errors: RethrownErrors, _ rescue: (any Error) throws -> Output
  ) async rethrows -> Output {
    let outcome: Result<Output, any Error> = await outcome(
      isolation, MemberName(name), &arguments, unrecorded, errors)
    return try outcome.value(rescue)
  }

  /// What a stub answers; no error but one that may be thrown on.
  private func outcome<Arguments, Output>(
    _ name: MemberName, _ arguments: inout Arguments, _ unrecorded: Set<Int>,
    _ errors: RethrownErrors
  ) -> Result<Output, any Error> {
    let (call, answer) = answer(
      name, arguments, unrecorded: unrecorded, as: Stub<Arguments, Output, any Error>.self)
    do throws(any Error) {
      return .success(try carryOut(answer, of: call, &arguments))
    } catch {
      return errors.areThrown ? .failure(error) : .success(goOn(after: error, in: call))
    }
  }

  /// What a stub answers; no error but one that may be thrown on.
  private func outcome<Arguments, Output>(
    _ isolation: isolated (any Actor)?, _ name: MemberName, _ arguments: inout Arguments,
    _ unrecorded: Set<Int>, _ errors: RethrownErrors
  ) async -> Result<Output, any Error> {
    let (call, answer) = answer(
      name, arguments, unrecorded: unrecorded, as: Stub<Arguments, Output, any Error>.self)
    do throws(any Error) {
      return .success(try await carryOut(isolation, answer, of: call, &arguments))
    } catch {
      return errors.areThrown ? .failure(error) : .success(goOn(after: error, in: call))
    }
  }

  /// Goes on after an error that may not be thrown: with a default value, or not at all.
  private func goOn<Output>(after error: any Error, in call: RecordedCall) -> Output {
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
