extension MockCore {
  /// Whether the mock is the child of another.
  var isChild: Bool { !path.isEmpty }

  /// Forgets the stubs with closures, because the test is over: one that captures the mock would keep it alive for ever.
  ///
  /// A call that comes late gets a default value or an error, and is not reported unless another test makes it. A stub of a
  /// requirement with neither stays, since the process would have to stop.
  func endTest() {
    forget(allStubs.filter(\.endsWithTest))
  }

  /// Whether another test than the one that made the mock calls it.
  var isCalledByOtherTest: Bool { MockScope.current.map { $0 !== scope } ?? false }

  /// Whether stubs of a requirement were forgotten with the test.
  func hasEnded(_ name: MemberName) -> Bool { endedMembers.contains(name) }
}
