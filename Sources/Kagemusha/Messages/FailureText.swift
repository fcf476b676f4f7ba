/// The words of every failure. No other type of the library writes messages about failures.
enum FailureText {
  /// Returns the failure that reports `fact`.
  static func failure(_ fact: FailureFact, of mock: MockCore) -> MockFailure {
    switch fact {
    case .unstubbed(let call):
      MockFailure(unstubbed(call, of: mock), at: mock.place, isUnplaced: true)
    case .noRealObject(let call): noRealObject(call, of: mock)
    case .foreignError(let error, let call): foreignError(error, in: call, of: mock)
    case .foreignType(let from, let to):
      MockFailure("\(mock.name): \(foreignType(from, to))", at: mock.place, isUnplaced: true)
    case .verification(let reference, let received, let calls):
      MockFailure(verification(reference, received, of: calls), at: reference.context.place)
    case .undecided(let reference, let undecided, let received, let calls):
      MockFailure(
        self.undecided(reference, undecided, received, of: calls), at: reference.context.place)
    case .order(let reference, let received, let position):
      MockFailure(order(reference, received, after: position), at: reference.context.place)
    case .surplus(let surplus):
      MockFailure(self.surplus(surplus), at: surplus.step.reference.context.place)
    case .others(let others, let calls, let place):
      MockFailure(self.others(others, of: calls, to: mock.title), at: place)
    case .moreInteractions(let unverified, let calls, let place):
      MockFailure(moreInteractions(unverified, of: calls, to: mock.title), at: place)
    case .interactions(let calls, let place):
      MockFailure(interactions(calls, to: mock.title), at: place)
    case .unused(let isListing, let place):
      MockFailure(unused(isListing: isListing, of: mock.title), at: place)
    case .ambiguous(let call, let stubs, let answered):
      ambiguous(call, stubs, answered: answered, of: mock)
    case .unanswered(let reference): unanswered(reference)
    case .unusedStub(let stub, let summary): unusedStub(stub, of: summary)
    case .unrecorded(let call, let gap):
      MockFailure(unrecorded(call, gap, of: mock), at: mock.place, isUnplaced: true)
    case .unreplayable(let call, let fault, let place):
      unreplayable(call, fault, of: mock, at: place)
    case .unusableRecording(let fault, let place, let use):
      unusableRecording(fault, of: mock, at: place, use)
    case .undecodable(let fault, let reference): undecodable(fault, of: reference)
    case .unlisted(let reference):
      MockFailure(unlisted(reference), at: reference.context.place)
    case .untypable(let failure): failure
    case .misuse(let problem, let reference):
      MockFailure(
        "\(mock.name).\(reference.name.text): \(problem)", at: reference.context.place)
    }
  }

  /// Returns the message with which the process stops if an unstubbed call can neither throw nor return.
  static func stop<Output>(_ problem: String, output: Output.Type) -> String {
    problem + "\n  stopped   \(output) has no default value to go on with; "
      + "stub the call, or DefaultValueRegistry.register(value:forType:)"
  }

  /// The reason why there is no value to return.
  static func noDefaultValue(_ type: Any.Type) -> String {
    "'\(type)' has no default value; call DefaultValueRegistry.register(value:forType:) first"
  }

  /// The reason why a property cannot begin to keep its value.
  static func noInitialValue(_ type: Any.Type) -> String {
    "'\(type)' has no default value for keepsValue() to begin with; use keepsValue(…) with one"
  }

  /// The reason why a stub answers no call.
  static func noCalls(_ count: Int) -> String {
    "a stub cannot answer \(count) calls; use times(…) with a number from 1"
  }

  /// The reason why a stub has no answer.
  static let noValues = "thenReturn(each:) got no values; give it at least one"

  /// The reason why a call on an older system can be neither recorded nor answered.
  static func needsNewerSystem(_ requirement: String) -> String {
    "\(requirement) has a type that this system does not know at run time; "
      + "run the test on a system on which the mock's members for stub and verify are available"
  }

  /// Describes a failure of a test that cannot be passed to a test framework.
  static func noFramework(_ text: String) -> String {
    text + "\n  unheard   this test cannot be told of it; let its target depend on KagemushaTesting"
  }

  /// Describes a body of `eventually` that could not fail.
  static func nothingVerified(at place: SourcePlace) -> MockFailure {
    MockFailure(
      "eventually { … } verifies nothing, so it waits for nothing: #expect and XCTAssert fail at once; "
        + "wait for a condition, as in await eventually(model.isLoaded)", at: place)
  }

  /// Describes a body of `eventually` that succeeds before anything has happened.
  static func nothingAwaited(at place: SourcePlace) -> MockFailure {
    MockFailure(
      "eventually { … } wants no call, so it waits for nothing; use await after(.milliseconds(100)) { … }, "
        + "which verifies when a time has passed", at: place)
  }

  /// The reason why a number of calls verifies nothing.
  static func vacuous(_ count: CallMatcher) -> String {
    "'\(count.text)' accepts every number of calls, so that nothing is verified; use atLeastOnce() or times(…)"
  }

