import Kagemusha

/// Captures the arguments of matching calls.
///
///     let captor = ArgumentCaptor<User>()
///     verify(repository).save(captor.capture())
///     #expect(captor.value == .tanaka)
public final class ArgumentCaptor<T> {
  private let captor = Kagemusha.ArgumentCaptor<T>()

  /// Creates a captor without values.
  ///
  ///     let captor = ArgumentCaptor<Int>()
  ///     stub(repository) { stub in
  ///       when(stub.profile(id: captor.capture())).thenReturn(.tanaka)
  ///     }
  public init() {}

  /// The last captured value; nil if there is none.
  ///
  ///     let captor = ArgumentCaptor<Int>()
  ///     verify(repository).profile(id: captor.capture())
  ///     #expect(captor.value == 7)
  public var value: T? { captor.value }

  /// All captured values, oldest first.
  ///
  ///     let captor = ArgumentCaptor<Int>()
  ///     verify(repository, times(2)).profile(id: captor.capture())
  ///     #expect(captor.allValues == [7, 13])
  public var allValues: [T] { captor.allValues }

  /// Returns a matcher for any argument, which captures the argument if the whole call matches.
  ///
  ///     let captor = ArgumentCaptor<User>()
  ///     verify(repository, times(2)).save(captor.capture())
  public func capture() -> ParameterMatcher<T> {
    var matcher = ParameterMatcher<T>("capture()") { _ in true }
    matcher.capture = { [captor] in captor.keep($0) }
    return matcher
  }
}
