/// `verify(mock)`: naming a requirement checks how often it was called.
public enum Verifying: _MockUse {
  /// Checks the calls so far, and reports a failure at the line of the `verify`.
  public static func use(_ reference: _MemberReference) -> _MemberReference {
    let wanted = reference.context.count
    EventuallyAttempt.current?.noteVerification(awaitsCalls: !wanted.holdsFromTheStart)
    if wanted.acceptsEverything {
      reference.mock.report(.misuse(FailureText.vacuous(wanted), of: reference))
      VerificationOrder.running?.noteFailure()
      return reference
    }
    let calls = reference.mock.calls
    let matching = reference.matching(calls)
    let undecided = reference.undecided(among: calls)
    let order = VerificationOrder.running
    if !undecided.isEmpty, order != nil || !wanted.isDecided(by: matching, undecided) {
      reference.mock.report(
        .undecided(reference, undecided, received: matching, of: calls))
      order?.noteFailure()
      return reference
    }
    if let order {
      order.verify(reference, matching, of: calls)
      return reference
    }
    if wanted.accepts(matching) {
      reference.accept(matching)
    } else {
      reference.mock.report(.verification(reference, received: matching, of: calls))
    }
    return reference
  }
}

extension _MemberReference {
  /// Returns the calls that the matchers accept, oldest first.
  func matching(_ calls: [Invocation]) -> [Invocation] {
    var matching: [Invocation] = []
    for call in calls where isNamed(call) && matchers.accept(call) { matching.append(call) }
    return matching
  }

  /// Returns the calls of which it is unknown whether they match, because of arguments whose values are
  /// not known, oldest first.
  func undecided(among calls: [Invocation]) -> [Invocation] {
    var undecided: [Invocation] = []
    var index = 0
    // An iterator would allocate each call in a debug build.
    while index < calls.count {
      defer { index += 1 }
      guard calls[index].hasUnknown, isNamed(calls[index]), matchers.mayAccept(calls[index]),
        !matchers.accept(calls[index])
      else { continue }
      undecided.append(calls[index])
    }
    return undecided
  }

  /// Returns whether a call is of the requirement, and of the specialization that is meant.
  func isNamed(_ call: Invocation) -> Bool {
    call.name == name && (call.types.fits(types) || isOfAnyType)
  }

  /// Marks the calls as verified, and gives their arguments to the captors. In an `eventually`, this
  /// happens only when an attempt succeeds.
  func accept(_ calls: [Invocation]) {
    if EventuallyAttempt.current?.accept(calls, { keep(calls) }) != true { keep(calls) }
  }

  private func keep(_ calls: [Invocation]) {
    mock.markVerified(calls)
    guard matchers.contains(where: { $0.capture != nil }) else { return }
    for call in calls {
      for (matcher, argument) in zip(matchers, call.arguments(count: matchers.count)) {
        matcher.capture?(argument)
      }
    }
  }
}
