@testable import Kagemusha

/// The failures that `body` causes, instead of failing the test.
func failures(in body: () throws -> Void) rethrows -> [MockFailure] {
  let attempt = EventuallyAttempt()
  try attempt.run(body)
  attempt.keep()
  return attempt.failures.map { $0.render() }
}

/// The failures that `body` causes, instead of failing the test.
func failures(in body: () async throws -> Void) async rethrows -> [MockFailure] {
  let attempt = EventuallyAttempt()
  try await EventuallyAttempt.$current.withValue(attempt) { try await body() }
  attempt.keep()
  return attempt.failures.map { $0.render() }
}

/// The texts of the failures that `body` causes, without the names of files, which only goldens
/// know.
func texts(in body: () throws -> Void) rethrows -> [String] {
  try failures(in: body).map(\.text)
}
