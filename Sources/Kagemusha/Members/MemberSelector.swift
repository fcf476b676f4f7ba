/// Names requirements of one mock. Generated members do nothing but call it.
public struct MemberSelector<Use: MockUse> {
  let mock: MockCore
  let context: UseContext

  /// Names requirements of `mock` in a line of a test.
  ///
  /// - Parameters:
  ///   - mock: What the mock was told and what it has seen.
  ///   - file: The path of the test's file.
  ///   - line: The line.
  ///   - count: How often they are wanted, for `verify`.
  ///   - fileID: The test's file, as `#fileID` gives it.
  public init(
    _ mock: MockCore, _ file: StaticString, _ line: UInt, _ count: CallMatcher = times(1),
    fileID: StaticString? = nil
  ) {
    self.mock = mock
    self.context = UseContext(
      place: SourcePlace(file: file, line: line, fileID: fileID), count: count)
  }

  /// Names a synchronous method.
  public func method<Arguments, Output, Failure: Error>(
    _ name: StaticString, _ arguments: ArgumentMatcher...
  ) -> Use.Method<Arguments, Output, Failure> {
    .init(reference: use(MemberName(name), arguments, Arguments.self, Output.self))
  }

  /// Names an asynchronous method.
  public func asyncMethod<Arguments, Output, Failure: Error>(
    _ name: StaticString, _ arguments: ArgumentMatcher...
  ) -> Use.AsyncMethod<Arguments, Output, Failure> {
    .init(reference: use(MemberName(name), arguments, Arguments.self, Output.self))
  }

  /// Names a synchronous method with `inout` parameters.
  public func inoutMethod<Arguments, Output, Failure: Error>(
    _ name: StaticString, _ arguments: ArgumentMatcher...
  ) -> Use.InoutMethod<Arguments, Output, Failure> {
    .init(reference: use(MemberName(name), arguments, Arguments.self, Output.self))
  }

  /// Names an asynchronous method with `inout` parameters.
  public func asyncInoutMethod<Arguments, Output, Failure: Error>(
    _ name: StaticString, _ arguments: ArgumentMatcher...
  ) -> Use.AsyncInoutMethod<Arguments, Output, Failure> {
    .init(reference: use(MemberName(name), arguments, Arguments.self, Output.self))
  }

  /// Names a property that can be set.
  public func property<Value>(_ name: StaticString) -> Use.Property<Value> {
    .init(selector: self, name: name)
  }

  /// Names a property or a subscript that can only be read.
  public func getter<Index, Value, Failure: Error>(
    _ name: StaticString, _ index: ArgumentMatcher...
  ) -> MockedGetter<Use, Index, Value, Failure> {
    .init(selector: self, name: name, index: index)
  }

  /// Names a property or a subscript whose getter is asynchronous.
  public func asyncGetter<Index, Value, Failure: Error>(
    _ name: StaticString, _ index: ArgumentMatcher...
  ) -> MockedAsyncGetter<Use, Index, Value, Failure> {
    .init(selector: self, name: name, index: index)
  }

  /// Names a subscript that can be set.
  public func `subscript`<Index, Value>(
    _ name: StaticString, _ index: ArgumentMatcher...
  ) -> Use.Subscript<Index, Value> {
    .init(selector: self, name: name, index: index)
  }

  /// Uses the requirement `name`, unless an argument cannot be matched at all.
  func use<Arguments, Output>(
    _ name: MemberName, _ matchers: [ArgumentMatcher], _ arguments: Arguments.Type,
    _ output: Output.Type
  ) -> MemberReference {
    var reference = MemberReference(
      mock: mock, name: name, types: CallTypes(arguments, output), matchers: matchers,
      context: context)
    reference.problem = matchers.lazy.compactMap(\.problem).first
    if let problem = reference.problem {
      // A stub is reported later, since `when` has yet to say its line.
      if !(Use.self is any StubbingUse.Type) { mock.report(.misuse(problem, of: reference)) }
      return reference
    }
    var used = Use.use(reference)
    if !used.calls.isEmpty {
      used.history = used.calls.compactMap { call in call.arguments as? Arguments }
    }
    return used
  }
}
