extension MockedMember where Use: StubbingUse {
  /// Lets the stub go unused, and match calls that other stubs match as well.
  ///
  ///     stub(repository).profile(id: any()).thenReturn(.tanaka).lenient()
  @discardableResult
  public func lenient() -> Self { setting(.lenient) }

  /// Asks of the stub that it answers a call, also where the test asks that of no other stub, and
  /// that it is the only one to match what it answers, if it is not the most specific one.
  ///
  ///     stub(repository).profile(id: 7).thenReturn(.suzuki).strict()
  ///
  /// That it is used is checked at the end of a test with the trait `.mocks(…)`, of `withMocks`, or
  /// by `verifyNoUnusedStubs`.
  @discardableResult
  public func strict() -> Self { setting(.strict) }

  private func setting(_ strictness: StubStrictness) -> Self {
    var reference = reference
    reference.strictness = strictness
    if let stub = reference.stub { reference.mock.set(strictness, of: stub) }
    return Self(reference: reference)
  }
}
