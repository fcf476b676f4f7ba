import Kagemusha

/// A matcher for an argument.
///
///     func sameName(as user: User) -> ParameterMatcher<User> {
///       ParameterMatcher { $0.name == user.name }
///     }
///     verify(repository).save(sameName(as: .tanaka))
public struct ParameterMatcher<T>: Matchable {
  private let predicate: (T) -> Bool
  /// The text in messages.
  let text: () -> String
  /// Whether the matcher accepts arguments that do not outlive their call, and cannot be examined.
  var acceptsUnrecorded = false
  /// A function that takes the argument of a call that matches as a whole.
  var capture: ((T) -> Void)?

  /// Creates a matcher for the values for which a function returns true.
  ///
  ///     verify(repository).profile(id: ParameterMatcher { $0 > 7 })
  public init(matchesFunction: @escaping (T) -> Bool) {
    self.init("ParameterMatcher { … }", matchesFunction)
  }

  /// Creates a matcher for any value.
  ///
  ///     verify(repository).profile(id: ParameterMatcher())
  public init() {
    self.init("any()") { _ in true }
    acceptsUnrecorded = true
  }

  init(_ text: @autoclosure @escaping () -> String, _ predicate: @escaping (T) -> Bool) {
    self.predicate = predicate
    self.text = text
  }

  /// The matcher itself.
  ///
  ///     #expect(anyInt().or(equal(to: 7)).matcher.matches(8))
  public var matcher: ParameterMatcher<T> { self }

  /// Returns whether a value matches.
  ///
  ///     let isGreat = ParameterMatcher { $0 > 7 }
  ///     precondition(isGreat.matches(8))
  public func matches(_ input: T) -> Bool { predicate(input) }
}

extension ParameterMatcher: OptionalMatchable where T: OptionalProtocol {
  /// The type inside the optional.
  public typealias OptionalMatchedType = T.Wrapped

  /// The matcher itself.
  ///
  ///     #expect(notNil().optionalMatcher.matches(User.tanaka))
  public var optionalMatcher: ParameterMatcher<T.Wrapped?> {
    var matcher = ParameterMatcher<T.Wrapped?>(text()) { self.matches(T(optional: $0)) }
    matcher.acceptsUnrecorded = acceptsUnrecorded
    if let capture { matcher.capture = { capture(T(optional: $0)) } }
    return matcher
  }
}

extension _ArgumentMatcher {
  /// Returns the matcher of a value or a matcher. Generated code calls it.
  public static func matching<Value: Matchable>(_ matchable: Value) -> _ArgumentMatcher {
    _ArgumentMatcher(matchable.matcher, of: matchable)
  }

  /// Returns the matcher of a value or a matcher for an optional argument. Generated code calls it.
  public static func matchingOptional<Value: OptionalMatchable>(
    _ matchable: Value
  ) -> _ArgumentMatcher {
    _ArgumentMatcher(matchable.optionalMatcher, of: matchable)
  }

  private init<Value>(_ matcher: ParameterMatcher<Value>, of origin: Any) {
    let isMatcher = origin is any AnyParameterMatcher
    self.init(
      text: isMatcher ? matcher.text() : ArgumentText.describe(origin),
      value: isMatcher ? nil : origin
    ) { argument in
      (argument as? Value).map(matcher.matches) ?? false
    }
    acceptsUnrecorded = matcher.acceptsUnrecorded
    if let keep = matcher.capture {
      capture = { argument in
        if let value = argument as? Value { keep(value) }
      }
    }
  }
}

/// A parameter matcher of any type.
private protocol AnyParameterMatcher {}

extension ParameterMatcher: AnyParameterMatcher {}
