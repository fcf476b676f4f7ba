/// A call that a mock received.
struct Invocation {
  let name: MemberName
  let types: CallTypes
  /// The number of the call among the calls of all mocks, from 1.
  let order: UInt64
  private let content: CallContent
  /// The place of the stub that answered the call; nil if none did.
  var answeredBy: SourcePlace?
  /// Whether a `verify` has matched the call.
  var isVerified = false
  /// Whether a child mock answered the call; the calls of the child are verified instead.
  var isAnsweredByChild = false

  /// Describes a call.
  ///
  /// - Parameters:
  ///   - name: The requirement.
  ///   - types: The types of the call.
  ///   - order: The number of the call among the calls of all mocks.
  ///   - arguments: The tuple of arguments, unless one of them does not outlive the call.
  ///   - parts: The arguments one by one, if the tuple is not kept.
  init(name: MemberName, types: CallTypes, order: UInt64, arguments: Any?, parts: [Any]?) {
    self.name = name
    self.types = types
    self.order = order
    content = CallContent(arguments, parts)
  }

  /// The tuple of arguments, unless one of them does not outlive the call.
  var arguments: Any? { content.whole }

  /// Whether the values of some arguments are not known.
  var hasUnknown: Bool { content.parts != nil }

  /// Whether the call need not be verified any more.
  func isSettled(ignoringStubbed: Bool) -> Bool {
    isVerified || isAnsweredByChild || (ignoringStubbed && answeredBy != nil)
  }

  /// Whether the call is that of an initializer, which made the mock.
  var isInitializer: Bool { name.base == "init" }

  /// Returns the arguments one by one, given their number.
  func arguments(count: Int) -> [Any] {
    if let parts = content.parts { return parts }
    guard let whole = content.whole, count > 0 else { return [] }
    // The setter of a subscript without an index has the value as its only argument.
    if count == 1, name.kind == .setter, name.base == "subscript" {
      return content.elements?.suffix(1) ?? []
    }
    guard count > 1 else { return [whole] }
    let elements = content.elements ?? []
    guard elements.count == 2, count > 2 else { return elements }
    // The setter of a subscript is called with its index, itself a tuple, and the value.
    return split(elements[0], into: count - 1) + [elements[1]]
  }
}

/// The arguments of a call, which all copies of the call share.
private final class CallContent {
  let whole: Any?
  let parts: [Any]?
  /// The elements of the tuple, which is split once; nil if the only argument is no tuple.
  let elements: [Any]?

  init(_ whole: Any?, _ parts: [Any]?) {
    self.whole = whole
    self.parts = parts
    elements = whole.flatMap { TupleLayout.elements(of: $0) }
  }
}

/// Splits a tuple of arguments.
///
/// The setter of a subscript is called with its index, itself a tuple, and the value.
func split(_ arguments: Any, into count: Int) -> [Any] {
  guard count > 0 else { return [] }
  guard count > 1 else { return [arguments] }
  let parts = TupleLayout.elements(of: arguments) ?? []
  guard parts.count == 2, count > 2 else { return parts }
  return split(parts[0], into: count - 1) + [parts[1]]
}

/// The types of a call; for a generic requirement, those of one specialization.
struct CallTypes: Equatable {
  let arguments: Any.Type
  let output: Any.Type

  init(_ arguments: Any.Type, _ output: Any.Type) {
    self.arguments = arguments
    self.output = output
  }

  /// The text of the types in messages: `(id: Int) -> String`.
  var text: String { "\(arguments) -> \(output)" }

  static func == (left: Self, right: Self) -> Bool {
    left.arguments == right.arguments && left.output == right.output
  }
}

/// Numbers the calls of all mocks in the order in which they came, so that `inOrder` works across
/// mocks.
enum CallClock {
  private static let last = Locked<UInt64>(0)

  static func next() -> UInt64 {
    last.with { last in
      last += 1
      return last
    }
  }
}
