import Core

/// A mock by hand, which has the name of the generated one.
final class MockStore: Store {
  func value(for key: String) -> String? { "by hand" }
}
