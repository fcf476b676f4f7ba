/// Says whether an argument is the one that is meant.
public struct _ArgumentMatcher {
  private let describe: () -> String
  /// Why it can match nothing at all, if it cannot.
  var problem: String?
  /// The value that is wanted, where there is one.
  let value: Any?
  private var condition: (Any) -> Bool
  /// Whether it accepts arguments whose values are not known.
  package var acceptsUnrecorded = false
  /// Whether it leaves an autoclosure unevaluated.
  var leavesUnevaluated = false
  /// How much it asks of an argument.
  var specificity = Specificity.condition
  /// Returns the differences of an argument that it does not accept, if it knows more than its text says.
  var differ: ((Any) -> [ValueDifference])?
  /// Whether all types of a generic method are meant.
  var isOfAnyType = false
  /// What a captor does with an argument of a call that matched as a whole.
  package var capture: ((Any) -> Void)?

  /// How much a matcher asks of an argument, as `MockMode.unambiguous` compares it.
  enum Specificity: Int, Comparable {
    case anything, condition, value

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Sets how much it asks of an argument.
  func asking(_ specificity: Specificity) -> _ArgumentMatcher {
    var matcher = self
    matcher.specificity = specificity
    return matcher
  }

  /// How it shows in messages: `42`, `any()`. It is written when a message asks for it.
  var text: String { describe() }

  /// Describes a matcher.
  ///
  /// - Parameters:
  ///   - text: How it shows in messages.
  ///   - problem: Why it can match nothing at all, if it cannot.
  ///   - value: The value that is wanted, where there is one.
  ///   - accepts: What is true for the arguments that it matches.
  package init(
    text: @autoclosure @escaping () -> String, problem: String? = nil,
    value: Any? = nil, accepts: @escaping (Any) -> Bool
  ) {
    self.describe = text
    self.problem = problem
    self.value = value
    condition = accepts
  }

  /// The matcher as a stub has it: what leaves an autoclosure unevaluated accepts any value that another stub has asked for.
  var ofStub: _ArgumentMatcher {
    guard leavesUnevaluated else { return self }
    var matcher = self
    matcher.condition = { _ in true }
    return matcher
  }

  /// Whether it accepts an argument.
  func accepts(_ argument: Any) -> Bool {
    argument is UnrecordedArgument ? acceptsUnrecorded : condition(argument)
  }

  /// Matches the arguments of type `Value` that `accepts` is true for.
  static func typed<Value>(
    _ text: @autoclosure @escaping () -> String, value: Value? = nil,
    where accepts: @escaping (Value) -> Bool
  ) -> _ArgumentMatcher {
    _ArgumentMatcher(text: text(), value: value) { cast($0).map(accepts) ?? false }
  }

  /// Matches every argument of a type, also one whose value is not known.
  static func anything<Value>(_ type: Value.Type, text: String = "any()") -> _ArgumentMatcher {
    var matcher = typed(text) { (_: Value) in true }.asking(.anything)
    matcher.acceptsUnrecorded = true
    return matcher
  }

  /// Matches the arguments of type `Value` that `accepts` is true for, which may be none at all.
  static func typed<Value>(
    _ text: String, isPossible: Bool, where accepts: @escaping (Value) -> Bool
  ) -> _ArgumentMatcher {
    var matcher = typed(text, where: accepts)
    if !isPossible { matcher.problem = FailureText.unsatisfiable(text) }
    return matcher
  }

  /// Matches nothing, because the test asks for something that cannot be.
  static func impossible(_ problem: String) -> _ArgumentMatcher {
    _ArgumentMatcher(text: "nil", problem: problem) { _ in false }
  }

  /// Evaluates one argument of a generated member: a plain value, or a matcher, which returns nil
  /// and leaves itself in the collector that is current while the argument is evaluated.
  public static func arg<Value>(_ argument: () -> Value?) -> _ArgumentMatcher {
    let matcher = autoclosure(argument)
    return matcher.leavesUnevaluated ? impossible(FailureText.noAutoclosure(matcher.text)) : matcher
  }

