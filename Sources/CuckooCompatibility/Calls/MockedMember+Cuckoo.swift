import Kagemusha

extension MockedMember where Use: StubbingUse {
  /// Returns these values, one for each call; further calls return the last one.
  ///
  ///     stub(repository) { stub in when(stub.isCached.get).thenReturn(inOrder: [true, false]) }
  @discardableResult
  public func thenReturn(inOrder outputs: [Output]) -> Self {
    outputs.reduce(self) { member, output in member.thenReturn(output) }
  }
}

extension MockedMember {
  /// States the result type of a generic method, if it does not follow from the arguments.
  ///
  ///     verify(repository).decode(anyString()).with(returnType: User.self)
  public func with(returnType: Output.Type) {}
}

// swift-format-ignore: NoLeadingUnderscores
/// The result of `verify` for a method that neither throws nor suspends.
///
///     _ = verify(repository).find(anyString()) as __DoNotUse<String, [User]>
public typealias __DoNotUse<Input, Output> = MockedMethod<Verifying, Input, Output, Never>
