/// A property or a subscript of a mock.
public protocol MockedAccessors {
  /// The purpose for which it is named: stubbing, verifying or listing.
  associatedtype Use: _MockUse

  /// Names a property, which has no index, or a subscript. Generated code calls it.
  init(selector: _MemberSelector<Use>, name: StaticString, index: [_ArgumentMatcher])
}

extension MockedAccessors where Use: StubbingUse {
  /// Is unavailable, so that the compiler says what is missing.
  @available(
    *, unavailable,
    message: "say what is stubbed, as in 'stub(mock).limit.get.thenReturn(3)'"
  )
  public func thenReturn<Value>(_ values: Value...) {}
}

/// A property of a mock that can be set.
public struct MockedProperty<Use: _MockUse, Value>: MockedAccessors {
  let selector: _MemberSelector<Use>
  let name: StaticString

  /// Names the property. Generated code calls it.
  public init(selector: _MemberSelector<Use>, name: StaticString, index: [_ArgumentMatcher]) {
    self.selector = selector
    self.name = name
  }

  /// The getter of the property.
  ///
  ///     stub(repository).limit.get.thenReturn(3)
  ///     verify(repository).limit.get()
  public var get: Use.Method<Void, Value> {
    .init(_reference: selector.use(MemberName(name, .getter), [], Void.self, Value.self))
  }

  /// Names the setter of the property, with a value.
  ///
  ///     verify(repository).limit.set(5)
  @discardableResult
  public func set(_ value: @autoclosure () -> Value?) -> Use.Method<Value, Void> {
    set(.arg(value))
  }

  /// Names the setter of the property, with a matcher of the value.
  package func set(_ value: _ArgumentMatcher) -> Use.Method<Value, Void> {
    .init(_reference: selector.use(MemberName(name, .setter), [value], Value.self, Void.self))
  }
}

/// A subscript of a mock that can be set.
public struct MockedSubscript<Use: _MockUse, Index, Value>: MockedAccessors {
  let selector: _MemberSelector<Use>
  let name: StaticString
  let index: [_ArgumentMatcher]

  /// Names the member. Generated code calls it.
  public init(selector: _MemberSelector<Use>, name: StaticString, index: [_ArgumentMatcher]) {
    self.selector = selector
    self.name = name
    self.index = index
  }

  /// The getter of the element.
  ///
  ///     stub(cache)["a"].get.thenReturn(.tanaka)
  public var get: Use.Method<Index, Value> {
    .init(
      _reference: selector.use(MemberName(name, .getter), index, Index.self, Value.self))
  }

  /// Names the setter of the element, with a value.
  ///
  ///     verify(cache)["a"].set(.tanaka)
  @discardableResult
  public func set(
    _ value: @autoclosure () -> Value?
  ) -> Use.Method<(Index, Value), Void> {
    set(.arg(value))
  }

  /// Names the setter of the element, with a matcher of the value.
  package func set(_ value: _ArgumentMatcher) -> Use.Method<(Index, Value), Void> {
    .init(
      _reference: selector.use(
        MemberName(name, .setter), index + [value], (Index, Value).self, Void.self))
  }
}

/// A property or a subscript of a mock that can only be read.
public struct MockedGetter<Use: _MockUse, Index, Value, Failure: Error>: MockedAccessors {
  let selector: _MemberSelector<Use>
  let name: StaticString
  let index: [_ArgumentMatcher]

  /// Names the member. Generated code calls it.
  public init(selector: _MemberSelector<Use>, name: StaticString, index: [_ArgumentMatcher]) {
    self.selector = selector
    self.name = name
    self.index = index
  }

  /// The getter.
  ///
  ///     stub(cache).count.get.thenReturn(3)
  public var get: Use.ThrowingMethod<Index, Value, Failure> {
    .init(
      _reference: selector.use(MemberName(name, .getter), index, Index.self, Value.self))
  }
}

/// A property or a subscript of a mock whose getter is asynchronous.
public struct MockedAsyncGetter<Use: _MockUse, Index, Value, Failure: Error>: MockedAccessors {
  let selector: _MemberSelector<Use>
  let name: StaticString
  let index: [_ArgumentMatcher]

  /// Names the member. Generated code calls it.
  public init(selector: _MemberSelector<Use>, name: StaticString, index: [_ArgumentMatcher]) {
    self.selector = selector
    self.name = name
    self.index = index
  }

  /// The getter.
  ///
  ///     stub(repository).current.get.thenReturn(.tanaka)
  public var get: Use.ThrowingAsyncMethod<Index, Value, Failure> {
    .init(
      _reference: selector.use(MemberName(name, .getter), index, Index.self, Value.self))
  }
}