  /// Reports a condition that did not become true.
  static func notFulfilled(within limit: TimeSpan, at place: SourcePlace) -> MockFailure {
    MockFailure("eventually(…) waited \(limit), and the condition does not hold", at: place)
  }

  /// The reason why calls of other types are not in a list.
  static func unlistable(as type: Any.Type) -> String {
    "calls of other types cannot be listed as '\(type)'; use anyType() without a type, or verify"
  }

  /// The reason why a stub for all types cannot answer a call.
  static func untypable(_ output: Any.Type, _ arguments: Any.Type, of mock: String) -> String {
    "\(mock): a stub for any type has no answer for a call with '\(arguments)' and the result '\(output)'; "
      + "stub that type as well"
  }

  /// The reason why the value of an argument that is not optional is nil.
  static func lostMatcher<Value>(of type: Value.Type) -> String {
    "nil was passed for an argument of type '\(type)'; unwrap the value first, and write matchers "
      + "such as any() in the call itself, since one kept in a variable is lost"
  }

  /// The reason why it is unknown whether a nil is the outer or the inner one of two optionals.
  static func uncertainNil(_ type: Any.Type) -> String {
    "'.some(nil)' and a variable that is nil look the same for an argument of type '\(type)'; write nil, "
      + ".some(.some(nil)), or equal(to: variable)"
  }

  /// Returns the failure that reports a matcher that was made outside of a call.
  static func strayMatcher(_ text: String, at place: SourcePlace) -> MockFailure {
    MockFailure(
      "\(text) was made outside the call it is for, and is lost; write matchers in the call itself",
      at: place)
  }

  /// The reason why a matcher in an expression does not match the argument.
  static func mixedMatcher(_ text: String) -> String {
    "\(text) is only a part of the argument, and a matcher must be the whole of it; "
      + "use matching { … } instead"
  }

  /// The reason why no argument equals a value.
  static func unequalToItself(_ value: Any) -> String {
    "\(ArgumentText.describe(value)) is not equal to itself, so that no argument equals it; "
      + "use matching { … }, as in matching { $0.isNaN }"
  }

  /// The reason why a matcher accepts no argument.
  static func unsatisfiable(_ text: String) -> String {
    "\(text) accepts no argument at all"
  }

  /// The reason why an argument cannot be compared as JSON.
  static let noJSON = "it is no JSON"

  /// The reason why no argument is the wanted JSON.
  static func unreadableJSON(_ text: String) -> String {
    "the text in \(text) is no JSON"
  }

  /// The reason why no autoclosure is left unevaluated.
  static func noAutoclosure(_ text: String) -> String {
    "\(text) stands alone for an autoclosure of a method, whose value the mock can ask for; use any()"
  }

  /// The reason why there is no instance to compare with.
  static func noInstance<Value>(_ type: Value.Type) -> String {
    "sameInstance(as:) got a value of type '\(type)', which is no instance of a class; "
      + "use equal(to:) instead"
  }

  /// The reason why a value cannot be compared with an argument.
  static func incomparable(any type: Any.Type, because obstacle: ComparisonObstacle) -> String {
    let part = obstacle.path.isEmpty ? "it" : "its '\(obstacle.path)', of type '\(obstacle.type)',"
    return "a value of type '\(type)' cannot be compared, because \(part) is not Equatable; "
      + "use equal(to:when:), matching { … } or any()"
  }

  private static func unstubbed(_ call: Invocation, of mock: MockCore) -> String {
    let name = call.name
    var table = FailureTable("\(mock.name).\(name.text) was called, but no stub matches")
    table.add("received", CallText.describe(whole: call))
    table.add(mock.stubs(of: name), spent: mock.spentStubs(of: name), of: call)
    if mock.hasEnded(name) {
      table.add("ended", "stubs with closures were forgotten with the test that made the mock")
    }
    if mock.isStatic {
      table.add(
        "hint", strayCallHint(of: mock) ?? "stub(\(mock.type))\(stubExpression(call))")
    } else {
      table.add("made", mock.type, note: mock.place.text)
      // The call of a lenient mock is reported only if there is no default value.
      let mayBeLenient =
        mock.mode != .lenient && DefaultValueRegistry.hasDefaultValue(for: call.types.output)
      let alternative = mayBeLenient ? ", or make the mock .lenient" : ""
      table.add("hint", "stub(\(mock.expression))\(stubExpression(call))\(alternative)")
    }
    return table.text
  }

  /// Returns the hint for a call of a static member on a queue or in a detached task, where it is
  /// unknown whose stubs to use; nil for other calls.
  private static func strayCallHint(of statics: MockCore) -> String? {
    let count = MockScope.count(ofStatics: statics.type)
    guard MockScope.current == nil, count > 1 else { return nil }
    return
      "\(count) running tests have stubs of \(statics.type), and this call is in no test's task; "
      + "make it in one, or make the tests .serialized"
  }

