/// How messages name a mock, and how a test reaches it.
extension MockCore {
  /// The name that a test gave it, else its type.
  var name: String { state.with { $0.name } ?? type }

  /// Gives it a name for messages.
  func name(_ name: String) { state.with { $0.name = name } }

  /// How a test reaches it from the mock that the test made itself; empty for such a one.
  var path: String { state.with { $0.path } }

  /// The expression with which a test reaches it: `mock`, `mock.mocks.client`.
  var expression: String {
    let path = path
    return path.isEmpty ? "mock" : path
  }

  /// Its type, and how a test reaches it if it answers for another mock.
  var title: String {
    let path = path
    return path.isEmpty ? name : "\(name) (\(path))"
  }

  /// Notes that this mock answers for another.
  func name(asChild name: String, of parent: MockCore) {
    let (parentName, parentPath) = parent.state.with { ($0.name, $0.path) }
    let start = parentPath.isEmpty ? parentName ?? "mock" : parentPath
    let clock = parent.clock
    state.with { state in
      state.path = "\(start).mocks.\(name)"
      state.clock = clock
    }
  }
}
