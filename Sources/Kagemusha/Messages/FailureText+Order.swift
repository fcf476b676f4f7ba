/// The words for calls in order.
extension FailureText {
  /// Reports a `verifyNoMore` outside of `inOrder`.
  static func noOrder(at place: SourcePlace) -> MockFailure {
    MockFailure(
      "verifyNoMore() is for inOrder { … }; use verifyNoMoreInteractions(mock) outside of it",
      at: place)
  }

  /// Reports a block that could not fail.
  static func emptyOrder(isExact: Bool, at place: SourcePlace) -> MockFailure {
    MockFailure(
      "\(isExact ? "inExactOrder" : "inOrder") { … } verifies nothing; write each call in it, as in "
        + "verify(mock).load(id: 7)", at: place)
  }

  /// The reason why a number of calls cannot be verified in order.
  static func unordered(_ count: CallMatcher) -> String {
    "inOrder cannot tell which calls '\(count.text)' should take; verify that number outside of it"
  }

  /// Reports calls that are missing after others, or that may not come there.
  static func order(
    _ reference: _MemberReference, _ received: [Invocation], after position: OrderPosition
  ) -> String {
    let wanted = reference.context.count
    let log = CallLog(of: position.mocks)
    let before = reference.matching(reference.mock.calls).count - received.count
    var fact = "wanted \(wanted.text)"
    if let last = position.last {
      let number = log.number(of: last.call).map { "call #\($0)" } ?? CallText.describe(last.call)
      fact += " after \(number), got \(received.count)"
      if before > 0, received.count < wanted.minimum { fact += "; \(before) came before it" }
    } else {
      fact += ", got \(received.count)"
    }
    let nearest =
      before == 0 && received.isEmpty && wanted.minimum > 0
      ? NearMiss(
        to: reference.matchers, of: reference.name, reference.typesThatMatter,
        in: reference.mock.calls.filter { $0.order > position.order }, log) : nil
    if let nearest { fact += "; \(nearest.fact)" }
    let hint =
      wanted.maximum == 0
      ? callerHint(reference)
      : before > 0
        ? "if their order does not matter, verify it outside of inOrder"
        : shortageHint(for: reference, received, nearest, of: reference.mock.calls)
    return table(reference, fact, log, nearest, hint: hint)
  }

  /// Describes the first call that one of the verifications of an order matches, but that the order does not want.
  static func surplus(_ surplus: OrderSurplus) -> String {
    let reference = surplus.step.reference
    let log = CallLog(of: surplus.mocks)
    let number = log.number(of: surplus.call) ?? 0
    let count = surplus.received.count
    let (why, hint) =
      switch surplus.reason {
      case .early:
        ("came too early", "verify it where it may come as well, or clearInvocations(mock) before")
      case .late:
        ("came too late", "verify it where it may come as well")
      case .excessive:
        ("is one too many", "verify(mock, times(\(count))) or atLeastOnce() accepts them")
      }
    let fact = "wanted \(reference.context.count.text), got \(count); call #\(number) \(why)"
    return table(reference, fact, log, hint: hint)
  }

  /// Describes the calls that an exact order does not want.
  static func others(_ others: [Invocation], of calls: [Invocation], to mock: String) -> String {
    var table = FailureTable(
      "\(mock) received \(count(others.count, "call")) that inExactOrder does not ask for")
    table.add(CallLog(calls), marking: others)
    table.add("hint", "verify them in their places, or use inOrder, which permits other calls")
    return table.text
  }

  /// Describes the calls of several mocks, one a line.
  static func timeline(of mocks: [MockCore]) -> String {
    CallLog(of: mocks, limit: 1000).entries.map { entry in
      "#\(entry.number) \(entry.text)\(entry.calls.count > 1 ? " ×\(entry.calls.count)" : "")"
    }.joined(separator: "\n")
  }

  private static func table(
    _ reference: _MemberReference, _ fact: String, _ log: CallLog, _ nearest: NearMiss? = nil,
    hint: String
  ) -> String {
    var table = FailureTable("\(reference.mock.name).\(reference.name.text): \(fact)")
    table.add("wanted", CallText.describe(reference), note: reference.context.place.text)
    if let reason = reference.context.count.reason { table.add("because", reason) }
    table.add(WaitingTime.current)
    table.add(log, nearest: nearest)
    table.add("hint", hint)
    return table.text
  }
}
