import Kagemusha

/// Keeps the arguments of the calls that match.
///
///     let captor = ArgumentCaptor<User>()
///     verify(repository).save(captor.capture())
///     #expect(captor.value == .tanaka)
public final class ArgumentCaptor<T> {
  private let captor = Kagemusha.ArgumentCaptor<T>()

  /// Makes a captor that has seen nothing.
  ///
  ///     let captor = ArgumentCaptor<Int>()
  ///     stub(repository) { stub in
  ///       when(stub.profile(id: captor.capture())).thenReturn(.tanaka)
  ///     }
  public init() {}

  /// What was captured last.
  ///
  ///     let captor = ArgumentCaptor<Int>()
  ///     verify(repository).profile(id: captor.capture())
  ///     #expect(captor.value == 7)
  public var value: T? { captor.value }

  /// What was captured, oldest first.
  ///
  ///     let captor = ArgumentCaptor<Int>()
  ///     verify(repository, times(2)).profile(id: captor.capture())
  ///     #expect(captor.allValues == [7, 13])
  public var allValues: [T] { captor.allValues }

  /// Matches any argument, and keeps it if the whole call matches.
  ///
  ///     let captor = ArgumentCaptor<User>()
  ///     verify(repository, times(2)).save(captor.capture())
  public func capture() -> ParameterMatcher<T> {
    var matcher = ParameterMatcher<T>("capture()") { _ in true }
    matcher.capture = { [captor] in captor.keep($0) }
    return matcher
  }
}
