/// The name of a mock in messages, and the expression for it in a test.
extension MockCore {
  /// The name that a test gave the mock, else its type.
  var name: String { state.with { $0.name } ?? type }

  /// Gives the mock a name for messages.
  func name(_ name: String) { state.with { $0.name = name } }

  /// The path to a child from the mock that the test made itself; empty for that mock.
  var path: String { state.with { $0.path } }

  /// The expression for the mock in a test: `mock`, `mock.mocks.client`.
  var expression: String {
    let path = path
    return path.isEmpty ? "mock" : path
  }

  /// The name of the mock; for a child, with the expression for it.
  var title: String {
    let path = path
    return path.isEmpty ? name : "\(name) (\(path))"
  }

  /// Notes that this mock is a child of another.
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
