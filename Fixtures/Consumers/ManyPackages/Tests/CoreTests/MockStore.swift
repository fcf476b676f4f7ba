import Core

/// A mock that was there before the generated ones.
final class MockStore: Store {
  var values: [String: String] = [:]

  func value(for key: String) -> String? { values[key] }
}
