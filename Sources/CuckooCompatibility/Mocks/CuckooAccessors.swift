import Kagemusha

/// A property of a mock with a setter.
public struct CuckooProperty<Use: _MockUse, Value> {
  private let property: MockedProperty<Use, Value>

  /// Creates the property of a mock. Generated code calls it.
  public init(_ property: MockedProperty<Use, Value>) { self.property = property }

  /// The getter.
  ///
  ///     stub(repository) { stub in when(stub.limit.get).thenReturn(3) }
  public var get: Use.Method<Void, Value> { property.get }

  /// Returns the setter for values that match.
  ///
  ///     verify(repository).limit.set(equal(to: 3))
  @discardableResult
  public func set<M: Matchable>(_ matcher: M) -> Use.Method<Value, Void>
  where M.MatchedType == Value {
    property.set(.matching(matcher))
  }
}

/// An optional property of a mock with a setter.
public struct CuckooOptionalProperty<Use: _MockUse, Wrapped> {
  private let property: MockedProperty<Use, Wrapped?>

  /// Creates the property of a mock. Generated code calls it.
  public init(_ property: MockedProperty<Use, Wrapped?>) { self.property = property }

  /// The getter.
  ///
  ///     stub(repository) { stub in when(stub.selection.get).thenReturn(nil) }
  public var get: Use.Method<Void, Wrapped?> { property.get }

  /// Returns the setter for values that match.
  ///
  ///     verify(repository).selection.set(isNil())
  @discardableResult
  public func set<M: OptionalMatchable>(_ matcher: M) -> Use.Method<Wrapped?, Void>
  where M.OptionalMatchedType == Wrapped {
    property.set(.matchingOptional(matcher))
  }
}

/// A subscript of a mock with a setter.
public struct CuckooSubscript<Use: _MockUse, Index, Value> {
  private let element: MockedSubscript<Use, Index, Value>

  /// Creates the subscript of a mock. Generated code calls it.
  public init(_ element: MockedSubscript<Use, Index, Value>) { self.element = element }

  /// The getter.
  ///
  ///     stub(cache) { stub in when(stub[anyString()].get).thenReturn(3) }
  public var get: Use.Method<Index, Value> { element.get }

  /// Returns the setter for elements that match.
  ///
  ///     verify(cache)["limit"].set(equal(to: 3))
  @discardableResult
  public func set<M: Matchable>(_ matcher: M) -> Use.Method<(Index, Value), Void>
  where M.MatchedType == Value {
    element.set(.matching(matcher))
  }
}

/// A subscript of a mock with an optional element and a setter.
public struct CuckooOptionalSubscript<Use: _MockUse, Index, Wrapped> {
  private let element: MockedSubscript<Use, Index, Wrapped?>

  /// Creates the subscript of a mock. Generated code calls it.
  public init(_ element: MockedSubscript<Use, Index, Wrapped?>) { self.element = element }

  /// The getter.
  ///
  ///     stub(options) { stub in when(stub[anyString()].get).thenReturn(nil) }
  public var get: Use.Method<Index, Wrapped?> { element.get }

  /// Returns the setter for elements that match.
  ///
  ///     verify(options)["limit"].set(isNil())
  @discardableResult
  public func set<M: OptionalMatchable>(_ matcher: M) -> Use.Method<(Index, Wrapped?), Void>
  where M.OptionalMatchedType == Wrapped {
    element.set(.matchingOptional(matcher))
  }
}
