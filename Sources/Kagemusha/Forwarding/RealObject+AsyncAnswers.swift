// These functions run where the mock's member does, as those of `MockCore+AsyncCalls.swift`.

#if compiler(>=6.2)
  extension RealObject {
    /// Passes on what the object answers to an asynchronous call, and writes it down if the mock
    /// records. Generated code calls it.
    nonisolated(nonsending) public func _recordingAsync<Output, Failure: Error>(
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

    /// Passes on what the object answers to an asynchronous call that rethrows, and writes it down if
    /// the mock records. Generated code calls it.
    nonisolated(nonsending) public func _rethrowingAsync<Output>(
      _ answer: () async throws -> Output
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
  }
#else
  extension RealObject {
    /// Passes on what the object answers to an asynchronous call, and writes it down if the mock
    /// records. Generated code calls it.
    public func _recordingAsync<Output, Failure: Error>(
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

    /// Passes on what the object answers to an asynchronous call that rethrows, and writes it down if
    /// the mock records. Generated code calls it.
    public func _rethrowingAsync<Output>(
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
  }
#endif
