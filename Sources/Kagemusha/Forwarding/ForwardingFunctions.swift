extension MockedMember where Use: StubbingUse {
  /// Calls the object that the mock forwards to.
  ///
  ///     mock.forward(to: InMemoryDefaults())
  ///     stub(mock).integer(forKey: any()).thenReturn(0)
  ///     stub(mock).integer(forKey: "launches").thenReturn(1).thenCallRealImplementation()
  ///
  /// Without such an object a call that comes to this answer is a failure.
  @discardableResult
  public func thenCallRealImplementation() -> Self { adding([.real]) }
}

extension StubVerifyMock {
  /// Is generated for protocols that ask for it.
  @available(
    *, unavailable,
    message: """
      say 'forwarding: true' in the configuration, or '// kagemusha: mock, forwarding' before the \
      protocol, and generate its mock again
      """
  )
  public func forward(to real: Any) {}
}
