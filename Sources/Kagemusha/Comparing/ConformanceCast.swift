/// Casts values to what their types conform to, also by a conformance that is isolated to an actor (SE-0470) that does not run
/// here.
///
/// A cast of a value fails there; one of its type does not. The value has been passed to here all the same, and its own `==` or
/// `encode(to:)` is what a test asks for.
package enum ConformanceCast {
  /// The value, if its type has a `==`.
  static func equatable(_ value: Any) -> (any Equatable)? {
    if let value = value as? any Equatable { return value }
    func typed<Value: Equatable>(_ type: Value.Type) -> (any Equatable)? { value as? Value }
    return (type(of: value) as? any Equatable.Type).flatMap { typed($0) }
  }

  /// The value, if its type can be encoded.
  package static func encodable(_ value: Any) -> (any Encodable)? {
    if let value = value as? any Encodable { return value }
    func typed<Value: Encodable>(_ type: Value.Type) -> (any Encodable)? { value as? Value }
    return (type(of: value) as? any Encodable.Type).flatMap { typed($0) }
  }
}
