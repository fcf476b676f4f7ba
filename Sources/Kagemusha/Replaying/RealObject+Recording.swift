extension RealObject {
  /// Passes on what the object answers to a call, and writes it down if the mock records.
  /// Generated code calls it.
  public func recording<Output, Failure: Error>(
    _ answer: () throws(Failure) -> Output
  ) throws(Failure) -> Output {
    guard let entry else { return try answer() }
    do throws(Failure) {
      let output = try answer()
      entry.note(.success(output))
      return output
    } catch {
      entry.note(.failure(error))
      throw error
    }
  }

  /// Passes on what the object answers to an asynchronous call, and writes it down if the mock
  /// records. Generated code calls it.
  public func recordingAsync<Output, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation,
    _ answer: () async throws(Failure) -> Output
  ) async throws(Failure) -> Output {
    guard let entry else { return try await answer() }
    do throws(Failure) {
      let output = try await answer()
      entry.note(.success(output))
      return output
    } catch {
      entry.note(.failure(error))
      throw error
    }
  }

  /// Passes on what the object answers to a call that rethrows, and writes it down if the mock
  /// records.
  ///
  /// What the object throws, a closure of the mock's caller has thrown. The compiler cannot know so
  /// where associated types are in between, and asks no further here. Generated code calls it.
  public func rethrowing<Output>(_ answer: () throws -> Output) rethrows -> Output {
    guard let entry else { return try answer() }
    do {
      let output = try answer()
      entry.note(.success(output))
      return output
    } catch {
      entry.note(.failure(error))
      throw error
    }
  }

  /// Passes on what the object answers to an asynchronous call that rethrows, and writes it down if
  /// the mock records. Generated code calls it.
  public func rethrowingAsync<Output>(
    isolation: isolated (any Actor)? = #isolation, _ answer: () async throws -> Output
  ) async rethrows -> Output {
    guard let entry else { return try await answer() }
    do {
      let output = try await answer()
      entry.note(.success(output))
      return output
    } catch {
      entry.note(.failure(error))
      throw error
    }
  }

  /// A completion handler that also writes down what it is called with, if the mock records.
  /// Generated code calls it.
  public func recordingHandler<each Value>(
    _ handler: @escaping (repeat each Value) -> Void
  ) -> (repeat each Value) -> Void {
    guard let entry else { return handler }
    return { (value: repeat each Value) in
      entry.note(completion: repeat each value)
      handler(repeat each value)
    }
  }

  /// A completion handler for any thread that also writes down what it is called with, if the mock
  /// records. Generated code calls it.
  public func recordingSendableHandler<each Value>(
    _ handler: @escaping @Sendable (repeat each Value) -> Void
  ) -> @Sendable (repeat each Value) -> Void {
    guard let entry else { return handler }
    return { (value: repeat each Value) in
      entry.note(completion: repeat each value)
      handler(repeat each value)
    }
  }
}
