extension Batch {
  /// How the mocks and the protocols are divided among modules.
  enum Layout: Hashable, CaseIterable {
    /// The mocks are in the module of the protocols.
    case one
    /// The mocks are in a module that imports it with `@testable`.
    case testable
  }

  /// A diagnostic that has no place in a case.
  struct Unplaced: Error {
    var message: String
  }
}
