/// What only optionals are.
public protocol OptionalProtocol {
  /// What it holds.
  associatedtype Wrapped

  /// Makes one of an optional.
  init(optional: Wrapped?)
  /// The optional.
  var optional: Wrapped? { get }
}

extension Optional: OptionalProtocol {
  /// Takes it as it is.
  ///
  ///     let none = User?(optional: nil)
  public init(optional: Wrapped?) { self = optional }
  /// Itself.
  ///
  ///     #expect(optionalService.optional != nil)
  public var optional: Wrapped? { self }
}
