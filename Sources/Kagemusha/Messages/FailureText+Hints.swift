extension FailureText {
  /// What may help where a call was not received as often as it was wanted.
  static func hint(
    for reference: MemberReference, _ received: [Invocation], _ nearest: NearMiss?,
    of calls: [Invocation]
  ) -> String {
    let wanted = reference.context.count
    if received.count < wanted.minimum {
      return shortageHint(for: reference, received, nearest, of: calls)
    }
    if wanted.customMatcher != nil { return "the function of the call matcher decided so" }
    if wanted.bounds.isEmpty { return "no number of calls is wanted by both sides of 'and'" }
    if wanted.maximum == 0 {
      return callerHint(reference)
    }
    return received.count == 1
      ? "verify(mock) accepts it"
      : "verify(mock, times(\(received.count))) or atLeastOnce() accepts them"
  }

  /// What may help where a call came too seldom.
  private static func shortageHint(
    for reference: MemberReference, _ received: [Invocation], _ nearest: NearMiss?,
    of calls: [Invocation]
  ) -> String {
    let mock = reference.mock
    let waiting =
      EventuallyAttempt.current == nil
      ? "await eventually { … } waits for calls of other tasks"
      : "await eventually(within:) { … } waits longer"
    if calls.isEmpty {
      return mock.isStatic
        ? waiting : "was the mock made at \(mock.place.text) passed on? \(waiting)"
    }
    if !received.isEmpty {
      let number = received.count == 1 ? "verify(mock)" : "verify(mock, times(\(received.count)))"
      return "\(number) accepts what came; \(waiting)"
    }
    guard let nearest else { return "see where the app should call it; \(waiting)" }
    if nearest.otherTypes != nil {
      return "say which types are meant: any(T.self) for an argument, or .returning(T.self), as in "
        + ".returning(\(nearest.call.types.output).self)"
    }
    return "any() in place of \(nearest.difference.argumentNames) accepts call #\(nearest.number)"
  }

  /// What may help where calls came in another order.
  static func orderHint(for reference: MemberReference, before: Int) -> String {
    if reference.context.count.maximum == 0 { return callerHint(reference) }
    return before > 0
      ? "if their order does not matter, verify it outside of inOrder"
      : "verify it outside of inOrder to see the call that is closest to it"
  }

  private static func callerHint(_ reference: MemberReference) -> String {
    "a breakpoint in \(reference.mock.name).\(reference.name.base) shows the caller"
  }
}
