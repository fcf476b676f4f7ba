extension StubVerifyMock {
  /// Gives the mock a name, which failures show in the place of its type.
  ///
  ///     let session = MockSession().named("background session")
  ///
  /// It may be called on any thread. A mock whose protocol has a requirement of that name has no other.
  ///
  /// - Parameter name: The name.
  /// - Returns: The mock.
  @discardableResult
  public func named(_ name: String) -> Self {
    mock.name(name)
    return self
  }
}
