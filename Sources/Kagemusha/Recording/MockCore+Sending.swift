extension MockCore {
  /// Hands a value on to wherever a `sending` result or parameter goes (SE-0430).
  ///
  /// The test made the value, and answers for nobody using it on two threads; `Locked` is how the
  /// compiler is told so.
  public func sending<Value>(_ value: Value) -> sending Value {
    Locked(value).with { $0 }
  }
}
