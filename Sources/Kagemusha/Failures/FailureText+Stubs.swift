extension FailureText {
  /// A stub that answered nothing.
  static func unusedStub(_ stub: AnyStub, of mock: MockSummary) -> MockFailure {
    let name = stub.name
    let calls = mock.calls.filter { $0.name == name }
    var table = FailureTable("\(mock.name).\(name.text) was stubbed, but the stub answered no call")
    table.add("stub", CallText.describe(stub), note: stub.place.text)
    let matching = calls.filter { $0.types == stub.types && stub.accepts($0) }
    if !matching.isEmpty {
      let others = Set(matching.compactMap(\.answeredBy)).map(\.text).sorted()
      table.add("received", "\(count(matching.count, "matching call")), which others answered")
      for place in others { table.add("", "the stub at \(place)") }
    } else {
      table.add("received", "0 matching calls, \(count(calls.count, "other call")) to \(name.text)")
      table.addClosest(to: stub, in: CallLog(mock.calls))
    }
    table.add("hint", "remove the stub, or add .lenient() to it")
    return MockFailure(table.text, at: stub.place)
  }

  /// A call that several stubs match.
  static func ambiguous(
    _ call: RecordedCall, _ stubs: [AnyStub], answered: AnyStub, of mock: MockCore
  ) -> MockFailure {
    var table = FailureTable(
      "\(mock.name).\(call.name.text) was called, and \(stubs.count) stubs match, "
        + "none of them more specific")
    table.add("received", CallText.describe(call))
    table.add(matching: stubs, answered: answered)
    table.add("hint", "make one of them more specific, or add .lenient() to it")
    return MockFailure(table.text, at: answered.place)
  }

  /// The calls of a mock, for whoever looks into a failed test.
  static func log(of mock: MockSummary) -> String {
    var table = FailureTable("\(mock.name) made at \(mock.place.text)")
    table.add(CallLog(mock.calls), limit: 1000)
    return table.text + "\n"
  }

  /// A warning, where no test framework takes any.
  static func warning(_ warning: MockFailure) -> String {
    "\(warning.place.filePath):\(warning.place.line): warning: \(warning.text)"
  }
}
