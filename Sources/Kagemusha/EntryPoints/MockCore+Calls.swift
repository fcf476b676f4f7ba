/// The functions that generated implementations call. The name of a requirement defaults to that of the calling
/// function; the generator gives another one where overloads need it.
///
/// Arguments are passed as autoclosures because Swift would otherwise open an existential: `any P`
/// would be recorded as the type that is in it (SE-0352), and no stub of a requirement with an `any
/// P` would match.
extension MockCore {
  /// Answers a synchronous method.
  ///
  /// - Parameters:
  ///   - arguments: The argument, or a tuple of several.
  ///   - unrecorded: The arguments that do not outlive the call.
  ///   - child: The mock that answers where no stub does, if the method returns a protocol that is mocked as well.
  ///   - isWaiting: Whether the child answers only once a test has asked for it, as for an optional result.
  ///   - name: The requirement.
  public func _call<Arguments, Output>(
    _ arguments: @autoclosure () -> Arguments = (), unrecorded: Set<Int> = [],
    child: @autoclosure () -> (any StubVerifyMock)? = nil, ifAskedFor isWaiting: Bool = false,
    name: StaticString = #function
  ) -> Output {
    var arguments = arguments()
    return answerNow(MemberName(name), &arguments, unrecorded, Never.self) {
      answer(name, isWaiting, child)
    }
  }

  /// Answers a synchronous method that throws.
  public func _callThrowing<Arguments, Output, Failure: Error>(
    _ arguments: @autoclosure () -> Arguments = (), unrecorded: Set<Int> = [],
    child: @autoclosure () -> (any StubVerifyMock)? = nil, ifAskedFor isWaiting: Bool = false,
    throwing: Failure.Type = (any Error).self, name: StaticString = #function
  ) throws(Failure) -> Output {
    var arguments = arguments()
    return try answerNow(MemberName(name), &arguments, unrecorded, throwing) {
      answer(name, isWaiting, child)
    }
  }

  /// Answers the getter of a property, or of a subscript.
  public func _get<Index, Value, Failure: Error>(
    _ index: @autoclosure () -> Index = (), unrecorded: Set<Int> = [],
    child: @autoclosure () -> (any StubVerifyMock)? = nil, ifAskedFor isWaiting: Bool = false,
    throwing: Failure.Type = Never.self, name: StaticString = #function
  ) throws(Failure) -> Value {
    var index = index()
    return try answerNow(MemberName(name, .getter), &index, unrecorded, throwing) {
      answer(name, isWaiting, child)
    }
  }

  /// Answers the setter of a property.
  public func _set<Value>(
    _ value: @autoclosure () -> Value, name: StaticString = #function
  ) {
    var value = value()
    return answerNow(MemberName(name, .setter), &value, [], Never.self)
  }

  /// Answers the setter of a subscript.
  public func _set<Index, Value>(
    _ index: @autoclosure () -> Index, _ value: @autoclosure () -> Value,
    unrecorded: Set<Int> = [], name: StaticString = #function
  ) {
    var arguments = (index(), value())
    return answerNow(MemberName(name, .setter), &arguments, unrecorded, Never.self)
  }

  /// Records a call of an initializer, which has no answer, and which `verifyNoMoreInteractions` ignores.
  public func _initialize<Arguments>(
    _ arguments: @autoclosure () -> Arguments = (), unrecorded: Set<Int> = [],
    name: StaticString = #function
  ) {
    record(
      MemberName(name), arguments(), as: CallTypes(Arguments.self, Void.self),
      unrecorded: unrecorded, isVerified: true)
  }

  /// Records a call that a variable of the mock answers, and which `verifyNoMoreInteractions` ignores.
  public func _answered<Arguments, Result>(
    _ arguments: @autoclosure () -> Arguments = (), unrecorded: Set<Int> = [],
    returning: Result.Type, isGetter: Bool = false, name: StaticString = #function
  ) {
    record(
      MemberName(name, isGetter ? .getter : .method), arguments(),
      as: CallTypes(Arguments.self, Result.self), unrecorded: unrecorded, isVerified: true)
  }
}
