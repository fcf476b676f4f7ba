extension FailureText {
  /// An error of a stub that a method that rethrows cannot throw.
  static func foreignError(
    _ error: any Error, in call: RecordedCall, of mock: MockCore
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