  /// Evaluates an argument of a generated member that stands for an autoclosure of the requirement.
  public static func autoclosure<Value>(_ argument: () -> Value?) -> _ArgumentMatcher {
    let collector = MatcherCollector()
    let value = MatcherCollector.$current.withValue(collector) { argument() }
    let matchers = collector.matchers
    if let matcher = matchers.first {
      let isAlone = matchers.count == 1 && (value.map { nilDepth($0) != nil } ?? true)
      return isAlone ? matcher : impossible(FailureText.mixedMatcher(matcher.text))
    }
    if let value {
      // `.some(nil)` becomes the same optional as a variable that is nil.
      if nilDepth(value) == 0, isNestedOptional(Value.self) {
        return impossible(FailureText.uncertainNil(Value.self))
      }
      return .value(value)
    }
    if let type = Value.self as? any ExpressibleByNilLiteral.Type {
      return .value(type.init(nilLiteral: ()))
    }
    return impossible(FailureText.lostMatcher(of: Value.self))
  }
}

/// The value as a `Value`; nil if it is none. A nil value is a `Value` only if that is optional.
func cast<Value>(_ argument: Any) -> Value? {
  argument as? Value
}

/// Holds the matchers that an argument leaves behind: one, if the test is right.
///
/// It is made for one argument, and no other thread sees it; the lock is there for the compiler.
final class MatcherCollector: Sendable {
  @TaskLocal static var current: MatcherCollector?
  private let found = Locked<[_ArgumentMatcher]>([])

  var matchers: [_ArgumentMatcher] { found.with { $0 } }

  func add(_ matcher: _ArgumentMatcher) {
    found.with { $0.append(matcher) }
  }
}

/// Leaves a matcher in the current collector, and returns the nil that stands for it.
///
/// Outside the call of a generated member there is none, and the matcher is lost. That is reported
/// here: later, nobody can tell its nil from one that is meant.
package func register<Value>(
  _ matcher: _ArgumentMatcher, _ file: StaticString, _ line: UInt
) -> Value? {
  if let collector = MatcherCollector.current {
    collector.add(matcher)
  } else {
    UnattributedFailures.report(
      FailureText.strayMatcher(matcher.text, at: SourcePlace(file: file, line: line)))
  }
  return nil
}

extension [_ArgumentMatcher] {
  /// Whether a call has as many arguments, and every matcher accepts its own.
  ///
  /// It walks by index: sequences need memory for each element while nothing is optimized, as in tests.
  func accept(_ call: Invocation) -> Bool {
    let arguments = call.arguments(count: count)
    guard arguments.count == count else { return false }
    var index = 0
    while index < count {
      if !self[index].accepts(arguments[index]) { return false }
      index += 1
    }
    return true
  }

  /// Returns the number of arguments of a call that are not accepted.
  func mismatches(in call: Invocation) -> Int {
    let arguments = call.arguments(count: count)
    var found = 0
    var index = 0
    while index < Swift.min(count, arguments.count) {
      if !self[index].accepts(arguments[index]) { found += 1 }
      index += 1
    }
    return found
  }
}

extension _ArgumentMatcher {
  /// Evaluates what stands for a parameter pack: a matcher of the whole, or a tuple of plain values,
  /// which are compared one by one.
  public static func pack<Values>(_ argument: () -> Values?) -> _ArgumentMatcher {
    var values: Values?
    var matcher = arg { () -> Values? in
      values = argument()
      return values
    }
    guard let values, matcher.value != nil, let elements = elements(of: values) else {
      return matcher
    }
    let matchers = elements.map { _ArgumentMatcher.value($0) }
    matcher = _ArgumentMatcher(
      text: ArgumentText.describe(values), problem: matchers.lazy.compactMap(\.problem).first,
      value: values
    ) { argument in
      guard let arguments = Self.elements(of: argument) else { return false }
      return arguments.count == matchers.count
        && zip(matchers, arguments).allSatisfy { $0.accepts($1) }
    }
    return matcher
  }

  /// The elements of a tuple; nil for a single value, which is what a pack of one is.
  private static func elements(of values: Any) -> [Any]? {
    let mirror = Mirror(reflecting: values)
    return mirror.displayStyle == .tuple ? mirror.children.map(\.value) : nil
  }
}
