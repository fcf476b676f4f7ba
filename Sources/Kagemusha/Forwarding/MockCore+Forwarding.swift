/// The functions that mocks with forwarding call before they answer a call themselves.
///
/// A mock calls the object itself, so that the compiler takes care of effects, isolation, `inout`
/// arguments and closures that do not escape.
extension MockCore {
  /// Forwards calls that no stub answers.
  ///
  /// - Parameters:
  ///   - real: The object, as the mocked protocol.
  ///   - file: The path of the test's file.
  ///   - line: The line.
  public func _forward<Object>(to real: RealObject<Object>, _ file: StaticString, _ line: UInt) {
    target = ForwardingTarget(real: real, place: SourcePlace(file: file, line: line))
  }

  /// Returns the object that must answer a call of a method, which is recorded then; nil if a stub
  /// answers, or if there is no object.
  ///
  /// - Parameters:
  ///   - arguments: The argument, or a tuple of several.
  ///   - unrecorded: The arguments that do not outlive the call.
  ///   - output: The return type of the method.
  ///   - name: The requirement.
  public func _real<Arguments, Output, Object>(
    _ arguments: @autoclosure () -> Arguments = (), unrecorded: Set<Int> = [],
    returning output: Output.Type = Void.self, name: StaticString = #function
  ) -> RealObject<Object>? {
    real(MemberName(name), CallTypes(Arguments.self, output), unrecorded, arguments)
  }

  /// Returns the object whose property or subscript must be read.
  public func _realGetter<Index, Value, Object>(
    _ index: @autoclosure () -> Index = (), returning value: Value.Type,
    name: StaticString = #function
  ) -> RealObject<Object>? {
    real(MemberName(name, .getter), CallTypes(Index.self, value), [], index)
  }

  /// Returns the object whose property must be set.
  public func _realSetter<Value, Object>(
    _ value: @autoclosure () -> Value, name: StaticString = #function
  ) -> RealObject<Object>? {
    real(MemberName(name, .setter), CallTypes(Value.self, Void.self), [], value)
  }

  /// Returns the object whose subscript must be set.
  public func _realSetter<Index, Value, Object>(
    _ index: @autoclosure () -> Index, _ value: @autoclosure () -> Value,
    name: StaticString = #function
  ) -> RealObject<Object>? {
    real(MemberName(name, .setter), CallTypes((Index, Value).self, Void.self), []) {
      (index(), value())
    }
  }

  /// Returns a value as the type that the real object has for it. Both are the same type, which the
  /// compiler cannot know, since `forward(to:)` was called elsewhere.
  public func _retyped<From, To>(_ value: From, as type: To.Type = To.self) -> To {
    if let value = value as? To { return value }
    report(.foreignType(From.self, To.self))
    flush()
    fatalError(
      "\(name): \(FailureText.foreignType(From.self, To.self))", file: place.file, line: place.line)
  }

  private func real<Arguments, Object>(
    _ name: MemberName, _ types: CallTypes, _ unrecorded: Set<Int>, _ arguments: () -> Arguments
  ) -> RealObject<Object>? {
    // While the initializer or the `deinit` of a class runs, the class answers.
    guard let target = state.with({ $0.isClassAlone ? nil : $0.target }),
      let real = target.real as? RealObject<Object>,
      let call = realCall(name, types, unrecorded, arguments, of: target.place)
    else { return nil }
    return recorder.map { recorder in
      RealObject(
        real, noting: RecordingEntry(recorder: recorder, call: CallDescription(call), mock: self))
    } ?? real
  }

  /// Returns the record of a call that the real object, or the class, must answer; nil if a stub answers, or nothing.
  ///
  /// - Parameters:
  ///   - name: The requirement.
  ///   - types: The types of the call.
  ///   - unrecorded: The arguments that do not outlive the call.
  ///   - arguments: The argument, or a tuple of several.
  ///   - place: The line that lets calls without a stub be forwarded; nil if only stubs ask for it.
  func realCall<Arguments>(
    _ name: MemberName, _ types: CallTypes, _ unrecorded: Set<Int>, _ arguments: () -> Arguments,
    of place: SourcePlace?
  ) -> Invocation? {
    let arguments = arguments()
    let sample = Invocation(
      name: name, types: types, order: 0, arguments: unrecorded.isEmpty ? arguments : nil,
      parts: recordable(arguments, of: name, without: unrecorded))
    var place = place
    var objections: [FailureFact] = []
    let candidates = stubs(of: name).reversed().lazy.filter { $0.answers(types) }
    if let stub = choose(
      of: candidates, for: sample, asksForChoice: asksForChoice,
      reporting: { objections.append($0) })
    {
      // The mock takes this stub's answer next, and reports problems then.
      guard takesReal(stub, for: sample) else { return nil }
      stub.capture(sample.arguments(count: stub.matchers.count))
      place = stub.place
    }
    guard let place else { return nil }
    objections.forEach(report)
    let call = record(name, arguments, as: types, unrecorded: unrecorded).call
    note(call, answeredBy: place)
    return call
  }
}

/// The object that receives the calls that no stub answers.
struct ForwardingTarget {
  /// A `RealObject` of the mocked protocol.
  let real: AnyObject
  /// The line of the test that set the object.
  let place: SourcePlace
}

extension MockedMember where Use: StubbingUse {
  /// Calls the object that the mock forwards to; in the mock of a class without one, the implementation of the class.
  ///
  ///     mock.forward(to: InMemoryDefaults())
  ///     stub(mock).integer(forKey: any()).thenReturn(0)
  ///     stub(mock).integer(forKey: "launches").thenReturn(1).thenCallRealImplementation()
  ///
  /// A call that reaches this answer while the mock of a protocol has no such object is a failure.
  @discardableResult
  public func thenCallRealImplementation() -> Self { adding([.real]) }
}

extension StubVerifyMock {
  /// Is unavailable: mocks of protocols that ask for forwarding have a generated function of this name.
  @available(
    *, unavailable,
    message: """
      say 'forwarding: true' in the configuration, or '// kagemusha: mock, forwarding' before the \
      protocol, and generate its mock again
      """
  )
  public func forward(to real: Any) {}
}
