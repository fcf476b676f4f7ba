/// The static side of a mock, which all its instances share, and which is a mock itself.
///
///     stub(MockRegistry.statics).shared.get.thenReturn(3)
///     verify(MockRegistry.statics, never()).shared.set(any())
///     reset(MockRegistry.statics)
///
/// The static side is a value: functions that take a type would be overloads of those that take a mock,
/// and blur the compiler's messages about any mock.
public struct MockedStatics<
  Stubs: _MockMembers, Verifies: _MockMembers<Verifying>, Lists: _MockMembers<Listing>
>: StubVerifyMock where Stubs.Use: StubbingUse {
  /// The stubs and the calls of the static side.
  public let mock: MockCore

  /// Finds the static side of a mock: one for each type, also of a generic mock. Generated code calls it.
  ///
  /// A test with a scope has its own static side; tests without a scope share one. A queue or a detached task does not
  /// know its test: it gets the static side of the only running test that has one, if there is just one.
  ///
  /// - Parameters:
  ///   - type: The mock.
  ///   - file: The path of the generated file.
  ///   - line: The line of the generated file.
  ///   - reporter: Passes failures to the test framework that is running.
  public init(
    of type: Any.Type, file: StaticString = #filePath, line: UInt = #line,
    _ reporter: any _FailureReporting.Type
  ) {
    mock = ._statics(of: type, file: file, line: line, reporter)
  }
}
