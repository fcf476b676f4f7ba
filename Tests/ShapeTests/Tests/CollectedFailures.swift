@testable import Kagemusha

/// The failures that `body` causes, instead of failing the test.
func failures(in body: () throws -> Void) rethrows -> [MockFailure] {
  let collection = FailureOutlet.Collection()
  try FailureOutlet.Collection.$current.withValue(collection) { try body() }
  return collection.all.map(\.failure)
}

/// The failures that `body` causes, instead of failing the test.
func failures(in body: () async throws -> Void) async rethrows -> [MockFailure] {
  let collection = FailureOutlet.Collection()
  try await FailureOutlet.Collection.$current.withValue(collection) { try await body() }
  return collection.all.map(\.failure)
}

/// The texts of the failures that `body` causes, without the names of files, which only goldens
/// know.
func texts(in body: () throws -> Void) rethrows -> [String] {
  try failures(in: body).map(\.text)
}
