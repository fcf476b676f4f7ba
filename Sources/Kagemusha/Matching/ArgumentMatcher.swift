/// Says whether an argument is the one that is meant.
public struct ArgumentMatcher {
  /// How it shows in messages: `42`, `any()`.
  let text: String
  /// Why it can match nothing at all, if it cannot.
  var problem: String?
  let accepts: (Any) -> Bool
  /// What a captor does with an argument of a call that matched as a whole.
  var capture: ((Any) -> Void)?

  /// Evaluates one argument of a generated member: a plain value, or a matcher, which returns nil
  /// and leaves itself in the collector that is current while the argument is evaluated.
  public static func arg<Value>(_ argument: () -> Value?) -> ArgumentMatcher {
    let collector = MatcherCollector()
    let value = MatcherCollector.$current.withValue(collector) { argument() }
    if let matcher = collector.matcher { return matcher }
    if let value { return .value(value) }
    if Value.self is any ExpressibleByNilLiteral.Type { return .absence }
    return ArgumentMatcher(
      text: "nil", problem: FailureText.lostMatcher(of: Value.self), accepts: { _ in false })
  }
}

/// Holds the matcher that an argument leaves behind.
///
/// It is made for one argument, and no other thread sees it; the lock is there for the compiler.
final class MatcherCollector: Sendable {
  @TaskLocal static var current: MatcherCollector?
  private let found = Locked<ArgumentMatcher?>(nil)

  var matcher: ArgumentMatcher? {
    get { found.with { $0 } }
    set { found.with { $0 = newValue } }
  }
}

/// Leaves a matcher in the current collector, and returns the nil that stands for it.
///
/// Outside the call of a generated member there is none, and the matcher is lost: the nil that is
/// passed on later is then reported where it is used.
func leave<Value>(
  _ text: String, acceptsUnrecorded: Bool = false, capture: ((Value) -> Void)? = nil,
  where accepts: @escaping (Value) -> Bool
) -> Value? {
  var matcher = ArgumentMatcher(
    text: text,
    accepts: { argument in
      if argument is UnrecordedArgument { return acceptsUnrecorded }
      return cast(argument).map(accepts) ?? false
    })
  if let capture {
    matcher.capture = { argument in if let value: Value = cast(argument) { capture(value) } }
  }
  MatcherCollector.current?.matcher = matcher
  return nil
}

/// The value as a `Value`; nil if it is none. A nil value is a `Value` only if that is optional.
func cast<Value>(_ argument: Any) -> Value? {
  argument as? Value
}
