/// The words about calls of which some arguments are not known.
extension FailureText {
  /// Reports that the number of matching calls is unknown.
  static func undecided(
    _ reference: _MemberReference, _ undecided: [Invocation], _ received: [Invocation],
    of calls: [Invocation]
  ) -> String {
    let mock = reference.mock
    var table = FailureTable(
      "\(mock.name).\(reference.name.text): wanted \(reference.context.count.text), "
        + "got \(received.count), and \(count(undecided.count, "call")) may match")
    table.add("wanted", CallText.describe(reference), note: reference.context.place.text)
    if let reason = reference.context.count.reason { table.add("because", reason) }
    table.add(WaitingTime.current)
    table.add(CallLog(calls), marking: undecided, as: "may match")
    table.add("hint", hint(for: undecided, of: reference))
    return table.text
  }

  /// Describes calls that cannot be listed.
  static func unlisted(_ reference: _MemberReference) -> String {
    let unknown = reference.mock.calls.filter { reference.isNamed($0) && $0.hasUnknown }
    let reason =
      isUnevaluated(unknown, of: reference)
      ? "an autoclosure was left unevaluated; let stubs match it with any()"
      : "a non-escaping closure does not outlive its call; use verify, or a captor in stub"
    return
      "\(reference.mock.name).\(reference.name.identifier): its calls cannot be listed, because "
      + reason
  }

  private static func hint(for calls: [Invocation], of reference: _MemberReference) -> String {
    isUnevaluated(calls, of: reference)
      ? "a stub left the autoclosure unevaluated; match it with any() here, or with any() in the stub"
      : "a closure that does not escape is not there to look at any more; match it with any()"
  }

  private static func isUnevaluated(_ calls: [Invocation], of reference: _MemberReference) -> Bool {
    calls.contains { !$0.unevaluatedPositions(of: reference.matchers.count).isEmpty }
  }
}
