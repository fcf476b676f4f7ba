extension MockCore {
  /// Answers a synchronous method with `inout` parameters.
  ///
  /// - Parameters:
  ///   - arguments: The argument, or a tuple of several; the changes that a body makes to them are passed back.
  ///   - type: The declared type of a single argument, which keeps Swift from opening an
  ///     existential (SE-0352).
  ///   - unrecorded: The arguments that do not outlive the call.
  ///   - throwing: The type of the error that the method throws.
  ///   - name: The requirement.
  public func _callInout<Arguments, Output, Failure: Error>(
    _ arguments: inout Arguments, as type: Arguments.Type = Arguments.self,
    unrecorded: Set<Int> = [], throwing: Failure.Type = Never.self, name: StaticString = #function
  ) throws(Failure) -> Output {
    try answerNow(MemberName(name), &arguments, unrecorded, throwing)
  }
}

extension MockCore {
  /// Returns a value as a `sending` result or parameter needs it (SE-0430).
  ///
  /// The test made the value, and has to see to it that no two threads use it; `Locked` vouches for that to the compiler.
  public func _sending<Value>(_ value: Value) -> sending Value {
    Locked(value).with { $0 }
  }
}
