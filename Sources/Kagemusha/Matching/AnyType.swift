/// An argument or a result of any type, for tests that cover all types of a generic method at once.
///
///     verify(storage, never()).store(anyType(), for: "token")
///     stub(storage).store(anyType(), for: any()).then { stored, key in print(stored.value, key) }
///
/// It conforms to the protocols that generic parameters most often require. It may be used from any thread.
public final class AnyType: Sendable, Hashable, Codable, Error {
  private let kept: Locked<Any>

  /// The value itself.
  ///
  ///     let stored = calls(storage).store(anyType(), for: any()).map { $0.value.value as? Int }
  public var value: Any { kept.with { $0 } }

  /// Holds a value, as for the result of a stub.
  ///
  ///     stub(storage).load(anyType(), for: "user").thenReturn(AnyType(User(id: 7)))
  public init(_ value: Any) { kept = Locked(value) }

  /// Creates a value from nothing: a decoder does not say which type is meant.
  ///
  ///     let nothing = try JSONDecoder().decode(AnyType.self, from: Data("{}".utf8))
  public convenience init(from decoder: any Decoder) throws { self.init(()) }

  /// Encodes the value, if it can be encoded.
  ///
  ///     let data = try JSONEncoder().encode(AnyType([1, 2]))
  public func encode(to encoder: any Encoder) throws {
    try (value as? any Encodable)?.encode(to: encoder)
  }

  /// Whether both hold equal values.
  ///
  ///     #expect(AnyType(7) == AnyType(7))
  public static func == (left: AnyType, right: AnyType) -> Bool {
    AnyEquality.areEqual(left.value, right.value)
  }

  /// Hashes nothing, since equal values may be of any kind.
  ///
  ///     let values: Set = [AnyType(7), AnyType("a")]
  public func hash(into hasher: inout Hasher) {}
}

/// Matches any argument of a generic method, whatever its type.
///
///     verify(storage, never()).store(anyType(), for: "token")
///
/// If a generic parameter has a protocol of the app as its constraint, or is part of another type, pass
/// a type that fits as an example: `anyType(like: LoginRequest.self)`, `anyType(like: [Int].self)`.
///
/// - Parameters:
///   - type: A type that the method takes.
///   - file: The path of the test's file.
///   - line: The line.
public func anyType<Value>(
  like type: Value.Type = AnyType.self, file: StaticString = #filePath, line: UInt = #line
) -> Value? {
  register(.ofAnyType(Value.self), file, line)
}

/// Matches any type that is itself an argument of a generic method, as in `decode(_ type: T.Type)`.
///
///     stub(storage).load(anyType(), for: any()).thenThrow(NotFound())
@_disfavoredOverload
public func anyType<Value>(
  like type: Value.Type = AnyType.self, file: StaticString = #filePath, line: UInt = #line
) -> Value.Type? {
  register(.ofAnyType(Value.Type.self), file, line)
}

extension _ArgumentMatcher {
  /// Matches every argument of any type.
  static func ofAnyType<Value>(_ type: Value.Type) -> _ArgumentMatcher {
    var matcher = _ArgumentMatcher(text: "anyType()") { _ in true }.asking(.anything)
    matcher.isOfAnyType = true
    matcher.acceptsUnrecorded = true
    return matcher
  }
}

/// A type that stands for any type, or holds one that does.
protocol Wildcard {
  static var isWildcard: Bool { get }
  /// Creates an instance from a value of another type; nil if the value has another form.
  static func wrapping(_ value: Any) -> Self?
  /// The value without the wrapper that stands for any type.
  var unwrapped: Any { get }
}

extension AnyType: Wildcard {
  static var isWildcard: Bool { true }
  static func wrapping(_ value: Any) -> AnyType? { AnyType(value) }
  var unwrapped: Any { value }
}

extension Optional: Wildcard {
  static var isWildcard: Bool { AnyTypes.isWildcard(Wrapped.self) }

  static func wrapping(_ value: Any) -> Self? {
    if nilDepth(value) != nil { return .some(.none) }
    let wrapped: Wrapped? = AnyTypes.convert(AnyEquality.wrapped(value) ?? value)
    return wrapped.map { .some($0) }
  }

  var unwrapped: Any { map { AnyTypes.unwrapped($0) } as Any }
}

extension Array: Wildcard {
  static var isWildcard: Bool { AnyTypes.isWildcard(Element.self) }

  static func wrapping(_ value: Any) -> Self? {
    guard let elements = (value as? any Elements)?.elements else { return nil }
    let converted = elements.compactMap { element in AnyTypes.convert(element) as Element? }
    return converted.count == elements.count ? converted : nil
  }

  var unwrapped: Any { map { AnyTypes.unwrapped($0) } }
}

/// Converts values between the types of a call and the types that stand for any type.
enum AnyTypes {
  /// Returns whether a type stands for any type.
  static func isWildcard(_ type: Any.Type) -> Bool {
    type == AnyType.Type.self || (type as? any Wildcard.Type)?.isWildcard ?? false
  }

  /// Converts a value of a call to a type that stands for any type, or to a tuple of such types; nil if the type is neither.
  static func convert<To>(_ value: Any, to type: To.Type = To.self) -> To? {
    if let value = value as? To { return value }
    if To.self == AnyType.Type.self { return AnyType.self as? To }
    if let wildcard = To.self as? any Wildcard.Type { return wildcard.wrapping(value) as? To }
    guard let types = TupleLayout.elementTypes(of: To.self),
      let elements = TupleLayout.elements(of: value), elements.count == types.count
    else { return nil }
    return TupleLayout.make(To.self, of: zip(elements, types).map { element($0, as: $1) })
  }

  /// Converts a value that a test gave as any type to the type of a call; nil if the value is of another type.
  static func restore<To>(_ value: Any, to type: To.Type = To.self) -> To? {
    if let value = value as? To { return value }
    return unwrapped(value) as? To
  }

  static func unwrapped(_ value: Any) -> Any { (value as? any Wildcard)?.unwrapped ?? value }

  private static func element(_ value: Any, as type: Any.Type) -> Any? {
    func convert<To>(_ type: To.Type) -> Any? { Self.convert(value, to: type).map { $0 as Any } }
    return _openExistential(type, do: convert)
  }
}