  /// Returns the beginning of a stub of a call.
  static func stubExpression(_ call: Invocation) -> String {
    let name = call.name
    let arguments = name.labels.map { $0 == "_" ? "any()" : "\($0): any()" }
    let list = arguments.joined(separator: ", ")
    let member =
      name.base == "subscript"
      ? "[\(list)]" : name.isCall ? ".\(name.base)(\(list))" : ".\(name.base)"
    switch name.kind {
    case .method: return "\(member).then { … }"
    case .getter: return "\(member).get.thenReturn(…)"
    case .setter: return "\(member).set(any()).thenDoNothing()"
    }
  }

  private static func verification(
    _ reference: _MemberReference, _ received: [Invocation], of calls: [Invocation]
  ) -> String {
    let mock = reference.mock
    let log = CallLog(calls)
    let wanted = reference.context.count
    let isShort = received.count < wanted.minimum
    let nearest =
      isShort && received.isEmpty
      ? NearMiss(
        to: reference.matchers, of: reference.name, reference.typesThatMatter, in: calls, log)
      : nil
    let why = !isShort ? nil : nearest?.fact ?? whyNone(reference, received, of: calls)
    var table = FailureTable(
      "\(mock.name).\(reference.name.text): wanted \(wanted.text), got \(received.count)"
        + (why.map { "; \($0)" } ?? ""))
    table.add("wanted", CallText.describe(reference), note: reference.context.place.text)
    if let reason = wanted.reason { table.add("because", reason) }
    table.add(WaitingTime.current)
    // Marks on all calls would say nothing.
    let marked = received.count < calls.count ? received : []
    table.add(log, marking: marked, as: "matches", nearest: nearest)
    table.add("hint", hint(for: reference, received, nearest, of: calls))
    return table.text
  }

  /// The reason why there is no call like the wanted one.
  private static func whyNone(
    _ reference: _MemberReference, _ received: [Invocation], of calls: [Invocation]
  ) -> String? {
    guard received.isEmpty else { return nil }
    if calls.isEmpty {
      return reference.mock.isStatic ? "nothing called the type" : "nothing called the mock"
    }
    return calls.contains { $0.name == reference.name } ? nil : "only other members were called"
  }

  /// Describes calls that were not verified.
  static func moreInteractions(
    _ unverified: [Invocation], of calls: [Invocation], to mock: String
  ) -> String {
    var table = FailureTable(
      "\(mock) received \(count(unverified.count, "call")) that no verify has matched")
    table.add(CallLog(calls), marking: unverified)
    table.add("hint", "verify them, or clearInvocations(mock) before what the test is about")
    return table.text
  }

  /// Describes a `verify` without a requirement, or a list of calls that was not used.
  private static func unused(isListing: Bool, of mock: String) -> String {
    isListing
      ? "\(mock): calls(mock) lists calls, and nothing looks at the list; compare it, as in "
        + "#expect(calls(mock).load(id: any()) == [7]), or use verify(mock)"
      : "\(mock): verify(mock) verifies nothing; name a call, as in verify(mock).load(id: 7), "
        + "verify(mock).limit.get() or verify(mock).limit.set(5)"
  }

  /// Describes calls where none was wanted.
  static func interactions(_ calls: [Invocation], to mock: String) -> String {
    var table = FailureTable("\(mock): wanted no call, got \(calls.count)")
    table.add(CallLog(calls))
    table.add("hint", "verifyNoMoreInteractions(mock) permits calls that were verified")
    return table.text
  }

  /// Returns a number with its noun: `1 call`, `2 calls`.
  static func count(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension FailureText {
  /// Returns the hint for a call that was not received the wanted number of times.
  static func hint(
    for reference: _MemberReference, _ received: [Invocation], _ nearest: NearMiss?,
    of calls: [Invocation]
  ) -> String {
    let wanted = reference.context.count
    if received.count < wanted.minimum {
      return shortageHint(for: reference, received, nearest, of: calls)
    }
    if wanted.customMatcher != nil { return "the function of the call matcher decided so" }
    if wanted.maximum.map({ $0 < 0 }) == true { return "no number of calls is less than 0" }
    if wanted.bounds.isEmpty { return "no number of calls is wanted by both sides of 'and'" }
    if wanted.maximum == 0 {
      return callerHint(reference)
    }
    return received.count == 1
      ? "verify(mock) accepts it"
      : "verify(mock, times(\(received.count))) or atLeastOnce() accepts them"
  }

  /// Returns the hint for a call that was received too few times.
  static func shortageHint(
    for reference: _MemberReference, _ received: [Invocation], _ nearest: NearMiss?,
    of calls: [Invocation]
  ) -> String {
    let mock = reference.mock
    let waiting =
      switch WaitingTime.current {
      case nil: "await eventually { … } waits for calls of other tasks"
      case .whole?: "await eventually(within:) { … } waits longer"
      case .untilCancelled?: "the task that waits was cancelled"
      }
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

  static func callerHint(_ reference: _MemberReference) -> String {
    "a breakpoint in \(reference.mock.name).\(reference.name.base) shows the caller"
  }
}
