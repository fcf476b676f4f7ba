import Kagemusha

extension RealObject {
  /// Returns the real object in a variable, which is not copied. Generated code calls it.
  ///
  /// - Parameters:
  ///   - variable: The address of the variable, which must exist as long as the mock is called.
  ///   - type: The mocked protocol.
  ///   - erase: Converts the variable's value to the protocol.
  public static func variable<Value>(
    at variable: UnsafeMutablePointer<Value>, as type: Object.Type,
    _ erase: @escaping (Value) -> Object
  ) -> RealObject<Object> {
    RealObject(
      get: { erase(variable.pointee) },
      set: { changed in
        if let changed = changed as? Value { variable.pointee = changed }
      })
  }
}

extension MockCore {
  /// Forwards calls that no stub answers. Generated code calls it.
  public func _forward<Object>(to real: RealObject<Object>) {
    _forward(to: real, #filePath, #line)
  }
}
