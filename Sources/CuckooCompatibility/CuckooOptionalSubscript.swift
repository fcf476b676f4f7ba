import Kagemusha

/// A subscript of a mock whose element is optional and can be set.
public struct CuckooOptionalSubscript<Use: MockUse, Index, Wrapped> {
  private let element: MockedSubscript<Use, Index, Wrapped?>

  /// Names a subscript. Generated code calls it.
  public init(_ element: MockedSubscript<Use, Index, Wrapped?>) { self.element = element }

  /// Reading the element.
  ///
  ///     stub(options) { stub in when(stub[anyString()].get).thenReturn(nil) }
  public var get: Use.Method<Index, Wrapped?, Never> { element.get }

  /// Setting the element.
  ///
  ///     verify(options)["limit"].set(isNil())
  @discardableResult
  public func set<M: OptionalMatchable>(_ matcher: M) -> Use.Method<(Index, Wrapped?), Void, Never>
  where M.OptionalMatchedType == Wrapped {
    element.set(.matchingOptional(matcher))
  }
}
