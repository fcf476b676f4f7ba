/// Casts values to protocols that their types conform to, even by a conformance that is isolated to an
/// actor that does not run here (SE-0470).
///
/// A cast of such a value fails, while a cast of its type does not. Using the conformance is sound: the
/// value has been passed to here all the same, and a test asks for its own `==` or `encode(to:)`.
package enum ConformanceCast {
  /// Returns the value, if its type has a `==`.
  static func equatable(_ value: Any) -> (any Equatable)? {
    if let value = value as? any Equatable { return value }
    func typed<Value: Equatable>(_ type: Value.Type) -> (any Equatable)? { value as? Value }
    return (type(of: value) as? any Equatable.Type).flatMap { typed($0) }
  }

  /// Returns the value, if its type can be encoded.
  package static func encodable(_ value: Any) -> (any Encodable)? {
    if let value = value as? any Encodable { return value }
    func typed<Value: Encodable>(_ type: Value.Type) -> (any Encodable)? { value as? Value }
    return (type(of: value) as? any Encodable.Type).flatMap { typed($0) }
  }
}
