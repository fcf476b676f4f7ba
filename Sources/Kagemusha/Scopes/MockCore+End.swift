extension MockCore {
  /// Whether the mock is the child of another.
  var isChild: Bool { !path.isEmpty }

  /// Removes the stubs with closures at the end of the test: one that captures the mock would keep it alive forever.
  ///
  /// A later call gets a default value or an error, and is not reported unless another test makes it.
  /// If a requirement has neither, its stubs stay, since the process would have to stop.
  func endTest() {
    forget(allStubs.filter(\.endsWithTest))
  }

  /// Whether a test other than the one that made the mock calls it.
  var isCalledByOtherTest: Bool { MockScope.current.map { $0 !== scope } ?? false }

  /// Whether stubs of a requirement were removed at the end of the test.
  func hasEnded(_ name: MemberName) -> Bool { endedMembers.contains(name) }
}
