/// A generated mock of a class, which is a subclass of it.
public protocol ClassMock: StubVerifyMock {}

extension ClassMock {
  /// Lets the class's own implementation answer the calls that no stub answers.
  ///
  ///     let service = MockLegacyService().forwardToSuper()
  ///     stub(service).isOnline.get.thenReturn(false)
  ///
  /// The mock records these calls, and the calls that the class makes to itself. If the class should answer only some
  /// calls, stub them with `thenCallRealImplementation()` instead.
  ///
  /// - Returns: The mock.
  @discardableResult
  public func forwardToSuper(file: StaticString = #filePath, line: UInt = #line) -> Self {
    mock.forwardsToSuper = SourcePlace(file: file, line: line)
    return self
  }
}

/// The functions that mocks of classes call before they answer a call themselves.
///
/// A mock calls `super` itself, so that the compiler takes care of effects, isolation, `inout` arguments and closures
/// that do not escape.
extension MockCore {
  /// Creates the core of a mock of a class, whose calls the class answers until `_begin()`: an initializer of the
  /// class may call members that the mock overrides.
  ///
  /// - Parameters:
  ///   - name: The mock's type, for messages.
  ///   - mode: The mode of the mock, for unstubbed calls.
  ///   - file: The path of the file that makes the mock.
  ///   - line: The line that makes the mock.
  ///   - reporter: Passes failures to the test framework that is running.
  ///   - statics: The static side of the mock, if it has one.
  public static func _ofClass(
    _ name: String, _ mode: MockMode, _ file: StaticString, _ line: UInt,
    _ reporter: any _FailureReporting.Type, statics: MockCore? = nil
  ) -> MockCore {
    let core = MockCore(name, mode, file, line, reporter)
    statics?.state.with { $0.initializers += 1 }
    core.state.with { state in
      state.isClassAlone = true
      state.statics = statics
    }
    return core
  }

  /// Begins to answer calls, after an initializer of the class has returned.
  public func _begin() {
    state.with { $0.isClassAlone = false }
    endInitializer()
  }

  /// Tells the static side that an initializer of the class has returned or failed.
  func endInitializer() {
    let statics = state.with { state in
      defer { state.statics = nil }
      return state.statics
    }
    statics?.state.with { $0.initializers -= 1 }
  }

  /// Leaves all calls to the class again, whose `deinit` may call members that the mock overrides.
  public func _end() { state.with { $0.isClassAlone = true } }

  /// Returns whether the class itself must answer a call of a method, which is recorded then.
  ///
  /// - Parameters:
  ///   - arguments: The argument, or a tuple of several.
  ///   - unrecorded: The arguments that do not outlive the call.
  ///   - output: The return type of the method.
  ///   - name: The member.
  ///   - afterObject: Whether the mock has asked for an object to forward the call to, and there is none to answer it.
  public func _callsSuper<Arguments, Output>(
    _ arguments: @autoclosure () -> Arguments = (), unrecorded: Set<Int> = [],
    returning output: Output.Type = Void.self, name: StaticString = #function,
    afterObject: Bool = false
  ) -> Bool {
    callsSuper(
      MemberName(name), CallTypes(Arguments.self, output), unrecorded, afterObject, arguments)
  }

  /// Returns a function with variadic parameters as one that takes arrays, which the compiler passes in their place.
  ///
  /// Swift has no call that passes an array on as variadic arguments. The function is here, and not in mocks, since the
  /// cast would be a warning in a module with `-strict-memory-safety` (SE-0458).
  public func _takingArrays<Variadic, Function>(_ function: Variadic) -> Function {
    unsafeBitCast(function, to: Function.self)
  }

  /// Returns whether a property or a subscript of the class must be read.
  public func _getsSuper<Index, Value>(
    _ index: @autoclosure () -> Index = (), unrecorded: Set<Int> = [],
    returning value: Value.Type, name: StaticString = #function, afterObject: Bool = false
  ) -> Bool {
    callsSuper(
      MemberName(name, .getter), CallTypes(Index.self, value), unrecorded, afterObject, index)
  }

  /// Returns whether a property of the class must be set.
  public func _setsSuper<Value>(
    _ value: @autoclosure () -> Value, name: StaticString = #function, afterObject: Bool = false
  ) -> Bool {
    callsSuper(
      MemberName(name, .setter), CallTypes(Value.self, Void.self), [], afterObject, value)
  }

  /// Returns whether a subscript of the class must be set.
  public func _setsSuper<Index, Value>(
    _ index: @autoclosure () -> Index, _ value: @autoclosure () -> Value,
    unrecorded: Set<Int> = [], name: StaticString = #function, afterObject: Bool = false
  ) -> Bool {
    callsSuper(
      MemberName(name, .setter), CallTypes((Index, Value).self, Void.self), unrecorded, afterObject
    ) {
      (index(), value())
    }
  }

  /// The line of the test that lets the class answer; nil if no line does.
  var forwardsToSuper: SourcePlace? {
    get { state.with { $0.forwardsToSuper } }
    set { state.with { $0.forwardsToSuper = newValue } }
  }

  private func callsSuper<Arguments>(
    _ name: MemberName, _ types: CallTypes, _ unrecorded: Set<Int>, _ isAfterObject: Bool,
    _ arguments: () -> Arguments
  ) -> Bool {
    let (isClassAlone, hasObject, place, mayCall) = state.with { state in
      (
        state.isClassAlone || state.initializers > 0 && state.stubs[name]?.isEmpty ?? true,
        state.target != nil, state.forwardsToSuper,
        state.stubs[name]?.contains(where: \.callsReal) ?? false
      )
    }
    if isClassAlone { return true }
    // The object would have answered; a stub must not be asked twice.
    if isAfterObject, hasObject { return false }
    guard place != nil || mayCall else { return false }
    return realCall(name, types, unrecorded, arguments, of: place) != nil
  }
}
