/// The arguments of a call that are not the wanted ones.
struct ArgumentDifference {
  /// One argument.
  struct Line {
    let name: String
    let wanted: String
    let received: String
  }

  let lines: [Line]

  init(wanted matchers: [ArgumentMatcher], received call: RecordedCall) {
    let arguments = call.arguments(count: matchers.count)
    lines = zip(call.name.argumentNames, zip(matchers, arguments)).compactMap { name, pair in
      guard !pair.0.accepts(pair.1) else { return nil }
      return Line(
        name: name, wanted: pair.0.text, received: ArgumentText.describe(pair.1))
    }
  }
}
