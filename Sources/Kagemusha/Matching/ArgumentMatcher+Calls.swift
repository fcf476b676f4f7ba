extension [ArgumentMatcher] {
  /// Whether a call has as many arguments, and every matcher accepts its own.
  func accept(_ call: RecordedCall) -> Bool {
    let arguments = call.arguments(count: count)
    return arguments.count == count
      && zip(self, arguments).allSatisfy { matcher, argument in matcher.accepts(argument) }
  }
}
