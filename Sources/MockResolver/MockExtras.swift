/// What a mock has besides what every mock has; each costs bytes and compile time, so that it is
/// made where it is asked for.
package struct MockExtras: OptionSet, Sendable, Hashable, Codable {
  /// One bit for each.
  package let rawValue: Int

  /// Makes a set of bits.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It can forward calls to a real object.
  package static let forwarding = MockExtras(rawValue: 1)
  /// A class beside it answers everything with default values, and can be subclassed.
  package static let stubClass = MockExtras(rawValue: 2)
  /// It takes what Cuckoo's matchers are.
  package static let cuckoo = MockExtras(rawValue: 4)

  /// It can record what the real object answers; it needs `forwarding`.
  package static let recording = MockExtras(rawValue: 8)

  /// All that a mock needs to record.
  package static let recordingSuite: MockExtras = [.forwarding, .recording]
  /// All that the tests of a team that comes from Cuckoo may use.
  package static let cuckooSuite: MockExtras = [.forwarding, .stubClass, .cuckoo]
}

extension MockBlueprint {
  /// This mock with more extras.
  package func adding(_ extras: MockExtras) -> MockBlueprint {
    var mock = self
    mock.extras.formUnion(extras)
    return mock
  }
}
