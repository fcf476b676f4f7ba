extension FailureText {
  /// A stub asks for a real object that was never given.
  static func noRealObject(_ call: RecordedCall, of mock: MockCore) -> MockFailure {
    var table = FailureTable(
      "\(mock.name).\(call.name.text) was told to call the real implementation, but there is none")
    table.add("received", CallText.describe(whole: call))
    if let place = call.answeredBy {
      table.add("stub", "thenCallRealImplementation()", note: place.text)
    }
    table.add("made", mock.name, note: mock.place.text)
    table.add("hint", "mock.forward(to: …), or another answer for this stub")
    return MockFailure(
      table.text, at: call.answeredBy ?? mock.place, isUnplaced: call.answeredBy == nil)
  }

  /// A type of the real object is not that of the mock, which the compiler should have seen to.
  static func foreignType(_ from: Any.Type, _ to: Any.Type) -> String {
    "a value of type '\(from)' was forwarded as '\(to)'; call forward(to:) with an object of the "
      + "mock's own associated types"
  }
}
