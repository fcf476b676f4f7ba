/// A test that runs or has run, as far as a framework knows.
///
/// `KagemushaTesting` creates it: this module imports no test framework.
package final class TestRun: Sendable {
  private struct State {
    var name: String?
    var isOver = false
  }

  /// The identity of the test, for a framework that makes an instance at each look.
  private let id: (any Hashable & Sendable)?
  private let state: Locked<State>

  /// - Parameters:
  ///   - name: The name of the test; nil if it is known only when the test is over.
  ///   - id: The identity of the test, for a framework that makes an instance at each look.
  package init(_ name: String? = nil, id: (any Hashable & Sendable)? = nil) {
    self.id = id
    state = Locked(State(name: name))
  }

  /// The name of the test, as far as it is known.
  var name: String? { state.with { $0.name } }

  /// Whether the test is over, as far as that is known.
  var isOver: Bool { state.with { $0.isOver } }

  /// Notes that the test is over.
  package func end(_ name: String) { state.with { $0 = State(name: name, isOver: true) } }

  /// Returns whether both are the same test.
  func isSame(as other: TestRun) -> Bool {
    if self === other { return true }
    guard let id, let otherID = other.id else { return false }
    return AnyHashable(id) == AnyHashable(otherID)
  }
}

/// Finds the running test.
package protocol TestObserving: Sendable {
  /// The test of the current task or, where a framework runs one test at a time, of the process.
  static var current: TestRun? { get }
}

extension MockFailure {
  /// Returns the failure, with the name of the test that made its mock if another one runs by now.
  func noting(_ owner: TestRun?) -> MockFailure {
    guard let owner, let name = owner.name else { return self }
    let current = _LinkedFramework.runningTest
    if let current, owner.isSame(as: current) { return self }
    let text = FailureText.late(
      text, of: name, isOver: owner.isOver, isElsewhere: current?.name != nil)
    return MockFailure(text, at: place, isUnplaced: isUnplaced)
  }
}
