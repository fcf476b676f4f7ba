extension FailureText {
  /// Reports a stub that answered no call.
  static func unusedStub(_ stub: AnyStub, of mock: MockSummary) -> MockFailure {
    let name = stub.name
    let calls = mock.calls.filter { $0.name == name }
    let log = CallLog(mock.calls)
    let matching = calls.filter { $0.types.fits(stub.types) && stub.accepts($0) }
    let nearest =
      matching.isEmpty ? NearMiss(to: stub.matchers, of: name, stub.types, in: calls, log) : nil
    let why =
      nearest.map { "; \($0.fact)" }
      ?? (matching.isEmpty ? "" : "; others answered \(count(matching.count, "matching call"))")
    var table = FailureTable(
      "\(mock.name).\(name.text) was stubbed, but the stub answered no call\(why)")
    table.add("stub", CallText.describe(stub), note: stub.place.text)
    if matching.isEmpty {
      if let nearest { table.add(row: nearest) }
    } else {
      for place in Set(matching.compactMap(\.answeredBy)).map(\.text).sorted() {
        table.add("answered", "by the stub at \(place)")
      }
    }
    table.add("hint", "remove the stub, or add .lenient() to it")
    return MockFailure(table.text, at: stub.place)
  }

  /// Reports a stub without an answer.
  static func unanswered(_ reference: _MemberReference) -> MockFailure {
    let name = reference.name
    var table = FailureTable("\(reference.mock.name).\(name.text) was stubbed without an answer")
    table.add("stub", CallText.describe(reference), note: reference.context.place.text)
    let answer = reference.types.output == Void.self ? ".thenDoNothing()" : ".thenReturn(…)"
    table.add("hint", "add \(answer), or verify(mock) if the call is to be checked")
    return MockFailure(table.text, at: reference.context.place)
  }

  /// Reports a call that several stubs match.
  static func ambiguous(
    _ call: Invocation, _ stubs: [AnyStub], answered: AnyStub, of mock: MockCore
  ) -> MockFailure {
    var table = FailureTable(
      "\(mock.name).\(call.name.text) was called, and \(stubs.count) stubs match, "
        + "none of them more specific")
    table.add("received", CallText.describe(call))
    table.add(matching: stubs, answered: answered)
    table.add("hint", "make one of them more specific, or add .lenient() to it")
    return MockFailure(table.text, at: answered.place)
  }

  /// Lists the calls of a mock, as an aid for a failed test.
  static func log(of mock: MockSummary) -> String {
    var table = FailureTable("\(mock.name) made at \(mock.place.text)")
    table.add(CallLog(mock.calls, limit: 1000))
    return table.text + "\n"
  }

  /// Describes a failure on a thread that knows no test, which the test reports when it is over.
  static func waiting(_ failure: MockFailure) -> String {
    note(failure, "reported when the test is over")
  }

  /// Describes a failure that is passed to XCTest, and that belongs to no test if none of XCTest is running.
  static func unattributed(_ failure: MockFailure) -> String {
    note(failure, "this thread has no test, so that only a running XCTest case fails")
  }

  /// Describes a failure of a mock that was made by another test than the one that runs.
  static func late(_ text: String, of test: String, isOver: Bool, isElsewhere: Bool) -> String {
    let fact =
      isOver
      ? ", and is over"
      : isElsewhere ? ", and another test runs" : "; this thread belongs to no test"
    return text + "\n  test      \(test) made the mock\(fact)"
  }

  private static func note(_ failure: MockFailure, _ fate: String) -> String {
    let headline = failure.text.prefix { $0 != "\n" }
    return "\(failure.place.filePath):\(failure.place.line): note: \(headline); \(fate)"
  }

  /// Describes a warning where no test framework takes warnings.
  static func warning(_ warning: MockFailure) -> String {
    "\(warning.place.filePath):\(warning.place.line): warning: \(warning.text)"
  }
}

extension FailureText {
  /// Reports a stub that calls a real object that was never given.
  static func noRealObject(_ call: Invocation, of mock: MockCore) -> MockFailure {
    var table = FailureTable(
      "\(mock.name).\(call.name.text) was told to call the real implementation, but there is none")
    table.add("received", CallText.describe(whole: call))
    if let place = call.answeredBy {
      table.add("stub", "thenCallRealImplementation()", note: place.text)
    }
    table.add("made", mock.type, note: mock.place.text)
    table.add("hint", "mock.forward(to: …), or another answer for this stub")
    return MockFailure(
      table.text, at: call.answeredBy ?? mock.place, isUnplaced: call.answeredBy == nil)
  }

  /// Describes a type of the real object that is not that of the mock, which the compiler should have rejected.
  static func foreignType(_ from: Any.Type, _ to: Any.Type) -> String {
    "a value of type '\(from)' was forwarded as '\(to)'; call forward(to:) with an object of the "
      + "mock's own associated types"
  }
}

extension FailureText {
  /// Reports an error of a stub that a rethrowing method cannot throw.
  static func foreignError(
    _ error: any Error, in call: Invocation, of mock: MockCore
  ) -> MockFailure {
    let name = call.name.text
    var table = FailureTable(
      "\(mock.name).\(name) rethrows: it can throw only what its closure throws")
    table.add("received", CallText.describe(whole: call))
    table.add("stub", "threw \(ArgumentText.describe(error))", note: call.answeredBy?.text ?? "")
    table.add("hint", "let the closure throw it")
    return MockFailure(
      table.text, at: call.answeredBy ?? mock.place, isUnplaced: call.answeredBy == nil)
  }
}

extension FailureText {
  /// Reports a mock that is still alive when its test is over.
  static func outliving(_ mock: MockCore) -> MockFailure {
    var table = FailureTable("\(mock.name) outlives the test that made it")
    table.add("made", mock.type, note: mock.place.text)
    table.add("hint", "look for an object or a task that is still alive and refers to the mock")
    return MockFailure(table.text, at: mock.place)
  }
}
