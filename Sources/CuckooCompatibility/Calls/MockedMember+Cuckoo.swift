import Kagemusha

extension MockedMember where Use: StubbingUse {
  /// Returns these values, one a call; the last one from then on.
  ///
  ///     stub(repository) { stub in when(stub.isCached.get).thenReturn(inOrder: [true, false]) }
  @discardableResult
  public func thenReturn(inOrder outputs: [Output]) -> Self {
    outputs.reduce(self) { member, output in member.thenReturn(output) }
  }
}

extension MockedMember {
  /// Says what a generic method returns, where that does not follow from its arguments.
  ///
  ///     verify(repository).decode(anyString()).with(returnType: User.self)
  public func with(returnType: Output.Type) {}
}

// swift-format-ignore: NoLeadingUnderscores
/// What `verify` returns for a method that neither throws nor waits.
///
///     _ = verify(repository).find(anyString()) as __DoNotUse<String, [User]>
public typealias __DoNotUse<Input, Output> = MockedMethod<Verifying, Input, Output, Never>
