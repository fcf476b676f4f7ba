@testable import Kagemusha

/// Returns the failures of `body`, which do not fail the test.
func failures(in body: () throws -> Void) rethrows -> [MockFailure] {
  let attempt = EventuallyAttempt()
  try attempt.run(body)
  attempt.keep()
  return attempt.failures.map { $0.render() }
}

/// Returns the failures of `body`, which do not fail the test.
func failures(in body: () async throws -> Void) async rethrows -> [MockFailure] {
  let attempt = EventuallyAttempt()
  try await EventuallyAttempt.$current.withValue(attempt) { try await body() }
  attempt.keep()
  return attempt.failures.map { $0.render() }
}

/// Returns the texts of the failures of `body`, without the names of files, which only goldens
/// contain.
func texts(in body: () throws -> Void) rethrows -> [String] {
  try failures(in: body).map(\.text)
}
