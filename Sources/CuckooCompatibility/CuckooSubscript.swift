import Kagemusha

/// A subscript of a mock that can be set.
public struct CuckooSubscript<Use: MockUse, Index, Value> {
  private let element: MockedSubscript<Use, Index, Value>

  /// Names a subscript. Generated code calls it.
  public init(_ element: MockedSubscript<Use, Index, Value>) { self.element = element }

  /// Reading the element.
  ///
  ///     stub(cache) { stub in when(stub[anyString()].get).thenReturn(3) }
  public var get: Use.Method<Index, Value, Never> { element.get }

  /// Setting the element.
  ///
  ///     verify(cache)["limit"].set(equal(to: 3))
  @discardableResult
  public func set<M: Matchable>(_ matcher: M) -> Use.Method<(Index, Value), Void, Never>
  where M.MatchedType == Value {
    element.set(.matching(matcher))
  }
}
