import Kagemusha

/// An optional property of a mock that can be set.
public struct CuckooOptionalProperty<Use: MockUse, Wrapped> {
  private let property: MockedProperty<Use, Wrapped?>

  /// Names a property. Generated code calls it.
  public init(_ property: MockedProperty<Use, Wrapped?>) { self.property = property }

  /// Reading it.
  ///
  ///     stub(repository) { stub in when(stub.selection.get).thenReturn(nil) }
  public var get: Use.Method<Void, Wrapped?, Never> { property.get }

  /// Setting it.
  ///
  ///     verify(repository).selection.set(isNil())
  @discardableResult
  public func set<M: OptionalMatchable>(_ matcher: M) -> Use.Method<Wrapped?, Void, Never>
  where M.OptionalMatchedType == Wrapped {
    property.set(.matchingOptional(matcher))
  }
}
