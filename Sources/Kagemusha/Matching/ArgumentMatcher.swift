/// Decides whether an argument is the wanted one.
public struct _ArgumentMatcher {
  private let describe: () -> String
  /// The reason why the matcher can match nothing at all; nil if it can.
  var problem: String?
  /// The wanted value, if there is one.
  let value: Any?
  private var condition: (Any) -> Bool
  /// Whether the matcher accepts arguments whose values are not known.
  package var acceptsUnrecorded = false
  /// Whether the matcher leaves an autoclosure unevaluated.
  var leavesUnevaluated = false
  /// The specificity of the matcher.
  var specificity = Specificity.condition
  /// Returns the differences of an argument that the matcher does not accept; nil if the text of the matcher says all.
  var differ: ((Any) -> [ValueDifference])?
  /// Whether the matcher stands for all types of a generic method.
  var isOfAnyType = false
  /// Gives a captor the argument of a call that matched as a whole.
  package var capture: ((Any) -> Void)?

  /// The specificity of a matcher, by which `MockMode.unambiguous` chooses among stubs.
  enum Specificity: Int, Comparable {
    case anything, condition, value

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// Returns the matcher with another specificity.
  func asking(_ specificity: Specificity) -> _ArgumentMatcher {
    var matcher = self
    matcher.specificity = specificity
    return matcher
  }

  /// The text of the matcher in messages: `42`, `any()`. It is written when a message needs it.
  var text: String { describe() }

  /// Describes a matcher.
  ///
  /// - Parameters:
  ///   - text: The text of the matcher in messages.
  ///   - problem: The reason why the matcher can match nothing at all; nil if it can.
  ///   - value: The wanted value, if there is one.
  ///   - accepts: Returns whether the matcher accepts an argument.
  package init(
    text: @autoclosure @escaping () -> String, problem: String? = nil,
    value: Any? = nil, accepts: @escaping (Any) -> Bool
  ) {
    self.describe = text
    self.problem = problem
    self.value = value
    condition = accepts
  }

  /// The matcher as a stub uses it: if it leaves an autoclosure unevaluated, it also accepts any value
  /// that another stub has asked for.
  var ofStub: _ArgumentMatcher {
    guard leavesUnevaluated else { return self }
    var matcher = self
    matcher.condition = { _ in true }
    return matcher
  }

  /// Returns whether the matcher accepts an argument.
  func accepts(_ argument: Any) -> Bool {
    argument is UnrecordedArgument ? acceptsUnrecorded : condition(argument)
  }

  /// Matches the arguments of type `Value` for which `accepts` returns true.
  static func typed<Value>(
    _ text: @autoclosure @escaping () -> String, value: Value? = nil,
    where accepts: @escaping (Value) -> Bool
  ) -> _ArgumentMatcher {
    _ArgumentMatcher(text: text(), value: value) { cast($0).map(accepts) ?? false }
  }

  /// Matches every argument of a type, even one whose value is not known.
  static func anything<Value>(_ type: Value.Type, text: String = "any()") -> _ArgumentMatcher {
    var matcher = typed(text) { (_: Value) in true }.asking(.anything)
    matcher.acceptsUnrecorded = true
    return matcher
  }

  /// Matches the arguments of type `Value` for which `accepts` returns true; none if there is a problem.
  static func typed<Value>(
    _ text: String, isPossible: Bool, where accepts: @escaping (Value) -> Bool
  ) -> _ArgumentMatcher {
    var matcher = typed(text, where: accepts)
    if !isPossible { matcher.problem = FailureText.unsatisfiable(text) }
    return matcher
  }

  /// Matches nothing, because the test asks for something impossible.
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

/// Returns the value as a `Value`; nil if it is of another type. A nil is a `Value` only if that type is optional.
func cast<Value>(_ argument: Any) -> Value? {
  argument as? Value
}

/// Collects the matchers that an argument leaves behind: one, if the test is right.
///
/// The collector serves one argument on one thread; only the compiler needs the lock.
final class MatcherCollector: Sendable {
  @TaskLocal static var current: MatcherCollector?
  private let found = Locked<[_ArgumentMatcher]>([])

  var matchers: [_ArgumentMatcher] { found.with { $0 } }

  func add(_ matcher: _ArgumentMatcher) {
    found.with { $0.append(matcher) }
  }
}

/// Adds a matcher to the current collector, and returns the nil that represents it.
///
/// Outside the call of a generated member, there is no collector, and the matcher is lost. That is
/// reported here, because its nil cannot be told from an intended nil later.
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
  /// Returns whether a call has as many arguments as there are matchers, and every matcher accepts its own.
  ///
  /// The loop uses an index: sequences allocate for each element while nothing is optimized, as in tests.
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
  /// Evaluates the argument for a parameter pack: a matcher of the whole pack, or a tuple of plain
  /// values, which are compared one by one.
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

  /// Returns the elements of a tuple; nil for a single value, which is also what a pack of one element is.
  private static func elements(of values: Any) -> [Any]? {
    let mirror = Mirror(reflecting: values)
    return mirror.displayStyle == .tuple ? mirror.children.map(\.value) : nil
  }
}
