/// Keeps the arguments of the calls that match.
///
///     let captor = ArgumentCaptor<User>()
///     verify(repository).save(captor.capture(), completion: anyClosure())
///     #expect(captor.value == .tanaka)
///
/// In `verify`, it keeps the arguments of the calls so far; in `stub`, those of later calls. It may be used from any thread.
public final class ArgumentCaptor<Value>: Sendable {
  private let captured = Locked<[Value]>([])

  /// Creates a captor without values.
  ///
  ///     let captor = ArgumentCaptor<Int>()
  ///     stub(repository).profile(id: captor.capture()).thenReturn(.tanaka)
  public init() {}

  /// The captured values, oldest first.
  ///
  ///     let captor = ArgumentCaptor<Int>()
  ///     verify(repository, atLeast(1)).profile(id: captor.capture())
  ///     #expect(captor.allValues == [7, 13])
  public var allValues: [Value] { captured.with { $0 } }

  /// The value that was captured last; nil if there is none.
  ///
  ///     let captor = ArgumentCaptor<Int>()
  ///     verify(repository).profile(id: captor.capture())
  ///     #expect(captor.value == 7)
  public var value: Value? { captured.with { $0.last } }

  /// Keeps a value.
  package func keep(_ value: Value) { captured.with { $0.append(value) } }

  /// Matches any argument, and keeps it if the whole call matches.
  ///
  ///     let captor = ArgumentCaptor<String>()
  ///     verify(tracker).track(captor.capture(), parameters: any())
  public func capture(file: StaticString = #filePath, line: UInt = #line) -> Value? {
    var matcher = _ArgumentMatcher.typed("capture()") { (_: Value) in true }.asking(.anything)
    if AnyTypes.isWildcard(Value.self) { matcher = .ofAnyType(Value.self) }
    matcher.capture = { argument in
      if let value: Value = cast(argument) ?? AnyTypes.convert(argument) { self.keep(value) }
    }
    return register(matcher, file, line)
  }
}
