/// The arguments of a call that are not the wanted ones.
struct ArgumentDifference {
  /// One argument.
  struct Line {
    let name: String
    let wanted: String
    let received: String

    /// Compares the texts of a matcher and of an argument that it does not accept; if they are the
    /// same, it says what tells them apart.
    init(name: String, wanted matcher: ArgumentMatcher, received argument: Any) {
      let wanted = matcher.text
      let received = ArgumentText.describe(argument)
      let type = type(of: argument)
      self.name = name
      if wanted != received {
        self.wanted = wanted
        self.received = received
      } else if let valueType = matcher.valueType, valueType != type {
        self.wanted = "\(wanted) (\(valueType))"
        self.received = "\(received) (\(type))"
      } else {
        let isObject = instance(argument) != nil
        self.wanted = wanted
        self.received = "\(received) (\(isObject ? "another instance" : "not equal to it"))"
      }
    }
  }

  let lines: [Line]

  init(wanted matchers: [ArgumentMatcher], received call: RecordedCall) {
    let arguments = call.arguments(count: matchers.count)
    lines = zip(call.name.argumentNames, zip(matchers, arguments)).compactMap { name, pair in
      pair.0.accepts(pair.1) ? nil : Line(name: name, wanted: pair.0, received: pair.1)
    }
  }
}
