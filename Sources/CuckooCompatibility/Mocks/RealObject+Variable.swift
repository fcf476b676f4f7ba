import Kagemusha

extension RealObject {
  /// The value of a variable, which stays where it is. Generated code calls it.
  ///
  /// - Parameters:
  ///   - variable: Where it is. It must be there as long as the mock is called.
  ///   - type: The mocked protocol.
  ///   - erase: Makes a value of the protocol of it.
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
