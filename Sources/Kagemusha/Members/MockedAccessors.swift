/// A property of a mock that can be set.
public struct MockedProperty<Use: MockUse, Value> {
  let selector: MemberSelector<Use>
  let name: StaticString

  /// Reading it.
  public var get: Use.Method<Void, Value, Never> {
    .init(reference: selector.use(MemberName(name, .getter), [], Void.self, Value.self))
  }

  /// Setting it.
  @discardableResult
  public func set(_ value: @autoclosure () -> Value?) -> Use.Method<Value, Void, Never> {
    set(.arg(value))
  }

  /// Setting it to what a matcher says.
  package func set(_ value: ArgumentMatcher) -> Use.Method<Value, Void, Never> {
    .init(reference: selector.use(MemberName(name, .setter), [value], Value.self, Void.self))
  }
}

/// A subscript of a mock that can be set.
public struct MockedSubscript<Use: MockUse, Index, Value> {
  let selector: MemberSelector<Use>
  let name: StaticString
  let index: [ArgumentMatcher]

  /// Reading the element.
  public var get: Use.Method<Index, Value, Never> {
    .init(
      reference: selector.use(MemberName(name, .getter), index, Index.self, Value.self))
  }

  /// Setting the element.
  @discardableResult
  public func set(
    _ value: @autoclosure () -> Value?
  ) -> Use.Method<(Index, Value), Void, Never> {
    set(.arg(value))
  }

  /// Setting the element to what a matcher says.
  package func set(_ value: ArgumentMatcher) -> Use.Method<(Index, Value), Void, Never> {
    .init(
      reference: selector.use(
        MemberName(name, .setter), index + [value], (Index, Value).self, Void.self))
  }
}

/// A property or a subscript of a mock that can only be read.
public struct MockedGetter<Use: MockUse, Index, Value, Failure: Error> {
  let selector: MemberSelector<Use>
  let name: StaticString
  let index: [ArgumentMatcher]

  /// Reading it.
  public var get: Use.Method<Index, Value, Failure> {
    .init(
      reference: selector.use(MemberName(name, .getter), index, Index.self, Value.self))
  }
}

/// A property or a subscript of a mock whose getter is asynchronous.
public struct MockedAsyncGetter<Use: MockUse, Index, Value, Failure: Error> {
  let selector: MemberSelector<Use>
  let name: StaticString
  let index: [ArgumentMatcher]

  /// Reading it.
  public var get: Use.AsyncMethod<Index, Value, Failure> {
    .init(
      reference: selector.use(MemberName(name, .getter), index, Index.self, Value.self))
  }
}
