import Kagemusha

/// Keeps the arguments of the calls that match.
///
///     let captor = ArgumentCaptor<User>()
///     verify(repository).save(captor.capture())
///     XCTAssertEqual(captor.value, .tanaka)
public final class ArgumentCaptor<T> {
  private let captor = Kagemusha.ArgumentCaptor<T>()

  /// Makes a captor that has seen nothing.
  public init() {}

  /// What was captured last.
  public var value: T? { captor.value }

  /// What was captured, oldest first.
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
