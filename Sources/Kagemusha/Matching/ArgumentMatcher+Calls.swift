extension [ArgumentMatcher] {
  /// Whether a call has as many arguments, and every matcher accepts its own.
  ///
  /// It walks by index: sequences need memory for each element while nothing is optimized, as in tests.
  func accept(_ call: Invocation) -> Bool {
    let arguments = call.arguments(count: count)
    guard arguments.count == count else { return false }
    var index = 0
    while index < count {
      if !self[index].accepts(arguments[index]) { return false }
      index += 1
    }
    return true
  }

  /// How many of the arguments of a call are not accepted.
  func mismatches(in call: Invocation) -> Int {
    let arguments = call.arguments(count: count)
    var found = 0
    var index = 0
    while index < Swift.min(count, arguments.count) {
      if !self[index].accepts(arguments[index]) { found += 1 }
      index += 1
    }
    return found
  }
}
