extension StubVerifyMock {
  /// Gives the mock a name, which failures show instead of its type.
  ///
  ///     let session = MockSession().named("background session")
  ///
  /// It may be called on any thread. A mock whose protocol has a requirement of the same name has no such function.
  ///
  /// - Parameter name: The name.
  /// - Returns: The mock.
  @discardableResult
  public func named(_ name: String) -> Self {
    mock.name(name)
    return self
  }
}
