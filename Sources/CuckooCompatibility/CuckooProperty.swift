import Kagemusha

/// A property of a mock that can be set.
public struct CuckooProperty<Use: MockUse, Value> {
  private let property: MockedProperty<Use, Value>

  /// Names a property. Generated code calls it.
  public init(_ property: MockedProperty<Use, Value>) { self.property = property }

  /// Reading it.
  ///
  ///     stub(repository) { stub in when(stub.limit.get).thenReturn(3) }
  public var get: Use.Method<Void, Value, Never> { property.get }

  /// Setting it.
  ///
  ///     verify(repository).limit.set(equal(to: 3))
  @discardableResult
  public func set<M: Matchable>(_ matcher: M) -> Use.Method<Value, Void, Never>
  where M.MatchedType == Value {
    property.set(.matching(matcher))
  }
}
